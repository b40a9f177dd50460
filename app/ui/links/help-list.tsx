interface Props {
  title: string;
  organisations: readonly { name: string; lang: string; url: string }[];
}

/** Organisations that help with gambling problems, by the market's file (G17, G30); nothing when there are none. */
export function HelpList({ title, organisations }: Props) {
  if (organisations.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-bold">{title}</h2>
      <ul className="grid gap-2 text-sm">
        {organisations.map(({ name, lang, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" lang={lang} className="underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
