import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { type Refusal, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { AgentFileFormat } from "~/graphql/generated/graphql";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { rangeNames, readRange } from "~/reports/range/range.ts";
import { fileReports, longestFileDays } from "../../../../brands/report-pages.ts";

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

/** The outcome of a form; `id` is its file, empty for a new one. */
export interface FileOutcome extends FormOutcome {
  id: string;
}

/**
 * Begins (`start`), begins again (`restart`) or deletes (`delete`) a file (N12).
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
  });
  const { id } = input;
  const problem =
    intent === "start"
      ? await start(context, input)
      : intent === "restart"
        ? await restart(context, id)
        : await remove(context, id);
  if (problem === null) throw redirect(page);
  return answerOutcome<FileOutcome>({ problem, values: {}, id });
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
