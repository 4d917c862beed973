import type { Expression } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { fact, type Meaning } from './meaning.ts';
import { cosineIn } from './shared/figures.ts';
import { isNameSign, isNoun } from './shared/nouns.ts';
import type { Token } from './tokens.ts';

type Phrase = { kind: string; meaning: Meaning };

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const CHINESE_NUMBERS = [...'零一二三四五六七八九十'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

/** What a single token may mean by itself. */
export function phrasesOfToken({ word, formula, quantity, unit, spelt }: Token): Phrase[] {
  return [
    ...(word === null ? [] : ofWord(word, formula !== null && spelt !== undefined)),
    ...(formula ? ofFormula(formula) : []),
    ...(quantity ? [ofQuantity(quantity)] : []),
    ...(unit === undefined ? [] : [{ kind: 'unit', meaning: unit }]),
  ];
}

/** "g = 10 m s⁻²" says what a letter is. */
const ofQuantity = ({ amount, symbol }: NonNullable<Token['quantity']>): Phrase =>
  symbol === null
    ? { kind: 'quantity', meaning: amount }
    : { kind: 'note', meaning: [fact('equal', symbol, amount)] };

function ofWord(word: string, isLabel: boolean): Phrase[] {
  const count = Math.max(NUMBERS.indexOf(word), CHINESE_NUMBERS.indexOf(word));
  const ordinal = ORDINALS.indexOf(word) + 1 || Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);
  return [
    ...(count >= 0 ? [{ kind: 'count', meaning: String(count) }] : []),
    ...(ordinal > 0 ? [{ kind: 'ordinal', meaning: String(ordinal) }] : []),
    ...(!isLabel && isNoun(word) ? [{ kind: 'story-word', meaning: word }] : []),
    ...(isNameSign(word) ? [{ kind: 'name-sign', meaning: word }] : []),
  ];
}

