import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  mapParts,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { randomOf, seedOf } from '../../../algebra-system/numeric/random.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { equationOf } from '../solutions/by-factor.ts';
import { sidesIn, worked } from '../working/worked.ts';
import { variablesIn } from './factors.ts';

interface Equation {
  of: string;
  by: string;
  rest: Expression;
}

const bare = (text: unknown): string => String(text).replaceAll('$', '').trim();

function equationIn(text: string): Equation | null {
  const letters = variablesIn(text);
  const sides = sidesIn(text);
  return letters && sides ? { ...letters, rest: difference(sides[0], sides[1]) } : null;
}

/** "Show that the substitution w = xy reduces the differential equation to …". */
export const substitutionShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  if (target.the !== 'statement:substituted' || target.of.length < 2) return null;
  const [put, printed, own] = target.of.map(bare) as [string, string, string | undefined];
  const text = own ?? equationOf({ relation: 'differential', of: [''] }, scope);
  const outer = text ? equationIn(bare(text)) : null;
  const inner = equationIn(printed);
  const told = put === '' && outer && inner ? toldBefore(scope, outer, inner) : put;
  const sides = told ? sidesIn(told) : null;
  const found = outer && inner && sides ? linesOf(sides, outer, inner) : null;
  if (!found) return null;
  for (const fact of scope.facts)
    if (
      ['differential', 'replaced', 'positive', 'nonzero'].includes(fact.relation) ||
      bare(fact.of[0]) === bare(text)
    )
      scope.used.add(fact);
  for (const fact of scope.facts)
    if (fact.relation === 'holds' && (bare(fact.of[0]) === told || isOfPlace(bare(fact.of[0]))))
      scope.used.add(fact);
  const [left, right] = sidesIn(printed)!;
  const tex = `${toLatex(left)} = ${toLatex(right)}`;
  return worked(
    { en: 'A substitution in a differential equation', zh: '微分方程的代换' },
    '9231/p2/differential-equations',
    [
      step({ en: 'Differentiate the substitution.', zh: '对代换式求导。' }, found.lines),
      step({ en: 'Put these into the equation and simplify.', zh: '代入方程并化简。' }, [tex]),
    ],
    { text: `${toText(left)} = ${toText(right)}`, tex },
    [
      check(
        'Wherever the first equation holds, so does the second.',
        '凡满足第一个方程之处，第二个方程也成立。',
        found.isTrue,
      ),
    ],
    put === '' ? [{ relation: 'replaced', of: [told!, printed] }] : undefined,
  );
};

/** x = eᵗ, w = xy: the only equation that was told between the letters of the two. */
function toldBefore({ facts }: Scope, outer: Equation, inner: Equation): string | null {
  const letters = [outer.of, outer.by, inner.of, inner.by];
  const own = inner.by === outer.by ? inner.of : inner.by;
  const told = facts.flatMap(({ relation, of: [text] }) => {
    const sides = relation === 'holds' || relation === 'substitution' ? sidesIn(text) : null;
    const all = sides ? sides.flatMap(symbolsOf) : [];
    return all.includes(own) && all.every((one) => letters.includes(one)) && !variablesIn(bare(text))
      ? [bare(text)]
      : [];
  });
  return told.length === 1 ? told[0]! : null;
}

/** x > 0, x ≠ 0 */
const isOfPlace = (text: string): boolean => /^[a-z]\s*(?:>|\\ne|≠|\\neq)\s*0$/.test(text);

interface Lines {
  lines: string[];
  isTrue: boolean;
}

function linesOf([left, right]: [Expression, Expression], outer: Equation, inner: Equation): Lines | null {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (one.kind !== 'symbol') continue;
    if (outer.by === inner.by && one.name === inner.of && isIn(other, outer.by, outer.of))
      return byUnknown(other, outer, inner);
    if (outer.by === inner.by && one.name === outer.of && isIn(other, outer.by, inner.of))
      return byUnknown(other, inner, outer);
    if (outer.of === inner.of && one.name === outer.by && isIn(other, inner.by))
      return byVariable(other, outer, inner);
  }
  return null;
}

const isIn = (one: Expression, ...letters: string[]): boolean => {
  const own = symbolsOf(one);
  return own.includes(letters.at(-1)!) && own.every((each) => letters.includes(each));
};

/** The value and the derivatives of an unknown as letters. */
const jetOf = (letter: string): string[] => [`${letter}`, `${letter}_1`, `${letter}_2`];

const withJet = (rest: Expression, of: string): Expression => {
  const names = jetOf(of);
  const walk = (one: Expression): Expression =>
    one.kind === 'derivative' ? symbol(names[one.order] ?? 'none') : mapParts(one, walk);
  return walk(rest);
};

const orderOf = (rest: Expression, of: string): number => {
  const own = symbolsOf(rest);
  return own.includes(`${of}_2`) ? 2 : own.includes(`${of}_1`) ? 1 : 0;
};

