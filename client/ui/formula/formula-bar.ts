/** Something that a button puts at the caret: text before and after what is selected. */
export interface Snippet {
  key: string;
  /** What the button shows. */
  face: string;
  before: string;
  after: string;
  /** Stands between when nothing is selected, and is selected afterwards. */
  gap: string;
  /** Whether it only makes sense inside a formula, and brings its own dollar signs elsewhere. */
  maths: boolean;
  /** What it is called, where the bar does not know it. */
  label?: string;
  /** The same in a field that shows it as it looks, with a place for each of its parts. */
  structure?: string;
}

const maths = (
  key: string,
  face: string,
  [before, gap, after]: [string, string, string],
  structure: string,
): Snippet => ({
  key,
  face,
  before,
  gap,
  after,
  structure,
  maths: true,
});

const words = (key: string, face: string, before: string, gap: string, after: string): Snippet => ({
  key,
  face,
  before,
  gap,
  after,
  maths: false,
});

export const MATHS_SNIPPETS: Snippet[] = [
  maths('fraction', 'a⁄b', ['\\frac{', 'a', '}{b}'], '\\frac{#@}{#?}'),
  maths('power', 'xⁿ', ['', 'x', '^{n}'], '#@^{#?}'),
  maths('root', '√', ['\\sqrt{', 'x', '}'], '\\sqrt{#0}'),
  maths('integral', '∫', ['\\int_{a}^{b} ', 'f(x)', ' \\, dx'], '\\int_{#?}^{#?}#0\\,dx'),
  maths('sum', '∑', ['\\sum_{r=1}^{n} ', 'r', ''], '\\sum_{r=1}^{n}#0'),
  maths('vector', '→', ['\\vec{', 'a', '}'], '\\vec{#0}'),
  maths(
    'matrix',
    '[ ]',
    ['\\begin{pmatrix} ', 'a & b \\\\ c & d', ' \\end{pmatrix}'],
    '\\begin{pmatrix}#0&#?\\\\#?&#?\\end{pmatrix}',
  ),
  maths('greek', 'θ', ['\\theta', '', ''], '\\theta'),
];

export const WORD_SNIPPETS: Snippet[] = [
  words('bold', 'B', '**', 'bold', '**'),
  words('italic', 'I', '*', 'italic', '*'),
  words('list', '•', '\n- ', 'item', ''),
  words('code', '</>', '`', 'code', '`'),
];

export const INLINE_MATHS = words('inline-maths', '$x$', '$', 'x', '$');
export const DISPLAY_MATHS = words('display-maths', '$$', '\n$$\n', 'x', '\n$$\n');

/** Whether the caret is inside an open formula. */
export function isInsideMaths(text: string, caret: number): boolean {
  const before = text.slice(0, caret).replaceAll(/\\\$/g, '  ');
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  return (paragraph.replaceAll('$$', '§').match(/§/g)?.length ?? 0) % 2 === 1
    ? true
    : (paragraph.replaceAll('$$', '').match(/\$/g)?.length ?? 0) % 2 === 1;
}

/** Puts a snippet around the selection, as typing would, so that undo takes it back. */
export function insert(area: HTMLTextAreaElement, snippet: Snippet): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const wrap = snippet.maths && !isInsideMaths(value, start) ? '$' : '';
  const inside = value.slice(start, end) || snippet.gap;
  const text = `${wrap}${snippet.before}${inside}${snippet.after}${wrap}`;
  area.focus();
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const from = start + wrap.length + snippet.before.length;
  area.setSelectionRange(from, from + inside.length);
}
