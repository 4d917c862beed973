import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Law, law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { type Going, goingIn, saysOnly } from '../told/goings.ts';
import { gravityIn } from '../told/gravity.ts';
import { definitionIn, expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';

const KNOWN = new Set([
  'equal',
  'elastic string',
  'stretches',
  'tied',
  'on the string',
  'dropped',
  'no air',
  'holds',
  'go',
]);
const REST = symbol('e_1');
const DROP = symbol('d_1');
const SPEED = symbol('v_1');
const RATE = symbol('a_1');

interface Hanging {
  body: string;
  at: string | null;
  mass: Expression;
  length: Expression;
  modulus: Expression;
  g: Expression;
  isDropped: boolean;
  facts: Fact[];
}

/** What is asked of a body that hangs from a fixed point by an elastic string, or falls from that point. */
export function resultOfElastic(story: Story): Result | null {
  const { facts, goal } = story;
  if (facts.some(({ relation }) => !KNOWN.has(relation)) || goal.where?.length) return null;
  const hanging = hangingIn(facts);
  const asked = hanging && askedOf(story, hanging);
  if (!hanging || !asked) return null;
  const letters = facts.flatMap((fact) => {
    const found = definitionIn(fact);
    return found && found.letter !== 'g'
      ? [law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact])]
      : [];
  });
  const result = solveModel(
    {
      laws: [...lawsOf(hanging), ...letters],
      isPossible: (values) => isPossible(hanging, values),
      isConfirmed: (values) => isConfirmed(hanging, values),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? { ...result, used: [...result.used, ...hanging.facts] } : null;
}

function hangingIn(facts: readonly Fact[]): Hanging | null {
  const of = (relation: string) => facts.filter((fact) => fact.relation === relation);
  const g = gravityIn(facts);
  const [ties, strings, bodies] = ['tied', 'stretches', 'on the string'].map(of) as Fact[][];
  const drops = dropsIn(facts);
  const whole = of('elastic string');
  const string = whole.length === 1 ? propertyIn(whole[0]!.of[1]) : null;
  const values = string ? string.of : strings!.length === 1 ? strings![0]!.of : [];
  if (whole.length + strings!.length !== 1 || bodies!.length !== 1 || !drops || drops.length > 1 || !g)
    return null;
  const body = idOf(bodies![0]!.of[0]);
  const at = idOf(whole[0]?.of[0] ?? ties![0]?.of[0]);
  const masses = facts.filter(({ relation, of: [left] }) => {
    const property = relation === 'equal' ? propertyIn(left) : null;
    return property?.name === 'mass' && idOf(property.of[0]) === body;
  });
  const others = facts.some(({ relation, of: [left] }) => {
    const property = relation === 'equal' ? propertyIn(left) : null;
    return property !== null && (property.name !== 'mass' || idOf(property.of[0]) !== body);
  });
  const [mass, length] = [expressionOf(masses[0]?.of[1]), expressionOf(values[0])];
  const modulus = values.length > 1 ? expressionOf(values[1]) : symbol('lambda_1');
  const [drop] = drops;
  if (!body || !at || others || masses.length !== 1 || !mass || !length || !modulus) return null;
  if (drop && (drop.body !== body || drop.from !== at)) return null;
  return {
    body,
    at,
    mass,
    length,
    modulus,
    g,
    isDropped: drop !== undefined,
    facts: facts.filter((fact) => fact.relation !== 'holds'),
  };
}

/** From where a body is let go; null where it is set going in another way. */
function dropsIn(facts: readonly Fact[]): { body: string | null; from: string | null }[] | null {
  const goings = facts.filter(({ relation }) => relation === 'go').map(goingIn);
  const isDrop = (one: Going | null) => one?.verb === 'release' && saysOnly(one, ['from rest']);
  if (!goings.every(isDrop)) return null;
  return [
    ...facts.flatMap(({ relation, of }) =>
      relation === 'dropped' ? [{ body: idOf(of[0]), from: idOf(of[1]) }] : [],
    ),
    ...goings.map((one) => ({ body: one!.body, from: idOf(one!.roles.get('from rest')?.[0]) })),
  ];
}

const half = (one: Expression): Expression => quotient(one, number(2));
const energyAt = ({ modulus, length }: Hanging, extension: Expression): Expression =>
  quotient(product(modulus, power(extension, 2)), product(number(2), length));

function lawsOf(one: Hanging): Law[] {
  const weight = product(one.mass, one.g);
  const tension = (extension: Expression) => quotient(product(one.modulus, extension), one.length);
  const rest = law(
    'In equilibrium the tension λx/l is the weight.',
    '平衡时弹力 λx/l 等于重力。',
    difference(tension(REST), weight),
    one.facts,
  );
  if (!one.isDropped) return [rest];
  const lowest = difference(DROP, one.length);
  return [
    rest,
    law(
      'At the lowest point all the height lost is elastic energy λx²/(2l).',
      '最低点处减少的重力势能全部变为弹性势能 λx²/(2l)。',
      difference(product(weight, DROP), energyAt(one, lowest)),
      one.facts,
    ),
    law(
      'It is fastest where the tension is the weight; energy is conserved down to there.',
      '弹力等于重力时速率最大；由能量守恒求速率。',
      difference(
        product(weight, sum(one.length, REST)),
        sum(energyAt(one, REST), half(product(one.mass, power(SPEED, 2)))),
      ),
      one.facts,
    ),
    law(
      "Newton's second law at the lowest point.",
      '在最低点应用牛顿第二定律。',
      difference(difference(tension(lowest), weight), product(one.mass, RATE)),
      one.facts,
    ),
  ];
}

function askedOf({ goal: { target } }: Story, one: Hanging): Asked | null {
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (!property) return null;
  const of = property.of.map(idOf);
  if (of[0] !== undefined && of[0] !== one.body) return null;
  if (property.name === 'extension at rest') return { value: REST, unit: 'm', letter: null };
  if (property.name === 'modulus') return { value: one.modulus, unit: 'N', letter: null };
  if (!one.isDropped) return null;
  switch (property.name) {
    case 'greatest drop':
      return of[1] === undefined || of[1] === one.at ? { value: DROP, unit: 'm', letter: null } : null;
    case 'greatest extension':
      return { value: difference(DROP, one.length), unit: 'm', letter: null };
    case 'greatest speed':
      return { value: SPEED, unit: 'm s^-1', letter: null };
    case 'acceleration at the bottom':
      return { value: RATE, unit: 'm s^-2', letter: null };
    default:
      return null;
  }
}

function isPossible(one: Hanging, values: Numbers): boolean {
  const at = (of: Expression) => evaluate(of, values);
  return at(REST) > 0 && !(at(DROP) <= at(one.length)) && !(at(SPEED) < 0);
}

/** By small steps of time from where it is let go. */
function isConfirmed(one: Hanging, values: Numbers): boolean {
  const at = (of: Expression) => evaluate(of, values);
  const [mass, length, modulus, g] = [one.mass, one.length, one.modulus, one.g].map(at) as [
    number,
    number,
    number,
    number,
  ];
  const isNear = (a: number, b: number) =>
    Number.isNaN(a) || Math.abs(a - b) < 1e-3 * Math.max(1e-9, Math.abs(b));
  const force = (x: number) => mass * g - (x > length ? (modulus * (x - length)) / length : 0);
  if (Math.abs(force(length + at(REST))) > 1e-6 * mass * g) return false;
  if (!one.isDropped) return true;
  const step = Math.sqrt(length / g) / 20_000;
  let [x, v, top] = [0, 0, 0];
  for (let count = 0; count < 2_000_000 && (v > 0 || count === 0); count += 1) {
    v += (force(x) / mass) * step;
    x += v * step;
    top = Math.max(top, v);
  }
  return isNear(at(DROP), x) && isNear(at(SPEED), top) && isNear(at(RATE), -force(x) / mass);
}
