import type { Expression } from '../../algebra-system/expressions/expression.ts';
import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { intervalOf } from '../questions/recognise.ts';
import { parse, parseExpression } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';

/** Words that do not tell kinds of question apart. */
const PLAIN =
  /\b(?:please|hence|find|determine|calculate|compute|obtain|work out|write down|what is|the|an|that|given|giving|your|answers?|exact|value|for|when|if|where|and|form|curve|function|equation|whose|its|let|has)\b|请|试|求出|求|计算|已知|设|若|当|时|的(?:精确)?值|函数|曲线|方程|关于|其中|则|为|在|处|的|对|由|和|与|精确/giu;
/** Two letters side by side may be a product: "at + 3t²" holds no word. */
const SHORT = /(?<![=+\-*/^(]\s{0,9})\b(?:in|of|by|is|at|as|to|on|it)\b(?!\s{0,9}[\^+\-*/=²³⁴)\]])/giu;
/** "a sin x" begins with a letter, "a curve" with an article. */
const ARTICLE =
  /\ban?(?=\s+(?!(?:arc)?(?:sin|cos|tan|sec|cosec|cot|ln|log|exp|sqrt|theta|pi))(?:[a-z]{3}|§))/giu;
const RESPECT = /\bwith respect to (?:[a-z]|theta|θ|\\theta)(?![a-z])|关于 ?[a-zθ]/giu;
const LATEX_NOISE =
  /\\(?:left|right|displaystyle|quad|qquad|bigl?|bigr?|Bigl?|Bigr?)(?![A-Za-z])|\$+|(?<!\\)\\[,;!()[\]]/g;
const CHINESE_SIGNS: Record<string, string> = {
  '，': ', ',
  '、': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '？': '? ',
  '（': '(',
  '）': ')',
  '　': ' ',
  '－': '-',
  '−': '-',
  '＝': '=',
};

