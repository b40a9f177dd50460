import { useShell } from "./use-shell.ts";

/** What the brand advertises on a page (K34, K36, A99); nothing on most. */
export function Claim({ path }: { path: string }) {
  const { claims } = useShell().brand;
  return claims
    .filter((claim) => claim.path === path)
    .map(({ text }) => (
      <p key={text} className="text-sm font-semibold text-gold">
        {text}
      </p>
    ));
}
