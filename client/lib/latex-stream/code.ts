import { endOfParagraph } from './paragraph.ts';

const FENCE = /[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*/y;

/** Where the code ends that begins here; null where none does. A block that nobody closed goes on to the end. */
export function endOfCode(source: string, at: number): number | null {
  const fence = fenceAt(source, at);
  if (fence) {
    const closing = new RegExp(`\\n[ \\t>]*${fence[1]![0]}{${fence[1]!.length},}[ \\t]*(?=\\n|$)`);
    const begin = at + fence[0].length;
    const closed = closing.exec(source.slice(begin));
    return closed ? begin + closed.index + closed[0].length : source.length;
  }
  if (source[at] !== '`') return null;
  const ticks = /^`+/.exec(source.slice(at))![0];
  const end = endOfParagraph(source, at);
  const inside = new RegExp(`^${ticks}(?!\`)[\\s\\S]*?[^\`]${ticks}(?!\`)`).exec(source.slice(at, end));
  return inside ? at + inside[0].length : null;
}

/** Whether the code that begins here may still end. */
export const isHalfCode = (source: string, at: number): boolean =>
  endOfParagraph(source, at) === source.length;

/** Whether a block of code begins here. */
export const isFence = (source: string, at: number): boolean => fenceAt(source, at) !== null;

/** A block of code that grows, without what may be half of its end. */
export const halfFence = (block: string): string => block.replace(/\n[ \t>]*(?:`{1,2}|~{1,2})?$/, '');

function fenceAt(source: string, at: number): RegExpExecArray | null {
  if (at > 0 && source[at - 1] !== '\n') return null;
  FENCE.lastIndex = at;
  return FENCE.exec(source);
}
