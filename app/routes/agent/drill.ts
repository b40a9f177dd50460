/** A report of one account, over the days that are shown: where an account's name leads. */
export function drillTo(
  path: string,
  parameters: Readonly<Record<string, string>>,
  shown: URLSearchParams,
): string {
  const days = ["from", "to"].flatMap((name) => {
    const value = shown.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...days, ...Object.entries(parameters)]).toString();
  return query ? `${path}?${query}` : path;
}
