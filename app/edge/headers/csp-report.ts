/** Logs CSP reports of browsers, one line each and at most thirty a minute. */
import { logSecurityEvent, type SecurityLogger } from "../../../gateway/access/security-events.ts";

/** The origin of the portal, and how the log has a path of it. */
interface OwnPages {
  own: string;
  pathOf(pathname: string): Promise<string>;
}

const perMinute = 30;
let minute = 0;
let linesInMinute = 0;

/** Whether this isolate may log one more report now. The limit protects the log from floods. */
function mayLog(now: number): boolean {
  const current = Math.floor(now / 60_000);
  if (current !== minute) [minute, linesInMinute] = [current, 0];
  linesInMinute += 1;
  return linesInMinute <= perMinute;
}

/** A URL without its query and fragment, which may hold personal data; of our own pages the path as the log has it. */
async function loggedUrl(value: unknown, { own, pathOf }: OwnPages): Promise<string | undefined> {
  if (typeof value !== "string") return undefined;
  const url = URL.parse(value);
  if (url?.origin === own) return own + (await pathOf(url.pathname)).slice(0, 200);
  return value.split(/[?#]/)[0]?.slice(0, 200);
}
const shortText = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : undefined);

/** Returns the report of a `report-uri` body, or the first report of a Reporting API body. */
function reportOf(body: unknown): Record<string, unknown> | null {
  const first: unknown = Array.isArray(body) ? body[0]?.body : undefined;
  const single: unknown =
    typeof body === "object" && body !== null && "csp-report" in body
      ? body["csp-report"]
      : undefined;
  const report = first ?? single;
  return typeof report === "object" && report !== null ? (report as Record<string, unknown>) : null;
}

/** Logs a report and answers 204, for unreadable reports too. The request's body is already limited. */
export async function collectReport(
  request: Request,
  logger: SecurityLogger,
  now: number,
  pages: OwnPages,
): Promise<Response> {
  const report = reportOf(await request.json().catch(() => null));
  if (report && mayLog(now)) {
    logSecurityEvent(logger, "csp.report", {
      directive: shortText(
        report["effective-directive"] ?? report.effectiveDirective ?? report["violated-directive"],
      ),
      blocked: await loggedUrl(report["blocked-uri"] ?? report.blockedURL, pages),
      page: await loggedUrl(report["document-uri"] ?? report.documentURL, pages),
    });
  }
  return new Response(null, { status: 204 });
}
