import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { type Refusal, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { AgentFileFormat, AgentFileRhythm } from "~/graphql/generated/graphql";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { rangeNames, readRange } from "~/reports/range/range.ts";
import { fileReports, longestFileDays, reportAt } from "../../../../brands/report-pages.ts";

const StartFile = graphql(`
  mutation StartAgentFile($input: StartAgentFileInput!) {
    startAgentFile(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const RestartFile = graphql(`
  mutation RestartAgentFile($id: ID!) {
    restartAgentFile(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DeleteFile = graphql(`
  mutation DeleteAgentFile($id: ID!) {
    deleteAgentFile(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ScheduleFile = graphql(`
  mutation ScheduleAgentFile($input: ScheduleAgentFileInput!) {
    scheduleAgentFile(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const EndSchedule = graphql(`
  mutation EndAgentFileSchedule($id: ID!) {
    endAgentFileSchedule(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ViewsToSchedule = graphql(`
  query ViewsToSchedule {
    agent {
      preferences {
        views {
          id
          name
          page
          search
        }
      }
    }
  }
`);

const TeamCurrencies = graphql(`
  query TeamCurrencies {
    agent {
      currencies {
        code
      }
    }
  }
`);

const formats: readonly AgentFileFormat[] = ["CSV", "XLSX"];
const page = "/agentHome/files";

const rhythms: readonly AgentFileRhythm[] = ["DAILY", "WEEKLY", "MONTHLY"];

/** The outcome of a form; `id` is its file, empty for a new one. */
export interface FileOutcome extends FormOutcome {
  id: string;
  /** The intent. */
  of: string;
}

/**
 * Begins (`start`), begins again (`restart`) or deletes (`delete`) a file (N12); has one made again and again (`schedule`)
 * or no more (`endSchedule`, N24).
 * @throws Response a redirect to the list when it is done
 */
export async function changeFiles(context: AppLoadContext, form: FormData) {
  const { input, intent } = readForm(form, {
    id: once,
    report: once,
    format: once,
    filters: once,
    from: once,
    to: once,
    view: once,
    every: once,
    hour: once,
  });
  const { id } = input;
  const problem =
    intent === "start" ? await start(context, input) : await changeBy(intent, context, input);
  if (problem === null) throw redirect(page);
  return answerOutcome<FileOutcome>({ problem, values: {}, id, of: intent });
}

async function changeBy(
  intent: string,
  context: AppLoadContext,
  input: { id: string; view: string; format: string; every: string; hour: string },
): Promise<Refusal | null> {
  switch (intent) {
    case "restart":
      return restart(context, input.id);
    case "schedule":
      return schedule(context, input);
    case "endSchedule":
      return end(context, input.id);
    default:
      return remove(context, input.id);
  }
}

async function schedule(
  { gateway }: AppLoadContext,
  requested: { view: string; format: string; every: string; hour: string },
): Promise<Refusal | null> {
  const { data } = await gateway.execute(ViewsToSchedule, {});
  const view = data?.agent?.preferences?.views.find(({ id }) => id === requested.view);
  const report = view ? reportAt(view.page) : null;
  const format = formats.find((each) => each === requested.format);
  const every = rhythms.find((each) => each === requested.every);
  const hour = /^\d{1,2}$/.test(requested.hour) ? Number(requested.hour) : -1;
  if (!view || !report || !format || !every) {
    return refusedField("view", "validation.notAccepted");
  }
  const input = { name: view.name, report, format, filters: view.search, every, hour };
  const result = (await gateway.execute(ScheduleFile, { input })).data?.scheduleAgentFile;
  return result?.__typename === "ChangeAgentFileSuccess" ? null : refusalOf(result);
}

async function end({ gateway }: AppLoadContext, id: string): Promise<Refusal | null> {
  const result = (await gateway.execute(EndSchedule, { id })).data?.endAgentFileSchedule;
  return result?.__typename === "ChangeAgentFileSuccess" ? null : refusalOf(result);
}

async function start(
  { gateway, brand, now }: AppLoadContext,
  requested: { report: string; format: string; filters: string; from: string; to: string },
): Promise<Refusal | null> {
  const report = fileReports.find((each) => each === requested.report);
  const format = formats.find((each) => each === requested.format);
  const days = new URLSearchParams({ from: requested.from, to: requested.to });
  const { range, problem } = readRange(days, brand.gmtOffset, now(), longestFileDays);
  if (!report || !format || problem) return refusedField("report", "validation.notAccepted");
  const filters = new URLSearchParams(requested.filters);
  for (const name of [...rangeNames, "offset", "size", "stream"]) filters.delete(name);
  const code = requestedCurrency(filters);
  if (code !== null && !(await mayHaveCurrency(gateway, code))) {
    return refusedField("currency", "agentCenter.reports.currency.unknown", { code });
  }
  const input = { report, format, range, filters: filters.toString() };
  const result = (await gateway.execute(StartFile, { input })).data?.startAgentFile;
  return result?.__typename === "ChangeAgentFileSuccess" ? null : refusalOf(result);
}

/** False where nobody in the team has it (N13). Where the platform does not say, the file's first rows do. */
async function mayHaveCurrency(gateway: AppLoadContext["gateway"], wished: string) {
  const currencies = (await gateway.execute(TeamCurrencies, {})).data?.agent?.currencies;
  return currencies?.some(({ code }) => code === wished) ?? true;
}

async function restart({ gateway }: AppLoadContext, id: string): Promise<Refusal | null> {
  const result = (await gateway.execute(RestartFile, { id })).data?.restartAgentFile;
  return result?.__typename === "ChangeAgentFileSuccess" ? null : refusalOf(result);
}

async function remove({ gateway }: AppLoadContext, id: string): Promise<Refusal | null> {
  const result = (await gateway.execute(DeleteFile, { id })).data?.deleteAgentFile;
  return result?.__typename === "ChangeAgentFileSuccess" ? null : refusalOf(result);
}
