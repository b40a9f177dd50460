import { clsx } from "clsx";
import { Spinner } from "./spinner.tsx";

/** A triangle's middle is left of its box's, so it is moved right by eye. */
const sizes = {
  small: { disc: "size-8 shadow-card", sign: "size-4", nudge: "ml-0.5" },
  medium: { disc: "size-11", sign: "size-5", nudge: "ml-0.5" },
  large: { disc: "size-14 shadow-overlay", sign: "size-7", nudge: "ml-1" },
};

interface Props {
  size: keyof typeof sizes;
  /** While the game is being started. */
  busy?: boolean;
  className?: string;
}

/** The round sign that starts a game; what it is called is said by the button around it. */
export function PlayIcon({ size, busy, className }: Props) {
  const { disc, sign, nudge } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid place-items-center rounded-full bg-accent text-on-accent",
        disc,
        className,
      )}
    >
      {busy ? <Spinner className={sign} /> : <i className={`icon-solid-play ${nudge} ${sign}`} />}
    </span>
  );
}
