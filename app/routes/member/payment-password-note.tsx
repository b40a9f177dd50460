import { here, later } from "~/ui/lazy/lazy.tsx";
import { PasswordMissing } from "./password-missing.later.tsx";

/** For the few who have no payment password yet. */
export const PaymentPasswordNote = import.meta.env.SSR
  ? here(PasswordMissing)
  : later(
      () => import("./password-missing.later.tsx").then((part) => part.PasswordMissing),
      "h-72",
    );
