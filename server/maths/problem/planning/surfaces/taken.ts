import {
  difference,
  type Expression,
  number,
  product,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { type Fact, type Term } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { isAbout, steepness } from '../told/angles.ts';
import { type Going, goingIn, negated, valueIn } from '../told/goings.ts';
import { definitionIn, expressionOf, idOf, propertyIn } from '../told/told.ts';
import { type Block, A, N, U, V, S, T, PULL, along } from './block.ts';
import { anglesIn } from './surface.ts';

export function takeIn(fact: Fact, block: Block, facts: readonly Fact[]): boolean {
  const { relation, of } = fact;
  const property = relation === 'equal' ? propertyIn(of[0]) : null;
  if (property) return takeValue(property, fact, block);
  const found = definitionIn(fact);
  if (found) {
    if (found.letter !== 'g')
      block.laws.push(law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]));
    else block.used.push(fact);
    return true;
  }
  if (relation === 'holds') {
    const angles = facts.flatMap(anglesIn);
    const isAngle = angles.some((one) => isAbout(fact, one));
    if (isAngle) block.used.push(fact);
    return isAngle;
  }
  if (['inclination', 'texture'].includes(relation)) return block.used.push(fact) > 0;
  if (['constant', 'positive'].includes(relation)) return true;
  if (idOf(of[0]) !== block.body) return false;
  block.used.push(fact);
  if (relation === 'on') return of[2] === undefined || become(block, of[2] as Block['state'], 0);
  if (relation === 'state') return become(block, of[1] as Block['state'], wayOf(of[2]));
  if (relation === 'force') return push(fact, block, facts);
  const going = goingIn(fact);
  return going !== null && go(going, block);
}

function takeValue(property: { name: string; of: Term[] }, fact: Fact, block: Block): boolean {
  const value = expressionOf(fact.of[1]);
  if (!value) return false;
  block.used.push(fact);
  const isOwn = idOf(property.of[0]) === block.body;
  const give = (one: Expression) =>
    block.laws.push(law('What is known.', '已知。', difference(one, value), [fact])) > 0;
  switch (property.name) {
    case 'mass':
    case 'weight':
      return isOwn;
    case 'friction':
      if (!isOwn || block.hasFriction || (property.of[1] === 'flat' && !block.isFlat)) return false;
      block.hasFriction = true;
      block.friction = value;
      return true;
    case 'tension':
      return give(PULL);
    case 'friction force':
      if (!isOwn || block.rubbing) return false;
      block.rubbing = { value, fact };
      return true;
    case 'reaction':
      return isOwn && give(N);
    case 'acceleration':
      return isOwn && block.way !== 0 && give(along(block, A));
    default:
      return false;
  }
}

const wayOf = (term: Term | undefined): Block['way'] => {
  const name = propertyIn(term)?.name ?? term;
  return name === 'up slope' ? 1 : name === 'down slope' ? -1 : 0;
};

/** What was at rest may begin to move, and what is in equilibrium may be about to. */
function become(block: Block, state: Block['state'], way: Block['way']): boolean {
  const order = ['open', 'rest', 'equilibrium', 'limiting'];
  if (block.state === 'moving') return false;
  if (state === 'moving') {
    if (['equilibrium', 'limiting'].includes(block.state)) return false;
    block.isFromRest ||= block.state === 'rest';
    block.state = state;
  } else if (order.indexOf(state) > order.indexOf(block.state)) block.state = state;
  if (way !== 0 && block.way !== 0 && way !== block.way) return false;
  if (way !== 0) block.way = way;
  return true;
}

