interface Props {
  /** The chart's name. The figures are in a table beside it. */
  label: string;
  /** One point a day, oldest first; `text` is its tooltip. */
  points: readonly { key: string; value: number; text: string }[];
  /** Values of the previous period, drawn as a line; empty for none. */
  before: readonly number[];
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

/** Bars by day, with the previous period as a line over them. It works without JavaScript. */
export function TrendChart({ label, points, before, legend, ends, scale }: Props) {
  const values = [...points.map(({ value }) => value), ...before];
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const y = (value: number) => ((top - value) / span) * height;
  const step = width / Math.max(points.length, 1);
  const line = before.map((value, at) => `${(at + 0.5) * step},${y(value)}`).join(" ");
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
                className="fill-transparent group-hover:fill-raised/60"
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
        {bottom < 0 ? (
          <p className="figures text-2xs text-quiet" aria-hidden="true">
            {scale(bottom)}
          </p>
        ) : null}
      </div>
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
