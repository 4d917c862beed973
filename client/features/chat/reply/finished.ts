const CLOSED_BY: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };
/** Money: "$5 and", "$3.50,"; a formula such as "$5x" goes on otherwise. */
const MONEY = /^\$\d[\d,.]*(?:[\s,.;:!?)、，。；：]|$)/;

/**
 * What of a growing text can be shown: a formula or a piece of code that has begun and not ended is held back,
 * so that nobody reads its LaTeX.
 */
export function finishedPart(text: string): string {
  let at = 0;
  while (at < text.length) {
    const end = endOf(text, at);
    if (end === null) return text.slice(0, at).trimEnd();
    at = end;
  }
  // Half a delimiter may become a whole one.
  return text.replace(/(?:\\|\$|`+)$/, '');
}

/** Where the piece ends that begins here; null where it has not ended yet. */
function endOf(text: string, at: number): number | null {
  const rest = text.slice(at);
  if (rest.startsWith('```')) return after(text, '```', at + 3);
  if (rest.startsWith('`')) return inLine(text, '`', at + 1);
  const opening = ['\\(', '\\[', '$$'].find((one) => rest.startsWith(one));
  if (opening) return after(text, CLOSED_BY[opening]!, at + 2);
  if (rest.startsWith('\\')) return at + 2;
  if (rest.startsWith('$')) {
    if (MONEY.test(rest) && rest.length > 1) return at + 1;
    // A dollar sign before a space begins nothing, and no formula goes over its line.
    return /^\$\s/.test(rest) ? at + 1 : closingDollar(text, at + 1);
  }
  return at + 1;
}

function after(text: string, closing: string, from: number): number | null {
  const found = text.indexOf(closing, from);
  return found < 0 ? null : found + closing.length;
}

function inLine(text: string, closing: string, from: number): number | null {
  const line = text.indexOf('\n', from);
  const found = text.indexOf(closing, from);
  if (found >= 0 && (line < 0 || found < line)) return found + closing.length;
  return line < 0 ? null : from;
}

function closingDollar(text: string, from: number): number | null {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '\n') return from;
    else if (text[at] === '$') return at + 1;
  }
  return null;
}
