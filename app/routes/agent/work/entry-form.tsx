import { Form } from "~/forms/owner/post-form.tsx";
import type { AttentionKind, AttentionRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

interface Props {
  kind: AttentionKind;
  row: AttentionRowFragment;
  /** The first day to which it can be put off, as YYYY-MM-DD. */
  tomorrow: string;
}

/** Sets an entry aside: done, put off until a day, or never for its account (N22). */
export function EntryForm({ kind, row, tomorrow }: Props) {
  const { t } = useI18n();
  const { id, party, account } = row;
  return (
    <Disclosure
      look="flex min-h-11 items-center gap-2 px-3 text-sm text-accent"
      arrow="size-4"
      summary={
        <>
          {t("agentCenter.work.setAside")}
          <span className="sr-only">: {account}</span>
        </>
      }
    >
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 px-3 pb-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="party" value={party} />
        <input type="hidden" name="name" value={account} />
        <Button type="submit" name="intent" value="done" size="small">
          {t("agentCenter.work.done")}
        </Button>
        <label className="filter">
          {t("agentCenter.work.until")}
          <input
            type="date"
            name="until"
            min={tomorrow}
            defaultValue={tomorrow}
            className="filter-field figures"
          />
        </label>
        <Button type="submit" name="intent" value="later" tone="raised" size="small">
          {t("agentCenter.work.putOff")}
        </Button>
        <Button type="submit" name="intent" value="never" tone="quiet" size="small">
          {t("agentCenter.work.never", { account })}
        </Button>
      </Form>
    </Disclosure>
  );
}
