import { useNavigation } from "@remix-run/react";
import { Avatar } from "~/components/shell/header/avatar.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";

interface Props {
  choices: readonly { id: string; image: string }[];
  problem: Problem | null;
}

/** The account's picture (C12, A87) and the available ones (CA90); one click selects a picture. */
export function AvatarForm({ choices, problem }: Props) {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const { formData } = useNavigation();
  const chosen = formData?.get("avatar") ?? null;
  return (
    <Form
      method="post"
      aria-labelledby="avatar-title"
      preventScrollReset
      className={cardLook({
        pad: "roomy",
        className: "grid items-start gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]",
      })}
    >
      <div className="flex items-center gap-4 sm:row-span-2">
        <Avatar key={viewer?.avatar} url={viewer?.avatar} className="size-20 sm:size-28" />
      </div>
      <div>
        <h2 id="avatar-title" className="text-lg font-bold">
          {t("profile.picture")}
        </h2>
        <p className="text-sm text-quiet">{t("profile.pictureText")}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2 sm:col-start-2">
        {choices.map(({ id, image }, at) => {
          const now = image === viewer?.avatar;
          return (
            <li key={id}>
              <button
                type="submit"
                name="avatar"
                value={id}
                aria-pressed={now}
                aria-busy={chosen === id || undefined}
                disabled={chosen !== null}
                aria-label={`${t("profile.pictureNumber", { number: at + 1 })}${now ? `, ${t("profile.pictureNow")}` : ""}`}
                className="rounded-full outline-offset-2 transition hover:scale-105 aria-busy:animate-pulse aria-pressed:outline-2 aria-pressed:outline-accent"
              >
                <img
                  src={image}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  decoding="async"
                  className="size-12 rounded-full bg-raised object-cover"
                />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="empty:hidden sm:col-span-2">
        <FormErrorSummary fields={[]} problem={problem} contacts={contacts} />
      </div>
    </Form>
  );
}
