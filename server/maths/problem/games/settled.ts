import {
  minus,
  ONE,
  over,
  type Rational,
  rational,
  rationalOfDecimal,
} from '../../algebra-system/numbers/rational.ts';
import { stemsOf } from '../draws/words.ts';
import type { Fact } from '../schema/problem.ts';

/** As many draws as it may take until one of a kind comes out. */
export function turnsUntil(era: readonly Fact[], [words, kind, box]: string[]): Fact | null {
  const [only, other] = era.filter(({ relation }) => relation === 'contents');
  const groups = only && !other ? only.of.slice(2) : [];
  const all = groups.map((one) =>
    typeof one === 'object' && 'the' in one ? one.of.map(String) : ['NaN', ''],
  );
  const wanted = stemsOf(kind!).filter((word) => !stemsOf(words!).includes(word));
  const rest = all.filter(([, name]) => !wanted.every((word) => stemsOf(name!).includes(word)));
  const size = rest.reduce((sum, [n]) => sum + Number(n), 0);
  if (wanted.length === 0 || rest.length !== all.length - 1 || !(size > 0 && size < 9)) return null;
  return { relation: 'turn', of: [String(size + 1), words!, box!, 'without replacement', ''] };
}

/** "One of the coins is fair. The other two are biased": each its own device. */
export function withSorts(all: readonly Fact[]): Fact[] | null {
  const facts = withOdds(all);
  if (!facts) return null;
  const sorts = facts.filter(({ relation }) => relation === 'some are');
  if (sorts.length === 0) return [...facts];
  const several = facts.filter(({ relation, of }) => relation === 'device' && Number(of[0]) > 1);
  const devices = facts.filter(({ relation }) => relation === 'device');
  if (several.length !== 1 || devices.length !== 1) return null;
  const [, noun, name, ...faces] = several[0]!.of.map(String);
  const size = Number(several[0]!.of[0]);
  const named = sorts.reduce((sum, { of }) => sum + Number(of[0] || 0), 0);
  const open = sorts.filter(({ of }) => of[0] === '').length;
  if (open > 1 || (open === 0 ? named !== size : named >= size) || name !== '') return null;
  const split = sorts.flatMap(({ of }): Fact[] => {
    const [n, sort, kind, chance] = of.map(String);
    const count = n === '' ? String(size - named) : n!;
    return sort === 'fair'
      ? [{ relation: 'device', of: [count, noun!, '', ...faces] }]
      : [
          { relation: 'device', of: [count, noun!, 'biased', ...faces] },
          { relation: 'odds of', of: ['biased coin', kind!, chance!, 'each'] },
        ];
  });
  return facts.flatMap((one) => (one === several[0] ? split : one.relation === 'some are' ? [] : [one]));
}

/** "The probability of a 6 is 1/4 and the other scores are equally likely." */
function withOdds(facts: readonly Fact[]): Fact[] | null {
  const at = facts.findIndex(({ relation }) => relation === 'odds of one');
  if (at < 0) return [...facts];
  const device = facts[at - 1];
  const [value, text] = facts[at]!.of.map(String);
  const chance = fractionIn(text!);
  const faces = device?.relation === 'device' ? device.of.slice(3).map(String) : [];
  if (!chance || faces.length < 2 || new Set(faces).size < faces.length) return null;
  const rest = over(minus(ONE, chance), rational(faces.length - 1));
  const chances = faces.map((one) => (one === value ? chance : rest)).map(({ n, d }) => `${n}/${d}`);
  return facts.with(at, { relation: 'odds', of: [...faces, ...chances] });
}

/** "A coin is tossed and a die is rolled": each once. */
export function thrownTogether(facts: readonly Fact[]): readonly Fact[] {
  const throws = facts.filter(({ relation }) => relation === 'thrown');
  const isThrown = ({ relation, of }: Fact, at: number) =>
    relation !== 'device' ||
    facts.some(
      (one, place) => one.relation === 'thrown' && place > at && (one.of[1] === '' || one.of[1] === of[1]),
    );
  if (throws.length < 2 || throws.some(({ of }) => of[0] !== '1') || !facts.every(isThrown)) return facts;
  const nouns = throws.map(({ of }) => of[1]);
  if (new Set(nouns).size < nouns.length) return facts;
  return [...facts.filter(({ relation }) => relation !== 'thrown'), { relation: 'thrown', of: ['1', ''] }];
}

/** 1/4, 0.25, \frac14. */
export function fractionIn(text: string): Rational | null {
  const bare = text.replace(/\s|\$/g, '').replace('−', '-');
  if (/^\d+(?:\.\d+)?$/.test(bare)) return rationalOfDecimal(bare);
  const [, n, d] =
    /^\\[dt]?frac\{?(\d{1,6})\}?\{?(\d{1,6})\}?$/.exec(bare) ?? /^(\d+)\/(\d+)$/.exec(bare) ?? [];
  return n && Number(d) !== 0 ? over(rational(BigInt(n)), rational(BigInt(d!))) : null;
}
