import { fact, isAll, type RawFact, type RawTerm, SELF } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, nameOf, saidOf, withFacts } from '../shared/bodies.ts';

export const NOUN =
  '(particle|ball|bead|ring|sphere|disc|object|block|stone|body|puck|bob|bullet|toy|car|train|boat|cyclist|small particle|metal ball|small metal ball|hammer|parcel|box|van|lorry|sledge|flare|snooker ball|marble|pebble)';
const NOUNS = '(particles|balls|beads|spheres|discs|blocks|bodies|pucks|stones|snooker balls|marbles)';
const LOOKS = '[small] [smooth] [uniform] [smooth]';
export const TIED = '(attached|fixed|fastened|joined|tied|connected|firmly attached)';

/** Bodies by their names, with what is said of them. */
const BODIES: Rule[] = [
  ...rule<{ l: string }>(
    'noun-who',
    `[a|the|another|one|each|this] ${LOOKS} ${NOUN} [,] {l:label}`,
    ({ l }) => named('body', l),
  ),
  ...rule<object>('noun-who', `(a|the|this|that) ${LOOKS} ${NOUN}`, () => named('body', '')),
  ...rule<{ x: RawTerm }>('who', '{x:noun-who}', ({ x }) => x),
  ...rule<{ l: string }>('who', '{l:label}', ({ l }) => named('body', l)),
  ...rule<object>('who', 'it', () => named('body', '')),
  ...['who', 'noun-who'].flatMap((kind) =>
    rule<{ x: RawTerm; m: RawTerm }>(
      kind,
      `{x:${kind}} [,] (of|with|having|which has) mass {m:amount} [,]`,
      ({ x, m }) => withFacts(x, [fact('mass', SELF, m)]),
    ),
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>('who', '{x:who} [,] (which|that) {d:does} [,]', ({ x, d }) =>
    withFacts(x, d),
  ),
  ...rule<{ m: RawTerm }>('does', '(has|have) mass {m:amount}', ({ m }) => [fact('mass', SELF, m)]),
  ...rule<{ x: RawTerm; d: RawFact[] }>('say', '{x:who} {d:does}', ({ x, d }) => [
    ...factsOf(x),
    ...saidOf(nameOf(x), d),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm; d: RawFact[] }>('say', '{x:couple} {d:does}', ({ x, d }) =>
    eachSays(x, d),
  ),
  ...rule<{ d: RawFact[]; e: RawFact[] }>(
    'does',
    '{d:does} (and|, and|and then|and is then|,) {e:does}',
    ({ d, e }) => [...d, ...e],
  ),
  ...rule<{ a: string; b: string }>(
    'couple',
    `[the|two] ${LOOKS} ${NOUNS} [,] {a:label} and {b:label} [,]`,
    ({ a, b }) => ({
      all: [named('body', a), named('body', b)],
    }),
  ),
  ...rule<{ a: string; b: string }>('couple', '{a:label} and {b:label}', ({ a, b }) => ({
    all: [named('body', a), named('body', b)],
  })),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'couple',
    '{p:couple} [,] (of|with|having) (mass|masses) {m:amounts} [respectively] [,]',
    ({ p, m }) => massed(p, m),
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'couple',
    '{p:couple} [,] (each of mass|each with mass|of equal mass|both of mass) {m:amount} [,]',
    ({ p, m }) => massed(p, { all: [m, m] }),
  ),
  ...rule<{ p: RawTerm }>(
    'couple',
    '{p:couple} [,] (of|with|having) [equal|the same] (radius|radii) [{r:amount}] [,]',
    ({ p }) => p,
  ),
  ...rule<{ a: string; b: string; m: RawTerm; n: RawTerm }>(
    'couple',
    `[the|two] ${LOOKS} ${NOUNS} [,] {a:label} (of|with) mass {m:amount} and {b:label} (of|with) mass {n:amount} [,]`,
    ({ a, b, m, n }) => massed({ all: [named('body', a), named('body', b)] }, { all: [m, n] }),
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'say',
    '{p:couple} have (mass|masses) {m:amounts} [respectively]',
    ({ p, m }) => (massed(p, m)?.all ?? []).flatMap(factsOf),
  ),
];

function massed(pair: RawTerm, masses: RawTerm): { all: RawTerm[] } | null {
  if (!isAll(pair) || !isAll(masses) || pair.all.length !== masses.all.length) return null;
  return { all: pair.all.map((one, at) => withFacts(one, [fact('mass', SELF, masses.all[at]!)])) };
}

const eachSays = (pair: RawTerm, facts: RawFact[]): RawFact[] | null =>
  isAll(pair) ? pair.all.flatMap((one) => [...factsOf(one), ...saidOf(nameOf(one), facts)]) : null;

/** Strings, rods and springs, and what their ends are fastened to. */
const CORD_KINDS: [kind: string, words: string][] = [
  ['inextensible', '[light] [and] inextensible (string|rope|thread|cord)'],
  ['elastic', '[light] elastic (string|rope|cord)'],
  ['rod', '(light|light rigid|rigid light|thin light) rod'],
  ['spring', '[light] spring'],
  ['', '(string|rope|rod|thread|cord|chain)'],
];

const CORDS: Rule[] = [
  ...CORD_KINDS.flatMap(([kind, words]) =>
    rule<object>('cord', `(a|the|this) ${words}`, () =>
      named('cord', kind, kind === '' ? [] : [fact('cord', kind)]),
    ),
  ),
  ...rule<{ c: RawTerm; l: RawTerm }>(
    'cord',
    '{c:cord} [,] (of|with|which has) length {l:amount} [,]',
    ({ c, l }) => withFacts(c, [fact('length', l)]),
  ),
  ...rule<{ c: RawTerm; l: RawTerm }>(
    'cord',
    '{c:cord} [,] (of|with|which has|has) natural length {l:amount} [,]',
    ({ c, l }) => withFacts(c, [fact('natural length', l)]),
  ),
  ...rule<{ c: RawTerm; l: RawTerm; m: RawTerm }>(
    'cord',
    '{c:cord} [,] (of|with|which has|having) natural length {l:amount} [,] (and|and with|with) modulus [of elasticity] {m:amount} [,]',
    ({ c, l, m }) => withFacts(c, [fact('natural length', l), fact('modulus', m)]),
  ),
  ...rule<{ c: RawTerm; l: RawTerm; m: RawTerm }>(
    'say',
    '{c:cord} has natural length {l:amount} and modulus [of elasticity] {m:amount}',
    ({ c, l, m }) => [...factsOf(c), fact('natural length', l), fact('modulus', m)],
  ),
  ...rule<{ m: RawTerm }>('say', '(the|its) modulus of elasticity [of the string] is {m:amount}', ({ m }) => [
    fact('modulus', m),
  ]),
  ...rule<{ c: RawTerm }>('end', '(one|an|the other|the free) end [of {c:cord}]', ({ c }) =>
    named('end', '', factsOf(c)),
  ),
  ...rule<{ l: string }>(
    'place',
    '(a|the|some) [fixed] (point|peg|pin|hook|pivot|ceiling|point on a ceiling|point of a ceiling) [{l:label}]',
    ({ l }: { l?: string }) => named('place', l ?? ''),
  ),
  ...rule<{ e: RawTerm; l: string }>('say', `{e:end} (is|being) ${TIED} to {l:label}`, ({ e, l }) => [
    ...factsOf(e),
    fact('joined', l),
  ]),
  ...rule<{ l: string; c: RawTerm }>(
    'does',
    `[is] ${TIED} to {l:label} by [means of] {c:cord}`,
    ({ l, c }) => [...factsOf(c), fact('tied', SELF), fact('anchored', l)],
  ),
  ...rule<{ e: RawTerm; p: RawTerm }>('say', `{e:end} (is|being) ${TIED} to {p:place}`, ({ e, p }) => [
    ...factsOf(e),
    ...factsOf(p),
    fact('anchored', nameOf(p)),
  ]),
  ...rule<{ e: RawTerm; p: RawTerm }>('say', `{e:end} (is|being) (fixed|held) at {p:place}`, ({ e, p }) => [
    ...factsOf(e),
    ...factsOf(p),
    fact('anchored', nameOf(p)),
  ]),
  ...rule<{ e: RawTerm; x: RawTerm }>('say', `{e:end} (is|being) ${TIED} to {x:noun-who}`, ({ e, x }) => [
    ...factsOf(e),
    ...factsOf(x),
    fact('tied', nameOf(x)),
  ]),
  ...rule<{ e: RawTerm }>('does', `[is|being] ${TIED} to {e:end}`, ({ e }) => [
    ...factsOf(e),
    fact('tied', SELF),
  ]),
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'does',
    `[is] (${TIED} to|suspended from|hung from) {p:place} by [means of] {c:cord}`,
    ({ p, c }) => [...factsOf(c), ...factsOf(p), fact('tied', SELF), fact('anchored', nameOf(p))],
  ),
  ...rule<{ c: RawTerm; p: RawTerm; x: RawTerm }>(
    'say',
    `{c:cord} has one end ${TIED} to {p:place} and (the|its) other end ${TIED} to {x:who}`,
    ({ c, p, x }) => [
      ...factsOf(c),
      ...factsOf(p),
      ...factsOf(x),
      fact('anchored', nameOf(p)),
      fact('tied', nameOf(x)),
    ],
  ),
];

