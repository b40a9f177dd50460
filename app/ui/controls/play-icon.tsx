/** The round sign that starts a game; what it is called is said by the button around it. */
export function PlayIcon() {
  return (
    <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
      {/* A triangle's middle is left of its box's, so it is moved right by eye. */}
      <i className="icon-solid-play ml-0.5 size-5" />
    </span>
  );
}
