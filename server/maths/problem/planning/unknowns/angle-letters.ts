import {
  call,
  contains,
  difference,
  type Expression,
  mapParts,
  number,
  partsOf,
  power,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';

const FUNCTIONS = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'];

/** Letters that stand nowhere but as the whole angle of a circular function. */
export function angleLettersIn(all: readonly Expression[], letters: readonly string[]): string[] {
  return letters.filter((letter) => {
    const isAngle = (one: Expression): boolean =>
      one.kind === 'call' &&
      FUNCTIONS.includes(one.name) &&
      one.of.kind === 'symbol' &&
      one.of.name === letter;
    const standsFree = (one: Expression): boolean =>
      !isAngle(one) && ((one.kind === 'symbol' && one.name === letter) || partsOf(one).some(standsFree));
    return all.some((one) => contains(one, isAngle)) && !all.some(standsFree);
  });
}

/** The letters that stand for the sine and the cosine of an angle. */
export const sineOf = (letter: string) => `sin_${letter}`;
export const cosineOf = (letter: string) => `cos_${letter}`;

/** With sines and cosines of these angles as letters of their own. */
export function inSines(one: Expression, angles: readonly string[]): Expression {
  const inner = mapParts(one, (each) => inSines(each, angles));
  if (one.kind !== 'call' || one.of.kind !== 'symbol' || !angles.includes(one.of.name)) return inner;
  const [s, c] = [symbol(sineOf(one.of.name)), symbol(cosineOf(one.of.name))];
  switch (one.name) {
    case 'sin':
      return s;
    case 'cos':
      return c;
    case 'tan':
      return quotient(s, c);
    case 'sec':
      return quotient(number(1), c);
    case 'cosec':
      return quotient(number(1), s);
    case 'cot':
      return quotient(c, s);
    default:
      return inner;
  }
}

/** s² + c² − 1, of an angle. */
export const onUnitCircle = (letter: string): Expression =>
  difference(sum(power(symbol(sineOf(letter)), 2), power(symbol(cosineOf(letter)), 2)), number(1));

/** An angle between two numbers with this sine and this cosine; null where there is none, or not one alone. */
export function angleBetween(sine: number, cosine: number, low: number, high: number): number | null {
  if (!Number.isFinite(low) || !Number.isFinite(high) || high - low > 4 * Math.PI) return null;
  const principal = Math.atan2(sine, cosine);
  const turns = [-2, -1, 0, 1, 2].map((turn) => principal + 2 * Math.PI * turn);
  const within = turns.filter((angle) => angle > low - 1e-9 && angle < high + 1e-9);
  return within.length === 1 ? within[0]! : null;
}

/** The angle of an exact sine and cosine, as an expression. */
export const angleOf = (sine: Expression, cosine: Expression, angle: number): Expression => {
  const byTangent = call('arctan', quotient(sine, cosine));
  const turns = Math.round((angle - Math.atan(Math.tan(angle))) / Math.PI);
  return turns === 0
    ? byTangent
    : sum(byTangent, { kind: 'product', factors: [number(turns), { kind: 'constant', name: 'pi' }] });
};
