import {
  type Expression,
  number,
  PI,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';

/** What is told of a figure of points, lines and arcs. */
export interface Told {
  centre: string | null;
  /** The ends of the arc of the sector. */
  ends: [string, string] | null;
  radius: Expression | null;
  turn: Expression | null;
  lengths: Map<string, Expression>;
  /** The angle at a corner, by its corner and the ends of its sides. */
  angles: { at: string; sides: [string, string]; size: Expression }[];
  on: { point: string; line: string }[];
  across: [string, string][];
  middles: { point: string; line: string }[];
  touching: { point: string; at: string }[];
  arcs: { from: string; to: string; centre: string }[];
  triangles: string[];
  equilateral: string[];
  regions: Map<string, string[]>;
  /** What measures of the figure are worth. */
  worth: { of: Term; size: Expression; fact: Fact }[];
  unit: string | null;
}

type Of = Extract<Term, { the: string }>;
export const isOf = (term: Term | undefined): term is Of => typeof term === 'object' && 'the' in term;
export const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;

export const sorted = (two: string): string => [...two].sort().join('');

/** A size as it is typed; lengths of one figure are in one unit. Null where it is none. */
export function sizeIn(term: Term | undefined, told: { unit: string | null }): Expression | null {
  if (typeof term === 'string') {
    const read = statementIn(term.replace(/\$/g, ''));
    return read?.kind === 'expression' ? read.value : null;
  }
  if (typeof term !== 'object' || !('amount' in term)) return null;
  const read = statementIn(term.amount);
  if (read?.kind !== 'expression') return null;
  if (/^(?:rad|弧度)/.test(term.unit)) return read.value;
  if (/^(?:°|deg)/.test(term.unit)) return product(read.value, quotient(PI, number(180)));
  const base = /^(mm|cm|m|km)(?:\^2|²)?$/.exec(term.unit)?.[1];
  if (!base || (told.unit !== null && told.unit !== base)) return null;
  told.unit = base;
  return read.value;
}

const SECTOR = /^[A-Z]{3}$/;

/** What the facts tell of a figure; null where one of them says something that is not known here. */
export function toldIn(things: readonly Thing[], facts: readonly Fact[], used: Set<Fact>): Told | null {
  const told: Told = {
    centre: null,
    ends: null,
    radius: null,
    turn: null,
    lengths: new Map(),
    angles: [],
    on: [],
    across: [],
    middles: [],
    touching: [],
    arcs: [],
    triangles: [],
    equilateral: [],
    regions: new Map(),
    worth: [],
    unit: null,
  };
  const sectors = things.filter(({ kind }) => kind === 'sector');
  if (sectors.length > 1) return null;
  const name = sectors[0]?.name ?? null;
  told.centre = centreOf(facts);
  const isAlone = things.every(({ kind, name: label }) => kind !== 'point' || label === told.centre);
  if (sectors.length === 1 && name === null) {
    if (!isAlone) return null;
    told.centre ??= 'O';
    told.ends = ['A', 'B'];
    told.arcs.push({ from: 'A', to: 'B', centre: told.centre });
  }
  if (name !== null) {
    if (!SECTOR.test(name)) return null;
    told.centre ??= name.includes('O') ? 'O' : name[0]!;
    const ends = [...name].filter((one) => one !== told.centre);
    if (ends.length !== 2) return null;
    told.ends = [ends[0]!, ends[1]!];
    told.arcs.push({ from: ends[0]!, to: ends[1]!, centre: told.centre });
  }
  const through = linesIn(facts);
  const named = ({ relation, of }: Fact): Fact => ({
    relation,
    of: of.map((term) => {
      const ends = through.get(idOf(term) ?? '');
      return ends === undefined ? term : { thing: ends };
    }),
  });
  for (const fact of facts) {
    const isLine = fact.relation === 'is' && through.has(idOf(fact.of[0]) ?? '');
    const isKnown = isLine || take(named(fact), told);
    if (isKnown === null) return null;
    if (isKnown) used.add(fact);
  }
  for (const { kind, name: labels } of things)
    if (kind === 'triangle' && labels?.length === 3) told.triangles.push(labels);
  return told;
}

const centreOf = (facts: readonly Fact[]): string | null => {
  const said = facts.find(
    ({ relation, of: [left] }) => relation === 'equal' && isOf(left) && left.the === 'centre',
  );
  return said ? idOf(said.of[1]) : null;
};

/** Lines that were named by two of their points. */
const linesIn = (facts: readonly Fact[]): Map<string, string> =>
  new Map(
    facts.flatMap(({ relation, of: [line, by] }) => {
      const id = idOf(line);
      const ends =
        relation === 'is' && id !== null && isOf(by) && by.the === 'line through' ? by.of.map(idOf) : [];
      return ends.length === 2 ? [[id!, ends.join('')] as const] : [];
    }),
  );

const CONDITIONS = new Set([
  'constant',
  'positive',
  'negative',
  'nonzero',
  'integer',
  'real',
  'rational',
  'given',
]);

/** Whether a fact was taken for one of the figure; false for one of letters, null for one that is not known here. */
function take({ relation, of }: Fact, told: Told): boolean | null {
  const [first, second, third] = of;
  const [a, b, c] = of.map(idOf);
  if (CONDITIONS.has(relation)) return relation === 'given';
  switch (relation) {
    case 'equal':
      return takeEqual(first!, second!, told, { relation, of });
    case 'holds':
      return takeEquation(String(first), told);
    case 'on':
      if (!a || !b || !/^[A-Z]{2}$/.test(b)) return null;
      if (!told.on.some(({ point, line }) => point === a && sorted(line) === sorted(b)))
        told.on.push({ point: a, line: b });
      return true;
    case 'perpendicular':
      if (!a || !b || !/^[A-Z]{2}$/.test(a) || !/^[A-Z]{2}$/.test(b)) return null;
      if (!told.across.some(([one, other]) => sorted(one) === sorted(a) && sorted(other) === sorted(b)))
        told.across.push([a, b]);
      return true;
    case 'is':
      if (!a || !isOf(second) || second.the !== 'midpoint' || !idOf(second.of[0])) return null;
      told.middles.push({ point: a, line: idOf(second.of[0])! });
      return true;
    case 'touching':
      if (!a || !b) return null;
      told.touching.push({ point: a, at: b });
      return true;
    case 'right angle':
      if (!a || !b || !c) return null;
      told.angles.push({ at: a, sides: [b, c], size: quotient(PI, number(2)) });
      return true;
    case 'equilateral':
      if (!a) return null;
      told.equilateral.push(a);
      return true;
    case 'arc about':
      if (!a || !b || !/^arc [A-Z]{2}$/.test(a)) return null;
      told.arcs.push({ from: a[4]!, to: a[5]!, centre: b });
      return third === undefined ? true : takeLength(`${b}${a[4]!}`, third, told);
    case 'segment of':
      if (!a || !told.ends) return null;
      told.regions.set(a, [told.ends.join(''), `arc ${told.ends.join('')}`]);
      return true;
    case 'bounded': {
      const bounds = of.slice(1).map(idOf);
      if (!a || !bounds.every((one) => one !== null)) return null;
      told.regions.set(a, bounds);
      return true;
    }
    default:
      return null;
  }
}

function takeLength(two: string, term: Term, told: Told): true | null {
  const size = sizeIn(term, told);
  if (!size) return null;
  told.lengths.set(sorted(two), size);
  return true;
}

function takeEqual(left: Term, right: Term, told: Told, fact: Fact): boolean | null {
  if (typeof left === 'string') {
    if (/^[A-Z]{2}$/.test(left)) return takeLength(left, right, told);
    return /^\\?[a-z]+$/.test(left) ? false : null;
  }
  if (!isOf(left)) return null;
  if (left.the === 'centre') return idOf(right) === null ? null : true;
  const size = sizeIn(right, told);
  if (left.the === 'coordinates' || !size) return null;
  const of = idOf(left.of[0]);
  if (left.the === 'radius') {
    told.radius = size;
    return true;
  }
  if (left.the === 'angle' && of !== null) {
    told.turn = size;
    return true;
  }
  if (left.the === 'angle at') {
    const [p, q, r] = left.of.map(idOf);
    if (!p || !q || !r) return null;
    told.angles.push({ at: q, sides: [p, r], size });
    return true;
  }
  if (left.the === 'length' && of !== null && /^[A-Z]{2}$/.test(of)) {
    told.lengths.set(sorted(of), size);
    return true;
  }
  if (!['area', 'perimeter', 'length'].includes(left.the)) return null;
  told.worth.push({ of: left, size, fact });
  return true;
}

/** "OX = 6": between which points, and how long. */
export function lengthIn(text: string): [two: string, size: string] | null {
  const [left, right, more] = text.replaceAll('$', '').split('=');
  const two = left?.trim() ?? '';
  return right !== undefined && more === undefined && /^[A-Z]{2}$/.test(two) ? [two, right.trim()] : null;
}

/** "OX = 6", "AB = BC"; an equation or an inequality of letters is none of the figure. */
function takeEquation(text: string, told: Told): boolean | null {
  const [two, rest] = lengthIn(text) ?? [];
  if (two === undefined) return /[A-Z]{2}/.test(text.replace(/\\[a-zA-Z]+/g, '')) ? null : false;
  const size = sizeIn(rest!, told);
  if (!size || symbolsOf(size).some((one) => /[A-Z]/.test(one))) return null;
  told.lengths.set(sorted(two), size);
  return true;
}
