import {
  difference,
  type Expression,
  number,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { type Law, law } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { actIn, bodiesIn, placeIn } from '../journeys/tale.ts';
import { type Pair, pairIn, downIn, otherOf } from './pairs.ts';

/** What is asked of two bodies on the ends of a string over a pulley. */
export function resultOfHanging(facts: readonly Fact[], goal: Goal): Result | null {
  const pair = pairIn(facts);
  if (!pair) return null;
  const down = downIn(pair);
  if (down === null) return null;
  const laws = lawsOf(pair, down);
  const asked = laws && askedIn(pair, down, goal);
  if (!laws || !asked) return null;
  // What is asked of the motion behind the landing.
  const isAfter = symbolsOf(asked.value).some((name) => name === 'r' || name === 'f');
  const isMoved = isAfter || symbolsOf(asked.value).some((name) => ['v', 't', 's'].includes(name));
  const result = solveModel(
    {
      laws,
      isPossible: (values) =>
        (!isMoved || isOnTable(pair, down, values, isAfter)) &&
        // What is held by friction does not move at all.
        !((values.a ?? 1) < 1e-9) &&
        ['a', 'T', 'v', 't', 's', 'r', 'f'].every((name) => !((values[name] ?? 0) < -1e-9)),
      isConfirmed: (values) => isConfirmed(pair, down, (one) => evaluate(one, values)),
    },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

/** How far the other body goes in all is no more than to the pulley, where that is told. */
function isOnTable(pair: Pair, down: string, values: Values, isAfter: boolean): boolean {
  const off = pair.off.get(otherOf(pair, down));
  const way = (values.s ?? NaN) + (isAfter ? (values.r ?? NaN) : 0);
  return !off || !(way > evaluate(off, values) + 1e-9);
}

/** What holds the other body back: its weight along its way, and friction. */
function dragOf(pair: Pair, body: string): Expression | null {
  const road = pair.road.get(body);
  const weight = product(pair.mass.get(body)!, pair.g);
  if (!road) return weight;
  if (!road.isLevel && !road.angle) return null;
  const friction =
    road.rough === false ? number(0) : (pair.friction.get(body) ?? (road.rough ? symbol('mu') : null));
  if (!friction || (road.rough === false && pair.friction.has(body))) return null;
  return road.isLevel
    ? product(friction, weight)
    : sum(product(weight, road.angle!.sine), product(friction, weight, road.angle!.cosine));
}

const isZero = (one: Expression): boolean => evaluate(one) === 0;

function lawsOf(pair: Pair, down: string): Law[] | null {
  const other = otherOf(pair, down);
  const [m, k] = [pair.mass.get(down)!, pair.mass.get(other)!];
  const drag = dragOf(pair, other);
  const [a, tension, v, t, s, r, f] = ['a', 'T', 'v', 't', 's', 'r', 'f'].map(symbol) as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const height = pair.height.get(down);
  if (!drag) return null;
  return [
    ...pair.letters,
    law(
      "Newton's second law for the body that comes down.",
      '对下落物体应用牛顿第二定律。',
      difference(difference(product(m, pair.g), tension), product(m, a)),
      pair.told,
    ),
    law(
      "Newton's second law for the other body.",
      '对另一物体应用牛顿第二定律。',
      difference(difference(tension, drag), product(k, a)),
    ),
    ...(pair.breaks ? [law('The string breaks then.', '此时绳断裂。', difference(t, pair.breaks))] : []),
    ...(height && !pair.breaks
      ? [law('The height through which it comes down.', '下落的高度。', difference(s, height))]
      : []),
    law(
      'v² = 2as and v = at from rest.',
      '由静止：v² = 2as，v = at。',
      difference(product(v, v), product(number(2), a, s)),
    ),
    law('v² = 2as and v = at from rest.', '由静止：v² = 2as，v = at。', difference(v, product(a, t))),
    ...(isZero(drag)
      ? []
      : [
          law(
            'With the string slack the other body is slowed by what holds it back.',
            '绳松弛后，另一物体只受阻碍它的力而减速。',
            difference(product(k, v, v), product(number(2), drag, r)),
          ),
          law(
            'With the string slack the other body is slowed by what holds it back.',
            '绳松弛后，另一物体只受阻碍它的力而减速。',
            difference(product(k, v), product(drag, f)),
          ),
        ]),
  ];
}

function askedIn(pair: Pair, down: string, goal: Goal): Asked | null {
  const other = otherOf(pair, down);
  const { target } = goal;
  const where = [...(goal.where ?? []), ...((target as { where?: Fact[] }).where ?? [])].filter(
    ({ relation }) => relation !== 'by energy',
  );
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' && where.length === 0 ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (!property) return null;
  const give = (value: Expression, unit: string): Asked => ({ value, unit, letter: null });
  const own = idOf(property.of[0]);
  // They move together until one of them lands.
  const isBoth = bodiesIn(property.of[0]).toSorted().join() === pair.bodies.toSorted().join();
  const s = symbol('s');
  const whole = sum(s, symbol('r'));
  const kinds = where.map((fact) => momentOf(pair, down, fact));
  if (kinds.includes(null)) return null;
  const kind = kinds.join();
  if (pair.breaks && property.name !== 'way on') return null;
  if (property.name === 'acceleration' && ((kind === '' && !pair.isLanded) || kind === 'falling'))
    return give(symbol('a'), 'm s^-2');
  // When one has landed the string pulls no more.
  if (property.name === 'tension' && (kind === '' || kind === 'falling')) return give(symbol('T'), 'N');
  if (property.name === 'way on' && pair.isLanded && own === other && kind === '' && pair.height.has(down))
    return give(symbol('r'), 'm');
  if (property.name === 'way on' && pair.breaks && own === other && kind === '')
    return give(symbol('r'), 'm');
  if (!pair.height.has(down)) return null;
  if (property.name === 'speed' && kind === 'landing' && (own !== null || isBoth || !property.of[0]))
    return give(symbol('v'), 'm s^-1');
  const isBackUp = !pair.road.has(other) && pair.road.size === 0;
  if (property.name === 'greatest height' && own === other && isBackUp && kind === '') {
    const place = placeIn(property.of[1]);
    const start = place === 'start' ? number(0) : place === 'ground' ? pair.height.get(other) : null;
    return start ? give(sum(start, whole), 'm') : null;
  }
  if (property.name === 'time to taut' && isBackUp && kind === '')
    return give(sum(symbol('t'), product(number(2), symbol('f'))), 's');
  if (property.name === 'time while' && isBackUp && where.length === 1 && where[0]!.relation === 'slack')
    return give(product(number(2), symbol('f')), 's');
  if (
    property.name === 'gap' &&
    own === other &&
    placeIn(property.of[1]) === 'pulley' &&
    kind === 'stopped' &&
    pair.off.has(other)
  )
    return give(difference(pair.off.get(other)!, whole), 'm');
  const isStopped = kind === 'stopped' || (kind === '' && pair.isLanded && property.of[1] === 'total');
  if (property.name === 'way' && own === other && isStopped && !pair.road.get(other)?.angle)
    return give(whole, 'm');
  if (
    property.name === 'time until' &&
    kind === 'stopped' &&
    !pair.road.get(other)?.angle &&
    pair.road.has(other)
  )
    return give(sum(symbol('t'), symbol('f')), 's');
  if (property.name === 'time until' && kind === 'landing') return give(symbol('t'), 's');
  return null;
}

/** When it is asked: while it comes down, as it or when the other has stopped. */
function momentOf(pair: Pair, down: string, fact: Fact): 'falling' | 'landing' | 'stopped' | '' | null {
  if (fact.relation === 'slack') return '';
  const isWrapped = fact.relation === 'when' || fact.relation === 'until';
  const inner = isWrapped ? ((fact.of[0] as { where?: Fact[] } | undefined)?.where ?? []) : [fact];
  const act = inner.length === 1 ? actIn(inner[0]!) : null;
  if (!act || act.bodies.length !== 1) return null;
  if ((act.verb === 'fall' || act.verb === 'descend') && act.bodies[0] === down) return 'falling';
  if (act.verb === 'stop' && act.bodies[0] === otherOf(pair, down) && act.roles.size === 0) return 'stopped';
  return act.verb === 'reach' && act.bodies[0] === down && placeIn(act.roles.get('object')?.[0]) === 'ground'
    ? 'landing'
    : null;
}

/** By energy over a metre of string, or over the height. */
function isConfirmed(pair: Pair, down: string, at: (one: Expression) => number): boolean {
  const other = otherOf(pair, down);
  const [a, m, k] = [at(symbol('a')), at(pair.mass.get(down)!), at(pair.mass.get(other)!)];
  const way = 1;
  const drag = at(dragOf(pair, other)!);
  const gained = ((m + k) * 2 * a * way) / 2;
  if (Number.isNaN(gained + drag)) return true;
  return Math.abs(m * at(pair.g) * way - drag * way - gained) < 1e-6 * Math.max(1, m * 10);
}
