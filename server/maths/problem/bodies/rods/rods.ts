import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  fraction,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Law, law, type Numbers } from '../../planning/laws/law.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { addWorth, amountOf, equationOf, isProperty, ratiosIn, type Ratios, type Tale } from '../told.ts';
import type { Situation, Sought } from '../work-out.ts';

/** A ladder: its foot on the ground, its top at a smooth wall. */
interface Ladder {
  tale: Tale;
  foot: string;
  top: string;
  length: Expression;
  slope: Ratios;
  /** Weights and how far along from the foot. */
  loads: { weight: Expression; along: Expression }[];
  normal: Expression;
  friction: Expression;
  wall: Expression;
  laws: Law[];
}

const INERT = new Set([
  'rod',
  'rod length',
  'rod weight',
  'rod mass',
  'foot',
  'top',
  'slope',
  'load',
  'load moved',
  'roughened',
  'in a plane',
  'acute',
  'constant',
  'uniform',
  'friction',
  'limiting',
]);

export function ladderOf(tale: Tale): { situation: Situation; sought: Sought } | null {
  if (!tale.facts.some(({ relation }) => relation === 'top')) return null;
  const ladder = openLadder(tale);
  if (!ladder) return null;
  for (const fact of tale.facts) if (!take(fact, ladder)) return null;
  const sought = soughtIn(tale.goal.target, ladder);
  return (
    sought && {
      sought,
      situation: {
        laws: ladder.laws,
        isPossible: (values) => isPossible(ladder, values),
        isConfirmed: (values) => isBalanced(ladder, values),
      },
    }
  );
}

const distinct = ({ facts }: Tale, relation: string): Fact[] => [
  ...new Map(
    facts.filter((one) => one.relation === relation).map((one) => [JSON.stringify(one.of), one]),
  ).values(),
];
const only = (tale: Tale, relation: string): Fact | null => {
  const all = distinct(tale, relation);
  return all.length === 1 ? all[0]! : null;
};

function openLadder(tale: Tale): Ladder | null {
  const [length, weight, mass, foot, top, slope] = [
    'rod length',
    'rod weight',
    'rod mass',
    'foot',
    'top',
    'slope',
  ].map((one) => only(tale, one));
  const l = amountOf(length?.of[0], 'm', tale);
  const own = weight
    ? amountOf(weight.of[0], 'N', tale)
    : mass
      ? product(amountOf(mass.of[0], 'kg', tale) ?? number(0), tale.g)
      : null;
  const ratios = ratiosIn(slope?.of[0], tale);
  if (
    !l ||
    !own ||
    !ratios ||
    !foot ||
    !top ||
    top.of[1] !== 'smooth' ||
    foot.of[1] !== 'rough' ||
    !only(tale, 'uniform')
  )
    return null;
  const ladder: Ladder = {
    tale,
    foot: String(foot.of[0]),
    top: String(top.of[0]),
    length: l,
    slope: slope!.of[1] === 'vertical' ? { sine: ratios.cosine, cosine: ratios.sine } : ratios,
    loads: [{ weight: own, along: product(fraction(1, 2), l) }],
    normal: symbol('N_1'),
    friction: symbol('F_1'),
    wall: symbol('S_1'),
    laws: [],
  };
  return loadsIn(ladder) && balance(ladder) ? ladder : null;
}

/** "A man of weight 3W stands at C, where AC = 4a". */
function loadsIn(ladder: Ladder): boolean {
  const { tale } = ladder;
  const [load, ...more] = distinct(tale, 'load');
  const moved = distinct(tale, 'load moved');
  if (more.length > 0 || moved.length > 1 || (moved.length > 0 && !load)) return false;
  if (!load) return true;
  const weight =
    load.of[1] === 'mass'
      ? product(amountOf(load.of[0], 'kg', tale) ?? number(0), tale.g)
      : amountOf(load.of[0], 'N', tale);
  const along = alongTo(String(moved[0]?.of[0] ?? load.of[2]), ladder);
  if (!weight || !along) return false;
  ladder.loads.push({ weight, along });
  return true;
}

function alongTo(point: string, { foot, top, length, tale }: Ladder): Expression | null {
  if (point === foot) return number(0);
  if (point === top) return length;
  if (point === 'middle') return product(fraction(1, 2), length);
  for (const { relation, of } of tale.facts) {
    const [, from, to] =
      relation === 'holds' ? (/^([A-Z])([A-Z])=/.exec(String(of[0]).replace(/\s/g, '')) ?? []) : [];
    if (!from || !to || ![from, to].includes(point)) continue;
    const statement = statementIn(String(of[0]));
    const value =
      statement?.kind === 'relation' && statement.signs.length === 1
        ? amountOf(String(of[0]).split('=')[1]!, 'm', tale)
        : null;
    const other = from === point ? to : from;
    return value && (other === foot ? value : other === top ? difference(length, value) : null);
  }
  return isAsked(point, tale) ? symbol('d_1') : null;
}

