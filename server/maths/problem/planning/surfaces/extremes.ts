import { type Expression, product, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Term } from '../../schema/problem.ts';
import { type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, propertyIn, type Story } from '../told/told.ts';
import { type Block } from './block.ts';
import { forcesOn } from './laws.ts';
import { isPossible, isConfirmed } from './second-look.ts';
import { solved, whereOf } from './asked.ts';

/** The greatest or the least force that leaves a body in equilibrium, or the coefficient of friction that does. */
export function extremeOf(
  name: 'greatest' | 'least',
  wanted: Term | undefined,
  story: Story,
  block: Block,
): Result | null {
  const isCoefficient =
    propertyIn(wanted)?.name === 'friction' ||
    (typeof wanted === 'string' && sameLetter(expressionOf(wanted), block.friction));
  if (!['equilibrium', 'rest', 'limiting'].includes(block.state) || !block.isRough) return null;
  if (isCoefficient)
    return name === 'least'
      ? solved({ ...story, goal: { ...story.goal, target: wanted! } }, tipping(block))
      : null;
  const [push, another] = block.pushes.filter(({ size }) => symbolsOf(size).length > 0);
  if (!push || another || (block.state === 'limiting' && block.way !== 0)) return null;
  const isIt =
    typeof wanted === 'string'
      ? sameLetter(expressionOf(wanted), push.size)
      : ['push', 'tension'].includes(propertyIn(wanted)?.name ?? '');
  if (!isIt) return null;
  const ends = ([1, -1] as const).map((way) => {
    const one: Block = { ...block, state: 'limiting', way, laws: [...block.laws], used: [...block.used] };
    return solveModel(
      {
        laws: [...one.laws, ...forcesOn(one)],
        isPossible: (values) => isPossible({ ...one, pushes: [] }, values),
        isConfirmed: (values) => isConfirmed(one, values),
      },
      {
        value: push.size,
        unit: typeof wanted === 'string' ? '' : 'N',
        letter: typeof wanted === 'string' ? wanted : null,
      },
      [],
    );
  });
  const sizes = ends.map((one) => (one?.values.length === 1 ? evaluate(one.values[0]!) : Number.NaN));
  const last = sizes[0]! > sizes[1]! ? 0 : 1;
  const best = name === 'greatest' ? last : 1 - last;
  const found = ends[best];
  if (!found || !(sizes[best]! > 1e-9) || !isEnd(push.size, sizes[best]!, name, block)) return null;
  return { ...found, used: [...found.used, ...block.used, ...whereOf(story)] };
}

const sameLetter = (a: Expression | null, b: Expression): boolean =>
  a?.kind === 'symbol' && b.kind === 'symbol' && a.name === b.name;

/** On the point of moving, the way that what drives it wants. */
const tipping = (block: Block): Block => ({
  ...block,
  state: 'limiting',
  way: block.isFlat ? 1 : -1,
  laws: [...block.laws],
});

/** Just within the limit friction holds it, just beyond it does not. */
function isEnd(size: Expression, end: number, name: 'greatest' | 'least', block: Block): boolean {
  if (size.kind !== 'symbol') return false;
  const holds = (force: number): boolean => {
    const at = (one: Expression) => evaluate(one, { [size.name]: force });
    const out = block.pushes.reduce((total, one) => total + at(one.out), 0);
    const drive =
      block.pushes.reduce((total, one) => total + at(one.along), 0) -
      at(product(block.weight, block.slope.sine));
    const normal = at(product(block.weight, block.slope.cosine)) - out;
    return Math.abs(drive) <= at(block.friction) * normal + 1e-9;
  };
  const step = Math.abs(end) * 1e-4;
  return name === 'greatest'
    ? holds(end - step) && !holds(end + step)
    : holds(end + step) && !holds(end - step);
}
