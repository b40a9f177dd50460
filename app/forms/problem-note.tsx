import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Contacts } from "~/components/sign-in/contacts.tsx";
import { useCountdown } from "~/components/use-countdown.ts";
import type { RefusalReason } from "~/graphql/generated/graphql";
import { type I18n, type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import type { LoginProblem } from "./outcome.ts";

const refusals: Partial<Record<RefusalReason, MessageKey>> = {
  NOT_OFFERED: "session.notOffered",
  PLATFORM_UNAVAILABLE: "session.unavailable",
  VERIFICATION_UNAVAILABLE: "session.humanUnavailable",
  OUTCOME_UNKNOWN: "session.outcomeUnknown",
  REGION_BLOCKED: "session.region",
  IN_PROGRESS: "session.inProgress",
};

/** The text of a problem; null where the fields say it themselves. */
export function problemText(
  problem: LoginProblem,
  secondsLeft: number,
  t: I18n["t"],
): string | null {
  switch (problem.kind) {
    case "none":
    case "fields":
      return null;
    case "credentials":
      return t("session.invalid");
    case "captcha":
      return t(problem.wrong ? "session.captchaWrong" : "session.captchaNeeded");
    case "secondFactor":
      return t("session.secondFactor");
    case "notAllowed":
      return t(problem.reason === "AGENTS_ONLY" ? "session.agentsOnly" : "session.notMember");
    case "throttled":
      return waitText(secondsLeft, t);
    case "refused":
      return t(refusals[problem.reason] ?? "session.refused");
    case "failed":
      return t("session.unavailable");
  }
}

/** How long a wait still is, in the unit that one would say it in. */
function waitText(seconds: number, t: I18n["t"]): string {
  if (seconds <= 0) return t("session.throttledOver");
  if (seconds <= 120) return t("session.throttled", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return t("session.throttledMinutes", { count: minutes });
  return t("session.throttledHours", { count: Math.ceil(minutes / 60) });
}

interface LoginNoteProps {
  problem: LoginProblem;
  contacts: readonly { name: string; url: string }[];
}

/** Says why the login did not work (E6, E7, E18, E19, E21), with a countdown where there is a wait. */
export function LoginNote({ problem, contacts }: LoginNoteProps) {
  const { t } = useI18n();
  const wait = problem.kind === "throttled" ? problem.retryAfterMs : 0;
  const left = useCountdown(wait, problem);
  const said = problemText(problem, left, t);
  if (!said) return null;
  const needsPerson = ["secondFactor", "notAllowed", "refused"].includes(problem.kind);
  return (
    <div
      role="alert"
      // A count that ticks would be read out every second.
      aria-live={problem.kind === "throttled" ? "off" : undefined}
      className="rounded-control border border-danger/50 bg-danger/10 p-3 text-sm"
    >
      <p className="flex gap-2.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
        <span className="figures">{said}</span>
      </p>
      {needsPerson ? <Contacts contacts={contacts} /> : null}
    </div>
  );
}