/** How far up somebody can go is asked for. */
const isAsked = (point: string, { goal: { target } }: Tale): boolean =>
  isProperty(target) && target.the === 'far' && String(target.of[0]).includes(point);

function balance({ laws, loads, normal, friction, wall, slope, length, tale }: Ladder): boolean {
  const add = (en: string, zh: string, zero: Expression) => laws.push(law(en, zh, zero));
  add(
    'Vertical forces balance.',
    '竖直方向受力平衡。',
    difference(normal, sum(...loads.map(({ weight }) => weight))),
  );
  add('Horizontal forces balance.', '水平方向受力平衡。', difference(friction, wall));
  add(
    'Moments about the foot.',
    '对底端取矩。',
    difference(
      product(wall, length, slope.sine),
      sum(...loads.map(({ weight, along }) => product(weight, along, slope.cosine))),
    ),
  );
  const mu = only(tale, 'friction');
  const isFurthest = isProperty(tale.goal.target) && tale.goal.target.the === 'far';
  const isLimiting = distinct(tale, 'limiting').length > 0 || isFurthest;
  if (distinct(tale, 'friction').length > 1 || (isFurthest && !mu)) return false;
  if (!isLimiting || distinct(tale, 'roughened').length > 0) return true;
  const value = amountOf(mu?.of[0], '', tale);
  if (!mu && isProperty(tale.goal.target) && tale.goal.target.the === 'friction ratio') return true;
  if (value)
    add(
      'On the point of slipping F = μN.',
      '将要滑动时 F = μN。',
      difference(friction, product(value, normal)),
    );
  return value !== null;
}

function take(fact: Fact, ladder: Ladder): boolean {
  const { relation, of } = fact;
  if (INERT.has(relation)) return true;
  if (relation === 'worth') return addWorth(of, soughtIn(of[0]!, ladder), ladder);
  if (relation !== 'holds' && relation !== 'equal') return false;
  if (/^[A-Z]{2}=/.test(String(of[0]).replace(/\s/g, ''))) return ladder.loads.length === 2;
  const zero = equationOf(fact, ladder.tale);
  if (zero) ladder.laws.push(law('What is known.', '已知。', zero));
  return zero !== null;
}

function soughtIn(target: Term, { tale, foot, top, normal, friction, wall }: Ladder): Sought | null {
  if (!isProperty(target) || (target.where ?? []).length > 0) return null;
  const [where] = target.of;
  switch (target.the) {
    case 'formula': {
      const value = amountOf(where, '', tale);
      return value && { value, unit: '' };
    }
    case 'reaction':
      return where === top || where === 'wall' ? { value: wall, unit: 'N' } : null;
    case 'normal':
      return where === foot || where === 'ground'
        ? { value: normal, unit: 'N' }
        : where === top || where === 'wall'
          ? { value: wall, unit: 'N' }
          : null;
    case 'friction force':
      return { value: friction, unit: 'N' };
    case 'whole force':
      return where === foot || where === 'ground'
        ? { value: root(sum(power(normal, 2), power(friction, 2))), unit: 'N' }
        : null;
    case 'friction ratio':
      return distinct(tale, 'limiting').length > 0 ? { value: quotient(friction, normal), unit: '' } : null;
    case 'least friction':
      return { value: quotient(friction, normal), unit: '' };
    case 'far':
      return { value: symbol('d_1'), unit: 'm' };
    default:
      return null;
  }
}

const isPossible = ({ normal, friction, wall }: Ladder, values: Numbers): boolean =>
  [normal, friction, wall].every((one) => evaluate(one, values) > 0);

/** No moment about the top, nor about the middle. */
function isBalanced({ loads, length, slope, normal, friction, wall }: Ladder, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const [l, s, c] = [at(length), at(slope.sine), at(slope.cosine)];
  return [1, 0.5].every((share) => {
    const pivot = share * l;
    const turns = [
      -at(normal) * pivot * c,
      at(friction) * pivot * s,
      at(wall) * (l - pivot) * s,
      ...loads.map(({ weight, along }) => at(weight) * (pivot - at(along)) * c),
    ];
    const size = Math.max(...turns.map(Math.abs), 1e-9);
    return Math.abs(turns.reduce((total, one) => total + one, 0)) < 1e-8 * size;
  });
}
