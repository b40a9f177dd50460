/** The files that a page's HTML tells the browser to fetch for its scripts (`app/components/page-scripts.tsx`). */
export function askedScripts(html: string): string[] {
  const list = /", (\["\/assets\/[^\]]+\])\)<\/script>/.exec(html)?.[1];
  return list ? JSON.parse(list) : [];
}
