import {
  contains,
  type Expression,
  has,
  rationalValue,
} from '../../algebra-system/expressions/expression.ts';
import { wordingOf } from '../wording.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import {
  minus,
  over,
  plus,
  rational,
  type Rational,
  times,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import {
  added,
  cross,
  dot,
  isNull,
  type Line,
  ORIGIN,
  type Plane,
  scaled,
  vector,
  type Vector,
} from '../../algebra-system/vectors/vectors.ts';

/** A formula of a question about space. */
export type Thing =
  | { kind: 'vector'; vector: Vector; name: string | null; flat: boolean; isColumn: boolean }
  | ({ kind: 'line' } & Line)
  | ({ kind: 'plane' } & SpannedPlane)
  | { kind: 'letters'; text: string };

const PARAMETERS = new Set(['s', 't', 'u', 'lambda', 'mu']);

/** A plane; where it was given as r = a + sb + tc, the three vectors too. */
interface SpannedPlane extends Plane {
  spanned?: [Vector, Vector, Vector];
}
export interface SpaceQuestion {
  say: string;
  things: Thing[];
  vectors: VectorThing[];
  lines: Line[];
  planes: SpannedPlane[];
  /** The letters that are asked about, such as AB or ABC. */
  letters: string[];
}
type VectorThing = Extract<Thing, { kind: 'vector' }>;

/** "The lines l and m have equations …": what is only the naming of the things that are asked about after it. */
const HEAD =
  /^(?:(?:given|given that|已知|设|若) ?(?:vectors?|points?|lines?|planes?|two vectors|two lines|向量|点|直线|平面)? # ?|(?:vectors?|points?|lines?|planes?|two vectors|two lines) # (?:have|has|are|is)(?: given by| defined by)?(?: (?:vector|cartesian|position))?(?: (?:vectors?|equations?|coordinates))? # |(?:line|plane) # has (?:vector |cartesian )?equation # and (?:line|plane) # has (?:vector |cartesian )?equation # )(?=find|求)/u;
const LABEL = /^(?:[A-Za-z]|\\Pi|Π)(?:_?\{?[\d₁₂₃]\}?)?$/u;

/** A question whose every formula is a vector, a line, a plane or letters; null for any other. */
export function readSpace(text: string): SpaceQuestion | null {
  const wording = wordingOf(
    text.replace(
      /\\(?:mathbf|boldsymbol|vec|overrightarrow)\s*(?:\{([A-Za-z]{1,2})\}|([A-Za-z])(?![A-Za-z]))/g,
      '$1$2',
    ),
  );
  const found = wording && thingsOf(wording.formulas.flatMap(vectorFactors));
  if (!found) return null;
  const { say, things } = withoutNaming(wording.say, found);
  if (isMixed(things)) return null;
  return {
    say,
    things,
    vectors: things.filter((one) => one.kind === 'vector'),
    lines: things.filter((one) => one.kind === 'line'),
    planes: things.filter((one) => one.kind === 'plane'),
    letters: things.flatMap((one) => (one.kind === 'letters' ? [one.text] : [])),
  };
}

/** Two numbers in a bracket are no point of space. */
function isMixed(things: Thing[]): boolean {
  const isOfPlane = (one: Thing) => one.kind === 'vector' && one.isColumn && one.flat;
  const isOfSpace = (one: Thing) => (one.kind === 'vector' ? !one.flat : one.kind !== 'letters');
  return things.some(isOfPlane) && things.some(isOfSpace);
}

/** a × b and a · b are read as two vectors; which of the two it was is for the method to see. */
function vectorFactors(formula: string): string[] {
  const parts = formula.split(
    /(?<=[)）}]\s{0,9}|^[a-z]\s{0,9})(?:×|\\times\b|·|\\cdot\b)(?=\s{0,9}[(（\\]|\s{0,9}[a-z]$)/u,
  );
  return parts.length === 2 && !formula.includes('=') ? parts.map((part) => part.trim()) : [formula];
}

/** The question after its naming, with the things that it asks about in the order in which it names them. */
function withoutNaming(say: string, found: Thing[]): { say: string; things: Thing[] } {
  const { things, names } = withNames(found);
  const last = things.findLastIndex(({ kind }) => kind !== 'letters');
  const asked = things.slice(last + 1).map((one) => (one.kind === 'letters' ? one.text : ''));
  const given = things.slice(0, last + 1);
  const rest = say.replace(HEAD, '').replace(/^求 ?/u, 'find ');
  if (rest === say || given.some(({ kind }) => kind === 'letters')) return { say, things };
  if (asked.length === 0) return { say: rest.includes('#') ? say : `${rest} #`, things };
  const wanted = asked.map((name) => given[names.indexOf(name)]);
  return wanted.every((one) => one !== undefined) ? { say: rest, things: wanted } : { say, things };
}

