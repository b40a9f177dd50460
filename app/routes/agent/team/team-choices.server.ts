import { graphql } from "~/graphql/generated";
import type { TeamChoicesQuery } from "~/graphql/generated/graphql";
import type { GatewayClient } from "~/portal-context.ts";
import { partOf } from "~/reports/part-of.ts";

const TeamChoices = graphql(`
  query TeamChoices {
    agent {
      links {
        code
        name
      }
      accountTags {
        name
        accounts
      }
    }
  }
`);

const linksOf = ({ agent }: TeamChoicesQuery) =>
  agent?.links?.map(({ code, name }) => ({ value: code, text: name ?? code }));

const tagsOf = ({ agent }: TeamChoicesQuery) =>
  agent?.accountTags?.map(({ name, accounts }) => ({ value: name, text: `${name} (${accounts})` }));

/** What the filters of the team choose from: the agent's links (CA53) and tags. One that fails is said by itself. */
export async function readTeamChoices(gateway: GatewayClient) {
  const answer = await gateway.execute(TeamChoices, {});
  return {
    links: partOf(answer, linksOf, "agent.links"),
    tags: partOf(answer, tagsOf, "agent.accountTags"),
    /** Links that could not be read. */
    dropped: answer.dropped,
  };
}
