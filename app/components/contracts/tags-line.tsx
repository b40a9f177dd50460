/** The agent's tags of an account, below its name (N21). */
export function TagsLine({ tags }: { tags: readonly string[] | null | undefined }) {
  return tags && tags.length > 0 ? (
    <p className="text-xs break-words text-quiet">{tags.join(", ")}</p>
  ) : null;
}