/** w = F(x, y), where the first equation is of y and the second of w. */
function byUnknown(value: Expression, from: Equation, to: Equation): Lines | null {
  const [y, y1, y2] = jetOf(from.of) as [string, string, string];
  const total = (one: Expression): Expression =>
    sum(
      differentiate(one, from.by),
      product(differentiate(one, y), symbol(y1)),
      product(differentiate(one, y1), symbol(y2)),
    );
  const slope = exact(total(value));
  const second = exact(total(slope));
  const isTrue = follows(
    from,
    (values) => {
      const own = [value, slope, second].map((one) => evaluate(one, values));
      return { ...values, [to.of]: own[0]!, [`${to.of}_1`]: own[1]!, [`${to.of}_2`]: own[2]! };
    },
    to,
  );
  const printed = (one: Expression) => printedJet(one, from);
  const name = (order: number) => derivativeTex(to.of, from.by, order);
  const order = orderOf(withJet(to.rest, to.of), to.of);
  return isTrue
    ? {
        isTrue,
        lines: [
          `${name(1)} = ${printed(slope)}`,
          ...(order === 2 ? [`${name(2)} = ${printed(second)}`] : []),
        ],
      }
    : null;
}

/** x = F(t), where the first equation has derivatives by x and the second by t. */
function byVariable(value: Expression, from: Equation, to: Equation): Lines | null {
  const [y, y1, y2] = jetOf(from.of) as [string, string, string];
  const speed = exact(differentiate(value, to.by));
  const bend = exact(differentiate(speed, to.by));
  const isTrue = follows(
    from,
    (values) => {
      const t = values[to.by]!;
      const [a, b] = [speed, bend].map((one) => evaluate(one, { [to.by]: t })) as [number, number];
      return {
        [to.by]: t,
        [y]: values[y]!,
        [y1]: values[y1]! * a,
        [y2]: values[y2]! * a * a + values[y1]! * b,
      };
    },
    to,
    { letter: to.by, value },
  );
  const order = orderOf(withJet(to.rest, to.of), to.of);
  const d = (by: string, of: string, n: number) => derivativeTex(of, by, n);
  return isTrue
    ? {
        isTrue,
        lines: [
          `${d(to.by, from.of, 1)} = \\left(${toLatex(speed)}\\right) ${d(from.by, from.of, 1)}`,
          ...(order === 2
            ? [
                `${d(to.by, from.of, 2)} = \\left(${toLatex(speed)}\\right)^2 ${d(from.by, from.of, 2)} + \\left(${toLatex(bend)}\\right) ${d(from.by, from.of, 1)}`,
              ]
            : []),
        ],
      }
    : null;
}

const derivativeTex = (of: string, by: string, order: number): string =>
  order === 1
    ? `\\frac{\\mathrm{d}${of}}{\\mathrm{d}${by}}`
    : `\\frac{\\mathrm{d}^2${of}}{\\mathrm{d}${by}^2}`;

function printedJet(one: Expression, { of, by }: Equation): string {
  const walk = (part: Expression): Expression => {
    const order = part.kind === 'symbol' ? jetOf(of).indexOf(part.name) : -1;
    return order > 0 ? { kind: 'derivative', of, by, order } : mapParts(part, walk);
  };
  return toLatex(walk(one));
}

/** Whether, wherever the first equation holds, the second one does, at many places. */
function follows(
  from: Equation,
  moved: (values: Record<string, number>) => Record<string, number>,
  to: Equation,
  variable?: { letter: string; value: Expression },
): boolean {
  const [first, last] = [withJet(from.rest, from.of), withJet(to.rest, to.of)];
  const order = orderOf(first, from.of);
  if (order === 0 || orderOf(last, to.of) !== order) return false;
  const highest = jetOf(from.of)[order]!;
  const constants = symbolsOf(first).filter((one) => ![from.by, ...jetOf(from.of)].includes(one));
  if (symbolsOf(last).some((one) => ![to.by, ...jetOf(to.of), ...constants].includes(one))) return false;
  const random = randomOf(seedOf('substitution'));
  let seen = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const values: Record<string, number> = Object.fromEntries(
      [...jetOf(from.of), from.by, ...constants].map((one) => [one, 0.2 + 1.6 * random()]),
    );
    if (variable) {
      values[variable.letter] = 0.1 + random();
      values[from.by] = evaluate(variable.value, { [variable.letter]: values[variable.letter]! });
    }
    const at = (value: number) => evaluate(first, { ...values, [highest]: value });
    const slope = at(1) - at(0);
    const solved = -at(0) / slope;
    if (!Number.isFinite(solved) || Math.abs(solved) > 1e6) continue;
    values[highest] = solved;
    if (Math.abs(at(solved)) > 1e-8) return false;
    const own = { ...values, ...moved(values) };
    const gap = evaluate(last, own);
    if (!Number.isFinite(gap)) continue;
    const size = Math.max(1, ...jetOf(to.of).map((one) => Math.abs(own[one]!)));
    if (Math.abs(gap) > 1e-8 * size * size) return false;
    // With another highest derivative it does not hold.
    seen += 1;
  }
  return seen >= 12;
}
