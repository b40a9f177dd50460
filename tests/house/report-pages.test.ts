import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isViewPage, reportAt, reportPages } from "../../brands/report-pages.ts";

/** The pages of the agent center, with their files, out of the table of contents. */
const table = readFileSync("app/routes.ts", "utf8");
const center = table.slice(table.indexOf('route("agentHome"'), table.indexOf('route("pointMall"'));
const pages = [...center.matchAll(/route\("([\w/:-]+)", "(routes\/agent\/[\w/-]+route\.tsx)"/g)];
const named = pages.map(([, path = "", file = ""]) => ({ path: `/agentHome/${path}`, file }));
const isReport = ({ file }: { file: string }) =>
  /<(ReportHead|ReportPage|HeadTools)\b/.test(readFileSync(`app/${file}`, "utf8"));

it("N23 a view can be of each page that offers to save one", () => {
  const found = named.filter(isReport).map(({ path }) => path.replace(":by", "vendor"));
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((path) => !isViewPage(path))).toEqual([]);
});

it("N23 N24 each page of a report is in the table of contents, with its file", () => {
  const missing = Object.values(reportPages).filter((page) => {
    const path = page.replace("/agentHome/", "").replace(/^(revenue\/by\/)\w+$/, "$1:by");
    const kind = path.replace(/^salary\/[\w-]+$/, `salary/\${kind}`);
    return !center.includes(`"${path}.csv"`) && !center.includes(`\`${kind}.csv\``);
  });
  expect(missing).toEqual([]);
  expect(reportAt("/agentHome/revenue/by")).toBeNull();
});
