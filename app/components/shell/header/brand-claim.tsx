import { useShell } from "~/components/shell/use-shell.ts";

/**
 * A brand's claim on a page (K34, K36, A99). Most pages have none, and amounts of other markets are left out (A137).
 */
export function Claim({ path }: { path: string }) {
  const { brand, viewer } = useShell();
  const own = viewer?.balance?.money.currency;
  return brand.claims
    .filter((claim) => claim.path === path && (!own || !claim.currency || claim.currency === own))
    .map(({ text }) => (
      <p key={text} className="text-sm font-semibold text-gold">
        {text}
      </p>
    ));
}
