import type { Check, Solution } from '../../writing/method.ts';
import { saysQuantity } from '../../writing/quantity.ts';
import {
  DIMENSIONLESS,
  parseUnit,
  sameDimension,
  type Dimension,
} from '../../algebra-system/numbers/units.ts';
import type { Plan } from './choose-formula.ts';
import type { Applied } from './formula.ts';
import { constants } from '../../reading/physics/constants.ts';
import { answerIn } from './explain.ts';
import type { Formula } from './formula.ts';
import { dimensionOf } from '../../reading/physics/quantities.ts';
import { compute, type Relation, type Term } from './relation.ts';

/** The formula holds with the answer in it, its units agree on both sides, and no given number was left out. */
export function checkPlan({ answer }: Solution, { reading, chain, negated }: Plan): Check[] {
  const { value, unit } = answerIn(chain.at(-1)!, reading.unknownQuantity.unit);
  const used = new Set(chain.flatMap((applied) => [...applied.used.values()]));
  return [
    {
      name: {
        en: 'Both sides of the formula agree when the answer is substituted back.',
        zh: '将结果代回公式，两边相等。',
      },
      passed: chain.every(holds),
    },
    {
      name: {
        en: 'The answer shown is this value, rounded.',
        zh: '所显示的答案就是该值（经四舍五入）。',
      },
      passed: saysQuantity(answer.text, negated ? -value : value, unit.typed),
    },
    {
      name: { en: 'The units agree on both sides.', zh: '公式两边的单位一致。' },
      passed: chain.every(({ formula }) => unitsAgree(formula)),
    },
    {
      name: { en: 'Every given value was used.', zh: '用到了所有已知量。' },
      passed: reading.givens.every((given) => used.has(given)),
    },
  ];
}

function holds({ formula, values, target, result }: Applied): boolean {
  const all = new Map([...values, [target, result]]);
  const [left, right] = [compute(formula.relation.left, all), compute(formula.relation.right, all)];
  const scale = Math.max(
    Math.abs(left),
    Math.abs(right),
    ...[...all.values()].map(Math.abs).filter((one) => one < 1e-9),
  );
  return Number.isFinite(left) && Math.abs(left - right) <= 1e-9 * scale + 1e-300;
}

export function unitsAgree({ relation, roles }: Formula): boolean {
  const of = (id: string) => {
    const name = roles.get(id);
    return name ? dimensionOf(name) : parseUnit(constants[id]!.unit)!.dimension;
  };
  return isHomogeneous(relation, of);
}

/** Whether both sides of an equation have the same dimension, given that of each letter. */
export function isHomogeneous({ left, right }: Relation, of: (id: string) => Dimension): boolean {
  const [one, other] = [dimension(left, of), dimension(right, of)];
  return one !== null && other !== null && sameDimension(one, other);
}

/** The dimension of a term, or null where unlike things are added or a function is given a dimension. */
function dimension(term: Term, of: (id: string) => Dimension): Dimension | null {
  if (term.kind === 'number') return DIMENSIONLESS;
  if (term.kind === 'symbol') return of(term.id);
  if (term.kind === 'call') {
    const inner = dimension(term.of, of);
    if (!inner) return null;
    if (term.name === 'sqrt') return scaleDimension(inner, 0.5);
    return sameDimension(inner, DIMENSIONLESS) ? DIMENSIONLESS : null;
  }
  const [left, right] = [dimension(term.left, of), dimension(term.right, of)];
  if (!left || !right) return null;
  if (term.kind === '*') return left.map((one, index) => one + right[index]!) as never;
  if (term.kind === '/') return left.map((one, index) => one - right[index]!) as never;
  if (term.kind === '^') return scaleDimension(left, compute(term.right, new Map()));
  return sameDimension(left, right) ? left : null;
}

const scaleDimension = (one: Dimension, by: number): Dimension => one.map((power) => power * by) as never;
