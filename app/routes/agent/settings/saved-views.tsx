import { Link } from "@remix-run/react";
import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { SavedViewFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { presetOf, rangeWord } from "~/reports/range/range.ts";
import { isOpenView, pageIn } from "~/routes/agent/menu/page-in.ts";
import type { AgentPageKey } from "~/routes/agent/pages.ts";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import type { SettingsOutcome } from "./change-settings.server.ts";

graphql(`
  fragment SavedView on SavedView {
    id
    name
    page
    search
  }
`);

interface Props {
  views: readonly SavedViewFragment[];
  /** The pages of the center. */
  pages: readonly { key: AgentPageKey; path: string }[];
  /** The view that the center opens with; null for the last page. */
  start: string | null;
  before: SettingsOutcome | undefined;
}

/** The saved views: open, rename, choose as the start, delete (N7). */
export function SavedViews({ views, pages, start, before }: Props) {
  const { t } = useI18n();
  const isOpen = (view: SavedViewFragment) => isOpenView(pages, view.page);
  const isStartGone = start !== null && !views.some((view) => view.id === start && isOpen(view));
  return (
    <Card as="section" aria-labelledby="views" className="grid gap-3 p-4 xl:col-span-2">
      <h2 id="views" className="font-semibold">
        {t("agentCenter.settings.views")}
      </h2>
      {isStartGone ? (
        <div role="alert" className="grid justify-items-start gap-2 text-sm text-danger">
          <p>{t("agentCenter.settings.goneStart")}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="last" tone="quiet" size="tight">
              {t("agentCenter.settings.dropStart")}
            </Button>
          </Form>
        </div>
      ) : null}
      {views.length === 0 ? (
        <p className="text-sm text-quiet">{t("agentCenter.settings.noViews")}</p>
      ) : (
        <ul className="divide-y divide-line/60">
          {views.map((view) => (
            <SavedViewRow
              key={view.id}
              view={view}
              page={pageIn(pages, view.page)?.key ?? null}
              isOpen={isOpen(view)}
              isStart={view.id === start}
              before={before?.of === `save ${view.id}` ? before : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RowProps {
  view: SavedViewFragment;
  /** The page of the menu that it belongs to; null for none. */
  page: AgentPageKey | null;
  /** Whether its page can still be opened. */
  isOpen: boolean;
  isStart: boolean;
  before: SettingsOutcome | undefined;
}

function SavedViewRow({ view, page: of, isOpen, isStart, before }: RowProps) {
  const { t } = useI18n();
  const { id, name, page, search } = view;
  const filters = [...new URLSearchParams(search)]
    .map(([name, value]) => {
      const preset = name === rangeWord ? presetOf(value) : null;
      return preset ? t(`member.range.${preset}`) : value;
    })
    .join(" · ");
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isOpen ? (
          <Link
            to={search ? `${page}?${search}` : page}
            className="finger min-w-0 font-semibold break-words text-accent hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 font-semibold break-words">{name}</span>
        )}
        {isOpen ? null : <Tag tone="danger">{t("agentCenter.settings.gone")}</Tag>}
        {isStart ? <Tag tone="accent">{t("agentCenter.settings.isStart")}</Tag> : null}
      </div>
      <p className="figures text-xs break-words text-quiet">
        {[of ? t(`agentCenter.shell.pages.${of}`) : page, filters].filter(Boolean).join(": ")}
      </p>
      <FormErrorSummary fields={["name"]} problem={before?.problem} />
      <div className="flex flex-wrap items-start gap-2">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={isStart ? "last" : "start"}
            tone="quiet"
            size="tight"
          >
            {t(isStart ? "agentCenter.settings.dropStart" : "agentCenter.settings.makeStart")}
          </Button>
        </Form>
        <Disclosure
          open={before ? true : undefined}
          className="open:basis-full"
          look={buttonLook({ tone: "quiet", size: "tight" })}
          summary={t("agentCenter.settings.rename")}
        >
          <Form method="post" noValidate className="mt-3 grid max-w-md gap-3">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="search" value={search} />
            <TextField
              id={`name-${id}`}
              name="name"
              label={t("agentCenter.reports.views.name")}
              defaultValue={before?.values.name ?? name}
              maxLength={40}
              error={errorIn(before?.problem, "name")}
            />
            <Button type="submit" name="intent" value="save" size="small">
              {t("agentCenter.settings.save")}
            </Button>
          </Form>
        </Disclosure>
        <ConfirmDisclosure
          summary={t("agentCenter.settings.delete")}
          look="quiet"
          name={`view-${id}`}
          question={t(isStart ? "agentCenter.settings.sureStart" : "agentCenter.settings.sure", {
            name,
          })}
          now={t("agentCenter.settings.delete")}
          intent="delete"
          tone="danger"
          sent={{ id }}
          before={undefined}
        />
      </div>
    </li>
  );
}

/** The form of a new view whose name was refused, where there is no script. */
export function NewView({ before }: { before: SettingsOutcome }) {
  const { t } = useI18n();
  const { page = "", search = "", name } = before.values;
  return (
    <Card as="section" className="mb-4 p-4">
      <Form method="post" noValidate className="grid max-w-md gap-3">
        <FormErrorSummary fields={["name"]} problem={before.problem} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="search" value={search} />
        <TextField
          id="new-view"
          name="name"
          label={t("agentCenter.reports.views.name")}
          defaultValue={name}
          maxLength={40}
          error={errorIn(before.problem, "name")}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="start" className="size-5" />
          {t("agentCenter.reports.views.start")}
        </label>
        <Button type="submit" name="intent" value="save" size="small">
          {t("agentCenter.reports.views.save")}
        </Button>
      </Form>
    </Card>
  );
}
