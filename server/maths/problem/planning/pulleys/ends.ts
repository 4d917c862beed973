import { type Expression, number, symbol } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Angle, isAbout, steepness } from '../told/angles.ts';
import { goingIn, saysOnly } from '../told/goings.ts';
import { gravityIn } from '../told/gravity.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';

export const [A, T, MU, V, X] = ['a_1', 'T_1', 'mu_1', 'v_1', 'x_1'].map(symbol) as [
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
];

/** One end of the string: hanging, or on a table or a slope below the pulley. */
export interface End {
  id: string;
  mass: Expression;
  slope: Angle | null;
  isRough: boolean;
  friction: Expression | null;
  facts: Fact[];
}

export interface Ends {
  /** The end that is drawn up or along, and the one that goes down. */
  up: End;
  down: End;
  g: Expression;
  height: { value: Expression; fact: Fact; body: string } | null;
  /** Where the end that is drawn up was above the floor. */
  start: Expression | null;
  /** What it is told to fall in a time. */
  drop: { way: Expression; time: Expression; fact: Fact } | null;
  tension: { value: Expression; fact: Fact } | null;
  used: Fact[];
}

export function endsIn(facts: readonly Fact[]): Ends | null {
  const tie = facts.filter(({ relation }) => relation === 'string');
  const ids = tie[0]?.of.slice(0, 2).map(idOf) ?? [];
  const g = gravityIn(facts);
  if (tie.length !== 1 || ids.length !== 2 || !ids[0] || !ids[1] || !g) return null;
  const ends = ids.map((id) => endOf(id!, facts));
  if (!ends.every((one) => one !== null)) return null;
  const [first, second] = ends as [End, End];
  if (facts.some((fact) => !isOfEnds(fact, ids as string[]))) return null;
  // On one string by itself nothing says over what it hangs.
  const isLoose = tie[0]!.of[2] === 'loose';
  if (isLoose !== facts.some(({ relation }) => relation === 'over pulley')) return null;
  const used = [
    ...tie,
    ...facts.filter(({ relation }) =>
      [
        'go',
        'released',
        'taut',
        'inclination',
        'texture',
        'hangs',
        'on',
        'over pulley',
        'no rebound',
        'no pulley',
        'height',
        'height each',
        'drops',
      ].includes(relation),
    ),
    ...facts.filter((fact) =>
      ids.some((id) =>
        anglesOf(id!, facts).some((angle) => fact.relation === 'holds' && isAbout(fact, angle)),
      ),
    ),
    ...first.facts,
    ...second.facts,
  ];
  const isHanging = (one: End) => one.slope === null;
  if (isHanging(first) && isHanging(second)) {
    const [m, n] = [evaluate(first.mass), evaluate(second.mass)];
    if (Number.isNaN(m - n) || m === n) return null;
    return withPlaces(m < n ? [first, second] : [second, first], g, used, facts);
  }
  if (!isHanging(first) && !isHanging(second)) return null;
  return withPlaces(isHanging(first) ? [second, first] : [first, second], g, used, facts);
}

/** How high the ends are, what one falls in a time, and how hard the string pulls. */
function withPlaces(
  [up, down]: [End, End],
  g: Expression,
  used: Fact[],
  facts: readonly Fact[],
): Ends | null {
  const heights = facts.filter(({ relation }) => relation === 'height');
  const each = facts.filter(({ relation }) => relation === 'height each');
  const of = (id: string) => [
    ...heights
      .filter((fact) => idOf(fact.of[0]) === id)
      .map((fact) => ({ fact, value: expressionOf(fact.of[1]) })),
    ...each.map((fact) => ({ fact, value: expressionOf(fact.of[0]) })),
  ];
  const [own, ...more] = of(down.id);
  const [start, ...others] = of(up.id);
  if (more.length > 0 || others.length > 0) return null;
  const drops = facts.filter(({ relation }) => relation === 'drops');
  const pulls = facts.filter(
    ({ relation, of: [first] }) => relation === 'equal' && propertyIn(first)?.name === 'tension',
  );
  const [drop] = drops;
  const [pull] = pulls;
  const [way, time] = [expressionOf(drop?.of[1]), expressionOf(drop?.of[2])];
  if (drops.length > 1 || pulls.length > 1 || (drop && (!way || !time || idOf(drop.of[0]) !== down.id)))
    return null;
  const value = expressionOf(pull?.of[1]);
  return {
    up,
    down,
    g,
    height: own?.value ? { value: own.value, fact: own.fact, body: down.id } : null,
    start: start?.value ?? null,
    drop: drop ? { way: way!, time: time!, fact: drop } : null,
    tension: pull && value ? { value, fact: pull } : null,
    used,
  };
}

