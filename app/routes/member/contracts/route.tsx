import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { ContractCard } from "~/components/contracts/contract-card.tsx";
import { decide } from "~/components/contracts/decide.server.ts";
import { History } from "~/components/contracts/history.tsx";
import { contractNames } from "~/components/contracts/kinds.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";

export const handle: PageHandle = { requiresCountry: "page" };

const MemberContracts = graphql(`
  query MemberContracts {
    contracts {
      dividend: ofKind(kind: DIVIDEND) {
        ...OwnContracts
      }
      dailySalary: ofKind(kind: DAILY_SALARY) {
        ...OwnContracts
      }
      hourlySalary: ofKind(kind: HOURLY_SALARY) {
        ...OwnContracts
      }
      realTimeSalary: ofKind(kind: REAL_TIME_SALARY) {
        ...OwnContracts
      }
    }
  }
`);

graphql(`
  fragment OwnContracts on ContractBook {
    mine {
      ...ContractFacts
    }
    offers {
      ...ContractFacts
      preview {
        ...PreviewFacts
      }
    }
    ended {
      ...ContractFacts
    }
  }
`);

const here = "/member/contracts";
const dones = ["ACCEPT", "REJECT", "TERMINATE"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** M13: what the upline pays, or offers to pay, by each kind of contract (CA40, S31–S33). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.contracts"),
    part: await loadPart(request, context, [MemberContracts, {}], (data) => data.contracts),
    now: context.now(),
  };
}

/** `intent` is ACCEPT, REJECT or TERMINATE, with the contract's `requestId` and `kind` (C48–C51). */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const form = await request.formData();
  return decide(context, form, (decision) => `${here}?done=${decision}`);
}

export default function Contracts() {
  const { t } = useI18n();
  const { part, now } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const requested = useSearchParams()[0].get("done");
  const done = dones.find((each) => each === requested);
  const title = t("member.pages.contracts");
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.contracts.ownLead")} />
      {done && !before ? <DoneNote>{t(`agentCenter.contracts.done.${done}`)}</DoneNote> : null}
      <PartBlock part={part} name={title}>
        {(books) => {
          const known = contractNames.flatMap((name) => {
            const book = books[name];
            return book ? [{ name, ...book }] : [];
          });
          const offers = known.flatMap(({ name, offers: list }) =>
            list.map((contract) => ({ name, contract, preview: contract.preview ?? null })),
          );
          const mine = known.flatMap(({ name, mine: own }) =>
            own ? [{ name, contract: own, preview: null }] : [],
          );
          const ended = known.flatMap((book) => book.ended);
          const shown = [...offers, ...mine];
          return (
            <div className="grid gap-8">
              {shown.length > 0 ? (
                <ul className="grid gap-3">
                  {shown.map(({ contract, ...own }) => (
                    <ContractCard
                      key={contract.id}
                      contract={contract}
                      side="paid"
                      withKind
                      now={now}
                      before={before}
                      {...own}
                    />
                  ))}
                </ul>
              ) : known.length === contractNames.length ? (
                <EmptyBlock
                  icon={<i className="icon-file-signature size-7" />}
                  title={t("agentCenter.contracts.none")}
                />
              ) : null}
              {known.length < contractNames.length ? <FailedBlock name={title} /> : null}
              <History own={ended} />
            </div>
          );
        }}
      </PartBlock>
    </>
  );
}
