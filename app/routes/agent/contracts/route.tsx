import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { ContractCard } from "~/components/contracts/contract-card.tsx";
import { contractsHref, renewHref } from "~/components/contracts/contracts-href.ts";
import { decide } from "~/components/contracts/decide.server.ts";
import { History } from "~/components/contracts/history.tsx";
import { contractNames, kindNamed } from "~/components/contracts/kinds.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { ButtonAnchor } from "~/ui/controls/button.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { AboveOwn } from "./above-own.tsx";
import { offer, offerIntents } from "./contract-changes.server.ts";
import { OfferForm } from "./offer-form.tsx";
import { typedTerms } from "./typed-terms.ts";

/** The contracts of one kind (CA40); offers with what they would have paid (CA67). */
const AgentContracts = graphql(`
  query AgentContracts($kind: ContractKind!) {
    contracts {
      ofKind(kind: $kind) {
        mine {
          ...ContractFacts
        }
        offers {
          ...ContractFacts
          preview {
            ...PreviewFacts
          }
        }
        given {
          ...ContractFacts
        }
        ended {
          ...ContractFacts
        }
        givenAboveOwn {
          account
          rate
        }
      }
    }
  }
`);

export const handle: PageHandle = { requiresCountry: "page" };

const dones = ["OFFER", "ACCEPT", "REJECT", "TERMINATE"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * M13: contracts about dividend and salary, from both sides (CA40, S31–S33). `kind` is one of the four,
 * `to` whom the offer below is for, `like` the contract whose terms it begins with.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { name, kind } = kindNamed(query.get("kind"));
  const answer = await queryAgent(request, context, [AgentContracts, { kind }]);
  const part = partOf(answer, ({ contracts }) => contracts?.ofKind);
  const like = "data" in part ? part.data.given.find(({ id }) => id === query.get("like")) : null;
  return {
    title: pageTitle(context, "agentCenter.shell.pages.contracts"),
    name,
    part,
    // What the agent is paid on, beside each field of an offer.
    own: "data" in part && part.data.mine ? typedTerms(part.data.mine.terms) : null,
    now: context.now(),
    start: {
      account: (like?.to ?? query.get("to") ?? "").slice(0, 60),
      ...(like ? typedTerms(like.terms) : {}),
    },
    // One form, one offer: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/**
 * `intent` is ACCEPT, REJECT or TERMINATE with the contract's `requestId` (C48–C51), or one of
 * `offerIntents` with the fields of the offer's form (CA67).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  const form = await request.formData();
  const { name, kind } = kindNamed(new URL(request.url).searchParams.get("kind"));
  const { intent } = readForm(form, {});
  const isOffer = offerIntents.find((each) => each === intent) !== undefined;
  return isOffer
    ? offer(context, { form, name, kind, intent })
    : decide(context, form, (decision) => contractsHref(name, { done: decision }));
}

export default function Contracts() {
  const { t } = useI18n();
  const { part, name, now, start, own, idempotencyKey } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const offers = useAgentOffers();
  const requested = useSearchParams()[0].get("done");
  const done = dones.find((each) => each === requested);
  const title = t("agentCenter.shell.pages.contracts");
  const kind = t(`agentCenter.contracts.kinds.${name}`);
  const ofForm = before && "form" in before ? before : undefined;
  const ofContract = before && !("form" in before) ? before : undefined;
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.contracts.lead")} />
      {offers("CONTRACTS_RUNNING") ? (
        <p className="mb-3 text-sm">
          <Link
            to="/agentHome/contracts/all"
            className="finger font-semibold text-accent hover:underline"
          >
            {t("agentCenter.contracts.byAccount")}
          </Link>
        </p>
      ) : null}
      <div className="mb-5 overflow-x-auto">
        <Tabs
          label={t("agentCenter.contracts.kindsLabel")}
          look="slim"
          tabs={contractNames.map((each) => ({
            name: each,
            to: contractsHref(each, start.account ? { to: start.account } : {}),
            text: t(`agentCenter.contracts.kinds.${each}`),
          }))}
          now={name}
        />
      </div>
      {done && !before ? <DoneNote>{t(`agentCenter.contracts.done.${done}`)}</DoneNote> : null}
      <PartBlock part={part} name={kind}>
        {({ mine, offers: offered, given, ended, givenAboveOwn }) => {
          const open = given.filter(({ state }) => state === "OFFERED" || state === "ACTIVE");
          const over = given.filter((each) => !open.includes(each));
          const card = { name, now, before: ofContract };
          return (
            <div className="grid items-start gap-x-5 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
              <div className="grid gap-8">
                <TagsFailed rows={given} />
                {givenAboveOwn.length > 0 ? <AboveOwn given={givenAboveOwn} /> : null}
                <section aria-labelledby="contracts-mine">
                  <h2 id="contracts-mine" className="mb-3 text-lg font-bold">
                    {t("agentCenter.contracts.mine")}
                  </h2>
                  <ul className="grid gap-3">
                    {offered.map((contract) => (
                      <ContractCard
                        key={contract.id}
                        contract={contract}
                        preview={contract.preview ?? null}
                        side="paid"
                        {...card}
                      />
                    ))}
                    {mine ? <ContractCard contract={mine} side="paid" {...card} /> : null}
                  </ul>
                  {offered.length === 0 && !mine ? (
                    <p className="text-sm text-quiet">{t("agentCenter.contracts.noneMine")}</p>
                  ) : null}
                </section>
                <section aria-labelledby="contracts-given">
                  <h2 id="contracts-given" className="mb-3 text-lg font-bold">
                    {t("agentCenter.contracts.given")}
                  </h2>
                  <ul className="grid gap-3">
                    {open.map((contract) => (
                      <ContractCard
                        key={contract.id}
                        contract={contract}
                        side="pays"
                        renewTo={renewHref(name, contract.id)}
                        {...card}
                      />
                    ))}
                  </ul>
                  {open.length === 0 ? (
                    <p className="text-sm text-quiet">{t("agentCenter.contracts.noneGiven")}</p>
                  ) : null}
                </section>
                <History given={over} own={ended} renewTo={(id) => renewHref(name, id)} />
                <div className="form-foot md:hidden">
                  <ButtonAnchor href="#offer">{t("agentCenter.contracts.offer")}</ButtonAnchor>
                </div>
              </div>
              <div id="offer" className="scroll-mt-18">
                <OfferForm
                  key={`${name}-${JSON.stringify(start)}`}
                  name={name}
                  start={start}
                  own={own}
                  before={ofForm}
                  idempotencyKey={idempotencyKey}
                />
              </div>
            </div>
          );
        }}
      </PartBlock>
    </>
  );
}
