/** The round play icon. The button around it has the accessible name. */
export function PlayIcon() {
  return (
    <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
      {/* A triangle's visual center is left of its box's center, so it is moved right. */}
      <i className="icon-solid-play ml-0.5 size-5" />
    </span>
  );
}
