import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { eachOf, fact, type RawFact, type RawTerm, SELF } from './meaning.ts';

export const holds = (condition: string): RawFact => fact('holds', condition);

/** x > 2, x ∈ ℝ: what a definition before it is for. */
export function isRestriction({ relation, of: [text] }: RawFact): boolean {
  if (relation !== 'holds' || typeof text !== 'string') return false;
  if (/\\in\b|∈/.test(text)) return true;
  const statement = statementIn(text);
  return statement?.kind === 'relation' && statement.signs.every((sign) => sign !== '=' && sign !== '~=');
}

/** x ≠ ½: a restriction of x alone. */
export function isOfX(one: RawFact): boolean {
  const statement = isRestriction(one) ? statementIn(String(one.of[0])) : null;
  return (
    statement?.kind === 'relation' && statement.sides.flatMap(symbolsOf).every((letter) => letter === 'x')
  );
}

/** "The curve y = 2/x (x > 0)": said of the curve. */
export const ofThing = (one: RawFact): RawFact => (isOfX(one) ? fact('domain', SELF, one.of[0]!) : one);

/** "f(x) = x² + 1, x ≤ 0": said of the function that was defined last; null where none was. */
export function boundedBy(facts: RawFact[], condition: string): RawFact[] | null {
  const subject = facts.at(-1)?.of[0];
  const isFunction = typeof subject === 'string' && /^\W*[fghpq]\s*\(/.test(subject);
  return isFunction && isRestriction(holds(condition)) ? restricted(facts, [condition]) : null;
}

/** f : x ↦ 2x + 1, as an equation. */
export function mapped(source: string): RawFact[] | null {
  const [, name, letter, body] =
    /^\s*(?:\\mathrm\{)?([fgh])\}?\s*(?::|\\colon)\s*([a-z])\s*(?:\\mapsto|↦)\s*(.+)$/s.exec(source) ?? [];
  return name ? [fact('holds', `${name}(${letter}) = ${body}`)] : null;
}

/** The facts and the domain of what was defined last; where that is no definition, facts of their own. */
export function restricted(facts: RawFact[], conditions: string[]): RawFact[] {
  const last = facts.at(-1);
  const [subject] = last?.of ?? [];
  const isEquation =
    last?.relation === 'equal' &&
    typeof subject === 'object' &&
    'the' in subject &&
    ['equation', 'polar equation'].includes(subject.the);
  const name = typeof subject === 'string' ? /^\W*([fghpq])\s*\(/.exec(subject)?.[1] : undefined;
  const isSaidOf = last?.relation === 'slope' || last?.relation === 'domain';
  const of = isSaidOf ? subject : isEquation ? subject.of[0] : name;
  return [
    ...facts,
    ...conditions.map((one) =>
      of === undefined || !isRestriction(holds(one)) ? holds(one) : fact('domain', of, one),
    ),
  ];
}

/** "Where x = 1" says which point it is, and nothing of a curve. */
export const isPlace = ({ relation, of: [text] }: RawFact): boolean =>
  relation === 'holds' && typeof text === 'string' && /^\W*[xy]\s*=/.test(text);

/** A formula in pieces: a command such as \frac, or one sign. */
function piecesOf(formula: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < formula.length;) {
    let end = at + 1;
    if (formula[at] === '\\') while (end < formula.length && /[a-zA-Z]/.test(formula[end]!)) end += 1;
    pieces.push(formula.slice(at, end));
    at = end;
  }
  return pieces;
}

/** Whether a letter stands in a formula. */
export const isOf = (letter: string, formula: string): boolean => piecesOf(formula).includes(letter);

/** The equation with a number for its unknown. */
function put(value: string, equation: string): string | null {
  const pieces = piecesOf(equation);
  const letter = ['z', 'x', 'w'].find((one) => pieces.includes(one));
  return letter ? pieces.map((one) => (one === letter ? `(${value})` : one)).join('') : null;
}

/** "1 + 2i is a root of z² + az + 5 = 0": the equation holds for it. */
export function rootOf(value: string, equation: string): RawFact[] | null {
  const plain = value.includes('=') ? value.slice(value.indexOf('=') + 1) : value;
  const held = put(plain, equation);
  return held ? [fact('root', plain, equation), holds(held)] : null;
}

/** Whether a formula speaks of α, β, γ or δ, the roots of an equation. */
export const isGreek = (one: unknown): boolean =>
  typeof one === 'string' && /\\(?:alpha|beta|gamma|delta)|[αβγδ]/.test(one);

/** Whether a formula is a sum Σ. */
export const isSum = (source: string): boolean => /^\s*(?:\\displaystyle\s*)?(?:\\sum|∑)/.test(source);

/** What holds at the start: the first of it with when that is, the rest as it stands. */
export function startedAt(when: string, given: RawTerm): RawFact[] {
  const [first, ...rest] = eachOf(given);
  return [fact('when', first!, when), ...rest.map((one) => fact('holds', one))];
}
