import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** What stands before and behind the only sign of equality. */
function sidesOf(equation: string): [left: string, right: string] | null {
  const [left, right, more] = equation.replaceAll('$', '').split('=');
  return left === undefined || right === undefined || more !== undefined
    ? null
    : [left.replace(/\s/g, ''), right.trim()];
}

/** "AOB = 1.2", ∠AOB = 1.2: the angle at the middle corner. */
export function angleIn(equation: string, at: number): RawFact[] | null {
  const [left, size] = sidesOf(equation) ?? [];
  const labels = left === undefined ? null : /^(?:\\angle|∠)?\{?([A-Z]{3})\}?$/.exec(left);
  return labels ? [fact('equal', the('angle at', ...pointsIn(labels[1]!, at)), size!)] : null;
}

/** "AT = 6√3 cm": the length between two points. */
export function lengthIn(equation: string, unit: string, at: number): RawFact[] | null {
  const [two, size] = sidesOf(equation) ?? [];
  return two !== undefined && /^[A-Z]{2}$/.test(two)
    ? [fact('equal', the('length', reference('segment', two, 'the', at)), { amount: size!, unit })]
    : null;
}

const LENGTH = /^(\d?)([A-Z]{2})$/;

/** "PQ = 13", "AB = 2BC" between points of the plane that are known: their lengths. */
export function lengthsIn(
  { relation, of: [text] }: RawFact,
  isPoint: (label: string) => boolean,
): RawFact | null {
  const [left, right] = relation === 'holds' && typeof text === 'string' ? (sidesOf(text) ?? []) : [];
  if (left === undefined || right === undefined) return null;
  const sides = [left, right.replace(/\s/g, '')].map((side, at) => {
    const [, count, ends] = LENGTH.exec(side) ?? [];
    if (ends === undefined || ![...ends].every(isPoint)) return null;
    const length = the('length', reference('segment', ends, 'the', -1 - at));
    return count ? the('times', count, length) : length;
  });
  const isValue = !/[A-Z]/.test(right.replace(/\\[a-zA-Z]+/g, ''));
  return sides[0] && (sides[1] || isValue) ? fact('equal', sides[0], sides[1] ?? right) : null;
}

/** cos ABC, and what it is equal to. */
export function cosineIn(source: string): [labels: string, size?: string] | null {
  const [left, size, more] = source.replaceAll('$', '').split('=');
  const plain = left!.replace(/\s/g, '');
  const labels = /^\\?cos(?:\\angle|∠)?\{?([A-Z]{3})\}?$/.exec(plain)?.[1];
  if (labels === undefined || more !== undefined) return null;
  return size === undefined ? [labels] : [labels, size.trim()];
}

const cosineOf = (labels: string, at: number): RawTerm =>
  the('cosine', the('angle at', ...pointsIn(labels, at)));

/** Both languages write the cosine of an angle at a corner so. */
export const COSINE_RULES: Rule[] = [
  ...rule<{ e: string }>('value', '{e:angle-cosine}', ({ e }, [at]) => cosineOf(cosineIn(e)![0], at)),
  ...rule<{ e: string }>('facts', '{e:angle-cosine-equation}', ({ e }, [at]) => {
    const [labels, size] = cosineIn(e)!;
    return [fact('equal', cosineOf(labels, at), size!)];
  }),
];

const plain = (labels: string): string => labels.replace(/\\[a-z]+|\W/g, '');

/** Two points of a circle are the ends of the arc of a sector. */
export const sectorOf = (centre: string, ends: string, radius: RawTerm, at: number): RawFact[] => [
  fact('given', {
    ...reference('sector', `${plain(centre)}${plain(ends)}`, 'the', at),
    says: [
      fact('equal', the('centre', SELF), reference('point', plain(centre), 'the', at + 0.2)),
      fact('equal', the('radius', SELF), radius),
    ],
  }),
];
