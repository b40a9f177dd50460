interface Props {
  /** What the picture shows; the figures stand in a table beside it. */
  label: string;
  /** One a day, earliest first; `text` is shown where one points at it. */
  points: readonly { key: string; value: number; text: string }[];
  /** The same of an earlier stretch, drawn as a line; empty for none. */
  before: readonly number[];
  /** What bars and line are called. */
  legend: readonly [string, string];
  /** What stands beneath the first and the last. */
  ends: readonly [string, string];
  /** A value of the scale in words. */
  scale: (value: number) => string;
}

/** Of the drawing, which is stretched to its place: texts stand around it. */
const width = 1000;
const height = 180;

/** Bars by day on a line of nothing, with what was before as a line over them. Works without a script. */
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
              {/* The whole height answers the pointer, however low the bar. */}
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
