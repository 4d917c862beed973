/** A line that has only begun, such as `-`, `1.`, `##` or half a fence: what it will be is not known yet. */
const MARKER = /(?:^|\n)[ \t>]*(?:(?:[-*+_=]{1,3}|\d{1,3}[.)]?|#{1,6}|`{1,3}|~{1,3})[ \t]*)?$/;
const HALF_LINK = /!?\[([^\][\n]*)\]\([^)\s`[]*$/;
/** What may be the words of a link; an interval such as [0, 2) is none. */
const HALF_WORDS = /!?\[(?:(?:\d{1,3}|[^\][\n\d][^\][\n]{0,80})\]?)?$/;
const HALF_STARS = /(?:\*{1,3}|_{1,3}|~{1,2})$/;

/** The end of a growing text without what is half there: a marker, a link, the head of a table. */
export function withoutHalf(text: string): string {
  const shown = withoutHead(text)
    .replace(HALF_LINK, '$1')
    .replace(HALF_WORDS, '')
    .replace(HALF_STARS, '')
    .replace(MARKER, '')
    .trimEnd();
  return withStars(shown);
}

/** Words that will be bold or slanted are so at once. */
function withStars(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1).replaceAll(/`[^`]*`/g, '');
  const count = (pattern: RegExp, within: string) => within.match(pattern)?.length ?? 0;
  const isBold = count(/\*\*/g, line) % 2 === 1;
  const single = line.replaceAll('**', '');
  const isSlanted =
    count(/(?<=^|\s)\*(?=[^\s*])/g, single) > count(/(?<=[^\s*])\*(?=[\s.,;:!?)，。；：]|$)/g, single);
  return `${text}${isBold ? '**' : ''}${isSlanted ? '*' : ''}`;
}

const cellsOf = (row: string) => row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;

/** A row of cells is no table before the line below it is there. */
function withoutHead(text: string): string {
  const lines = text.trimEnd().split('\n');
  let first = lines.length;
  while (first > 0 && /^[ \t]*\|/.test(lines[first - 1]!)) first -= 1;
  const [head, rule, ...rows] = lines.slice(first);
  if (head === undefined || rows.length > 0) return text;
  const isHalf = rule === undefined || (/^[ \t|:-]*$/.test(rule) && cellsOf(rule) < cellsOf(head));
  return isHalf ? lines.slice(0, first).join('\n') : text;
}
