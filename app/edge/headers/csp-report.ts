/** Logs CSP reports of browsers, one line each and at most thirty a minute. */
import { logSecurityEvent, type SecurityLogger } from "../../../gateway/access/security-events.ts";

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

/** A URL without its query and fragment, which may hold personal data. */
const withoutQuery = (value: unknown) =>
  typeof value === "string" ? value.split(/[?#]/)[0]?.slice(0, 200) : undefined;
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
): Promise<Response> {
  const report = reportOf(await request.json().catch(() => null));
  if (report && mayLog(now)) {
    logSecurityEvent(logger, "csp.report", {
      directive: shortText(
        report["effective-directive"] ?? report.effectiveDirective ?? report["violated-directive"],
      ),
      blocked: withoutQuery(report["blocked-uri"] ?? report.blockedURL),
      page: withoutQuery(report["document-uri"] ?? report.documentURL),
    });
  }
  return new Response(null, { status: 204 });
}
