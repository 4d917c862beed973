/** The scripts that stand in a page itself, each up to the first end of a script as a browser reads it. */
export function inlineScripts(html: string): string[] {
  const END = '</script>';
  const scripts: string[] = [];
  let open = html.indexOf('<script');
  while (open >= 0) {
    const start = html.indexOf('>', open) + 1;
    const end = start > 0 ? html.indexOf(END, start) : -1;
    if (end < 0) break;
    if (!/\ssrc=/.test(html.slice(open, start))) scripts.push(html.slice(start, end));
    open = html.indexOf('<script', end + END.length);
  }
  return scripts;
}
