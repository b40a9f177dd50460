import { useState } from "react";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  /** The chart's name. The figures are in a table beside it. */
  label: string;
  /** One point a day, oldest first; `text` is its tooltip. */
  points: readonly { key: string; value: number; text: string }[];
  /** Values of the previous period with their texts, drawn as a line; empty for none. */
  before: readonly { value: number; text: string }[];
  /** The name of the control that chooses a day. */
  choose: string;
  /** Names of the bars and the line. */
  legend: readonly [string, string];
  /** Labels of the first and last point. */
  ends: readonly [string, string];
  /** Formats a value of the scale. */
  scale: (value: number) => string;
}

/** Size of the drawing, which is stretched to its box. Texts are outside it. */
const width = 1000;
const height = 180;

/**
 * Bars by day, with the previous period as a line over them. With JavaScript the values of a day are shown when it is
 * pointed at, or chosen by the arrow keys; without it they are tooltips.
 */
export function TrendChart({ label, points, before, choose, legend, ends, scale }: Props) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  const values = [...points, ...before].map(({ value }) => value);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const y = (value: number) => ((top - value) / span) * height;
  const step = width / Math.max(points.length, 1);
  const textAt = (at: number) => {
    const earlier = before[at];
    return [points[at]?.text, earlier && `${legend[1]}: ${earlier.text}`]
      .filter(Boolean)
      .join(" · ");
  };
  const line = before.map(({ value }, at) => `${(at + 0.5) * step},${y(value)}`).join(" ");
  return (
    <figure>
      <div className="relative pt-4">
        <p className="figures absolute top-0 left-0 text-2xs text-quiet" aria-hidden="true">
          {scale(top)}
        </p>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
        >
          {[top, bottom, 0].map((value, at) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: three lines that never change places
              key={at}
              x1="0"
              x2={width}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {points.map(({ key, value, text }, at) => (
            <g key={key} className="group">
              <title>{text}</title>
              {/* The tooltip works over the whole height, even for a low bar. */}
              <rect
                x={at * step}
                y="0"
                width={step}
                height={height}
                className={
                  at === chosen ? "fill-raised" : "fill-transparent group-hover:fill-raised/60"
                }
              />
              <rect
                x={at * step + step * 0.14}
                y={Math.min(y(value), y(0))}
                width={step * 0.72}
                height={Math.abs(y(value) - y(0))}
                className={value < 0 ? "fill-danger" : "fill-accent"}
              />
            </g>
          ))}
          {before.length > 1 ? (
            <polyline
              points={line}
              fill="none"
              className="pointer-events-none stroke-gold"
              strokeWidth="2"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
          ) : null}
        </svg>
        {hydrated ? (
          <input
            type="range"
            min={0}
            max={points.length - 1}
            value={chosen ?? points.length - 1}
            aria-label={choose}
            aria-valuetext={textAt(chosen ?? points.length - 1)}
            onChange={(event) => setChosen(Number(event.target.value))}
            onFocus={() => setChosen((at) => at ?? points.length - 1)}
            onPointerMove={({ nativeEvent, currentTarget }) => {
              const at = Math.floor(
                (nativeEvent.offsetX / currentTarget.clientWidth) * points.length,
              );
              setChosen(Math.min(Math.max(at, 0), points.length - 1));
            }}
            className="trend-days"
          />
        ) : null}
        {bottom < 0 ? (
          <p className="figures text-2xs text-quiet" aria-hidden="true">
            {scale(bottom)}
          </p>
        ) : null}
      </div>
      {hydrated ? (
        <p aria-hidden="true" className="figures min-h-5 text-center text-sm">
          {chosen === null ? null : textAt(chosen)}
        </p>
      ) : null}
      <figcaption
        aria-hidden="true"
        className="mt-1 flex justify-between gap-3 text-2xs text-quiet"
      >
        <span>{ends[0]}</span>
        <span className="flex flex-wrap justify-center gap-x-4">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2.5 rounded-sm bg-accent" />
            {legend[0]}
          </span>
          {before.length > 1 ? (
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 border-t-2 border-dashed border-gold" />
              {legend[1]}
            </span>
          ) : null}
        </span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}
