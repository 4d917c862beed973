import { contains, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Sign } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Question } from '../questions/question.ts';
import { type Wording, wordingIn } from '../wording.ts';

const NOTHING: Wording = { say: '', formulas: [] };
/** Requests for exact or rounded values, which the answer meets anyway: it gives both. */
const MANNER =
  / (?:giving|leaving|correct to|to # (?:significant|decimal)|exactly|in exact form|showing|结果|答案|精确到|保留)(?!.{0,300}(?:find|求|only|roots?\b|solutions?\b|positive|negative|integer|small|larg|least|great|正|负|根|整数|最)).{0,300}$/u;
const read = new WeakMap<Question, Wording>();

/** The question's words, with a "#" for each formula, and the formulas; the manner of the answer is left off. */
export function wordingOf(question: Question): Wording {
  const known = read.get(question);
  if (known) return known;
  const result = parseWording(question.text);
  read.set(question, result);
  return result;
}

export function parseWording(text: string): Wording {
  const whole = wordingIn(text.replace(/[:：]/gu, ',')) ?? NOTHING;
  const say = whole.say.replace(MANNER, '');
  return { say, formulas: whole.formulas.slice(0, formulasIn(say, whole)) };
}

/** A list of formulas is one "#", so only what follows the cut can be counted. */
function formulasIn(say: string, { say: all, formulas }: Wording): number {
  return formulas.length - (all.slice(say.length).match(/#/g)?.length ?? 0);
}

export interface Equation {
  left: Expression;
  right: Expression;
}
export interface Inequality extends Equation {
  sign: Sign;
}

/** Real numbers, letters and functions only. */
export function expressionOf(formula: string): Expression | null {
  const parsed = parse(formula);
  return parsed.ok && parsed.statement.kind === 'expression' && isReal(parsed.statement.value)
    ? parsed.statement.value
    : null;
}

export function inequalityOf(formula: string): Inequality | null {
  const parsed = parse(formula);
  if (!parsed.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.length !== 1) return null;
  const { sides, signs } = parsed.statement;
  return sides.every(isReal) ? { left: sides[0]!, right: sides[1]!, sign: signs[0]! } : null;
}

export function equationOf(formula: string): Equation | null {
  const inequality = inequalityOf(formula);
  return inequality?.sign === '=' ? inequality : null;
}

const FOREIGN = new Set(['apply', 'derivative', 'integral', 'series', 'rate', 'tuple', 'matrix']);

function isReal(one: Expression): boolean {
  return !contains(
    one,
    (part) =>
      FOREIGN.has(part.kind) || (part.kind === 'constant' && (part.name === 'i' || part.name === 'infinity')),
  );
}

export function lettersOf({ left, right }: Equation): string[] {
  return [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort();
}

const SOLVE = [
  /^(?:hence )?(?:solve|find)(?: (?:all|real|possible|two))*(?: (?:roots?|solutions?) (?:of|to))?(?: (?:simultaneous|quadratic|cubic|simultaneous linear))?(?: pair of)?(?: (?:equations?|inequality|inequalities))? #(?: by (?:factorising|factorisation|completing square|using quadratic formula)| using (?:quadratic formula|logarithms)| for all real values of # | for real # )?$/,
  /^(?:hence )?(?:find|solve for) (?:(?:set|range) of )?(?:all )?(?:real )?(?:values? of )?# (?:for which|such that|satisfying|that satisf(?:y|ies)|if|when|given that|where)(?: inequality| equation)? #$/,
  /^(?:hence )?solve(?: equation| inequality)?(?: for)? #$/,
  /^#$/,
  /^(?:用(?:公式|配方|因式分解|换元)法)?(?:find )?(?:解|求解)?(?:下列|关于 # 的)?(?:一元二次|一元三次|二元一次|联立|指数|对数)?(?:方程组?|不等式组?)? ?#(?: (?:的(?:实数?)?(?:根|解|解集|解法)))?$/u,
  /^find (?:满足|使)(?:不等式|方程)? # (?:成立)?的(?:实数)? # 的(?:值|取值范围|集合|范围)$/u,
];

/** The formulas of a question that only says "solve", in whatever words; null for any other. */
export function toSolve(question: Question): string[] | null {
  const { say, formulas } = wordingOf(question);
  if (!SOLVE.some((form) => form.test(say))) return null;
  const equations = formulas.filter((formula) => !/^\\?[A-Za-zθα]+$/u.test(formula));
  return equations.length > 0 && formulas.length - equations.length <= 1 ? equations : null;
}

/** The one equation in one letter that is to be solved over the real numbers. */
export function equationToSolve(question: Question): (Equation & { letter: string }) | null {
  const formulas = toSolve(question);
  const equation = formulas?.length === 1 ? equationOf(formulas[0]!) : null;
  const [letter, ...others] = equation ? lettersOf(equation) : [];
  if (!equation || !letter || others.length > 0 || question.interval) return null;
  // z and w stand for complex numbers in this syllabus.
  return letter === 'z' || letter === 'w' ? null : { ...equation, letter };
}
