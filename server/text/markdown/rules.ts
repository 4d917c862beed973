import type { Text } from '../../core/locale.ts';

/** Counts ways of rendering: what an older one left is rendered anew. */
export const RENDERER = 4;

/** What a post or a title holds once it was rendered, stored beside its source. */
export interface Rendered {
  /** Below the present one where it is to be rendered anew. */
  renderer: number;
  /** For whoever asks the graph: formulas as MathML. */
  html: string;
  /** For the pages of this product: formulas as its style sheet sets them. */
  page: string;
  /** Without markup, formulas as `$…$`. */
  text: string;
  /** The beginning of that. */
  excerpt: string;
  /** The chain of lines in it, where there is one. */
  lines: string[];
}

/** Characters of HTML. */
export const MAX_HTML = { formula: 64_000, post: 500_000 };
/** A formula that takes more than this in a page stands there as MathML, and so does what comes after so much. */
export const MAX_PAGE = { formula: 100_000, post: 500_000 };
/** Lists, quotations and emphasis within each other. */
export const MAX_DEPTH = 20;
export const MAX_CELLS = 4000;
export const EXCERPT = 220;

/** Where a text asks for more than it may. */
export type OverrunPosition = { formula: string } | { line: number };

/** Why a text cannot be rendered within the limits. */
export type Overrun = { why: 'deep' | 'large' | 'slow'; place: OverrunPosition };

/** What its writer is told. */
export function overrunText({ why, place }: Overrun): Text {
  if ('formula' in place)
    return {
      en: `The formula “${place.formula}” is too large to display. Make it shorter, or split it.`,
      zh: `公式“${place.formula}”排版后过大，请缩短或拆分。`,
    };
  const { line } = place;
  if (why === 'deep')
    return {
      en: `Line ${line} is nested too deeply. Use fewer lists, quotations or emphasis within each other.`,
      zh: `第 ${line} 行嵌套过深，请减少列表、引用或强调的层数。`,
    };
  if (why === 'large')
    return {
      en: `This is too large to display, above all what begins at line ${line}. Make it shorter, or split it.`,
      zh: `内容排版后过大，主要是第 ${line} 行开始的部分，请缩短或拆分。`,
    };
  return {
    en: `This takes too long to display, probably because of line ${line}. Use less Markdown there.`,
    zh: `内容排版耗时过长，可能是第 ${line} 行所致，请减少其中的标记符号。`,
  };
}

/** The line of a text with the most signs of markup, counted from one. */
export function lineWithMostMarkup(text: string): number {
  const signs = text.split('\n').map((line) => line.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0);
  return signs.indexOf(Math.max(...signs)) + 1;
}
