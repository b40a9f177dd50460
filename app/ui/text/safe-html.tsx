import { clsx } from "clsx";

/**
 * Renders the platform's HTML, which the gateway has sanitized (scalar `SafeHtml`). No other component renders
 * foreign HTML.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx(
        "text-sm leading-6 break-words text-quiet [&_a]:text-accent [&_a]:underline [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:font-semibold [&_h3]:text-ink [&_h4]:mt-3 [&_h4]:font-semibold [&_h4]:text-ink [&_img]:h-auto [&_img]:max-w-full [&_li]:mb-1 [&_ol]:mb-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3 [&_strong]:text-ink [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-3 [&_th]:py-1 [&_ul]:mb-3 [&_ul]:list-disc [&_ul]:pl-5",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the gateway
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
