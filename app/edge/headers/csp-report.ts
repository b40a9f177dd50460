/** The collector of CSP reports: one log line each, and no more than a few a minute. */
import { logSecurityEvent, type SecurityLogger } from "../../../gateway/access/security-events.ts";

const perMinute = 30;
let minute = 0;
let linesInMinute = 0;

/** Whether this isolate may log one more report now; whoever floods the collector fills no log. */
function mayLog(now: number): boolean {
  const current = Math.floor(now / 60_000);
  if (current !== minute) [minute, linesInMinute] = [current, 0];
  linesInMinute += 1;
  return linesInMinute <= perMinute;
}

/** Where something is, without query and fragment, which may hold what is nobody's business. */
const placeOf = (value: unknown) =>
  typeof value === "string" ? value.split(/[?#]/)[0]?.slice(0, 200) : undefined;
const wordOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : undefined);

/** The one report of a `report-uri` body, or the first of a Reporting API body. */
function reportOf(body: unknown): Record<string, unknown> | null {
  const first: unknown = Array.isArray(body) ? body[0]?.body : undefined;
  const single: unknown =
    typeof body === "object" && body !== null && "csp-report" in body
      ? body["csp-report"]
      : undefined;
  const report = first ?? single;
  return typeof report === "object" && report !== null ? (report as Record<string, unknown>) : null;
}

/** Takes a report (a capped body) and answers 204, whatever it was. */
export async function collectReport(
  request: Request,
  teller: SecurityLogger,
  now: number,
): Promise<Response> {
  const report = reportOf(await request.json().catch(() => null));
  if (report && mayLog(now)) {
    logSecurityEvent(teller, "csp.report", {
      directive: wordOf(
        report["effective-directive"] ?? report.effectiveDirective ?? report["violated-directive"],
      ),
      blocked: placeOf(report["blocked-uri"] ?? report.blockedURL),
      page: placeOf(report["document-uri"] ?? report.documentURL),
    });
  }
  return new Response(null, { status: 204 });
}
