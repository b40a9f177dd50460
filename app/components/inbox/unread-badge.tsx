/** The number of unread news on an icon, for the eye; the link beside it says the number. */
export function UnreadBadge({ count, className = "" }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className={`badge badge-on figures ${className}`}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
