import {
  difference,
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Law, law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { definitionIn, expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';

import { A, type End, type Ends, endsIn, isLetGo, MU, T, V, X } from './ends.ts';

const KNOWN = new Set([
  'go',
  'equal',
  'holds',
  'string',
  'hangs',
  'height',
  'released',
  'over pulley',
  'no rebound',
  'no pulley',
  'height each',
  'drops',
  'on',
  'inclination',
  'texture',
  'taut',
  'constant',
  'positive',
]);

/** What is asked of two bodies on a string over a pulley, from when they are let go. */
export function resultOfPulley(story: Story): Result | null {
  const { facts, goal } = story;
  if (facts.some(({ relation }) => !KNOWN.has(relation) && relation !== 'phase')) return null;
  const ends = endsIn(facts);
  if (!ends || !facts.some((fact) => fact.relation === 'released' || isLetGo(fact))) return null;
  const asked = askedOf(story, ends);
  const isFalling = (fact: Fact) =>
    fact.relation === 'phase' && [ends.down.id, undefined].includes(idOf(fact.of[0]) ?? undefined);
  if (!asked || !(goal.where ?? []).every(isFalling)) return null;
  const letters = facts.flatMap((fact) => {
    const found = definitionIn(fact);
    return found && found.letter !== 'g'
      ? [law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact])]
      : [];
  });
  const result = solveModel(
    {
      laws: [...lawsOf(ends), ...letters],
      isPossible: (values) =>
        evaluate(A, values) > 0 &&
        evaluate(T, values) > 0 &&
        !(evaluate(symbol('v_1'), values) < 0) &&
        !(evaluate(symbol('t_1'), values) < 0),
      isConfirmed: (values) => isConfirmed(ends, values),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1
    ? { ...result, used: [...result.used, ...ends.used, ...(goal.where ?? [])] }
    : null;
}

const lost = ({ mass, slope, friction }: End, g: Expression): Expression =>
  slope
    ? sum(product(mass, g, slope.sine), friction ? product(friction, mass, g, slope.cosine) : number(0))
    : product(mass, g);

function lawsOf({ up, down, g, height, tension, drop }: Ends): Law[] {
  const laws = [
    law(
      "Newton's second law for each body along the string.",
      '沿绳方向对每个物体应用牛顿第二定律。',
      difference(difference(T, lost(up, g)), product(up.mass, A)),
      up.facts,
    ),
    law(
      "Newton's second law for each body along the string.",
      '沿绳方向对每个物体应用牛顿第二定律。',
      difference(difference(product(down.mass, g), T), product(down.mass, A)),
      down.facts,
    ),
  ];
  if (tension) laws.push(law('The tension.', '张力。', difference(T, tension.value), [tension.fact]));
  if (drop)
    laws.push(
      law(
        'From rest: s = ½at².',
        '由静止开始：s = ½at²。',
        difference(product(number(2), drop.way), product(A, power(drop.time, 2))),
        [drop.fact],
      ),
    );
  if (!height || height.body !== down.id) return laws;
  const [v, t] = [V, symbol('t_1')];
  return [
    ...laws,
    law(
      'With the string slack it loses its speed: v² = 2dx.',
      '绳松弛后减速：v² = 2dx。',
      difference(power(v, 2), product(number(2), lossOf(up, g), X)),
      [height.fact],
    ),
    law(
      'From rest with constant acceleration.',
      '从静止开始匀加速。',
      difference(power(v, 2), product(number(2), A, height.value)),
      [height.fact],
    ),
    law('From rest with constant acceleration.', '从静止开始匀加速。', difference(v, product(A, t)), [
      height.fact,
    ]),
  ];
}

/** What it loses of its speed in a second when the string is slack. */
const lossOf = ({ slope, friction }: End, g: Expression): Expression =>
  slope ? sum(product(g, slope.sine), friction ? product(friction, g, slope.cosine) : number(0)) : g;

function askedOf({ goal }: Story, ends: Ends): Asked | null {
  const property = propertyIn(goal.target);
  const of = idOf(property?.of[0]);
  const isEither = of === null || of === ends.up.id || of === ends.down.id;
  if (typeof goal.target === 'string') {
    const value = expressionOf(goal.target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: goal.target } : null;
  }
  if (!property || !isEither) return null;
  if (property.name === 'friction')
    return of === ends.up.id && ends.up.friction === MU ? { value: MU, unit: '', letter: null } : null;
  if (property.name === 'magnitude') {
    const inner = propertyIn(property.of[0]);
    return inner?.name === 'acceleration' ? { value: A, unit: 'm s^-2', letter: null } : null;
  }
  if (property.name === 'acceleration') return { value: A, unit: 'm s^-2', letter: null };
  if (property.name === 'tension') return { value: T, unit: 'N', letter: null };
  if (!ends.height || ends.height.body !== ends.down.id) return null;
  // Beyond the floor the string is slack.
  if (of === ends.up.id) {
    const whole = sum(ends.height.value, X);
    if (property.name === 'way after floor') return { value: X, unit: 'm', letter: null };
    if (property.name === 'whole way') return { value: whole, unit: 'm', letter: null };
    return property.name === 'greatest height' && property.of[1] === 'ground' && ends.start && !ends.up.slope
      ? { value: sum(ends.start, whole), unit: 'm', letter: null }
      : null;
  }
  if (of !== ends.down.id) return null;
  if (property.name === 'speed at the floor') return { value: symbol('v_1'), unit: 'm s^-1', letter: null };
  return property.name === 'time to the floor' ? { value: symbol('t_1'), unit: 's', letter: null } : null;
}

/** By energy over one metre: what is lost in height is kinetic energy, height gained and friction. */
function isConfirmed({ up, down, g }: Ends, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [m, n, pull, a] = [at(up.mass), at(down.mass), at(g), at(A)];
  const angle = up.slope ? Math.asin(at(up.slope.sine)) : Math.PI / 2;
  const kinetic = ((m + n) * 2 * a) / 2;
  const rub = up.friction ? at(up.friction) * m * pull * Math.cos(angle) : 0;
  const balance = n * pull - m * pull * Math.sin(angle) - rub - kinetic;
  const held = n * (pull - a) - at(T);
  return Math.abs(balance) < 1e-7 * n * pull && Math.abs(held) < 1e-7 * n * pull;
}
