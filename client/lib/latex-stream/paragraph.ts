const BLANK = /\n[ \t>]*(?=\n)/g;

/** Where the paragraph ends in which a place is: at a blank line, or with the text. */
export function endOfParagraph(source: string, at: number): number {
  BLANK.lastIndex = at;
  return BLANK.exec(source)?.index ?? source.length;
}

/** Lines of a quotation have its sign before them, also in a formula. */
export function unquoted(source: string, at: number, tex: string): string {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return /^[ \t]*>/.test(line) ? tex.replaceAll(/\n[ \t]*(?:>[ \t]?)+/g, '\n') : tex;
}
