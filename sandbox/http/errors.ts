interface ErrorKind {
  errorNo: number;
  /** HTTP status of the response: 200 for errors that a caller is expected to handle. */
  status: number;
  message: string;
}

const kinds = {
  "login.not.session": { errorNo: 401, status: 401, message: "Please log in" },
  "user.or.token.invalid": { errorNo: 401, status: 401, message: "The token is not valid" },
  CUSTOMER_NOT_LOGIN: { errorNo: 401, status: 401, message: "Please log in" },
  token_ip_different: {
    errorNo: 401,
    status: 401,
    message: "The token belongs to another address",
  },
  "login.password.error": { errorNo: 1001, status: 200, message: "Wrong name or password" },
  "login.captcha.error": { errorNo: 1002, status: 200, message: "The captcha is missing or wrong" },
  login_verify_required: { errorNo: 1003, status: 200, message: "A second step is required" },
  "account.locked": { errorNo: 1004, status: 200, message: "The account is locked" },
  "token.scope": { errorNo: 1434, status: 200, message: "The token is not for this call" },
  TOO_MANY_REQUESTS: { errorNo: 429, status: 429, message: "Too many requests" },
  "function.not.available": { errorNo: 543, status: 200, message: "The function is not available" },
  request_param_err: { errorNo: 400, status: 400, message: "A parameter is wrong" },
  request_body_required: { errorNo: 400, status: 400, message: "A body is required" },
  http_method_not_support: { errorNo: 459, status: 405, message: "The method is not supported" },
  "path.not.found": { errorNo: 404, status: 404, message: "No such path" },
  "payload.encryption.required": {
    errorNo: 1101,
    status: 400,
    message: "An encrypted payload is required",
  },
  "payload.encryption.invalid": {
    errorNo: 1102,
    status: 400,
    message: "The payload cannot be read",
  },
  "payload.replayed": { errorNo: 1103, status: 400, message: "The payload was seen before" },
  "game.not.found": { errorNo: 1201, status: 200, message: "No such game" },
  "game.maintenance": { errorNo: 1202, status: 200, message: "The game is under maintenance" },
  "vendor.refused": { errorNo: 1203, status: 200, message: "The vendor refused the launch" },
  "room.full": { errorNo: 1206, status: 200, message: "No seat is left in the room" },
  "room.closed": { errorNo: 1207, status: 200, message: "The room is closed" },
  "balance.not.enough": { errorNo: 1204, status: 200, message: "The balance is too low" },
  "trial.not.allowed": { errorNo: 1205, status: 200, message: "Not for trial accounts" },
  "sms.too.soon": { errorNo: 1301, status: 200, message: "A code was sent a moment ago" },
  "sms.daily.limit": { errorNo: 1302, status: 200, message: "No more codes today" },
  "sms.code.error": { errorNo: 1303, status: 200, message: "The code is wrong" },
  "sms.code.expired": { errorNo: 1304, status: 200, message: "The code has expired" },
  "affiliate.invalid": { errorNo: 1305, status: 200, message: "No such affiliate code" },
  "member.exists": { errorNo: 1306, status: 200, message: "The name is taken" },
  "member.unknown": { errorNo: 1307, status: 200, message: "No such member" },
  "social.account.unknown": { errorNo: 1311, status: 200, message: "Nobody has this account" },
  "social.account.conflict": { errorNo: 1312, status: 200, message: "Somebody else has it" },
  "social.token.invalid": { errorNo: 1313, status: 200, message: "The token is not valid" },
  "register.field": { errorNo: 1308, status: 200, message: "A field is not acceptable" },
  "password.old.error": { errorNo: 1309, status: 200, message: "The old password is wrong" },
  "password.same": { errorNo: 1310, status: 200, message: "The new password is the old one" },
  "password.state": { errorNo: 1314, status: 200, message: "The account has a password" },
  "payment.password.missing": { errorNo: 1401, status: 200, message: "No payment password yet" },
  "payment.password.error": { errorNo: 1402, status: 200, message: "Wrong payment password" },
  "payment.password.locked": { errorNo: 1403, status: 200, message: "Too many wrong tries" },
  "amount.out.of.range": { errorNo: 1404, status: 200, message: "The amount is out of range" },
  "currency.not.found": { errorNo: 1431, status: 200, message: "No such currency in the team" },
  "currency.other": { errorNo: 1432, status: 200, message: "The account has another currency" },
  "transfer.not.related": { errorNo: 1405, status: 200, message: "Not in the caller's line" },
  "wager.open": { errorNo: 1415, status: 200, message: "The wager is not played yet" },
  "point.not.enough": { errorNo: 1406, status: 200, message: "Not enough points" },
  "product.sold.out": { errorNo: 1407, status: 200, message: "Sold out" },
  "contract.state": { errorNo: 1408, status: 200, message: "Not in this state of the contract" },
  "contract.ended": { errorNo: 1416, status: 200, message: "The end of the contract has passed" },
  "rate.start": { errorNo: 1433, status: 200, message: "Rates start on a later day" },
  "contract.rate": { errorNo: 1409, status: 200, message: "The rate is too high" },
  "limit.stake": { errorNo: 1417, status: 200, message: "Above the limit on a bet" },
  "limit.deposit": { errorNo: 1418, status: 200, message: "Above the limit on deposits" },
  "limit.wait": { errorNo: 1419, status: 200, message: "The higher limit cannot be confirmed now" },
  "deposit.state": { errorNo: 1414, status: 200, message: "The deposit is settled" },
  "withdrawal.state": { errorNo: 1410, status: 200, message: "The withdrawal is decided" },
  "reward.state": { errorNo: 1411, status: 200, message: "The reward cannot be claimed now" },
  "request.conflict": { errorNo: 1412, status: 200, message: "The request id was used before" },
  "feature.off": { errorNo: 1413, status: 200, message: "The feature is switched off" },
  "#727": { errorNo: 727, status: 200, message: "System busy" },
  "#734": { errorNo: 734, status: 200, message: "The previous game has not finished" },
  "system.maintenance": { errorNo: 503, status: 200, message: "The system is being maintained" },
  "system.error": { errorNo: 500, status: 500, message: "System error" },
} satisfies Record<string, ErrorKind>;

/** The platform's error codes (E38). */
export type ErrorCode = keyof typeof kinds;

/** An error of a call, which is returned in the failure envelope. */
export class PlatformError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: { detail?: string; value?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(options.detail ?? kinds[code].message);
  }
}

/** Returns number, status and text of a code. An unknown code, which only a fault can set, has status 200. */
export function errorKind(code: string): ErrorKind {
  const known: Record<string, ErrorKind> = kinds;
  return known[code] ?? { errorNo: 9999, status: 200, message: "The request failed" };
}
