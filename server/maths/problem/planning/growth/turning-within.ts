import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  fraction,
  PI,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { asLatex, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { explicit } from '../plane/properties.ts';
import { boundsOf } from '../scope/conditions.ts';
import { isThing, type Scope, TURNING, valueOf } from '../scope/scope.ts';
import { check, type Operator } from '../analysis/operator.ts';

interface Wanted {
  curve: Term;
  kind: string;
  axis: 'x' | 'y' | 'both';
  facts: Fact[];
}

const AXES: Record<string, Wanted['axis']> = {
  coordinates: 'both',
  'x-coordinate': 'x',
  'y-coordinate': 'y',
};

/** Which turning point of which curve is asked for, and what of it. */
function wantedOf({ verb, target, form, unit, terms }: Goal, { facts }: Scope): Wanted | null {
  if (verb !== 'find' || form || unit || terms || typeof target !== 'object' || !('the' in target))
    return null;
  const axis = AXES[target.the];
  const [of] = target.of;
  if (!axis || typeof of !== 'object') return null;
  if ('the' in of) return TURNING.has(of.the) ? { curve: of.of[0]!, kind: of.the, axis, facts: [] } : null;
  if (!('thing' in of)) return null;
  const said = facts.filter(
    ({ relation, of: [left, right] }) =>
      (relation === 'equal' && isTurning(left) && isThing(right, of.thing)) ||
      (relation === 'stationary' && isThing(left, of.thing)),
  );
  const [one, another] = said;
  if (!one || another) return null;
  const [left, right] = one.of;
  return isTurning(left)
    ? { curve: left.of[0]!, kind: left.the, axis, facts: [one] }
    : { curve: right!, kind: 'stationary points', axis, facts: [one] };
}

const isTurning = (term: Term | undefined): term is Extract<Term, { the: string }> =>
  typeof term === 'object' && 'the' in term && TURNING.has(term.the);

/** A fraction of π, where it is one. */
function partOfTurn(x: number): Expression | null {
  const turn = rationalNear(x / Math.PI, 12);
  return turn && Math.abs(Number(turn.n) / Number(turn.d) - x / Math.PI) < 1e-11
    ? exact(product(fraction(Number(turn.n), Number(turn.d)), PI))
    : null;
}

const MOST_POINTS = 4;

/** The turning points of a curve within an interval, where its equation has no zeros that one can write down. */
export const turningWithin: Operator = (goal, scope) => {
  const wanted = wantedOf(goal, scope);
  const value = wanted && valueOf(wanted.curve, scope);
  const body = value?.is === 'equation' ? explicit(value) : null;
  if (!wanted || !body || symbolsOf(body).join() !== 'x') return null;
  const interval = intervalOf(wanted.curve, scope);
  if (!interval) return null;
  const slope = differentiate(body, 'x');
  const [f, g] = [realFunction(body, 'x'), realFunction(slope, 'x')];
  const { from, to, facts } = interval;
  const inside = zerosIn(g, from, to, { steps: 4001 }).filter(
    (x) => x - from > 1e-9 && to - x > 1e-9 && Math.abs(g(x)) < 1e-6 && g(x - 1e-4) * g(x + 1e-4) < 0,
  );
  const bends = inside.filter((x) => isOfKind(wanted.kind, g, x));
  const isMany = wanted.kind === 'stationary points' && wanted.facts.length === 0;
  if (bends.length === 0 || bends.length > (isMany ? MOST_POINTS : 1)) return null;
  const points = bends.map((x) => ({ x, part: partOfTurn(x) }));
  const each = points.map(({ x, part }) => writtenPoint(x, part, body, goal, wanted.axis));
  if (!each.every((one) => one !== null)) return null;
  const written = {
    at: each.map((one) => one.at).join(',\\; '),
    text: each.map(({ text }) => text).join(', '),
    tex: each.map(({ tex }) => tex).join(',\\; '),
  };
  for (const one of [...wanted.facts, ...facts]) scope.used.add(one);
  return {
    title: { en: 'Where the curve turns', zh: '曲线的驻点' },
    steps: [
      step(
        { en: 'Differentiate.', zh: '求导。' },
        `\\frac{\\mathrm{d}y}{\\mathrm{d}x} = ${toLatex(exact(slope))}`,
      ),
      step({ en: 'At a stationary point the derivative is zero.', zh: '驻点处导数为零。' }, [written.at]),
      step({ en: 'The answer', zh: '答案' }, [written.tex]),
    ],
    answer: { text: written.text, tex: written.tex },
    checks: [
      check(
        'The curve is level there and nowhere else in the interval, by its values.',
        '由函数值可知曲线在区间内仅在此处水平。',
        turnsAt(f, { from, to, all: bends, kind: wanted.kind }) &&
          points.every(({ x, part }) => !part || Math.abs(evaluate(part) - x) < 1e-9),
      ),
    ],
    topic: '9709/p3/differentiation',
  };
};

const isOfKind = (kind: string, slope: (x: number) => number, x: number): boolean =>
  kind === 'stationary points' || (kind === 'maximum point') === (slope(x - 1e-4) > 0 && slope(x + 1e-4) < 0);

/** By differences of the values: how often the curve turns in the way that is asked for, and where. */
function turnsAt(
  f: (x: number) => number,
  { from, to, all, kind }: { from: number; to: number; all: readonly number[]; kind: string },
): boolean {
  const count = 2999;
  const width = (to - from) / count;
  const rises = Array.from(
    { length: count - 1 },
    (_, i) => f(from + (i + 1.5) * width) - f(from + (i + 0.5) * width),
  );
  const turns = rises.flatMap((rise, i) => {
    const next = rises[i + 1];
    if (next === undefined || !(rise * next < 0)) return [];
    const isMaximum = rise > 0;
    return kind === 'stationary points' || (kind === 'maximum point') === isMaximum
      ? [from + (i + 1.5) * width]
      : [];
  });
  return turns.length === all.length && turns.every((one, at) => Math.abs(one - all[at]!) < 2 * width);
}

/** The interval that was said of x or of the curve. */
function intervalOf(curve: Term, scope: Scope): { from: number; to: number; facts: Fact[] } | null {
  const facts = scope.facts.filter(
    ({ relation, of: [left, right] }) =>
      (relation === 'domain' && JSON.stringify(left) === JSON.stringify(curve) && isOfX(right)) ||
      (relation === 'holds' && isOfX(left)),
  );
  const plain: Scope = {
    ...scope,
    facts: facts.map(({ relation, of }) => ({
      relation: 'holds',
      of: [relation === 'domain' ? of[1]! : of[0]!],
    })),
  };
  const bounds = boundsOf(plain, 'x');
  return bounds && bounds.every((one) => Number.isFinite(one))
    ? { from: bounds[0], to: bounds[1], facts }
    : null;
}

/** a < x < b. */
function isOfX(text: Term | undefined): boolean {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.length !== 2) return false;
  const middle = statement.sides[1]!;
  return (
    statement.signs.every((sign) => sign === '<' || sign === '<=') &&
    middle.kind === 'symbol' &&
    middle.name === 'x'
  );
}

function writtenPoint(
  x: number,
  part: Expression | null,
  body: Expression,
  { figures, exact: isExact }: Goal,
  axis: Wanted['axis'],
): { text: string; tex: string; at: string } | null {
  const y = part && exact(substitute(body, 'x', part));
  const at = `x = ${part ? toLatex(part) : asLatex(rounded(x, figures ?? THREE_FIGURES))}`;
  if (isExact && !part) return null;
  if (part && y && !figures) {
    const both = {
      text: `(${toText(part)}, ${toText(y)})`,
      tex: `\\left(${toLatex(part)},\\, ${toLatex(y)}\\right)`,
    };
    const one = axis === 'x' ? part : y;
    return { ...(axis === 'both' ? both : { text: toText(one), tex: toLatex(one) }), at };
  }
  const [shownX, shownY] = [x, evaluate(body, { x })].map((one) =>
    rounded(one, figures ?? THREE_FIGURES),
  ) as [string, string];
  const text = axis === 'both' ? `(${shownX}, ${shownY})` : axis === 'x' ? shownX : shownY;
  return { text, tex: asLatex(text), at };
}