/** A question in one line: LaTeX spacing and Chinese punctuation made plain. */
export function plainText(text: string): string {
  return text
    .replace(/[，、。；：？（）　－−＝]/gu, (one) => CHINESE_SIGNS[one]!)
    .replace(LATEX_NOISE, ' ')
    .replace(/\\mathrm\{d\}|\\mathrm d/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The formulas that are left when the words of a question are taken away. Null where a word is left that was not
 * expected: then it may be another question.
 */
export function formulasOf(text: string, words: RegExp): string[] | null {
  const bare = [RESPECT, words, PLAIN, ARTICLE, SHORT]
    .reduce((rest, known) => rest.replace(known, ' § '), plainText(text))
    .replace(/\((?:\s|§)*\)/g, ' § ');
  const parts: string[] = [];
  let [part, depth] = ['', 0];
  for (let at = 0; at < bare.length; at += 1) {
    const one = bare[at]!;
    if ('([{'.includes(one)) depth += 1;
    if (')]}'.includes(one)) depth -= 1;
    const ends =
      one === '§' ||
      (depth === 0 && (/[,;:?!]/.test(one) || (one === '.' && !/\d/.test(bare[at + 1] ?? ''))));
    if (ends) {
      parts.push(part);
      part = '';
    } else part += one;
  }
  parts.push(part);
  const formulas = parts.map((one) => one.trim()).filter((one) => one !== '');
  return formulas.some(hasWords) || !formulas.some((one) => hasLetter(one, text)) ? null : formulas;
}

/** "With respect to t" is about a formula that has a t in it. */
function hasLetter(formula: string, text: string): boolean {
  const letter = /\bwith respect to \$?([a-z])(?![a-z])|关于 ?([a-z])/i.exec(text)?.slice(1).find(Boolean);
  return (
    !letter || new RegExp(`(?<![A-Za-z])${letter}|${letter}(?![A-Za-z])`).test(formula.replace(KNOWN, ' '))
  );
}

const KNOWN =
  /\\?(?:arc)?(?:sinh|cosh|tanh|sech|cosech|coth|sin|cos|tan|sec|cosec|csc|cot|ln|log|lg|exp|sqrt|abs)|ar(?:sin|cos|tan)h|\\[A-Za-z]+|theta|infinity|pi|inf/g;

function hasWords(formula: string): boolean {
  return /\p{Script=Han}/u.test(formula) || /[A-Za-z]{3}/.test(formula.replace(KNOWN, ' '));
}

/** y = f(x), f(x) = …, or f(x) alone. */
export interface NamedFunction {
  /** "y", "f(x)" or null. */
  name: string | null;
  letter: string;
  value: Expression;
}

/** A function of the one letter that is in it. */
export function functionIn(formula: string): NamedFunction | null {
  const parsed = parse(formula);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  if (statement.kind === 'expression') return namedFunction(null, statement.value);
  if (statement.kind !== 'relation' || statement.sides.length !== 2 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  if (left.kind === 'symbol' && !symbolsOf(right).includes(left.name)) return namedFunction(left.name, right);
  if (left.kind !== 'apply' || left.primes > 0 || left.of.kind !== 'symbol') return null;
  const definition = namedFunction(`${left.name}(${left.of.name})`, right);
  return definition?.letter === left.of.name ? definition : null;
}

function namedFunction(name: string | null, value: Expression): NamedFunction | null {
  const letters = symbolsOf(value);
  return letters.length === 1 && isPlain(value) ? { name, letter: letters[0]!, value } : null;
}

const CALCULABLE = new Set([
  'number',
  'constant',
  'symbol',
  'sum',
  'negative',
  'product',
  'quotient',
  'power',
  'root',
  'call',
  'log',
]);

/** Nothing in it but numbers, letters and functions that can be differentiated. */
export function isPlain(one: Expression): boolean {
  if (!CALCULABLE.has(one.kind)) return false;
  if (one.kind === 'constant') return one.name === 'pi' || one.name === 'e';
  if (one.kind === 'call' && ['degrees', 'factorial', 'arg', 're', 'im', 'conj'].includes(one.name))
    return false;
  return Object.values(one).every((part: unknown) =>
    Array.isArray(part)
      ? part.every((inner) => isPlain(inner as Expression))
      : !isExpression(part) || isPlain(part),
  );
}

function isExpression(part: unknown): part is Expression {
  return typeof part === 'object' && part !== null && 'kind' in part;
}

/** letter = number, as in "x = 2". */
export function assignmentIn(formula: string): { letter: string; value: Expression } | null {
  const parsed = parse(formula);
  if (!parsed.ok) return null;
  return assignmentOf(parsed.statement);
}

export function assignmentOf(statement: Statement): { letter: string; value: Expression } | null {
  if (statement.kind !== 'relation' || statement.sides.length !== 2 || statement.signs[0] !== '=')
    return null;
  const [left, value] = statement.sides as [Expression, Expression];
  return left.kind === 'symbol' && symbolsOf(value).length === 0 && isPlain(value)
    ? { letter: left.name, value }
    : null;
}

/** (2, 5) */
export function pointIn(formula: string): [Expression, Expression] | null {
  const parsed = parseExpression(formula);
  if (!parsed.ok || parsed.value.kind !== 'tuple' || parsed.value.open !== '(' || parsed.value.close !== ')')
    return null;
  const [x, y, more] = parsed.value.items;
  return x && y && !more && [x, y].every((one) => symbolsOf(one).length === 0 && isPlain(one))
    ? [x, y]
    : null;
}

/** ∫ … dx, with limits or without. */
export interface Integral {
  integrand: Expression;
  letter: string;
  limits: [Expression, Expression] | null;
}

export function integralIn(formula: string): Integral | null {
  const parsed = parseExpression(formula);
  if (!parsed.ok || parsed.value.kind !== 'integral') return null;
  const { of, by, from, to } = parsed.value;
  if (!isPlain(of) || symbolsOf(of).some((one) => one !== by)) return null;
  const isBounded = /^(?:∫|\\int)\s{0,9}(?:\\limits)?\s{0,9}[_^]/u.test(formula);
  if (isBounded !== (from !== null && to !== null)) return null;
  if (!from || !to) return { integrand: of, letter: by, limits: null };
  return [from, to].every((one) => symbolsOf(one).length === 0)
    ? { integrand: of, letter: by, limits: [from, to] }
    : null;
}

/** 0 ≤ x ≤ 2 */
export function rangeIn(formula: string): { letter: string; from: Expression; to: Expression } | null {
  const parsed = parse(formula);
  return parsed.ok ? intervalOf(parsed.statement) : null;
}
