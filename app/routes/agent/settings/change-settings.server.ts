import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { type Refusal, refusalOf } from "~/forms/refusal/refusal.ts";
import {
  amount,
  asItIs,
  line,
  lineOrNull,
  once,
  readForm,
  tick,
} from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { attentionKinds } from "~/routes/agent/attention/kinds.ts";
import { readRates } from "~/routes/agent/rate-input/read-rates.ts";

const SaveAgentView = graphql(`
  mutation SaveAgentView($input: SaveAgentViewInput!) {
    saveAgentView(input: $input) {
      __typename
      ... on ChangePreferencesSuccess {
        id
      }
      ...Refusal_refusal
    }
  }
`);

const DeleteAgentView = graphql(`
  mutation DeleteAgentView($id: ID!) {
    deleteAgentView(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChooseAgentStart = graphql(`
  mutation ChooseAgentStart($id: ID) {
    chooseAgentStart(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChangeAgentDisplay = graphql(`
  mutation ChangeAgentDisplay($input: AgentDisplayInput!) {
    changeAgentDisplay(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChooseReportColumns = graphql(`
  mutation ChooseReportColumns($input: ReportColumnsInput!) {
    chooseReportColumns(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const SaveRateTemplate = graphql(`
  mutation SaveRateTemplate($input: RateTemplateInput!) {
    saveRateTemplate(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DeleteRateTemplate = graphql(`
  mutation DeleteRateTemplate($id: ID!) {
    deleteRateTemplate(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChangeAttentionThresholds = graphql(`
  mutation ChangeAttentionThresholds($input: AttentionThresholdsInput!) {
    changeAttentionThresholds(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The outcome of a form; `of` is its intent, and the view's id where it has one. */
export interface SettingsOutcome extends FormOutcome {
  of: string;
}

const path = "/agentHome/settings";

/** Addresses of the center only; the gateway checks them once more. */
const isOfCenter = (page: string) => page.startsWith("/agentHome/") && !page.includes("//");

/**
 * Saves, renames and deletes views and templates of rates, and changes display, columns and thresholds (N7, N9).
 * @throws Response a redirect when it is done: to the report that the form was on, or to the settings
 */
export async function changeSettings(context: AppLoadContext, form: FormData) {
  const read = readForm(
    form,
    {
      id: once,
      page: once,
      search: asItIs,
      name: line,
      start: tick,
      density: once,
      pageSize: once,
      shortcuts: tick,
      bigWin: amount,
      deposit: amount,
      withdrawal: amount,
      inactiveDays: lineOrNull,
      inactiveMembers: tick,
      newDays: lineOrNull,
      pendingDays: lineOrNull,
      hour: lineOrNull,
    },
    context.language,
  );
  const { input, values, intent } = read;
  const typed = readRates(form, context.language);
  const change = {
    input,
    columns: form.getAll("column").map(String),
    listed: form.getAll("listed").map(String),
    rates: typed.rates,
  };
  const { problem, to } = await changeBy(intent, context, change);
  if (problem === null) throw redirect(to);
  const of = input.id === "" ? intent : `${intent} ${input.id}`;
  // Without a script the view's form is shown on this page, with its report.
  const stored =
    intent === "save"
      ? { ...values, page: input.page, search: input.search }
      : { ...values, ...typed.values };
  return answerOutcome<SettingsOutcome>({ problem, values: stored, of });
}

interface Change {
  input: {
    id: string;
    page: string;
    search: string;
    name: string;
    start: boolean;
    density: string;
    pageSize: string;
    shortcuts: boolean;
    bigWin: string;
    deposit: string;
    withdrawal: string;
    inactiveDays: string | null;
    inactiveMembers: boolean;
    newDays: string | null;
    pendingDays: string | null;
    hour: string | null;
  };
  columns: string[];
  /** Kinds of alerts that are listed. */
  listed: string[];
  rates: ReturnType<typeof readRates>["rates"];
}

interface Changed {
  problem: Refusal | null;
  to: string;
}

async function changeBy(
  intent: string,
  context: AppLoadContext,
  { input, columns, listed, rates }: Change,
): Promise<Changed> {
  const { gateway } = context;
  const { id, page, search } = input;
  const done = `${path}?done=${encodeURIComponent(intent)}`;
  switch (intent) {
    case "save":
      return saveView(context, input);
    case "start":
    case "last": {
      const chosen = intent === "start" ? id : null;
      const { data } = await gateway.execute(ChooseAgentStart, { id: chosen });
      return { problem: problemOf(data?.chooseAgentStart), to: done };
    }
    case "delete": {
      const { data } = await gateway.execute(DeleteAgentView, { id });
      return { problem: problemOf(data?.deleteAgentView), to: done };
    }
    case "columns":
    case "usualColumns": {
      const names = intent === "columns" ? columns : [];
      const { data } = await gateway.execute(ChooseReportColumns, { input: { page, names } });
      const to = isOfCenter(page) ? page + search : path;
      return { problem: problemOf(data?.chooseReportColumns), to };
    }
    case "template": {
      const { data } = await gateway.execute(SaveRateTemplate, {
        input: { name: input.name, rates },
      });
      return { problem: problemOf(data?.saveRateTemplate), to: done };
    }
    case "deleteTemplate": {
      const { data } = await gateway.execute(DeleteRateTemplate, { id });
      return { problem: problemOf(data?.deleteRateTemplate), to: done };
    }
    case "display": {
      const { data } = await gateway.execute(ChangeAgentDisplay, {
        input: {
          density: input.density === "COMPACT" ? "COMPACT" : "COMFORTABLE",
          pageSize: Number(input.pageSize) || null,
          hasShortcuts: input.shortcuts,
        },
      });
      return { problem: problemOf(data?.changeAgentDisplay), to: done };
    }
    case "thresholds": {
      // What is no number becomes one that is refused, under its field.
      const whole = (text: string | null) =>
        text === null ? null : /^\d{1,4}$/.test(text) ? Number(text) : -1;
      const { bigWin, deposit, withdrawal } = input;
      const { data } = await gateway.execute(ChangeAttentionThresholds, {
        input: {
          bigWin,
          deposit,
          withdrawal,
          inactiveDays: whole(input.inactiveDays),
          inactiveMembers: input.inactiveMembers,
          newDays: whole(input.newDays),
          pendingDays: whole(input.pendingDays),
          hour: whole(input.hour),
          without: attentionKinds.filter((kind) => !listed.includes(kind)),
        },
      });
      return { problem: problemOf(data?.changeAttentionThresholds), to: done };
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Saves a new view from its report, or another name of a saved one. */
async function saveView({ gateway }: AppLoadContext, input: Change["input"]): Promise<Changed> {
  const { name, page, search, start } = input;
  const { data } = await gateway.execute(SaveAgentView, {
    input: { id: input.id || null, name, page, search: search.replace(/^\?/, "") },
  });
  const result = data?.saveAgentView;
  if (result?.__typename !== "ChangePreferencesSuccess") {
    return { problem: refusalOf(result), to: path };
  }
  if (start) {
    const { data: chosen } = await gateway.execute(ChooseAgentStart, { id: result.id });
    const problem = problemOf(chosen?.chooseAgentStart);
    if (problem) return { problem, to: path };
  }
  const isNew = input.id === "" && isOfCenter(page);
  return { problem: null, to: isNew ? page + search : `${path}?done=save` };
}

type Answered = (Parameters<typeof refusalOf>[0] & { __typename: string }) | null | undefined;

function problemOf(result: Answered): Refusal | null {
  return result?.__typename === "ChangePreferencesSuccess" ? null : refusalOf(result);
}
