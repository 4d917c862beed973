/** A value by which a wrong range is told from the right one. */
export interface RangeTest {
  /** What of the typed range it is about. */
  piece: string;
  letter: string;
  value: string;
  /** Whether the value belongs to the answer, or only to what was typed. */
  isOurs: boolean;
  /** The ends are the same. */
  hasEnds: boolean;
  /** Only equations for the ends were typed. */
  areEnds: boolean;
}

const NUMBER = String.raw`-?\d{1,6}(?:\.\d{1,4})?(?:\/\d{1,4})?`;
const SIDE = new RegExp(String.raw`^([a-zα-ω]) ?(<=|>=|[<>≤≥]) ?(${NUMBER})$`, 'u');
const BETWEEN = new RegExp(
  String.raw`^(${NUMBER}) ?(<=|>=|[<>≤≥]) ?([a-zα-ω]) ?(<=|>=|[<>≤≥]) ?(${NUMBER})$`,
  'u',
);
const END = new RegExp(String.raw`^(?:([a-zα-ω]) ?= ?)?(${NUMBER})$`, 'u');
const MAX_LENGTH = 80;

interface Range {
  text: string;
  letter: string;
  ends: number[];
  has(value: number): boolean;
}

const valueOf = (text: string): number => {
  const [top, bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
};

const holds = (left: number, sign: string, right: number): boolean =>
  sign === '<'
    ? left < right
    : sign === '>'
      ? left > right
      : /[<≤]/.test(sign)
        ? left <= right
        : left >= right;

function rangeIn(typed: string): Range | null {
  const text = typed.trim();
  const side = SIDE.exec(text);
  if (side) {
    const [, letter, sign, end] = side;
    return {
      text,
      letter: letter!,
      ends: [valueOf(end!)],
      has: (value) => holds(value, sign!, valueOf(end!)),
    };
  }
  const between = BETWEEN.exec(text);
  if (!between) return null;
  const [, from, first, letter, second, to] = between;
  const ends = [valueOf(from!), valueOf(to!)];
  return {
    text,
    letter: letter!,
    ends,
    has: (value) => holds(ends[0]!, first!, value) && holds(value, second!, ends[1]!),
  };
}

function rangesIn(text: string): Range[] | null {
  if (text.length > MAX_LENGTH) return null;
  const ranges = text
    .replaceAll('−', '-')
    .split(/ or | and |[,，]| ?[或且和] ?/)
    .map(rangeIn);
  const known = ranges.filter((one) => one !== null);
  return known.length === ranges.length && known.length > 0 && known.length < 4 ? known : null;
}

const TESTED = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 10, -10, 20, -20, 0.5, -0.5, 100, -100];
const sorted = (ends: number[]) => [...new Set(ends)].toSorted((a, b) => a - b).join();

/** What tells a range of values from the answer; null where they are alike or are none. */
export function rangeTest(typed: string, ours: string): RangeTest | null {
  const known = rangesIn(ours);
  if (!known) return null;
  const ends = known.flatMap((one) => one.ends);
  const isOurs = (value: number) => known.some((one) => one.has(value));
  const pieces = typed.replaceAll('−', '-').split(/ or | and |[,，]| ?[或且和] ?/);
  const equal = pieces.map((piece) => END.exec(piece.trim()));
  if (equal.every((one) => one !== null) && typed.includes('=')) {
    const values = equal.map((one) => valueOf(one![2]!));
    const areEnds = sorted(values) === sorted(ends);
    return areEnds
      ? { piece: typed, letter: known[0]!.letter, value: '', isOurs: false, hasEnds: true, areEnds }
      : null;
  }
  const given = rangesIn(typed);
  if (!given || given.some(({ letter }) => letter !== known[0]!.letter)) return null;
  const common = {
    letter: known[0]!.letter,
    hasEnds: sorted(given.flatMap((one) => one.ends)) === sorted(ends),
    areEnds: false,
  };
  for (const value of TESTED) {
    const piece = given.find((one) => one.has(value));
    if (piece && !isOurs(value) && !ends.includes(value))
      return { ...common, piece: piece.text, value: `${value}`, isOurs: false };
  }
  const missed = TESTED.find((value) => isOurs(value) && !given.some((one) => one.has(value)));
  return missed === undefined ? null : { ...common, piece: typed.trim(), value: `${missed}`, isOurs: true };
}
