import {
  difference,
  type Expression,
  number,
  power,
  product,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { sameRest } from '../polynomials/division.ts';
import { lookUp } from './areas.ts';
import { twiceArea } from '../plane/properties.ts';
import { countedIn } from './counted.ts';
import { withFunctionValues } from './definitions.ts';
import { type Scope, valueOf, valueOfExpression } from './scope.ts';
import { sameCoefficients, sidesOfIdentity } from './same-polynomials.ts';
import { extremeEquation } from './waves.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { sameKind } from '../values/quantity.ts';
import { array, type ArrayValue, expressionValue, type Value } from '../values/value.ts';

/** The same of roots, matrices and curves. */
const OF_FURTHER =
  'induction always-divisible linear-system solvable roots-by-sums revolved recurrence summed count image area-said eigenvector eigenvalue sum-gap nonsingular replaced strips bound';

/** Relations that say no equation: of letters, and what is looked up by its name. */
const WITHOUT_EQUATION = new Set(
  `${OF_FURTHER} differs constant positive negative nonzero integer rational real domain is given bounded within rotated moving slope one-one found-values each-found extreme-value root substitution straight differential when iteration root-of roots rearranged spoken measured clock scene rate-law rate-when measured-when again instead translated reflected stretched graph`.split(
    ' ',
  ),
);

/** What a fact says as expressions that are zero; none where it says no equation, null where it cannot be said here. */
export function equationsOf({ relation, of }: Fact, scope: Scope): Expression[] | null {
  if (relation === 'identity') return sameCoefficients(String(of[0]), String(of[1])) ?? [];
  if (WITHOUT_EQUATION.has(relation) || relation === 'integrating factor') return [];
  if (relation === 'image equation' || relation === 'image start') return [];
  if (relation === 'holds') return equationsIn(of[0] as string, scope);
  if (relation === 'as-found') return foundBefore(of[0]!, scope);
  if (relation === 'equal' && isDefinition(of)) return sameLine(of, scope);
  if (relation === 'equal' && isCount(of)) return touching(of, scope);
  if (relation === 'equal' && isExtreme(of[0])) return extremeEquation(of, scope);
  // A volume is worked out where it is asked for; here it has a name.
  if (relation === 'equal' && isVolume(of[0])) return [];
  if (relation === 'equal' && isRemainder(of[0])) {
    const [rest, said] = of.map((one) => valueOf(one, scope));
    return rest?.is === 'expression' && said?.is === 'expression' ? sameRest(rest.value, said.value) : null;
  }
  if (relation === 'equal' && isArea(of[0])) return areaEquation(of, scope);
  if (relation === 'equal' && isRightAngle(of)) {
    const right = rightAngle(of[0] as RightAngle, scope);
    if (right) return right;
  }
  const values = of.map((one) => valueOf(one, scope));
  // Which of the solutions it leaves is seen when they are found.
  if (relation === 'greater' || relation === 'less')
    return values.every((one) => one?.is === 'expression') ? [] : null;
  if (!values.every((one) => one !== null)) return null;
  if (relation === 'equal') return equated(values[0]!, values[1]!);
  return lookUp(({ relations }) => relations, relation)?.(...values) ?? null;
}

/** "k has this value": the least or the greatest that was found. */
function foundBefore(letter: Term, scope: Scope): Expression[] {
  const { facts, used } = scope;
  const found = facts.filter(({ relation, of: [of] }) => relation === 'extreme-value' && of === letter);
  const [first] = found;
  if (found.length !== 1) return [];
  used.add(first!);
  return equationsIn(`${String(letter)} = ${String(first!.of[1])}`, scope) ?? [];
}

const isArea = (left: Term | undefined): left is Extract<Term, { the: string }> =>
  typeof left === 'object' && 'the' in left && left.the === 'area';

type RightAngle = Extract<Term, { the: string }>;

const isRightAngle = ([left, right]: Fact['of']): boolean =>
  typeof left === 'object' &&
  'the' in left &&
  left.the === 'angle at' &&
  (typeof right === 'string'
    ? /^90(?:°|\^\{?\\circ\}?)$/.test(right.replace(/[\s$]/g, ''))
    : typeof right === 'object' && 'amount' in right && right.amount === '90' && right.unit === '°');

/** The angle at a point of the plane: the product of the ways from it is zero. */
function rightAngle({ of }: RightAngle, scope: Scope): Expression[] | null {
  const [a, corner, b] = of.map((one) => valueOf(one, scope));
  return a && corner && b
    ? (lookUp(({ relations }) => relations, 'right angle')?.(corner, a, b) ?? null)
    : null;
}

const isExtreme = (left: Term | undefined): boolean =>
  typeof left === 'object' && 'the' in left && (left.the === 'greatest value' || left.the === 'least value');

const isRemainder = (left: Term | undefined): boolean =>
  typeof left === 'object' && 'the' in left && left.the === 'remainder';

const isVolume = (left: Term | undefined): boolean =>
  typeof left === 'object' && 'the' in left && left.the === 'volume';

/** The area of a figure with corners, squared: what it is without a sign. */
function areaEquation([left, right]: Fact['of'], scope: Scope): Expression[] | null {
  const [figure, size] = [isArea(left) ? valueOf(left.of[0]!, scope) : null, valueOf(right!, scope)];
  const twice = figure && twiceArea(figure);
  if (!twice || size?.is !== 'expression') return null;
  return [difference(power(twice, 2), product(number(4), power(size.value, 2)))];
}

const isCount = ([left]: Fact['of']): boolean =>
  typeof left === 'object' && 'the' in left && left.the.startsWith('number of ');

/** How many roots an equation has that has no other letter in it says nothing of any letter. */
function isOfOneLetter(left: Term | undefined): boolean {
  const text = typeof left === 'object' && 'the' in left && left.the === 'number of roots' ? left.of[0] : '';
  const statement = typeof text === 'string' ? statementIn(text) : null;
  return (
    statement?.kind === 'relation' &&
    new Set(statement.sides.flatMap(symbolsOf)).size === 1 &&
    !/[fghpq]\}?\s?\(/.test(String(text))
  );
}

/** One root, of an equation of the second degree: its discriminant is zero. */
function touching([left, count]: Fact['of'], scope: Scope): Expression[] | null {
  if (typeof left !== 'object' || !('the' in left)) return null;
  // Two points, or none, are seen when the rest is found.
  if (count === '0' || count === '2') return countedIn(left, scope) || isOfOneLetter(left) ? [] : null;
  if (count !== '1') return isOfOneLetter(left) ? [] : null;
  const quadratic = countedIn(left, scope);
  // With its square gone it has one root, too.
  return quadratic && symbolsOf(quadratic.a).length === 0 && evaluate(quadratic.a) !== 0
    ? [quadratic.discriminant]
    : null;
}

/** "The equation of C is …" says what C is, and of no letter what it is worth. */
const isDefinition = ([left]: Fact['of']): boolean =>
  typeof left === 'object' && 'the' in left && ['equation', 'polar equation'].includes(left.the);

/** "The equation of the perpendicular bisector of AB is …": both are one line. */
function sameLine([left, right]: Fact['of'], scope: Scope): Expression[] {
  const [thing] = typeof left === 'object' && 'the' in left ? left.of : [];
  const is = scope.facts.find(
    ({ relation, of: [of] }) => relation === 'is' && JSON.stringify(of) === JSON.stringify(thing),
  );
  const [own, said] = is ? [valueOf(is.of[1]!, scope), valueOf(right!, scope)] : [null, null];
  const equations = own && said ? lookUp(({ relations }) => relations, 'same line')?.(own, said) : null;
  if (is && equations) scope.used.add(is);
  return equations ?? [];
}

function equationsIn(text: string, scope: Scope): Expression[] | null {
  const sides = sidesOfIdentity(text);
  const same = sides && sameCoefficients(...sides);
  if (same) return same;
  const statement = statementIn(text);
  if (statement?.kind !== 'relation') return null;
  if (!statement.signs.every((sign) => sign === '=')) return [];
  const written = statement.sides.map((side) => withFunctionValues(side, scope));
  const values = written.map((side) => valueOfExpression(side, scope));
  if (values.every((one) => one === null))
    return written.slice(1).map((side, i) => difference(written[i]!, side));
  const known = values.map((one, at) => one ?? expressionValue(written[at]!));
  const equations = known.slice(1).map((one, at) => equated(known[at]!, one));
  return equations.every((one) => one !== null) ? equations.flat() : null;
}

function equated(a: Value, b: Value): Expression[] | null {
  if (a.is === 'expression' && b.is === 'expression')
    return [squared(a.value, b.value) ?? squared(b.value, a.value) ?? difference(a.value, b.value)];
  if (a.is === 'quantity' && b.is === 'quantity')
    return sameKind(a, b) ? [difference(a.value, b.value)] : null;
  // A letter stands for the number of units of what it is.
  const letters = [a, b].filter((one) => one.is === 'expression');
  const [measured] = [a, b].filter((one) => one.is === 'quantity');
  if (measured && letters.length === 1) return [difference(measured.value, letters[0]!.value)];
  if (a.is === 'point' && b.is === 'point') return [difference(a.x, b.x), difference(a.y, b.y)];
  const [one, other] = [partsOf(a, b), partsOf(b, a)];
  return one && other && one.of === other.of && one.parts.length === other.parts.length
    ? one.parts.map((part, at) => difference(part, other.parts[at]!))
    : null;
}

/** √u = 5 as u − 25 = 0, √u = 2√v as u − 4v = 0; that a root is not negative is tested in numbers. */
function squared(one: Expression, other: Expression): Expression | null {
  const [left, right] = [squareOf(one), squareOf(other)];
  return one.kind === 'root' && left && right ? difference(left, right) : null;
}

/** The square of what is not negative: a square root, a number, a product of those. */
function squareOf(one: Expression): Expression | null {
  if (one.kind === 'root' && one.index === 2) return one.of;
  if (symbolsOf(one).length === 0) return evaluate(one) >= 0 ? product(one, one) : null;
  const squares = one.kind === 'product' ? one.factors.map(squareOf) : [null];
  return squares.every((each) => each !== null) ? product(...squares) : null;
}

/** What is equal part by part; a real number is complex beside a complex one. */
function partsOf(one: Value, beside: Value): ArrayValue | null {
  if (one.is === 'expression' && beside.is === 'array' && beside.of === 'complex')
    return array('complex', [one.value, number(0)]);
  if (one.is === 'expression' && beside.is === 'array' && beside.of === 'argument')
    return array('argument', [one.value]);
  return one.is === 'array' && ['vector', 'matrix', 'complex', 'argument'].includes(one.of) ? one : null;
}
