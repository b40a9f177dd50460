interface ContactLinksProps {
  contacts: readonly { name: string; url: string }[];
}

/** Ways to reach a person, one beside the other. The gateway lets https, tel and mailto through only (A76). */
export function ContactLinks({ contacts }: ContactLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {contacts.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noreferrer"
            target={url.startsWith("https:") ? "_blank" : undefined}
            className="inline-flex min-h-11 items-center rounded-control border border-line bg-raised px-3 text-sm font-semibold text-ink transition-colors hover:border-accent hover:text-accent"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
