import { isAll, type RawTerm, the } from '../meaning.ts';
import { BODIES, MORE_BODIES } from '../mechanics/bodies.ts';
import { VALUE_RULES } from '../mechanics/values.ts';
import { type Rule, rule } from '../rule.ts';

const NOUNS = [
  ...new Set(
    `${BODIES} ${MORE_BODIES} passenger pallet piano boulder motorboat motor-cycle roller plough glider barge skip helicopter bus snowmobile`.split(
      ' ',
    ),
  ),
];
const IRREGULAR: Record<string, string> = { man: 'men', woman: 'women', person: 'people', child: 'children' };
const pluralOf = (noun: string): string =>
  IRREGULAR[noun] ??
  (/[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`);

/** "Particles A and B": each by its own name. */
export const allOfNames = (...names: RawTerm[]): RawTerm => ({
  all: names.flatMap((one) => (isAll(one) ? one.all : [one])),
});

const NAMES: Rule[] = [
  ...NOUNS.flatMap((noun) => [
    ...rule<object>('drive-noun', noun, () => noun),
    ...rule<object>('drive-nouns', pluralOf(noun), () => noun),
    ...rule<object>('owner', `the (${noun}'s|${noun} 's)`, () => noun),
  ]),
  ...rule<object>(
    'drive-adjective',
    '(small|heavy|loaded|unloaded|toy|uniform|large|railway|goods|electric|model|wooden|empty|sports|light|delivery|single|moving|stationary|steel|metal)',
    () => '',
  ),
  ...rule<object>('who', '(it|he|she)', () => 'it'),
  ...rule<{ n: string }>(
    'who',
    '[the|a|an|another|this|that] [{a:drive-adjective}] {n:drive-noun}',
    ({ n }) => n,
  ),
  ...rule<{ l: string }>(
    'who',
    '[the|a|an|another|this|that|one|second] [{a:drive-adjective}] {n:drive-noun} [,] {l:label}',
    ({ l }) => l,
  ),
  ...rule<{ l: string }>('who', '[body] {l:label}', ({ l }) => l),
  ...rule<object>('who', '(the|its|his|her|a) [car|van|lorry] engine', () => 'engine'),
  ...rule<{ x: RawTerm }>('who', '(the|an) engine of {x:who}', ({ x }) => x),
  ...rule<object>('who', '{o:owner} engine', () => 'engine'),
  ...rule<{ x: RawTerm }>(
    'who',
    '{x:who} and (his|her|its|the|their) (machine|bicycle|bike|motorcycle|motorbike|sledge|toboggan|rider|driver|contents|load|passengers|skis|equipment) [together]',
    ({ x }) => x,
  ),
  ...rule<object>('owner', '(its|his|her|the|this)', () => 'it'),
  ...rule<{ l: string }>('owner', "{l:label} ('s)", ({ l }) => l),
  ...rule<object>('owner', 'their', () => 'they'),
  ...rule<object>('whos', '(they|the system|the whole system|both|the combination|the two)', () => 'they'),
  ...rule<object>(
    'whos',
    '(the|both|both the|these|each of the|both of the) [two] [{a:drive-adjective}] {n:drive-nouns}',
    () => 'they',
  ),
  ...rule<object>(
    'whos',
    'each [of the] [{a:drive-adjective}] ({n:drive-noun}|{n:drive-nouns})',
    () => 'they',
  ),
  ...rule<{ l: string; m: string }>(
    'whos',
    '[the|two] [{a:drive-adjective}] {n:drive-nouns} [,] {l:label} and {m:label}',
    ({ l, m }) => allOfNames(l, m),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('whos', '[both] {x:who} and {y:who}', ({ x, y }) =>
    x === y || x === 'it' || y === 'it' ? null : allOfNames(x, y),
  ),
  ...rule<{ x: RawTerm }>('any-who', '({x:who}|{x:whos})', ({ x }) => x),
  ...rule<{ x: RawTerm; m: RawTerm }>('massed', '{x:who} of [total] mass {m:mass}', ({ x, m }) =>
    the('massed', x, m),
  ),
];

const UNCHANGED = '(unchanged|the same|the same as before|as before|the same as on the level|not changed)';

/** What a quantity is worth. */
const VALUES: Rule[] = [
  ...VALUE_RULES,
  ...rule<object>('val', '(zero|negligible|small enough to be ignored)', () => '0'),
  ...rule<object>('state', `[still|also|now] ${UNCHANGED}`, () => 'unchanged'),
  ...rule<object>(
    'state',
    '(constant|uniform|constant throughout|a constant|constant in magnitude|of constant magnitude|of constant size)',
    () => 'constant',
  ),
  ...rule<object>('state', '[now|then|suddenly] (halved|reduced by half|reduced to half)', () =>
    the('times', '1/2'),
  ),
  ...rule<object>('state', '[now|then|suddenly] doubled', () => the('times', '2')),
  ...rule<{ q: RawTerm }>('state', '[now|then] increased by {q:quantity}', ({ q }) => percent(q, '+')),
  ...rule<{ q: RawTerm }>('state', '[now|then] (reduced|decreased) by {q:quantity}', ({ q }) =>
    percent(q, '-'),
  ),
  ...rule<{ v: RawTerm }>(
    'state',
    '[now|then|suddenly] (increased|reduced|decreased|changed|raised|cut) to {v:val}',
    ({ v }) => v,
  ),
  ...rule<{ a: RawTerm }>('ang', '{a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('ang', '{a:letter}', ({ a }) => a),
  ...rule<{ a: string }>('ang', '{a:letter-degrees}', ({ a }) => a.replace(/(?:°|\^\{?\\circ\}?)$/, '')),
  ...rule<{ a: string }>('ang', '{a:expression}', ({ a }) =>
    /sin\s?\^/.test(a) || a.includes('arcsin') ? a : null,
  ),
];

function percent(term: RawTerm, sign: '+' | '-'): RawTerm | null {
  if (typeof term !== 'object' || !('amount' in term)) return null;
  if (term.unit === '%') return the('times', `(100${sign}(${term.amount}))/100`);
  return the('by', sign === '+' ? term : { ...term, amount: `-(${term.amount})` });
}

const RESISTANCE =
  '(resistance|resistances|resisting force|resistive force|resistance force|total resistance|air resistance|force of air resistance|wind resistance|drag|drag force|retarding force|frictional resistance|force resisting motion|water resistance)';
const MOTION = '(motion|movement)';
const ON = `[to (its|the|her|his|their) ${MOTION}|to ${MOTION}|to {o:owner} ${MOTION}|acting] [(on|of|to the ${MOTION} of|opposing the ${MOTION} of|to) ({x:any-who}|{x:massed})]`;

type Owned = { o?: RawTerm; x?: RawTerm };
const ownerOf = ({ o, x }: Owned): RawTerm => x ?? (o === undefined || o === 'it' ? '' : o);
const CONSTANT = '[constant|total|steady|uniform|horizontal|average]';
const ARTICLE = '[the|a|an|this|that|no|any]';

const plain = (name: string, nouns: string, adjective = CONSTANT): Rule[] => [
  ...rule<Owned>(
    'quant',
    `${ARTICLE} [magnitude of the] ${adjective} (${nouns}) [(of|on|acting on|by|for) {x:any-who}]`,
    (slots) => the('q', name, ownerOf(slots)),
  ),
  ...rule<Owned>('quant', `{o:owner} ${adjective} (${nouns})`, (slots) => the('q', name, ownerOf(slots))),
];

const BETWEEN =
  '(between {x:any-who} and {t:surface}|between {t:surface} and {x:any-who}|between each {n:drive-noun} and {t:surface}|on {t:surface})';

/** "That she can maintain": of a greatest speed it says no more. */
const TAILS: Rule[] = [
  ...rule<object>(
    'tail',
    '[that|which|at which|with which] {x:any-who} (can|could|is able to|may) (maintain|travel|move|reach|attain|achieve|sustain|cycle|go|ride) [on (this|the|the same) [straight] [horizontal|level] road|on this hill]',
    () => '',
  ),
  ...rule<{ q: RawTerm }>('quant', '{q:quant} {t:tail}', ({ q }) =>
    typeof q === 'object' && 'the' in q && /speed/.test(String(q.of[0])) ? q : null,
  ),
];

/** Quantities of bodies as nouns, with whose they are. */
const QUANTITIES: Rule[] = [
  ...rule<Owned>('quant', `${ARTICLE} [magnitude of the] ${CONSTANT} ${RESISTANCE} ${ON}`, (slots) =>
    the('q', 'resistance', ownerOf(slots)),
  ),
  ...rule<Owned>(
    'quant',
    `${ARTICLE} [magnitude of the] ${CONSTANT} force [of magnitude] (resisting|opposing) ({o:owner} motion|the motion of {x:any-who}|{x:any-who})`,
    (slots) => the('q', 'resistance', ownerOf(slots)),
  ),
  ...plain('rub', 'frictional force|friction force|force of friction|friction'),
  ...rule<Owned>(
    'quant',
    `${ARTICLE} [magnitude of the] (frictional force|force of friction) ${BETWEEN}`,
    (slots) => the('q', 'rub', ownerOf(slots)),
  ),
  ...plain(
    'drive',
    "driving force|tractive force|driving force of the engine|driving force produced by the engine|driving force exerted by the engine|driving force provided by the engine|engine's driving force|thrust of the engine",
  ),
  ...plain('brake', 'braking force|force due to the brakes|force exerted by the brakes|force of the brakes'),
  ...plain(
    'power',
    'power|power output|power of the engine|engine power|power developed|output power|rate of working|rate of working of the engine|power output of the engine|power developed by the engine|rate at which the engine is working|rate at which the engine works',
  ),
  ...rule<Owned>('quant', `[the] (rate|power) at which {x:who} (is working|works|must work)`, (slots) =>
    the('q', 'power', ownerOf(slots)),
  ),
  ...rule<Owned>('quant', `[the] [maximum] power [output] of the engine of {x:who}`, (slots) =>
    the('q', 'power', ownerOf(slots)),
  ),
  ...plain(
    'acceleration',
    'acceleration|common acceleration|instantaneous acceleration|initial acceleration|magnitude of the acceleration',
  ),
  ...plain('deceleration', 'deceleration|retardation'),
  ...plain('speed', 'speed|velocity|final speed', ''),
  ...plain('steady speed', 'steady speed|constant speed', ''),
  ...plain(
    'greatest speed',
    'greatest speed|maximum speed|greatest steady speed|maximum steady speed|greatest possible speed|maximum possible speed|greatest possible steady speed|top speed|maximum constant speed',
    '',
  ),
  ...plain(
    'tension',
    'tension in (the|this) (string|rope|cable|chain|tow-bar|tow bar|towbar|tow-rope|coupling|wire|bar)|tension',
  ),
  ...rule<object>(
    'quant',
    `[the] [magnitude of the] (force|thrust|force exerted|tension or thrust|thrust or tension|compression) in the (tow-bar|tow bar|towbar|coupling|bar|rod|rigid bar)`,
    () => the('q', 'bar force', ''),
  ),
  ...plain(
    'reaction',
    'normal reaction|normal contact force|normal reaction force|normal component of the contact force',
  ),
  ...rule<Owned>('quant', `[the] (normal reaction|normal contact force) ${BETWEEN}`, (slots) =>
    the('q', 'reaction', ownerOf(slots)),
  ),
  ...rule<Owned>('quant', `[the|a] coefficient of [kinetic|sliding] friction [${BETWEEN}]`, (slots) =>
    the('q', 'friction', ownerOf(slots)),
  ),
];

export const ENGLISH_NOUNS: Rule[] = [...NAMES, ...VALUES, ...TAILS, ...QUANTITIES];
