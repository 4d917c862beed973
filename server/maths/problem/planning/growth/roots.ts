import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { boundsOf, conditionsOn } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { toldEquations } from '../rewritten/told-equations.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';

interface RootEquation {
  /** What is zero at the root, and the letter in it. */
  gap: Expression;
  letter: string;
  fact: Fact;
  /** For which values of that letter it was said to be the only root. */
  within: string | undefined;
}

/** "This root", where the text gives it no letter. */
const UNNAMED = 'r_0';

/** The letter of the one root that was told of, for "this root". */
export function rootLetter(letter: string, facts: readonly Fact[]): string {
  const told = facts.filter((fact) => fact.relation === 'root-of' || isOneRoot(fact));
  const [one, another] = told;
  return letter === UNNAMED && one?.relation === 'root-of' && !another
    ? String(one.of[0]).replaceAll(/[\\$]/g, '')
    : letter;
}

const isCounted = ({ relation, of: [left] }: Fact): boolean =>
  relation === 'equal' && typeof left === 'object' && 'the' in left && left.the === 'number of roots';

const isOneRoot = (fact: Fact): boolean => isCounted(fact) && fact.of[1] === '1';

/** Whether it is told which of the roots "this root" is: by its sign, or between what it lies. */
function isPlaced(scope: Scope): boolean {
  const isSign = ({ relation, of: [of] }: Fact) =>
    ['positive', 'negative'].includes(relation) && of === UNNAMED;
  const signs = scope.facts.filter(isSign);
  for (const sign of signs) scope.used.add(sign);
  return signs.length > 0 || boundsOf(scope, UNNAMED) !== null;
}

/** The equations of which a letter was said to be the root. */
function equationsOfRoot(called: string, scope: Scope): (RootEquation | null)[] {
  const { facts } = scope;
  const letter = rootLetter(called, facts);
  const isMeant = letter !== UNNAMED ? () => false : isPlaced(scope) ? isCounted : isOneRoot;
  return facts
    .filter(
      (fact) =>
        (fact.relation === 'root-of' && String(fact.of[0]).replaceAll(/[\\$]/g, '') === letter) ||
        isMeant(fact),
    )
    .map((fact) => {
      const [first, second, within] = fact.of;
      const text = fact.relation === 'root-of' ? second : (first as { of: Term[] }).of[0];
      const statement = typeof text === 'string' ? statementIn(bare(text)) : null;
      const [left, right] =
        statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
      const [name, another] = left && right ? [...new Set([...symbolsOf(left), ...symbolsOf(right)])] : [];
      return left && right && name && !another
        ? {
            gap: difference(left, right),
            letter: name,
            fact,
            within: typeof within === 'string' ? within : undefined,
          }
        : null;
    });
}

const asNumber = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n },
});

/** Whether a value is the root that it was said to be: the equation changes its sign about it, where it was said to lie. */
export function isRootOf(value: number, text: string, letter: string, scope: Scope): boolean {
  const unit = 10 ** -(text.split('.')[1]?.length ?? 0);
  return equationsOfRoot(letter, scope).every((one) => {
    if (!one) return false;
    const gap = (at: number) => evaluate(one.gap, { [one.letter]: at });
    const said: Fact[] = one.within === undefined ? [] : [{ relation: 'holds', of: [one.within] }];
    const conditions = conditionsOn({ facts: said, used: new Set() }, [one.letter]);
    scope.used.add(one.fact);
    return (
      conditions !== null &&
      conditions.every((holds) => holds({ [one.letter]: asNumber(value) })) &&
      gap(value - unit) * gap(value + unit) < 0
    );
  });
}

/** Whether a function changes its sign between two values without being zero there. */
function isPole(at: (x: number) => number, from: number, to: number): boolean {
  const size = Math.max(Math.abs(at(from)), Math.abs(at(to)));
  if (at(from) * at(to) >= 0) return false;
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (at(low) * at(middle) <= 0) high = middle;
    else low = middle;
  }
  return !(Math.min(Math.abs(at(low)), Math.abs(at(high))) <= 1e-6 * size);
}

