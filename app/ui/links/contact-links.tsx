import { ButtonAnchor } from "~/ui/controls/button.tsx";

interface ContactLinksProps {
  contacts: readonly { name: string; url: string }[];
}

/** Contact links side by side. The gateway allows https, tel and mailto only (A76). */
export function ContactLinks({ contacts }: ContactLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {contacts.map(({ name, url }) => (
        <li key={url}>
          <ButtonAnchor
            href={url}
            rel="noreferrer"
            target={url.startsWith("https:") ? "_blank" : undefined}
            tone="raised"
            size="tight"
          >
            {name}
          </ButtonAnchor>
        </li>
      ))}
    </ul>
  );
}
