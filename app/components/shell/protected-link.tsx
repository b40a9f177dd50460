import { Link, type LinkProps } from "@remix-run/react";
import { useLogin } from "~/components/sign-in/login-gate.tsx";
import type { Place } from "./places.ts";

interface Props extends Omit<LinkProps, "to"> {
  to: Place;
}

/**
 * A link that a guest may not follow: the login dialog opens in place (A20). Without JavaScript its
 * address is the login page, which comes back to where it should have led.
 */
export function ProtectedLink({ to, onClick, ...rest }: Props) {
  const { role, openLogin } = useLogin();
  if (!to.login || role) {
    return <Link prefetch="intent" {...rest} to={to.path} onClick={onClick} />;
  }
  return (
    <Link
      {...rest}
      to={`/login?returnTo=${encodeURIComponent(to.path)}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        openLogin(to.path);
      }}
    />
  );
}
