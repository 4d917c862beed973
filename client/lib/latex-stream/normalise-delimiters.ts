import { endOfCode, halfFence, isFence, isHalfCode } from './code.ts';
import { dollarAt } from './dollar-delimiters.ts';
import type { Segment } from './segment.ts';
import { backslashAt } from './backslash-delimiters.ts';
import { withoutHalf } from './incomplete-markdown.ts';
import { PRIVATE } from './formula-encoding.ts';

const PLAIN = /[^`~\\$\n]+/y;

/**
 * Encodes every formula and drops stray LaTeX delimiters. While text is streaming, an unfinished formula at the end is
 * left out.
 */
export function normaliseDelimiters(text: string, growing = false): string {
  const source = text.replaceAll(PRIVATE, '').replaceAll('\r\n', '\n');
  let shown = '';
  let at = 0;
  while (at < source.length) {
    const segment = segmentAt(source, at, growing);
    if (!segment) return withoutHalf(shown);
    if (growing && segment.end === source.length && isFence(source, at))
      return shown + halfFence(segment.shown);
    shown += segment.shown;
    at = segment.end;
  }
  return growing ? withoutHalf(shown) : shown;
}

/** The segment that begins here; null if it is unfinished. */
function segmentAt(source: string, at: number, growing: boolean): Segment | null {
  const asItIs = (end: number): Segment => ({ shown: source.slice(at, end), end });
  const code = endOfCode(source, at);
  if (code !== null) return asItIs(code);

  const sign = source[at]!;
  if (sign === '`') {
    if (growing && isHalfCode(source, at)) return null;
    return asItIs(at + /^`+/.exec(source.slice(at))![0].length);
  }
  if (sign === '\\') return backslashAt(source, at, growing);
  if (sign === '$') return dollarAt(source, at, growing);
  PLAIN.lastIndex = at;
  return asItIs(PLAIN.test(source) ? PLAIN.lastIndex : at + 1);
}
