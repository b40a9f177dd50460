interface Props {
  label: string;
  done: number;
  of: number;
  /** Both values as text below the bar. */
  text: string;
}

/** Progress as a bar and as text. */
export function Progress({ label, done, of, text }: Props) {
  const percent = of > 0 ? Math.min(100, Math.max(0, Math.floor((done / of) * 100))) : 100;
  return (
    // Also where a column puts its contents in the middle.
    <div className="w-full">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 w-full overflow-hidden rounded-full bg-ground"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="figures mt-1.5 text-xs text-quiet">{text}</p>
    </div>
  );
}
