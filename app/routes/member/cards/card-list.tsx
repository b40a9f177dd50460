import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import type { WithdrawCardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Tag } from "~/ui/notes/tag.tsx";

interface Props {
  cards: readonly WithdrawCardFragment[];
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** The viewer's cards (CA11): which is offered first (CA38), and away with one (CA13). */
export function CardList({ cards, before }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {cards.map((card) => (
        <CardEntry key={card.id} card={card} before={before?.id === card.id ? before : undefined} />
      ))}
    </ul>
  );
}

function CardEntry({ card, before }: { card: WithdrawCardFragment; before: Outcome | undefined }) {
  const { t, money } = useI18n();
  const offers = useOffers();
  const { id, bank, holder, number, isDefault } = card;
  const fetcher = useFormFetcher<Outcome>(`card-${id}`);
  const outcome = fetcher.answer ?? (fetcher.taken > 0 ? undefined : before);
  const { busy } = fetcher;
  return (
    <Card as="li" pad="snug" className="grid content-start gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="truncate font-bold">{bank}</h2>
          <p className="figures text-sm text-quiet">{number}</p>
          <p className="truncate text-sm text-quiet">{holder}</p>
        </div>
        {isDefault ? <Tag tone="accent">{t("cashier.cards.default")}</Tag> : null}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {!isDefault && offers("PREFER_BANK_CARD") ? (
          <fetcher.Form method="post">
            <input type="hidden" name="cardId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="prefer"
              busy={busy}
              tone="quiet"
              size="tight"
            >
              {t("cashier.cards.prefer")}
              <span className="sr-only">: {number}</span>
            </Button>
          </fetcher.Form>
        ) : null}
        {offers("REMOVE_BANK_CARD") ? (
          <Disclosure
            className="open:basis-full"
            look={buttonLook({ tone: "wary", size: "tight" })}
            summary={
              <>
                {t("cashier.cards.remove")}
                <span className="sr-only">: {number}</span>
              </>
            }
          >
            <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
              <p className="text-sm text-pretty">{t("cashier.cards.removeAsk", { number })}</p>
              <input type="hidden" name="cardId" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove"
                busy={busy}
                tone="danger"
                size="small"
              >
                {t("cashier.cards.removeNow")}
              </Button>
            </fetcher.Form>
          </Disclosure>
        ) : null}
      </div>
      <AnswerText of={outcome}>
        {outcome && outcome.kind !== "done" ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </Card>
  );
}
