import { ProtectedLink } from "~/components/shell/navigation/protected-link.tsx";
import { useSavesData } from "~/components/shell/use-saves-data.ts";

export interface Banner {
  title: string;
  image: string;
  link?: string | null;
}

/** A banner; following it requires a login (P1). */
export function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const picture = <BannerPicture banner={banner} eager={eager} />;
  if (!banner.link) return picture;
  return (
    <ProtectedLink
      to={{ path: banner.link, login: true }}
      className="block focus-visible:-outline-offset-4"
    >
      {picture}
    </ProtectedLink>
  );
}

/** The operator's picture; its title with data saver (L6). */
export function BannerPicture({
  banner: { title, image },
  eager,
}: {
  banner: Banner;
  eager: boolean;
}) {
  const savesData = useSavesData();
  if (savesData) {
    return (
      <p className="grid min-h-24 place-items-center bg-linear-to-br from-accent/30 to-raised p-6 pb-12 text-center text-lg font-bold text-balance">
        {title}
      </p>
    );
  }
  return (
    <img
      src={image}
      alt={title}
      width={1200}
      height={420}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      {...(eager ? { fetchpriority: "high" } : null)}
      className="aspect-[2/1] w-full bg-raised object-cover sm:aspect-[20/7]"
    />
  );
}
