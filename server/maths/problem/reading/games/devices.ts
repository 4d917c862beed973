import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from '../english-draws/things.ts';
import { BE, MARKED, SIDES } from './words.ts';

const TINTS = 'red blue green white black yellow orange purple pink brown first second large small'.split(
  ' ',
);
const SHAPES: readonly [words: string, sides: string][] = [
  ['cubical|six-sided', '6'],
  ['tetrahedral|four-sided', '4'],
  ['octahedral|eight-sided', '8'],
  ['pentagonal|five-sided', '5'],
  ['triangular|three-sided', '3'],
  ['hexagonal', '6'],
  ['square', '4'],
  ['ten-sided', '10'],
  ['twelve-sided|dodecahedral', '12'],
];

/** What is said of a device before its noun: fairness, a colour and how many sides, in any order. */
const ADJECTIVES: Rule[] = [
  ...rule<object>('g-adj', '(fair|unbiased|ordinary|standard|normal)', () => 'f:'),
  ...rule<object>('g-adj', '(biased|unfair)', () => 'b:'),
  ...TINTS.flatMap((tint) => rule<object>('g-adj', tint, () => `t:${tint}`)),
  ...SHAPES.flatMap(([words, sides]) => rule<object>('g-adj', `(${words})`, () => `s:${sides}`)),
  ...rule<{ n: string }>('g-adj', '{n:hyphened} [-] sided', ({ n }) => `s:${n}`),
  ...rule<{ a: string }>('g-adjs', '{a:g-adj}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('g-adjs', '{a:g-adj} [,|and] {b:g-adjs}', ({ a, b }) => `${a}|${b}`),
  ...rule<object>('g-machine', '(die|dice)', () => 'die'),
  ...rule<object>('g-machine', '(spinner|spinners)', () => 'spinner'),
  ...rule<object>('g-machine', '(coin|coins)', () => 'coin'),
];

/** Numbers in a row: with their signs, by their ends, or with dots. */
const ROWS: Rule[] = [
  ...rule<{ a: string; b: string }>('g-row', '{a:int} [,] (and|or) {b:int}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: string }>('g-row', '{a:int} , {b:int}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: RawTerm }>('g-row', '{a:int} , {b:g-row}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: string; b: string }>(
    'g-row',
    '[from] {a:int} (to|up to|through to) {b:int} [inclusive]',
    ({ a, b }) => run(a, b),
  ),
  ...rule<{ a: RawTerm; b: string }>('g-row', '{a:g-row} , {d:dots} [,] [and] {b:int}', ({ a, b }) => {
    const all = itemsOf(a).map(Number);
    return all.every((one, at) => one === all[0]! + at) && Number(b) > all.at(-1)!
      ? run(String(all[0]), b)
      : null;
  }),
];

function run(from: string, to: string): RawTerm | null {
  const count = Number(to) - Number(from) + 1;
  return count > 1 && count <= 60
    ? { all: Array.from({ length: count }, (_, at) => String(Number(from) + at)) }
    : null;
}

const lengthOf = (row: RawTerm, n?: string): boolean => n === undefined || Number(n) === itemsOf(row).length;

const FACES: Rule[] = [
  ...rule<{ n?: string; v: RawTerm }>(
    'g-faces',
    `[each] [of which] (with|has|have|having|whose) [its|their|the] [{n:num}] [equal] ${SIDES} [that|which] [${BE}] ${MARKED} {v:g-row} [on them]`,
    ({ n, v }) => (lengthOf(v, n) ? v : null),
  ),
  ...rule<{ n?: string; v: RawTerm }>(
    'g-faces',
    `(with|has|have|having) the (numbers|integers|values|digits) {v:g-row} [marked|written|printed|painted] on (its|their|the) [{n:num}] ${SIDES}`,
    ({ n, v }) => (lengthOf(v, n) ? v : null),
  ),
  ...rule<{ v: RawTerm }>(
    'g-faces',
    `${MARKED} {v:g-row} [on (its|their|the) ${SIDES} [respectively]]`,
    ({ v }) => v,
  ),
];

interface Slots {
  n?: string;
  a?: string;
  m: string;
  v?: RawTerm;
}

interface Adjectives {
  tint: string;
  sides: number;
  isBiased: boolean;
  isFair: boolean;
}

/** Null where something is said twice. */
function adjectivesIn(text = ''): Adjectives | null {
  const all = text.split('|').filter((one) => one !== '');
  const of = (sort: string) => all.filter((one) => one.startsWith(`${sort}:`)).map((one) => one.slice(2));
  const [tints, sides] = [of('t'), of('s')];
  if (tints.length > 1 || sides.length > 1 || new Set(all).size < all.length) return null;
  const [isBiased, isFair] = [of('b').length > 0, of('f').length > 0];
  return isBiased && isFair ? null : { tint: tints[0] ?? '', sides: Number(sides[0] ?? 0), isBiased, isFair };
}

/** A die with its faces from 1 on, or with those that are told. */
function device({ n = '1', a, m, v }: Slots): RawTerm | null {
  const adjectives = adjectivesIn(a);
  if (!adjectives) return null;
  const { tint, sides, isBiased } = adjectives;
  const name = [tint, isBiased ? 'biased' : ''].filter((one) => one !== '').join(' ');
  if (m === 'coin') return v === undefined && sides === 0 ? the('device', n, m, name) : null;
  const count = sides === 0 && m === 'die' && v === undefined ? 6 : sides;
  const values = v === undefined ? itemsOf(run('1', String(count)) ?? { all: [] }) : itemsOf(v);
  return values.length > 0 && (sides === 0 || values.length === sides)
    ? the('device', n, m, name, ...values)
    : null;
}

export const deviceFacts = (devices: RawTerm): RawFact[] =>
  itemsOf(devices).map((one) => fact('device', ...(one as { of: RawTerm[] }).of));

const DEVICES: Rule[] = [
  ...rule<Slots>(
    'g-device',
    `(a|an|another|{n:num}) [{a:g-adjs}] {m:g-machine} [[,] {v:g-faces} [,]]`,
    device,
  ),
  ...rule<{ a: RawTerm }>('g-devices', '{a:g-device}', ({ a }) => a),
  ...rule<{ a: RawTerm; b: RawTerm }>('g-devices', '{a:g-device} [,] and {b:g-device}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('g-devices', '{a:g-device} , {b:g-devices}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: RawTerm; b: RawTerm; v: RawTerm }>(
    'g-devices',
    '{a:g-device} and {b:g-device} [,] (each|both|which both|each of which|which each) {v:g-faces} [,]',
    ({ a, b, v }) => withFaces({ all: [a, b] }, v),
  ),
  // "Two fair dice, one red and one blue".
  ...rule<Slots & { s: string; t: string }>(
    'g-devices',
    '{n:num} [{a:g-adjs}] {m:g-machine} [,] one [of (which|them) [is]] [coloured] {s:g-adj} and (one|the other) [is] [coloured] {t:g-adj} [,]',
    ({ n, a, m, s, t }) => {
      const both = [s, t].map((one) => device({ a: a ? `${a}|${one}` : one, m }));
      return n === '2' && s !== t && both.every((one) => one !== null) ? { all: both as RawTerm[] } : null;
    },
  ),
  // Its faces in a sentence of its own.
  ...rule<Slots>(
    'facts',
    `[in a game ,] (a|an|the|each|another|{n:num}) [{a:g-adjs}] {m:g-machine} [each] {v:g-faces}`,
    (slots) => {
      const one = device(slots);
      return one && deviceFacts(one);
    },
  ),
  ...rule<Slots>(
    'facts',
    `the ${SIDES} of (a|an|each of {n:num}) [{a:g-adjs}] {m:g-machine} ${BE} ${MARKED} {v:g-row}`,
    (slots) => {
      const one = device(slots);
      return one && deviceFacts(one);
    },
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    '({w:person} (has|uses|plays a game with|plays a game using|is playing a game with|owns) | there are | a game is played with | a game is played using | a (player|child) has ) {d:g-devices}',
    ({ d }) => deviceFacts(d),
  ),
];

function withFaces(devices: RawTerm, v: RawTerm): RawTerm | null {
  const all = itemsOf(devices).map((one) => (one as { of: string[] }).of);
  return all.some(([, m]) => m === 'coin')
    ? null
    : { all: all.map(([n, m, t]) => the('device', n!, m!, t!, ...itemsOf(v))) };
}

const EACH_OTHER =
  '[, independently of (all other|the other|other|any other) (throws|tosses|spins|throws of the coin)]';
const SIDE_OF = '(obtaining|getting|throwing|scoring|tossing)';
const WHEN =
  '[(on|with|for|from) (any|each|a|one) (throw|toss|spin|roll)|when (it|this coin|the coin|they) [{b:be}] [thrown|tossed|flipped|spun]|with it]';

/** How likely the faces of what is not fair are. */
const ODDS: Rule[] = [
  ...rule<object>('be', BE, () => 'be'),
  ...rule<{ k: string; v: string }>(
    'g-odds',
    `(so|such|in such a way) that [,] [when (it|they|each coin) {b:be} (thrown|tossed|flipped) ,] the probability (of [${SIDE_OF}] [a] {k:side}|that (it|the coin|each coin|each) (shows|lands on|comes up|gives|shows a) [a] {k:side}) [${WHEN.slice(1, -1)}] is {v:chance} ${EACH_OTHER}`,
    ({ k, v }) => the('odds', k, v),
  ),
  ...rule<{ t: string; o: RawTerm }>(
    'facts',
    '(a|the|this) [{t:g-adjs}] coin is (biased|weighted) {o:g-odds}',
    ({ t, o }) => biasedCoin(t, o),
  ),
  ...rule<{ t: string; o: RawTerm }>('facts', '(a|the|this) {t:g-adjs} coin is {o:g-odds}', ({ t, o }) =>
    t.includes('b:') ? biasedCoin(t.replace('b:', ''), o) : null,
  ),
  ...rule<{ m: string; n: string; v: RawTerm; t?: string }>(
    'facts',
    `(a|an) [{t:g-adjs}] {m:g-machine} is (biased|weighted|constructed|made) (so|such|in such a way) that [,] [when it is thrown ,] the probability (of ${SIDE_OF} (a|an|)|that it (lands on|shows) [a]) {n:int} is {v:chance} [,] (and|while|with) (all the other|each of the other|all other|the other|each other|all of the other) [{k:num}] (scores|numbers|faces|score|number|outcomes) (is|are|being) equally likely`,
    ({ m, n, v, t, k }: { m: string; n: string; v: RawTerm; t?: string; k?: string }) => {
      const one = device({ a: t?.replace(/\|?b:\|?/, ''), m });
      const faces = one ? (one as { of: string[] }).of.slice(3) : [];
      return faces.includes(n) && (k === undefined || Number(k) === faces.length - 1)
        ? [...deviceFacts(one!), fact('odds of one', n, v)]
        : null;
    },
  ),
  ...rule<{ x: string; t?: string; m: string; n?: string; v: RawTerm }>(
    'facts',
    `[{t:g-adjs}] {m:g-machine} {x:capital} (has|is|with) {v:g-faces-of}`,
    ({ x, t, m, v }) => {
      const one = device({ a: t, m, v });
      const [n, noun, name, ...faces] = one ? (one as { of: string[] }).of : [];
      return name === '' ? [fact('device', n!, noun!, x, ...faces)] : null;
    },
  ),
  ...rule<{ n?: string; v: RawTerm }>(
    'g-faces-of',
    `[{n:num}] [equal] ${SIDES} [that are|which are] ${MARKED} {v:g-row}`,
    ({ n, v }) => (lengthOf(v, n) ? v : null),
  ),
  ...rule<{ n: string; m: string; a?: string; x?: string; y?: string }>(
    'facts',
    '({w:person} has|there are|a game uses) {n:num} [{a:g-adjs}] {m:g-machine} [[,] {x:capital} and {y:capital} [,]]',
    ({ n, m, a }) => (m === 'spinner' && !adjectivesIn(a)?.sides ? [fact('so many devices', n, m)] : null),
  ),
  ...rule<{ k: string; v: string; t?: string }>(
    'facts',
    `[for (the|this) [{t:g-adjs}] coin ,] the probability (of [${SIDE_OF}] [a] {k:side}|that (it|the [{t:g-adjs}] coin) (shows|lands on|comes up|gives) [a] {k:side}) [${WHEN.slice(1, -1)}|(with|on|when) (the|this) [{t:g-adjs}] coin [is] [thrown|tossed|flipped|spun]] is {v:chance}`,
    ({ k, v }) => [fact('odds of', 'biased coin', k, v)],
  ),
  // Of several coins, which are fair.
  ...rule<{ n?: string }>(
    'facts',
    '({n:num} of (the|these|his|her) (coins|coin) (is|are) (fair|unbiased)|{n:num} (is|are) (fair|unbiased))',
    ({ n = '1' }) => [fact('some are', n, 'fair')],
  ),
  ...rule<{ n?: string; o: RawTerm }>(
    'facts',
    '(the other [{n:num}] [coins|coin]|the remaining [{n:num}] [coins|coin]|the third [coin]) (is|are) [each|both] biased {o:g-odds}',
    ({ n = '', o }: { n?: string; o: RawTerm }) => {
      const [k, v] = (o as { of: string[] }).of;
      return [fact('some are', n, 'biased', k!, v!)];
    },
  ),
];

function biasedCoin(words: string | undefined, odds: RawTerm): RawFact[] | null {
  const [k, v] = (odds as { of: string[] }).of;
  const adjectives = adjectivesIn(words);
  if (!adjectives || adjectives.isFair || adjectives.sides > 0) return null;
  return [fact('device', '1', 'coin', 'biased'), fact('odds of', 'biased coin', k!, v!)];
}

export const GAME_DEVICES: Rule[] = [...ADJECTIVES, ...ROWS, ...FACES, ...DEVICES, ...ODDS];
