import { clsx } from "clsx";

interface Props {
  numbers: readonly string[];
  size?: "small" | "large";
}

const sizes = {
  small: "size-5.5 text-xs sm:size-6.5",
  large: "size-10 text-base sm:size-12 sm:text-lg",
};

/** Drawn numbers as balls, in the order of the draw. Spaces between them, so that they are read one by one. */
export function Balls({ numbers, size = "small" }: Props) {
  return (
    <span className="figures inline-flex flex-wrap gap-1 align-middle">
      {numbers.map((number, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is what was drawn in its place
          key={place}
          className={clsx(
            "grid place-content-center rounded-full bg-ink font-bold text-ground shadow-[inset_0_-0.2em_0.3em_rgb(0_0_0/0.3)]",
            sizes[size],
          )}
        >
          {`${number} `}
        </span>
      ))}
    </span>
  );
}
