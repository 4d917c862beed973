/** What a key writes, as LaTeX with a place for each part that is still to be typed. */
export interface WritingKey {
  face: string;
  tex: string;
}

const same = (...faces: string[]): WritingKey[] => faces.map((face) => ({ face, tex: face }));
const key = (face: string, tex: string): WritingKey => ({ face, tex });

/** Seven in a row, which a phone of 320 px has room for. */
export const SIGN_KEYS: WritingKey[] = [
  ...same('7', '8', '9'),
  key('a⁄b', '\\frac{#@}{#?}'),
  key('xⁿ', '#@^{#?}'),
  key('√', '\\sqrt{#0}'),
  key('|x|', '\\left|#0\\right|'),
  ...same('4', '5', '6'),
  key('×', '\\times'),
  key('( )', '\\left(#0\\right)'),
  key('e', 'e'),
  key('ln', '\\ln'),
  ...same('1', '2', '3'),
  key('−', '-'),
  ...same('x', 'y'),
  key('π', '\\pi'),
  ...same('0', '.', ',', '+', '=', '<', '>'),
  key('sin', '\\sin'),
  key('cos', '\\cos'),
  key('tan', '\\tan'),
  key('θ', '\\theta'),
  key('±', '\\pm'),
  key('≤', '\\le'),
  key('≥', '\\ge'),
];

export const LETTER_KEYS: WritingKey[] = same(...'abcdefghijklmnopqrstuvwxyz');
