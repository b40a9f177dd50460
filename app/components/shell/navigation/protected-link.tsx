import type { AnchorHTMLAttributes } from "react";
import { useLogin } from "~/forms/steps/use-login.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { Place } from "./destinations.ts";

/** Where the login leads on to: an outside address has a page of ours that offers it (A136). */
export function wayBack(address: string): string {
  return address.startsWith("/") ? address : `/banner?${new URLSearchParams({ to: address })}`;
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Place;
}

/**
 * A link that a guest may not follow: the login dialog opens in place (A20). Without JavaScript its
 * address is the login page, which comes back to where it should have led.
 */
export function ProtectedLink({ to, onClick, ...rest }: Props) {
  const { role, openLogin } = useLogin();
  const returnTo = wayBack(to.path);
  if (!to.login || role) return <GoLink {...rest} to={to.path} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={`/login?returnTo=${encodeURIComponent(returnTo)}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        openLogin(returnTo);
      }}
    />
  );
}
