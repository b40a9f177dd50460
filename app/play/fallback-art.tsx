/** The replacement for a cover that is missing or fails to load (K28): four suits on the card's tint. */
export function FallbackArt() {
  return (
    <svg
      viewBox="0 0 300 400"
      className="absolute inset-0 size-full text-ink"
      aria-hidden="true"
      focusable="false"
      data-fallback-art=""
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.16" strokeWidth="2">
        <circle cx="150" cy="190" r="112" />
        <circle cx="150" cy="190" r="84" />
        <path d="M150 40v300M10 190h280" />
      </g>
      <g fill="currentColor" fillOpacity="0.5">
        <path d="M150 118c14 22 38 34 38 58 0 18-20 26-32 14 1 12 5 20 12 26h-36c7-6 11-14 12-26-12 12-32 4-32-14 0-24 24-36 38-58z" />
        <path d="M62 178l20 26-20 26-20-26z" />
        <path d="M238 232c-20-16-28-24-28-36 0-15 20-20 28-5 8-15 28-10 28 5 0 12-8 20-28 36z" />
      </g>
    </svg>
  );
}
