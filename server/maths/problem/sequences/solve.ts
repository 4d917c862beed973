import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { step } from '../../writing/step.ts';
import { asLatex, exactOrRounded, rounded } from '../../writing/rounding.ts';
import type { Step } from '../../writing/method.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { type Assignment, assigned } from '../planning/values/system.ts';
import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { isFromFirst, isOneStory } from './one-story.ts';
import { fits, isFollowed, solutionsOf } from './solutions.ts';
import { solveWhole } from '../whole-parts.ts';
import { toldIn } from './take.ts';
import type { Told } from './told.ts';
import { valueIn } from './values.ts';

/** Works out the parts of a question about progressions, where all of it was read. */
export const solveSequences = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, (facts, goals, { language, text }) =>
    solvePart(facts, goals, { language, isOne: isOneStory(text) }),
  );

interface Story {
  language: string;
  /** Told in one period, one kind of amount and of one deed. */
  isOne: boolean;
}

function solvePart(
  facts: readonly Fact[],
  goals: readonly Goal[],
  { language, isOne }: Story,
): SolvedPart | null {
  const told = toldIn(facts, language);
  if (!told || told.all.length + told.rows.length === 0 || told.all.length > 4) return null;
  if (told.isTale && !(isOne && isFromFirst(facts))) return null;
  if (goals.some(({ target }) => isOfNobody(target, told))) return null;
  const [goal, another] = goals;
  if (!goal || goals.some(({ verb, form }) => verb !== 'find' || form !== undefined)) return null;
  if (isLeast(goal)) return another ? null : leastOf(goal, told);
  const wanted = goals.map(({ target }) => valueIn(target, told));
  if (!wanted.every((one) => one !== null)) return null;
  const solutions = solutionsOf(told, wanted);
  if (!solutions || solutions.length === 0) return null;
  if (told.isTale && !goals.every(({ target }) => isThere(target, told, solutions))) return null;
  const rows = distinct(solutions.map((values) => wanted.map((one) => exact(assigned(one, values)))));
  const allowed = goals.flatMap(({ terms }) => terms ?? []);
  if (rows.flat().some((one) => symbolsOf(one).some((letter) => !allowed.includes(letter)))) return null;
  // Several values are given of a letter alone, and of what belongs to it.
  const mayBeSeveral =
    typeof goal.target === 'string' || (isOf(goal.target) && goal.target.the === 'possible');
  if (rows.length > 1 && (!mayBeSeveral || rows.length > 3)) return null;
  const shown = rows.map((row) => row.map((value, at) => written(value, goals[at]!, told)));
  if (!shown.flat().every((one) => one !== null)) return null;
  const join = (key: 'text' | 'tex') =>
    shown
      .map((row) => row.map((one) => one![key]).join(', '))
      .join(key === 'text' ? ' or ' : '\\;\\text{ or }\\; ');
  return {
    title: { en: 'Progressions', zh: '数列' },
    topic: '9709/p1/series',
    steps: [
      ...stepsOf(told, solutions),
      step(
        { en: 'The answer', zh: '答案' },
        wanted.map((one, at) =>
          lineOf(
            one,
            shown.map((row) => row[at]!.tex),
          ),
        ),
      ),
    ],
    answer: { text: join('text'), tex: join('tex') },
    checks: [
      {
        name: { en: 'Put back into what is given', zh: '代回已知条件检验' },
        passed: solutions.every((one) => fits(told, one)),
      },
      {
        name: { en: 'Followed term by term', zh: '逐项推算' },
        passed: solutions.every((one) => isFollowed(told, one)),
      },
    ],
  };
}

/** "She", "they" or nobody by name, where several do it. */
function isOfNobody(target: Term, told: Told): boolean {
  const ofPersons = told.all.filter(({ id }) => id.startsWith('p:of '));
  const isSomebody = (term: Term): boolean =>
    typeof term === 'object' && 'of' in term
      ? term.of.every(isSomebody)
      : term !== 'p:of ?' && term !== 'p:' && term !== 'p:of all';
  return ofPersons.length > 1 && isOf(target) && !isSomebody(target);
}

/** Nobody saves, makes or rides less than nothing in a period. */
const isThere = (target: Term, told: Told, solutions: readonly Assignment[]): boolean => {
  if (!isOf(target) || !['nth', 'sum'].includes(target.the)) return true;
  const last = valueIn({ the: 'nth', of: target.of }, told);
  return (
    last !== null &&
    solutions.every((values) => {
      const one = assigned(last, values);
      return symbolsOf(one).length > 0 || evaluate(one) >= 0;
    })
  );
};

const lineOf = (raw: Expression, values: readonly string[]): string =>
  raw.kind === 'symbol' ? values.join(',\\; ') : `${toLatex(exact(raw))} = ${values.join(',\\; ')}`;

function stepsOf(told: Told, solutions: readonly Assignment[]): Step[] {
  const equations = [...new Set(told.lines)];
  const known = solutions
    .map((values) =>
      Object.entries(values)
        .map(([letter, value]) => `${toLatex({ kind: 'symbol', name: letter })} = ${toLatex(value)}`)
        .join(',\\; '),
    )
    .filter((text) => text !== '');
  return [
    ...(equations.length > 0
      ? [step({ en: 'Write what is given as equations.', zh: '把已知条件写成方程。' }, equations)]
      : []),
    ...(known.length > 0 ? [step({ en: 'Solve them.', zh: '解方程。' }, known)] : []),
  ];
}