/** "A and B have position vectors …": the letters become the names of what comes after them. */
function withNames(found: Thing[]): { things: Thing[]; names: (string | null)[] } {
  const waiting: string[] = [];
  const things: Thing[] = [];
  const names: (string | null)[] = [];
  for (const one of found) {
    if (one.kind === 'letters') {
      waiting.push(one.text);
      continue;
    }
    const own = one.kind === 'vector' ? one.name : null;
    const label =
      waiting[0] !== undefined && LABEL.test(waiting[0]) && (!own || own === waiting[0])
        ? waiting.shift()!
        : null;
    things.push(one.kind === 'vector' ? { ...one, name: own ?? label } : one);
    names.push(own ?? label);
  }
  const left = waiting.map((text) => ({ kind: 'letters' as const, text }));
  // Letters that named nothing stand where they stood: after the things, or before a question that is not ours.
  const isAfter = found.slice(-waiting.length).every(({ kind }) => kind === 'letters');
  return { things: waiting.length > 0 && !isAfter ? found : [...things, ...left], names };
}

/** What every formula is, or null where one is anything else. */
export function thingsOf(formulas: string[]): Thing[] | null {
  const things = formulas.map(thingOf);
  return things.every((one) => one !== null) ? things : null;
}

function thingOf(formula: string): Thing | null {
  if (/^\|?[A-Za-z]{1,3}\|?$/.test(formula) || LABEL.test(formula)) return { kind: 'letters', text: formula };
  const named = /^([A-Z]) ?(?=[(（])(.*)$/u.exec(formula);
  const parsed = parse(named ? named[2]! : formula);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  if (statement.kind === 'expression') {
    const sum = partsIn(statement.value);
    return sum && sum.size === 1 && sum.has('')
      ? vectorThing(sum.get('')!, named?.[1] ?? null, statement.value)
      : null;
  }
  if (statement.kind !== 'relation' || statement.signs.length !== 1 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  return equated(left, right);
}

function isPair(one: Expression): boolean {
  return (one.kind === 'tuple' && one.items.length === 2) || (one.kind === 'matrix' && one.rows.length === 2);
}

function equated(left: Expression, right: Expression): Thing | null {
  if (left.kind === 'symbol' && !'xyz'.includes(left.name)) {
    const sum = partsIn(right);
    if (!sum || [...sum.keys()].some((name) => name !== '' && !PARAMETERS.has(name))) return null;
    const at = sum.get('') ?? ORIGIN;
    const ways = [...sum].filter(([name]) => name !== '').map(([, way]) => way);
    if (ways.length === 0) return vectorThing(at, left.name, right);
    if (left.name !== 'r' || ways.some(isNull) || contains(right, isPair)) return null;
    if (ways.length === 1) return { kind: 'line', at, along: ways[0]! };
    const normal = cross(ways[0]!, ways[1]!);
    return ways.length === 2 && !isNull(normal)
      ? { kind: 'plane', normal, size: dot(normal, at), spanned: [at, ways[0]!, ways[1]!] }
      : null;
  }
  return dotted(left, right) ?? cartesian(left, right);
}

/** r · n = k */
function dotted(left: Expression, right: Expression): Thing | null {
  if (left.kind !== 'product' || left.factors.length !== 2) return null;
  const [r, other] = left.factors as [Expression, Expression];
  if (r.kind !== 'symbol' || r.name !== 'r') return null;
  const normal = partsIn(other)?.get('');
  const size = rationalValue(right);
  return normal && size && !isNull(normal) ? { kind: 'plane', normal, size } : null;
}

/** ax + by + cz = d, in any order. */
function cartesian(left: Expression, right: Expression): Thing | null {
  const [a, b] = [linearIn(left), linearIn(right)];
  if (!a || !b) return null;
  const normal = a.way.map((one, index) => minus(one, b.way[index]!)) as unknown as Vector;
  return isNull(normal) ? null : { kind: 'plane', normal, size: minus(b.rest, a.rest) };
}

interface Linear {
  way: Vector;
  rest: Rational;
}
const AXES: Record<string, Vector> = { x: vector(1, 0, 0), y: vector(0, 1, 0), z: vector(0, 0, 1) };

/** The coefficients of x, y and z, and what stands without a letter. */
function linearIn(one: Expression): Linear | null {
  const constant = rationalValue(one);
  if (constant) return { way: ORIGIN, rest: constant };
  switch (one.kind) {
    case 'symbol':
      return AXES[one.name] ? { way: AXES[one.name]!, rest: ZERO } : null;
    case 'negative':
      return multiplied(linearIn(one.of), rational(-1));
    case 'sum':
      return one.terms
        .map(linearIn)
        .reduce((a, b) => a && b && { way: added(a.way, b.way), rest: plus(a.rest, b.rest) });
    case 'product': {
      const numbers = one.factors.map(rationalValue);
      const others = one.factors.filter((_, index) => !numbers[index]);
      const by = numbers.reduce<Rational>((total, part) => (part ? times(total, part) : total), rational(1));
      return others.length === 1 ? multiplied(linearIn(others[0]!), by) : null;
    }
    case 'quotient': {
      const below = rationalValue(one.denominator);
      return below && below.n ? multiplied(linearIn(one.numerator), over(rational(1), below)) : null;
    }
    default:
      return null;
  }
}
/** way · (x, y, z) + rest = 0, or null where the relation is not linear in x, y and z. */
export function readLinear({ sides, signs }: { sides: Expression[]; signs: string[] }): Linear | null {
  const [left, right] = sides.map(linearIn);
  if (!left || !right || sides.length !== 2 || signs[0] !== '=') return null;
  return { way: added(left.way, scaled(right.way, rational(-1))), rest: minus(left.rest, right.rest) };
}
function multiplied(one: Linear | null, by: Rational): Linear | null {
  return one && { way: scaled(one.way, by), rest: times(one.rest, by) };
}

function vectorThing(found: Vector, name: string | null, written: Expression): Thing {
  const tuple =
    written.kind === 'tuple' ? written.items.length : written.kind === 'matrix' ? written.rows.length : null;
  return {
    kind: 'vector',
    vector: found,
    name,
    flat: tuple ? tuple === 2 : !has(written, 'k') && found[2].n === 0n,
    isColumn: tuple !== null,
  };
}

/** A sum of vectors, each by the parameter that it is a multiple of ('' for none). */
function partsIn(one: Expression): Map<string, Vector> | null {
  const column = columnOf(one);
  if (column) return new Map([['', column]]);
  switch (one.kind) {
    case 'constant':
      return one.name === 'i' ? new Map([['', vector(1, 0, 0)]]) : null;
    case 'symbol':
      return one.name === 'j'
        ? new Map([['', vector(0, 1, 0)]])
        : one.name === 'k'
          ? new Map([['', vector(0, 0, 1)]])
          : null;
    case 'negative':
      return times1(partsIn(one.of), rational(-1));
    case 'sum': {
      const total = new Map<string, Vector>();
      for (const term of one.terms) {
        const parts = partsIn(term);
        if (!parts) return null;
        for (const [name, part] of parts) total.set(name, added(total.get(name) ?? ORIGIN, part));
      }
      return total;
    }
    case 'quotient': {
      const below = rationalValue(one.denominator);
      return below && below.n ? times1(partsIn(one.numerator), over(rational(1), below)) : null;
    }
    case 'product':
      return productParts(one.factors);
    default:
      return null;
  }
}

function productParts(factors: Expression[]): Map<string, Vector> | null {
  let by = rational(1);
  let parameter = '';
  let inner: Map<string, Vector> | null = null;
  for (const factor of factors) {
    const size = rationalValue(factor);
    if (size) by = times(by, size);
    else if (factor.kind === 'symbol' && PARAMETERS.has(factor.name) && !parameter) parameter = factor.name;
    else if (inner) return null;
    else if (!(inner = partsIn(factor))) return null;
  }
  if (!inner || (parameter && (inner.size !== 1 || !inner.has('')))) return null;
  const all = times1(inner, by)!;
  return parameter ? new Map([[parameter, all.get('')!]]) : all;
}

function times1(parts: Map<string, Vector> | null, by: Rational): Map<string, Vector> | null {
  return parts && new Map([...parts].map(([name, part]) => [name, scaled(part, by)]));
}

function columnOf(one: Expression): Vector | null {
  const items =
    one.kind === 'tuple' && one.open === '(' && one.close === ')'
      ? one.items
      : one.kind === 'matrix' && one.rows.every(({ length }) => length === 1)
        ? one.rows.flat()
        : null;
  if (!items || items.length < 2 || items.length > 3) return null;
  const parts = items.map(rationalValue);
  return parts.every((part) => part !== null) ? vector(parts[0]!, parts[1]!, parts[2] ?? ZERO) : null;
}
