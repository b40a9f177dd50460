import { Link } from "@remix-run/react";
import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { graphql } from "~/graphql/generated";
import type {
  ContractDecision,
  ContractFactsFragment,
  PreviewFactsFragment,
} from "~/graphql/generated/graphql";
import { decimalText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tag, type TagTone } from "~/ui/notes/tag.tsx";
import type { DecisionOutcome } from "./decide.server.ts";
import type { ContractName } from "./kinds.ts";
import { PreviewNote } from "./preview-note.tsx";
import { TagsLine } from "./tags-line.tsx";
import { endsInDays, termsFacts } from "./terms-facts.ts";

graphql(`
  fragment ContractFacts on Contract {
    id
    from
    to
    tags
    state
    offeredAt
    decidedAt
    frozen
    over
    endedBy
    endReason
    unpaid
    willTerminate {
      account
      rate
    }
    terms {
      ...ContractTermsFacts
    }
  }
`);

interface Props {
  contract: ContractFactsFragment;
  /** For an offer to the viewer: what it would have paid. */
  preview?: PreviewFactsFragment | null;
  /** Whether the viewer receives the payments or makes them. */
  side: "paid" | "pays";
  name: ContractName;
  /** Set if no heading above shows the kind. */
  withKind?: boolean;
  /** The address for renewing a contract that the viewer gave. */
  renewTo?: string;
  /** When the page was rendered, in ms since the epoch. */
  now: number;
  /** The result of the page's form without JavaScript. */
  before: DecisionOutcome | undefined;
}

const tones: Record<ContractFactsFragment["state"], TagTone> = {
  OFFERED: "accent",
  ACTIVE: "gain",
  REJECTED: "danger",
  TERMINATED: "quiet",
};

/** A contract or an offer: the other party, its terms, its consequences, and the possible decisions (S31). */
export function ContractCard({
  contract,
  preview,
  side,
  name,
  withKind = false,
  renewTo,
  now,
  before,
}: Props) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const { id, state, from, to, tags, offeredAt, decidedAt, frozen, over, terms } = contract;
  const left = endsInDays(terms, now);
  const waits = state === "OFFERED";
  const other = side === "paid" ? from : to;
  const when = waits ? offeredAt : decidedAt;
  return (
    <Card as="li" pad="snug">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="mr-auto">
          <p className="font-semibold">
            {t(side === "paid" ? "agentCenter.contracts.from" : "agentCenter.contracts.to", {
              account: other,
            })}
          </p>
          <TagsLine tags={tags} />
        </div>
        {withKind ? <Tag>{t(`agentCenter.contracts.kinds.${name}`)}</Tag> : null}
        {left === null ? null : (
          <Tag tone="danger">{t("agentCenter.contracts.endsIn", { count: left })}</Tag>
        )}
        {frozen ? <Tag tone="danger">{t("agentCenter.contracts.frozen")}</Tag> : null}
        <Tag tone={tones[state]}>{t(`agentCenter.contracts.states.${state}`)}</Tag>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {termsFacts(terms, i18n).map(({ key, name: said, value }) => (
          <div key={key}>
            <dt className="text-xs text-quiet">{said}</dt>
            <dd className="figures text-sm font-semibold">{value}</dd>
          </div>
        ))}
        {when == null ? null : (
          <div>
            <dt className="text-xs text-quiet">
              {t(waits ? "agentCenter.contracts.offeredAt" : "agentCenter.contracts.since")}
            </dt>
            <dd className="figures text-sm font-semibold">{date(when, "day")}</dd>
          </div>
        )}
      </dl>
      {preview ? <PreviewNote preview={preview} /> : null}
      {waits && over ? (
        <p className="mt-3 text-sm text-pretty">{t("agentCenter.contracts.over")}</p>
      ) : null}
      {waits && side === "paid" && !over ? <Consequences contract={contract} /> : null}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {waits && side === "paid" ? (
          <>
            {over ? null : <Decide id={id} name={name} decision="ACCEPT" before={before} />}
            <Decide id={id} name={name} decision="REJECT" before={before} />
          </>
        ) : (
          <Decide id={id} name={name} decision="TERMINATE" takeBack={waits} before={before} />
        )}
        {renewTo && !waits ? (
          <Link to={renewTo} className={buttonLook({ tone: "quiet", size: "tight" })}>
            {t("agentCenter.contracts.renew")}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}

/** The consequences of accepting an offer (S32, S33), shown before the decision. */
function Consequences({ contract }: { contract: ContractFactsFragment }) {
  const { t, language } = useI18n();
  const { willTerminate, unpaid } = contract;
  const said = [
    ...willTerminate.map(({ account, rate }) =>
      t("agentCenter.contracts.willTerminate", { account, rate: decimalText(rate, language) }),
    ),
    ...(unpaid ? [t("agentCenter.contracts.unpaid")] : []),
  ];
  if (said.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-sm">
      {said.map((each) => (
        <li key={each} className="flex gap-2">
          <i className="icon-triangle-alert mt-0.5 size-4 shrink-0 text-gold" />
          <span>{each}</span>
        </li>
      ))}
    </ul>
  );
}

interface DecideProps {
  id: string;
  name: ContractName;
  decision: ContractDecision;
  /** True for withdrawing an offer, false for ending a contract. */
  takeBack?: boolean;
  before: DecisionOutcome | undefined;
}

/** A decision with a confirmation. Submitting it twice has one effect (S31). */
function Decide({ id, name, decision, takeBack = false, before }: DecideProps) {
  const { t } = useI18n();
  const words = takeBack ? "TAKE_BACK" : decision;
  const good = decision === "ACCEPT";
  return (
    <ConfirmDisclosure
      name={`contract-${id}-${decision}`}
      look={good ? "accent" : "wary"}
      summary={t(`agentCenter.contracts.decide.${words}`)}
      question={t(`agentCenter.contracts.ask.${words}`)}
      now={t(`agentCenter.contracts.now.${words}`)}
      intent={decision}
      tone={good ? "accent" : "danger"}
      sent={{ requestId: id, kind: name }}
      before={before?.id === id ? before : undefined}
    />
  );
}