function distinct(rows: Expression[][]): Expression[][] {
  return [...new Map(rows.map((row) => [row.map(toText).join(), row])).values()];
}

type Of = Extract<Term, { the: string }>;
const isOf = (term: Term): term is Of => typeof term === 'object' && 'the' in term;
const isLeast = ({ target }: Goal): boolean => isOf(target) && target.the === 'least';

const FAR = 5000;

/** The least whole number for which something holds. */
function leastOf({ target, where }: Goal, told: Told): SolvedPart | null {
  const letter = isOf(target) ? String(target.of[0]) : '';
  const [condition, more] = where ?? [];
  if (!condition || more) return null;
  const sides = sidesOf(condition, told);
  const solutions = sides && solutionsOf(told, []);
  const [values, other] = solutions ?? [];
  if (!sides || !values || other) return null;
  const [a, b] = [sides.left, sides.right].map((one) => assigned(one, values));
  if ([a!, b!].some((one) => symbolsOf(one).some((each) => each !== letter))) return null;
  const holdsAt = (n: number) => {
    const [x, y] = [a!, b!].map((one) => evaluate(one, { [letter]: n }));
    return sides.sign === '>'
      ? x! > y!
      : sides.sign === '>='
        ? x! >= y!
        : sides.sign === '<'
          ? x! < y!
          : x! <= y!;
  };
  let n = 1;
  while (n <= FAR && !holdsAt(n)) n += 1;
  if (n > FAR || n === 1) return null;
  const sizes = [n - 1, n].map((at) =>
    rounded(evaluate(a!, { [letter]: at }), { kind: 'figures', digits: 6 }),
  );
  return {
    title: { en: 'Progressions', zh: '数列' },
    topic: '9709/p1/series',
    steps: [
      ...stepsOf(told, solutions!),
      step({ en: 'What has to hold', zh: '需满足' }, [
        `${toLatex(exact(a!))} ${SIGNS[sides.sign]} ${toLatex(exact(b!))}`,
      ]),
      step({ en: 'Just before it does not hold, then it does.', zh: '前一个数不满足，这个数满足。' }, [
        `${letter} = ${n - 1}:\\; ${asLatex(sizes[0]!)}`,
        `${letter} = ${n}:\\; ${asLatex(sizes[1]!)}`,
      ]),
    ],
    answer: { text: `${letter} = ${n}`, tex: `${letter} = ${n}` },
    checks: [
      {
        name: { en: 'Tried for every number before', zh: '逐个检验之前的每个数' },
        passed: holdsAt(n) && !holdsAt(n - 1),
      },
    ],
  };
}

const SIGNS: Record<string, string> = { '>': '>', '>=': '\\geq', '<': '<', '<=': '\\leq' };
const NAMES: Record<string, string> = { greater: '>', 'at least': '>=', less: '<' };

function sidesOf(
  { relation, of: [left, right] }: Fact,
  told: Told,
): { left: Expression; right: Expression; sign: string } | null {
  if (relation === 'compared') {
    const read = statementIn(String(left).replace(/\$/g, ''));
    if (read?.kind !== 'relation' || read.signs.length !== 1) return null;
    const [a, b] = read.sides.map((side) => valueIn(toText(side), told));
    return a && b && read.signs[0]! in SIGNS ? { left: a, right: b, sign: read.signs[0]! } : null;
  }
  const [a, b] = [valueIn(left, told), valueIn(right, told)];
  return a && b && relation in NAMES ? { left: a, right: b, sign: NAMES[relation]! } : null;
}

function written(value: Expression, goal: Goal, told: Told): { text: string; tex: string } | null {
  const letter = typeof goal.target === 'string' ? goal.target.replace(/\W/g, '') : '';
  const name = letter === '' ? '' : `${letter} = `;
  const isNumber = symbolsOf(value).length === 0;
  if (!isNumber) return goal.figures ? null : { text: name + toText(value), tex: name + toLatex(value) };
  const plain = toText(value);
  const isShort = /^-?\d+(?:\/\d+)?$/.test(plain) && plain.length < 12;
  const isPlain = !goal.figures && (goal.exact === true || (isShort && !told.isTale));
  const text = isPlain
    ? plain
    : goal.figures
      ? rounded(evaluate(value), goal.figures)
      : isExactRoot(plain) && !told.isTale
        ? plain
        : exactOrRounded(evaluate(value));
  const unit = told.unit !== null && letter === '' && isAmount(goal.target) ? ` ${told.unit}` : '';
  const tex = text === plain ? toLatex(value) : asLatex(text);
  return {
    text: `${name}${text}${unit}`,
    tex: `${name}${tex}${unit === '' ? '' : `\\;\\mathrm{${told.unit}}`}`,
  };
}

const isExactRoot = (text: string): boolean => /sqrt/.test(text) && text.length < 24;
const isAmount = (target: Term): boolean =>
  isOf(target) && ['nth', 'sum', 'infinite', 'difference', 'named', 'possible'].includes(target.the);
