import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  name: string;
  video: string | null | undefined;
  screenshots: readonly string[] | undefined;
}

/** How a game looks when it is played (L8), where the platform has a film or pictures of it. No film loads by itself. */
export function GameMedia({ name, video, screenshots = [] }: Props) {
  const { t } = useI18n();
  const savesData = useSavesData();
  if (savesData || (!video && screenshots.length === 0)) return null;
  return (
    <section aria-labelledby="media" className="mx-4 border-t border-line py-5 sm:mx-6 lg:mx-8">
      <h2 id="media" className="mb-3 text-lg font-bold">
        {t("game.media")}
      </h2>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-labelledby="media"
        className="scroll-row gap-3"
      >
        {video ? (
          <li className="w-4/5 shrink-0 snap-start sm:w-96">
            {/* biome-ignore lint/a11y/useMediaCaption: the platform sends no captions */}
            <video
              src={video}
              controls
              preload="none"
              aria-label={name}
              className="aspect-video w-full rounded-control object-cover"
            />
          </li>
        ) : null}
        {screenshots.map((address, at) => (
          <li key={address} className="w-4/5 shrink-0 snap-start sm:w-96">
            <img
              src={address}
              alt={t("game.screenshot", { name, number: at + 1 })}
              width={960}
              height={540}
              loading="lazy"
              decoding="async"
              className="aspect-video w-full rounded-control object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
