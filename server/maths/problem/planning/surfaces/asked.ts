import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Fact, type Term } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { negated } from '../told/goings.ts';
import { expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';
import { type Block, A, N, F, MU, U, V, S, T, PULL, along } from './block.ts';
import { forcesOn, motionOf } from './laws.ts';
import { isPossible, isConfirmed } from './second-look.ts';

export function solved(story: Story, block: Block): Result | null {
  const asked = askedOf(story, block);
  if (!asked) return null;
  const forces = [...block.laws, ...forcesOn(block)];
  const by = (laws: Law[]) =>
    solveModel(
      {
        laws,
        isPossible: (values) => isPossible(block, values),
        isConfirmed: (values) => isConfirmed(block, values),
      },
      asked,
      story.goal.terms ?? [],
    );
  // How fast it goes matters only where something is known of it.
  const result = by(forces) ?? by([...forces, ...motionOf(block)]);
  return result?.values.length === 1 && isSensible(result.values[0]!, asked)
    ? { ...result, used: [...result.used, ...block.used, ...whereOf(story)] }
    : null;
}

export const whereOf = ({ goal: { target } }: Story): readonly Fact[] =>
  (typeof target === 'object' && 'the' in target && target.where) || [];

/** A size that came out negative was asked for in the wrong sense. */
const isSensible = (value: Expression, { isSize }: Asked): boolean =>
  isSize === true || symbolsOf(value).length > 0 || evaluate(value) >= 0;

/** Whether what is asked is asked of this body, the way that it goes. */
const isThatWay = (said: readonly Term[], block: Block): boolean =>
  said.every((one) => {
    const other = propertyIn(one);
    if (other?.name === 'of') return idOf(other.of[0]) === block.body;
    if (one !== 'up' && one !== 'down') return true;
    const driven = block.pushes.length === 0 && block.isFromRest ? -1 : 0;
    return (block.way || driven) === (one === 'up' ? 1 : -1) && !block.isFlat;
  });

function askedOf({ goal }: Story, block: Block): Asked | null {
  const { target } = goal;
  const property = propertyIn(target);
  const letter =
    typeof target === 'string' ? target : property?.name === 'values' ? String(property.of[0]) : null;
  if (letter !== null) {
    const value = expressionOf(letter);
    return value?.kind === 'symbol' ? { value, unit: '', letter } : null;
  }
  if (!property) return null;
  const inner = property.name === 'magnitude' ? propertyIn(property.of[0]) : property;
  const own = idOf(inner?.of[0]);
  if (!inner || (own !== null && own !== block.body)) return null;
  if (!isThatWay(inner.of.slice(1), block)) return null;
  const isSize = inner !== property;
  const give = (role: Expression, text: string) => {
    const value = expressionOf(inner.of[1]);
    if (value) block.laws.push(law(text, '所问的时刻。', difference(role, value)));
    return value !== null;
  };
  switch (inner.name) {
    case 'acceleration':
      return { value: along(block, A), unit: 'm s^-2', letter: null, isSize };
    case 'deceleration':
      return { value: negated(along(block, A)), unit: 'm s^-2', letter: null };
    case 'friction force':
      return { value: F, unit: 'N', letter: null, isSize: true };
    case 'reaction':
      return { value: N, unit: 'N', letter: null };
    case 'friction':
      return { value: MU, unit: '', letter: null };
    case 'tension':
      return block.pushes.some(({ size }) => size === PULL) ? { value: PULL, unit: 'N', letter: null } : null;
    case 'mass':
      return { value: block.mass, unit: 'kg', letter: null };
    case 'speed after way':
      return give(S, 'The distance moved.') ? { value: V, unit: 'm s^-1', letter: null } : null;
    case 'speed after time':
      return give(T, 'The time.') ? { value: V, unit: 'm s^-1', letter: null } : null;
    case 'way in time':
      return give(T, 'The time.') ? { value: S, unit: 'm', letter: null } : null;
    case 'time for way':
      return give(S, 'The distance moved.') ? { value: T, unit: 's', letter: null } : null;
    case 'way to rest':
    case 'time to rest':
      if (block.isFromRest || block.laws.some(({ zero }) => symbolsOf(zero).includes('v_1'))) return null;
      block.laws.push(law('It comes to rest.', '最终静止。', V));
      return inner.name === 'way to rest'
        ? { value: S, unit: 'm', letter: null }
        : { value: T, unit: 's', letter: null };
    case 'work against friction':
      return block.isRough ? { value: negated(product(along(block, F), S)), unit: 'J', letter: null } : null;
    case 'kinetic energy change':
      return {
        value: quotient(product(block.mass, difference(power(V, 2), power(U, 2))), number(2)),
        unit: 'J',
        letter: null,
        isSize: true,
      };
    case 'potential energy change':
      return block.isFlat
        ? null
        : { value: product(block.weight, block.slope.sine, S), unit: 'J', letter: null };
    default:
      return null;
  }
}
