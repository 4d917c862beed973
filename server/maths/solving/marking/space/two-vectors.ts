/** What two vectors of a question are worth together. */
export interface TwoVectors {
  dot: number;
  lengths: readonly [number, number];
  /** Between them, in radians. */
  angle: number;
  /** Of the triangle that they span. */
  area: number;
}

const COMPONENTS =
  /((?:[-+]?\s?\d{0,3}(?:\.\d{1,3})?\s?\\?(?:mathbf|boldsymbol|vec)?\s?\{?\s?[ijk](?![A-Za-z])\s?\}?\s?){2,3}|(?:[-+]?\s?\d{0,3}(?:\.\d{1,3})?\s?\\?(?:mathbf|boldsymbol|vec)\s?\{?\s?[ijk]\s?\}?\s?))/g;
const COLUMN = /\\begin\{[pb]matrix\}\s?(-?\d{1,4})\s?\\\\\s?(-?\d{1,4})\s?\\\\\s?(-?\d{1,4})\s?\\end/g;

/** The only two vectors in three dimensions that a text tells; null where it has more or fewer, or lines with points. */
export function twoVectorsIn(text: string): TwoVectors | null {
  if (
    /\\mathbf\s?\{?\s?r\s?\}?\s?=|\bline[s]?\b[^.]{0,40}equation|plane|直线[^，。]{0,8}方程|平面/.test(text)
  )
    return null;
  const columns = [...text.matchAll(COLUMN)].map((match) => match.slice(1).map(Number));
  const letters = [...text.matchAll(COMPONENTS)].map(([whole]) => byLetters(whole));
  const all = [...columns, ...letters].filter((one) => one.some((value) => value !== 0));
  const [a, b] = all as [number[], number[]];
  if (all.length !== 2 || ![...a, ...b].every(Number.isFinite)) return null;
  const dot = a.reduce((total, one, at) => total + one * b[at]!, 0);
  const lengths = [Math.hypot(...a), Math.hypot(...b)] as const;
  const cosine = dot / (lengths[0] * lengths[1]);
  return {
    dot,
    lengths,
    angle: Math.acos(cosine),
    area: (lengths[0] * lengths[1] * Math.sqrt(Math.max(0, 1 - cosine ** 2))) / 2,
  };
}

function byLetters(text: string): number[] {
  const plain = text.replace(/\\?(?:mathbf|boldsymbol|vec)|[{}\s]/g, '');
  return ['i', 'j', 'k'].map((letter) => {
    const [, sign, digits] =
      new RegExp(String.raw`([-+]?)(\d{0,3}(?:\.\d{1,3})?)${letter}`).exec(plain) ?? [];
    if (digits === undefined) return 0;
    return (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
  });
}

const DOT =
  /(?<![A-Za-z])(?:\\vec\s?\{?)?([A-Z]{2}|[a-d])\}?\s{0,2}(?:[·•⋅.]|\\cdot)\s{0,2}(?:\\vec\s?\{?)?([A-Z]{2}|[a-d])\}?(?=\s{0,3}=)/gu;

/** a·b as the number that it is. */
export const withTheirProduct = (line: string, two: TwoVectors | null): string =>
  two ? line.replace(DOT, (whole, a: string, b: string) => (a === b ? whole : `(${two.dot})`)) : line;
