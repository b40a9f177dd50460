import type { AnchorHTMLAttributes } from "react";
import { useLogin } from "~/forms/steps/use-login.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { Place } from "./destinations.ts";

/** Returns the return URL of the login. An external address is offered by a page of ours (A136). */
export function wayBack(address: string): string {
  return address.startsWith("/") ? address : `/banner?${new URLSearchParams({ to: address })}`;
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Place;
}

/**
 * A link that needs a session: for a guest it opens the login dialog (A20). Without JavaScript it leads to the login
 * page, which redirects to the link's address.
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
