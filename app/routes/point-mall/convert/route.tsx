import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { withMessages } from "~/forms/rules/form-rules.server.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { PasswordFirst } from "~/routes/point-mall/password-first.tsx";
import { PointsFirst } from "~/routes/point-mall/points-first.tsx";
import { useMall } from "~/routes/point-mall/use-mall.ts";
import { wholeNumber } from "~/routes/point-mall/whole-number.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { unbounded } from "../../../../brands/unbounded.ts";
import { convert } from "./convert.server.ts";
import { ConvertForm } from "./convert-form.tsx";
import { RatioTable } from "./ratio-table.tsx";

const PointMallConvert = graphql(`
  query PointMallConvert {
    points {
      rules {
        convertRatio
        depositRatio {
          min {
            ...Money
          }
        }
      }
    }
    security {
      paymentPasswordSet
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U28: points into money (C58) by the platform's ratio (C55). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [PointMallConvert, {}],
    (answer) => ({
      rules: partOf(answer, ({ points }) => points?.rules, "points.rules"),
      // If it is unknown, the platform checks it with the request.
      passwordMissing: answer.data?.security?.paymentPasswordSet === false,
    }),
  );
  return {
    title: pageTitle(context, "pointMall.tabs.convert"),
    found,
    streamed,
    rules: withMessages(
      {
        points: { ...wholeNumber, language: context.language },
        paymentPassword: { ...unbounded, required: true },
      },
      context.brand.patternMessages,
    ),
    // One form, one conversion: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/** The form has `points`, `paymentPassword` and `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return convert(context, await request.formData());
}

export default function Convert() {
  const { t, money, atMost } = useI18n();
  const { found, rules, idempotencyKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { available } = useMall();
  const { viewer } = useShell();
  const title = t("pointMall.convert.title");
  const done = outcome?.done;
  return (
    <section aria-labelledby="convert-title">
      <h2 id="convert-title" className="mb-4 text-xl font-bold tracking-tight">
        {title}
      </h2>
      {done ? (
        <DoneNote of={done}>
          {done.amount
            ? t("pointMall.convert.done", { amount: money(done.amount) })
            : t("pointMall.convert.doneUnknown")}{" "}
          {done.balance ? (
            <span>{t("pointMall.convert.holds", { amount: atMost(done.balance) })}</span>
          ) : null}
        </DoneNote>
      ) : null}
      <SoonBlock soon={found} name={title}>
        {(known) => (
          <PartBlock part={known.rules} name={title}>
            {({ convertRatio, depositRatio }) => {
              // Amounts are in the account's currency, which the ratio itself does not say.
              const currency =
                depositRatio[0]?.min.currency ?? viewer?.balance?.money.currency ?? null;
              const one = currency === null ? null : { amount: convertRatio, currency };
              if (one === null || Number(convertRatio) <= 0) {
                return (
                  <EmptyBlock
                    icon={<i className="icon-percent size-7" />}
                    title={t("pointMall.convert.noRate")}
                  />
                );
              }
              return (
                <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
                  {available === 0 && !outcome?.problem ? (
                    <PointsFirst title={t("pointMall.convert.none")} />
                  ) : known.passwordMissing ? (
                    <PasswordFirst />
                  ) : (
                    <ConvertForm
                      // What was typed has been used up.
                      key={done ? outcome.idempotencyKey : "form"}
                      one={one}
                      rules={rules}
                      outcome={outcome}
                      idempotencyKey={outcome?.idempotencyKey ?? idempotencyKey}
                    />
                  )}
                  <Card as="section" aria-labelledby="ratio-title" pad="roomy">
                    <RatioTable one={one} />
                  </Card>
                </div>
              );
            }}
          </PartBlock>
        )}
      </SoonBlock>
    </section>
  );
}