/** The equations of a root, or of a letter of which an integral or a turning point is told. */
function equationsFor(called: string, scope: Scope): (RootEquation | null)[] {
  const own = equationsOfRoot(called, scope);
  if (own.length > 0) return own;
  const told = toldEquations(called, scope);
  return told.flatMap(({ equation: { left, right }, facts, on }): (RootEquation | null)[] => {
    const [fact] = facts;
    const gap = difference(left, right);
    if (!fact || symbolsOf(gap).join() !== called) return [null];
    const domain = on ? scope.facts.find((one) => isDomainOf(one, on)) : undefined;
    for (const one of [...facts, ...(domain ? [domain] : [])]) scope.used.add(one);
    const within = domain?.of[1];
    return [
      {
        gap,
        letter: called,
        fact,
        within: typeof within === 'string' ? within.replaceAll(/\bx\b/g, called) : undefined,
      },
    ];
  });
}

const isDomainOf = ({ relation, of: [curve] }: Fact, on: Term): boolean =>
  relation === 'domain' && JSON.stringify(curve) === JSON.stringify(on);

/** "Verify by calculation that α lies between 1 and 2": the two sides differ in opposite directions at the ends. */
export const signChange: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement:holds')
    return null;
  const statement = typeof target.of[0] === 'string' ? statementIn(target.of[0]) : null;
  if (statement?.kind !== 'relation' || !/^<=?<=?$/.test(statement.signs.join(''))) return null;
  const [low, root, high] = statement.sides as [Expression, Expression, Expression];
  const [one, another] = root.kind === 'symbol' ? equationsFor(root.name, scope) : [];
  if (root.kind !== 'symbol' || !one || another || [low, high].some((end) => symbolsOf(end).length > 0))
    return null;
  const at = (x: number) => evaluate(one.gap, { [one.letter]: x });
  const ends = [low, high].map((end) => evaluate(end)) as [number, number];
  const [first, last] = ends.map(at) as [number, number];
  if (!(ends[0] < ends[1]) || !(first * last < 0) || !isWithin(one, ends)) return null;
  const inside = Array.from({ length: 200 }, (_, i) => ends[0] + ((i + 0.5) * (ends[1] - ends[0])) / 200);
  scope.used.add(one.fact);
  const said = conditionsOn(scope, [root.name]);
  if (!said?.every((holds) => ends.every((end) => holds({ [root.name]: asNumber(end) })))) return null;
  const shown = (value: number) => String(Number(value.toPrecision(3)));
  const f = `\\mathrm{f}(${one.letter})`;
  const valueAt = (end: Expression, value: number) =>
    `\\mathrm{f}(${toLatex(end)}) = ${shown(value)} ${value < 0 ? '<' : '>'} 0`;
  const name = root.name === UNNAMED ? 'the root' : root.name;
  const printed = root.name === UNNAMED ? one.letter : root.name;
  return {
    title: { en: 'A change of sign', zh: '变号法' },
    steps: [
      step({ en: 'Write the equation as f = 0.', zh: '把方程写成 f = 0。' }, [`${f} = ${toLatex(one.gap)}`]),
      step({ en: 'Work out f at both ends.', zh: '计算两端的函数值。' }, [
        valueAt(low, first),
        valueAt(high, last),
      ]),
      step({
        en: `The sign changes and f is continuous between them, so ${name} lies between.`,
        zh: '符号改变且函数在其间连续，故根在两者之间。',
      }),
    ],
    answer: {
      text: `${toText(low)} < ${printed} < ${toText(high)}`,
      tex: `${toLatex(low)} < ${toLatex(symbol(printed))} < ${toLatex(high)}`,
      say: {
        en: `f(${toText(low)}) = ${shown(first)}, f(${toText(high)}) = ${shown(last)}: the sign changes, so ${name} lies between ${toText(low)} and ${toText(high)}.`,
        zh: `f(${toText(low)}) = ${shown(first)}，f(${toText(high)}) = ${shown(last)}：符号改变，故根在 ${toText(low)} 与 ${toText(high)} 之间。`,
      },
    },
    checks: [
      check(
        'The function has a value everywhere between.',
        '函数在其间处处有值。',
        inside.every((x) => Number.isFinite(at(x))),
      ),
      check(
        'Wherever the sign changes, the function is zero.',
        '凡变号之处函数值为零。',
        [ends[0], ...inside, ends[1]].every((x, i, all) => i === 0 || !isPole(at, all[i - 1]!, x)),
      ),
    ],
    topic: '9709/p3/numerical-solution-of-equations',
  };
};

/** Whether both ends are where it was said to be the only root. */
function isWithin({ within, letter }: RootEquation, ends: number[]): boolean {
  if (within === undefined) return true;
  const conditions = conditionsOn({ facts: [{ relation: 'holds', of: [within] }], used: new Set() }, [
    letter,
  ]);
  return ends.every((end) => conditions?.every((holds) => holds({ [letter]: asNumber(end) })) ?? false);
}