const FURTHER: Rule[] = [
  ...rule<{ c: RawTerm; p: RawTerm }>('say', `{c:cord} has one end ${TIED} to {p:place}`, ({ c, p }) => [
    ...factsOf(c),
    ...factsOf(p),
    fact('anchored', nameOf(p)),
  ]),
  ...rule<{ c: RawTerm; x: RawTerm }>('say', `{c:cord} has one end ${TIED} to {x:noun-who}`, ({ c, x }) => [
    ...factsOf(c),
    ...factsOf(x),
    fact('tied', nameOf(x)),
  ]),
  ...rule<{ p: RawTerm; m: RawTerm }>('say', '{p:couple} each (have|has) mass {m:amount}', ({ p, m }) =>
    (massed(p, { all: [m, m] })?.all ?? []).flatMap(factsOf),
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>('say', '{p:couple} have the same mass {m:amount}', ({ p, m }) =>
    (massed(p, { all: [m, m] })?.all ?? []).flatMap(factsOf),
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'say',
    '[the] masses of {p:couple} are {m:amounts} [respectively]',
    ({ p, m }) => (massed(p, m)?.all ?? []).flatMap(factsOf),
  ),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'say',
    '(the|its) mass [of {x:who}] is {m:amount}',
    ({ x, m }: { x?: RawTerm; m: RawTerm }) => [fact('mass', x ? nameOf(x) : '', m)],
  ),
  ...rule<{ e: RawTerm; p: RawTerm; x: RawTerm }>(
    'say',
    `{x:noun-who} is ${TIED} to {p:place} by [means of] {e:cord}`,
    ({ e, p, x }) => [
      ...factsOf(x),
      ...factsOf(e),
      ...factsOf(p),
      fact('tied', nameOf(x)),
      fact('anchored', nameOf(p)),
    ],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('say', '(when|while) {f:say} , {g:say}', ({ f, g }) =>
    f.every(({ relation }) => ['held', 'hangs', 'rests'].includes(relation)) ? [...f, ...g] : null,
  ),
  ...rule<{ l: string }>(
    'note',
    '{l:label} is (on the axis|the centre) [of the (sphere|cylinder|hemisphere|circle|bowl)]',
    ({ l }) => [fact('anchored', l)],
  ),
];

export const NOUN_RULES: Rule[] = [...BODIES, ...CORDS, ...FURTHER];
