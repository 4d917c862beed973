import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Law, law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { type Going, goingIn, negated, valueIn } from '../told/goings.ts';
import { definitionIn, expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';

const KNOWN = new Set(['go', 'equal', 'holds', 'whole time', 'whole distance', 'constant', 'positive']);
/** What may be said of a stage of each kind. */
const SAID: Record<string, readonly string[]> = {
  accelerate: [
    'from rest',
    'to',
    'from to',
    'acceleration',
    'rate',
    'uniformly',
    'time',
    'distance',
    'in a line',
  ],
  decelerate: ['to', 'from to', 'deceleration', 'rate', 'uniformly', 'time', 'distance', 'in a line'],
  move: ['steady', 'time', 'distance', 'in a line', 'acceleration', 'deceleration', 'from rest', 'to'],
  start: ['from rest', 'in a line', 'from', 'acceleration'],
};

/** A stretch of time with one acceleration. */
interface Stage {
  kind: string;
  u: Expression;
  v: Expression;
  a: Expression;
  t: Expression;
  s: Expression;
}

interface Journey {
  body: string;
  stages: Stage[];
  laws: Law[];
}

/** What is asked of a body that goes in stages, each with constant acceleration. */
export function resultOfStages(story: Story): Result | null {
  const { facts, goal } = story;
  if (facts.some(({ relation }) => !KNOWN.has(relation)) || goal.where?.length) return null;
  const journey = journeyIn(facts);
  const asked = journey && askedOf(goal.target, journey);
  if (!journey || !asked) return null;
  const result = solveModel(
    {
      laws: journey.laws,
      isPossible: (values) => isPossible(journey, values),
      isConfirmed: (values) => isConfirmed(journey, values),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

function journeyIn(facts: readonly Fact[]): Journey | null {
  const goings = facts.filter(({ relation }) => relation === 'go').map(goingIn);
  if (goings.length === 0 || !goings.every((one) => one !== null)) return null;
  const [first] = goings;
  const journey: Journey = { body: first!.body, stages: [], laws: [] };
  for (const going of goings) {
    if (
      going.body !== journey.body ||
      ![...going.roles.keys()].every((role) => SAID[going.verb]?.includes(role))
    )
      return null;
    // "A car travels on a straight road", "starts from rest": no stage yet.
    const isPlain = [...going.roles.keys()].every((role) => role === 'in a line');
    if (going.verb === 'move' && isPlain && journey.stages.length === 0) {
      journey.laws.push(background(going));
      continue;
    }
    if (going.verb === 'start' && !going.roles.has('acceleration')) {
      if (journey.stages.length > 0 || !going.roles.has('from rest')) return null;
      journey.laws.push(law('It starts from rest.', '由静止出发。', symbol('u_1'), [going.fact]));
      continue;
    }
    if (!addStage(going, journey)) return null;
  }
  if (journey.stages.length === 0) return null;
  return addWhole(facts, journey) ? journey : null;
}

const background = ({ fact }: Going): Law => law('', '', number(0), [fact]);

function addStage(going: Going, journey: Journey): boolean {
  const { roles, fact, verb } = going;
  const at = journey.stages.length + 1;
  const [u, v, a, t, s] = ['u', 'v', 'a', 't', 's'].map((name) => symbol(`${name}_${at}`)) as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const given = (zero: Expression) =>
    journey.laws.push(law('What is told of each stage.', '各阶段的已知条件。', zero, [fact]));
  const rates = ['acceleration', 'deceleration', 'rate'].filter((role) => roles.has(role));
  const isSteady = verb === 'move' && roles.has('steady');
  if (rates.length > 1) return false;
  const isUniform = rates.length === 1 || roles.has('uniformly') || isSteady;
  if (!isUniform) return false;
  const previous = journey.stages.at(-1);
  if (previous)
    journey.laws.push(
      law(
        'Each stage begins with the speed with which the one before ends.',
        '每阶段的初速等于上一阶段的末速。',
        difference(u, previous.v),
      ),
    );
  if (roles.has('from rest')) {
    if (previous) return false;
    given(u);
  }
  const to = roles.has('to') ? (roles.get('to')![0] === '0' ? number(0) : valueIn(going, 'to')) : null;
  if (roles.has('to') && !to) return false;
  if (to) given(difference(v, to));
  if (roles.has('from to')) {
    const [from, end] = roles.get('from to')!.map(expressionOf);
    if (!from || !end) return false;
    given(difference(u, from));
    given(difference(v, end));
  }
  const rate = rates[0] ? valueIn(going, rates[0]) : null;
  if (rates[0] && !rate) return false;
  const isLosing = rates[0] === 'deceleration' || (verb === 'decelerate' && rates[0] !== 'acceleration');
  if (verb === 'accelerate' && rates[0] === 'deceleration') return false;
  if (rate) given(difference(a, isLosing ? negated(rate) : rate));
  if (isSteady) given(a);
  const steady = valueIn(going, 'steady');
  if (steady) given(difference(u, steady));
  const [time, distance] = [valueIn(going, 'time'), valueIn(going, 'distance')];
  if ((roles.has('time') && !time) || (roles.has('distance') && !distance)) return false;
  if (time) given(difference(t, time));
  if (distance) given(difference(s, distance));
  journey.laws.push(
    law('v = u + at for each stage.', '每阶段用 v = u + at。', difference(v, sum(u, product(a, t)))),
    law(
      's = ½(u + v)t for each stage.',
      '每阶段用 s = ½(u + v)t。',
      difference(s, quotient(product(sum(u, v), t), number(2))),
    ),
    law(
      'v² = u² + 2as for each stage.',
      '每阶段用 v² = u² + 2as。',
      difference(product(v, v), sum(product(u, u), product(number(2), a, s))),
    ),
  );
  journey.stages.push({
    kind: isSteady ? 'steady' : verb === 'decelerate' || isLosing ? 'decelerate' : 'accelerate',
    u,
    v,
    a,
    t,
    s,
  });
  return true;
}

function addWhole(facts: readonly Fact[], journey: Journey): boolean {
  for (const fact of facts) {
    const whole = fact.relation === 'whole time' ? 't' : fact.relation === 'whole distance' ? 's' : null;
    const value = whole ? expressionOf(fact.of[0]) : null;
    if (whole && !value) return false;
    if (whole && value)
      journey.laws.push(
        law(
          'The whole is the sum of its stages.',
          '总量等于各阶段之和。',
          difference(sum(...journey.stages.map((one) => one[whole])), value),
          [fact],
        ),
      );
    const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
    if (property && property.name !== 'mass') return false;
    const found = definitionIn(fact);
    if (fact.relation === 'holds' && !found) return false;
    if (found && found.letter !== 'g')
      journey.laws.push(
        law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]),
      );
  }
  return true;
}

function askedOf(target: Term, { body, stages }: Journey): Asked | null {
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (!property) return null;
  const only = (kind: string) => {
    const own = stages.filter((one) => one.kind === kind);
    return own.length === 1 ? own[0]! : null;
  };
  const own = idOf(property.of[0]);
  if (own !== null && own !== body) return null;
  switch (property.name) {
    case 'whole time':
      return { value: sum(...stages.map(({ t }) => t)), unit: 's', letter: null };
    case 'whole distance':
      return { value: sum(...stages.map(({ s }) => s)), unit: 'm', letter: null };
    case 'acceleration':
    case 'deceleration': {
      const stage = only(property.name === 'acceleration' ? 'accelerate' : 'decelerate');
      if (!stage) return null;
      return {
        value: property.name === 'acceleration' ? stage.a : negated(stage.a),
        unit: 'm s^-2',
        letter: null,
      };
    }
    case 'greatest speed': {
      if (property.of.length > 1) return null;
      const stage = only('accelerate');
      return stage && stages[0] === stage ? { value: stage.v, unit: 'm s^-1', letter: null } : null;
    }
    case 'distance while': {
      const stage = only(String(property.of[1]));
      return stage && { value: stage.s, unit: 'm', letter: null };
    }
    case 'time while': {
      const stage = only(String(property.of[1]));
      return stage && { value: stage.t, unit: 's', letter: null };
    }
    default:
      return null;
  }
}

function isPossible({ stages }: Journey, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  return stages.every(({ u, v, t, s, a, kind }) => {
    const sizes = [u, v, t, s].map(at);
    const isWay = kind === 'accelerate' ? !(at(a) < 0) : kind === 'decelerate' ? !(at(a) > 0) : true;
    return isWay && sizes.every((size) => !(size < -1e-9)) && !(at(t) === 0);
  });
}

/** By small steps of time through every stage whose numbers are known. */
function isConfirmed({ stages }: Journey, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  let known = 0;
  for (const { u, v, a, t, s } of stages) {
    const [from, to, rate, time, way] = [u, v, a, t, s].map(at) as [number, number, number, number, number];
    if ([from, to, rate, time, way].some(Number.isNaN)) continue;
    known += 1;
    const count = 20_000;
    let [speed, done] = [from, 0];
    for (let step = 0; step < count; step += 1) {
      done += (speed + (rate * time) / count / 2) * (time / count);
      speed += (rate * time) / count;
    }
    if (
      Math.abs(done - way) > 1e-6 * Math.max(1, Math.abs(way)) ||
      Math.abs(speed - to) > 1e-6 * Math.max(1, Math.abs(to))
    )
      return false;
  }
  return known > 0;
}