const LABEL_WITH_PRIME = /^[A-Z](?:'|′|\^\{?\\prime\}?)$/;
const LINE_NAME = /^(?:[lmnL]|\\ell|(?:[lmnL]|\\ell)(?:_\{?\d\}?|[₁₂₃]))$/;
/** Σ r² of the list of formulae. */
const POWER_SUM = /^(?:\\displaystyle)?(?:\\sum|∑)(?:_\{?r(?:=1)?\}?(?:\^\{?n\}?)?)?r(?:\^\{?[123]\}?)?$/;
/** (1  2  k), with no commas. */
const MATRIX_ROW = /^\([^\s(),]{1,12}(?:\s{1,4}[^\s(),]{1,12}){1,2}\)$/;
/** 1/(1×2) + 1/(2×3) + … */
const DOTTED_SUM = /^[^=+][^=]*\+(?:\\(?:cdots|ldots|dots)|…|\.\.\.)$/;
/** ²³⁸₉₂U, and what it becomes. */
const NUCLIDE = /^(?:\{\})?\^\{?\d{1,3}\}?_\{?-?\d{1,3}\}?\{?(?:[A-Z][a-z]?|n|p)\}?$/;
const NUCLEAR_EQUATION = /^(?:\{\})?\^\{?\d{1,3}\}?_.{1,200}(?:→|\\to(?![a-z])|\\rightarrow)/;
/** n → ∞ */
const TENDS = /^([a-zA-Z])(?:→|\\to|\\rightarrow)\+?(?:∞|\\infty)$/;
const HYPERBOLIC_SIGN =
  /^\\?(?:operatorname\{)?(?:ar)?(?:sinh|cosh|tanh|sech|cosech|coth)\}?(?:\^\{?-1\}?)?$/;
const PLANE_NAME = /^(?:[pmnqP]|(?:\\Pi|\\pi|Π|π|[pmnqP])(?:_\{?\d\}?)?)$/;

/** Unit vectors, or a column of three. */
const isVector = (source: string): boolean => {
  if (/E_[123]|v_\{[A-Z]{2}\}/.test(source)) return true;
  return /begin\{[pb]matrix\}/.test(source) && !source.includes('&') && source.split('\\\\').length % 2 === 1;
};

/** The kinds of phrases that a formula is, by its shape; its meaning is what was typed. */
function ofFormula({ source, statement }: NonNullable<Token['formula']>): Phrase[] {
  const bare = source.replace(/\\(?:mathrm|mathbf|text|rm)\{([^{}]*)\}/g, '$1').replace(/\s+/g, '');
  const named = /^([A-Z])(\(.*\))$/.exec(bare);
  const shapes = [
    ...(/^[A-Z]$/.test(bare) ? ['label'] : []),
    ...(/^[A-Z]{2}$/.test(bare) ? ['two-labels'] : []),
    ...(/^[A-Z]{3}$/.test(bare) ? ['three-labels'] : []),
    ...(/^[A-Z]{4,6}$/.test(bare) ? ['many-labels'] : []),
    ...(/^[a-z](?:_\{?\d\}?)?$/.test(bare) && bare !== 'i' ? ['complex-name'] : []),
    ...(LABEL_WITH_PRIME.test(bare) ? ['label'] : []),
    ...(LINE_NAME.test(bare) ? ['line-name'] : []),
    ...(PLANE_NAME.test(bare) ? ['plane-name'] : []),
    ...(isVector(source) && statement?.kind === 'expression' ? ['vector'] : []),
    ...(/^\((?:[a-h]|[ivx]{1,4}|\d)\)(?:\([a-z\d]{1,4}\))?$/.test(bare) ? ['part-label'] : []),
    ...(/^[fghpq]$/.test(bare) ? ['function-name'] : []),
    ...(/^(?:\((?:[a-z]|[ivx]{1,5}|\d)\)){1,2}$/.test(bare) ? ['part-label'] : []),
    ...(/^[a-z]th$/.test(bare) ? ['nth'] : []),
    ...(/^\\?[a-zA-Z]+(?:\\[,;])?\^\{?\\circ\}?C$/.test(bare) ? ['degree-letter'] : []),
    ...(/^\\?[a-zA-Z]{1,7}(?:°|\^\{?\\circ\}?)$/.test(bare) ? ['letter-degrees'] : []),
    ...(/^\\?ln$/.test(bare) ? ['function-sign'] : []),
    ...(/^\(?MF\d{1,2}\)?$/.test(bare) ? ['formula-list'] : []),
    ...(/^\d\s?(?:x|×|\\times)\s?\d$/.test(source) ? ['size-of-matrix'] : []),
    ...(MATRIX_ROW.test(source) ? ['matrix-row'] : []),
    ...(POWER_SUM.test(bare) ? ['power-sum'] : []),
    ...(DOTTED_SUM.test(bare) ? ['dotted-sum'] : []),
    ...(TENDS.test(bare) ? ['tends'] : []),
    ...(/^(?:\\displaystyle)?(?:\\sum|∑)(?![_^])/.test(bare) ? ['open-sum'] : []),
    ...(/^(?:\\displaystyle)?(?:\\int|∫)(?![_^])/.test(bare) ? ['open-integral'] : []),
    ...(HYPERBOLIC_SIGN.test(bare) ? ['hyperbolic-sign'] : []),
    ...(bare === 'e' ? ['letter-e'] : []),
    ...(/^\^\{?[23]\}?$/.test(bare) ? ['power-mark'] : []),
    ...(/^[fgh]\^(?:\{-1\}|-1|\(-1\))$|^[fgh]⁻¹$/.test(bare) ? ['inverse-name'] : []),
    ...(/∈|\\in\\?[ZRNQ]|\\in\\mathbb/.test(bare) ? ['membership'] : []),
    ...(NUCLIDE.test(bare) ? ['nuclide'] : []),
    ...(NUCLEAR_EQUATION.test(bare) ? ['nuclear-equation'] : []),
    ...(/^[fgh](?::|\\colon)/.test(bare) && /\\mapsto|↦/.test(bare) ? ['mapping'] : []),
    ...(/^(?:\\triangle|△|\\Delta)[A-Z]{3}$/.test(bare) ? ['triangle-name'] : []),
    ...(/^(?:\\angle|∠)\{?[A-Z]{3}\}?$/.test(bare) ? ['angle-name'] : []),
    ...(cosineIn(source)
      ? [cosineIn(source)![1] === undefined ? 'angle-cosine' : 'angle-cosine-equation']
      : []),
    ...(/^(?:\\angle|∠)\{?[A-Z]{3}\}?=[^=]+$/.test(bare) ? ['angle-equation'] : []),
    ...(/^[A-Z]{2}(?:\\perp|⊥)[A-Z]{2}$/.test(bare) ? ['right-angles'] : []),
    ...(named && named[2]!.includes(',') ? ['labelled-point'] : []),
    ...(statement ? shapesOf(statement) : []),
  ];
  return shapes.map((kind) => ({ kind, meaning: kind === 'tends' ? bare[0]! : source }));
}

function shapesOf(statement: Statement): string[] {
  if (statement.kind === 'list') return ['list'];
  if (statement.kind === 'expression') return shapesOfExpression(statement.value);
  const { signs } = statement;
  if (signs.every((sign) => sign === '=')) return signs.length === 1 ? ['equation'] : ['equations'];
  if (signs.length === 1) return signs[0] === '~=' ? ['identity'] : ['inequality'];
  return signs.length === 2 ? ['range'] : [];
}

function shapesOfExpression(one: Expression): string[] {
  switch (one.kind) {
    case 'number':
      return ['number'];
    case 'symbol':
      return ['letter'];
    case 'tuple':
      return one.open === '(' && one.items.length === 2 ? ['pair'] : ['tuple'];
    case 'derivative':
      return ['derivative'];
    case 'apply':
      return ['function-value'];
    case 'matrix':
      return ['matrix'];
    default:
      return ['expression'];
  }
}