/** The angles of the surfaces on which an end lies. */
const anglesOf = (id: string, facts: readonly Fact[]): Term[] =>
  facts.flatMap(({ relation, of }) =>
    relation === 'on' && idOf(of[0]) === id
      ? (propertyIn(of[1])?.of.slice(0, 1) ?? [])
      : relation === 'inclination'
        ? of.slice(0, 1)
        : [],
  );

/** "A is released", "the particles are released from rest". */
export function isLetGo(fact: Fact): boolean {
  const going = goingIn(fact);
  return going?.verb === 'release' && saysOnly(going, ['from rest']);
}

function isOfEnds({ relation, of }: Fact, ids: string[]): boolean {
  if (relation === 'hangs' && of.length === 0) return true;
  if (['hangs', 'height', 'on', 'no rebound', 'no pulley', 'drops'].includes(relation))
    return ids.includes(idOf(of[0]) ?? '');
  if (relation === 'go') return isLetGo({ relation, of }) && ids.includes(idOf(of[0]) ?? '');
  const property = relation === 'equal' ? propertyIn(of[0]) : null;
  return (
    property === null ||
    property.name === 'tension' ||
    (['mass', 'friction'].includes(property.name) && ids.includes(idOf(property.of[0]) ?? ''))
  );
}

function endOf(id: string, facts: readonly Fact[]): End | null {
  const own = (name: string): Fact[] =>
    facts.filter(({ relation, of }) => {
      const property = relation === 'equal' ? propertyIn(of[0]) : null;
      return property?.name === name && idOf(property.of[0]) === id;
    });
  const masses = own('mass');
  const mass = expressionOf(masses[0]?.of[1]);
  const standing = facts.filter(({ relation, of }) => relation === 'on' && idOf(of[0]) === id);
  const hanging = facts.filter(
    ({ relation, of }) => relation === 'hangs' && (of.length === 0 || idOf(of[0]) === id),
  );
  if (!mass || masses.length !== 1 || standing.length + hanging.length === 0) return null;
  if (hanging.length > 0)
    return standing.length > 0
      ? null
      : { id, mass, slope: null, isRough: false, friction: null, facts: [...masses, ...hanging] };
  const surface = surfaceOf(standing, facts);
  if (!surface) return null;
  const frictions = own('friction');
  const friction = expressionOf(frictions[0]?.of[1]);
  if ((!surface.isRough && frictions.length > 0) || frictions.length > 1) return null;
  return {
    id,
    mass,
    slope: surface.slope,
    isRough: surface.isRough,
    friction: friction ?? (surface.isRough ? MU : null),
    facts: [...masses, ...standing, ...frictions],
  };
}

/** Rough or smooth, and how steep, from all that is said of it. */
export function surfaceOf(
  standing: readonly Fact[],
  facts: readonly Fact[],
): { slope: Angle; isRough: boolean } | null {
  const said = standing
    .map(({ of }) => propertyIn(of[1]))
    .flatMap((one) => (one?.name === 'surface' ? [one.of] : []));
  const textures = new Set(
    [
      ...said.map(([, how]) => how),
      ...facts.flatMap(({ relation, of }) => (relation === 'texture' ? [of[0]] : [])),
    ].filter((how) => how !== ''),
  );
  const steep: Term[] = [
    ...said.map(([angle]) => angle!).filter((angle) => angle !== ''),
    ...facts.flatMap(({ relation, of }) => (relation === 'inclination' ? [of[0]!] : [])),
  ];
  const [texture] = textures;
  if (textures.size !== 1 || typeof texture !== 'string' || steep.length !== 1) return null;
  const slope = steep[0] === '0' ? { sine: number(0), cosine: number(1) } : steepness(steep[0]!, facts);
  return slope && { slope, isRough: texture === 'rough' };
}