function push(fact: Fact, block: Block, facts: readonly Fact[]): boolean {
  const force = propertyIn(fact.of[1]);
  const size = force?.of[0] === 'tension' ? PULL : expressionOf(force?.of[0]);
  const way = propertyIn(fact.of[2]) ?? propertyIn(force?.of[1]);
  if (!size || !way || (fact.of[2] !== undefined && force!.of[1] !== undefined)) return false;
  const { sine, cosine } = block.slope;
  const of = way.of[0];
  const angle = ['up slope', 'down slope'].includes(way.name) ? null : steepness(of, facts);
  const [one, zero] = [number(1), number(0)];
  const parts: Record<string, [Expression, Expression] | null> = {
    horizontally: block.isFlat ? [one, zero] : [cosine, negated(sine)],
    'along slope': block.isFlat ? null : [one, zero],
    'up slope': block.isFlat ? null : [one, zero],
    'down slope': block.isFlat ? null : [negated(one), zero],
    up: [sine, cosine],
    down: [negated(sine), negated(cosine)],
    'out of slope': [zero, one],
    'into slope': [zero, negated(one)],
    'above slope': angle && [angle.cosine, angle.sine],
    'above the horizontal': angle && block.isFlat ? [angle.cosine, angle.sine] : null,
    'below the horizontal': angle && block.isFlat ? [angle.cosine, negated(angle.sine)] : null,
  };
  const found = parts[way.name];
  if (!found) return false;
  block.pushes.push({ size, along: product(size, found[0]), out: product(size, found[1]), fact });
  // Of two forces along a table nobody knows whether they act the same way.
  if (block.isFlat && block.pushes.length > 1) return false;
  // A force along the slope of which nobody says which way: it holds the body, so it acts upwards.
  return !['along slope', 'horizontally'].includes(way.name) || block.isFlat || block.state !== 'moving';
}

const ROLES = [
  'speed',
  'steady',
  'from rest',
  'up slope',
  'down slope',
  'acceleration',
  'deceleration',
  'rate',
  'time',
  'distance',
  'on',
  'on a smooth floor',
  'in a line',
  'to',
  'from',
  'through',
];

function go(going: Going, block: Block): boolean {
  const { roles, verb, fact } = going;
  if (![...roles.keys()].every((role) => ROLES.includes(role))) return false;
  const ways = ['up slope', 'down slope'].filter((role) => roles.has(role));
  if (ways.length > 1) return false;
  const way = ways[0] === 'up slope' ? 1 : ways[0] === 'down slope' ? -1 : 0;
  if (verb === 'rest')
    return (
      [...roles.keys()].every((role) => ['on', 'on a smooth floor'].includes(role)) &&
      become(block, 'rest', 0)
    );
  if (!['move', 'start', 'release', 'project', 'accelerate', 'decelerate', 'pass'].includes(verb))
    return false;
  const isLetGo = verb === 'release' || (verb === 'start' && way === 0 && !block.isFlat);
  if (isLetGo && (block.isFlat || block.pushes.length > 0 || way === 1)) return false;
  // Let go, it slides: nothing more is said of how it begins.
  const isMore = block.state === 'moving' && ['move', 'accelerate'].includes(verb);
  if (isMore && (roles.has('from rest') || roles.has('steady'))) return false;
  if (!isMore && !become(block, 'moving', isLetGo ? -1 : way === 0 && block.isFlat ? 1 : way)) return false;
  if (isMore && way !== 0 && way !== block.way) return false;
  const give = (zero: Expression) =>
    block.laws.push(law('What is told of the motion.', '运动的已知条件。', zero, [fact]));
  block.isFromRest ||= isLetGo || roles.has('from rest') || verb === 'start';
  if (block.isFromRest) {
    if (roles.has('speed')) return false;
    give(U);
  }
  const rate = valueIn(going, 'acceleration') ?? valueIn(going, 'deceleration') ?? valueIn(going, 'rate');
  const isLosing = roles.has('deceleration') || verb === 'decelerate';
  if (roles.has('acceleration') && verb === 'decelerate') return false;
  if (rate) give(difference(along(block, A), isLosing ? negated(rate) : rate));
  const speed = valueIn(going, 'speed');
  if (speed) {
    if (verb !== 'project' && verb !== 'pass') return false;
    give(difference(U, speed));
  }
  if (roles.has('steady')) {
    block.isSteady = true;
    give(A);
    const steady = valueIn(going, 'steady');
    if (steady) give(difference(U, steady));
  }
  if (roles.has('to')) {
    if (roles.get('to')![0] !== '0' && !valueIn(going, 'to')) return false;
    give(difference(V, roles.get('to')![0] === '0' ? number(0) : valueIn(going, 'to')!));
  }
  for (const [role, letter] of [
    ['time', T],
    ['distance', S],
  ] as const) {
    const value = valueIn(going, role);
    if (roles.has(role) && !value) return false;
    if (value) give(difference(letter, value));
  }
  return true;
}
