import type { Call } from "./call.ts";
import { PlatformError } from "./errors.ts";
import { languageCode } from "./language.ts";

const merchantPattern = /^[A-Za-z0-9_-]{2,40}$/;

/** The checked headers of a call. */
export interface CallHeaders {
  merchant: string;
  languageCode: string;
  token: string | null;
  ip: string;
}

/**
 * Checks `Merchant` (exactly one: A89), `ModuleId` (one that the call accepts), `Language` and the rule for
 * tokens. A second merchant or another module is refused with `function.not.available` #543.
 */
export function readCallHeaders(call: Call, headers: Headers): CallHeaders {
  return {
    merchant: readMerchant(call, headers),
    languageCode: readLanguage(headers),
    token: readToken(call, headers),
    ip: headers.get("X-Real-IP") ?? "0.0.0.0",
  };
}

function readMerchant(call: Call, headers: Headers): string {
  const merchant = headers.get("Merchant") ?? "";
  // Fetch joins repeated headers with a comma, and no merchant code contains one.
  if (merchant.includes(",")) {
    throw new PlatformError("function.not.available", { detail: "more than one Merchant header" });
  }
  if (!merchantPattern.test(merchant)) {
    throw new PlatformError("request_param_err", { detail: "Merchant header" });
  }
  if (!call.modules.includes(headers.get("ModuleId") ?? "")) {
    throw new PlatformError("function.not.available", { detail: "ModuleId header" });
  }
  return merchant;
}

function readLanguage(headers: Headers): string {
  const code = headers.get("Language") ?? "";
  if (!languageCode.test(code)) {
    throw new PlatformError("request_param_err", { detail: "Language header" });
  }
  return code;
}

function readToken(call: Call, headers: Headers): string | null {
  const token = headers.get("Authorization");
  if (token === null) {
    if (call.token === "required") throw new PlatformError("login.not.session");
    return null;
  }
  // A token sent to a call without authentication could leak, so it is refused.
  if (call.token === "none") {
    throw new PlatformError("request_param_err", { detail: "no Authorization is expected here" });
  }
  return token;
}
