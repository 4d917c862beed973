import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the, asks } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

const forceOf = (size: RawTerm): RawTerm => the('force of', size);
const PLANAR = '[coplanar|horizontal|vertical]';

/** The forces at a point, each by its size or its place among them. */
const NAMES: Rule[] = [
  ...rule<{ f: RawTerm }>('named-force', '(the|this) {f:force} force', ({ f }) => forceOf(f)),
  ...rule<{ f: RawTerm }>(
    'named-force',
    `(the|a|one|another) ${PLANAR} force [of] [magnitude] {f:force}`,
    ({ f }) => forceOf(f),
  ),
  ...rule<{ n: string }>('named-force', 'the {n:ordinal} force', ({ n }) => the('nth force', n)),
  ...rule<{ f: RawTerm }>('named-forces', '[the] forces [of] [magnitude|magnitudes] {f:forces}', ({ f }) =>
    eachForce(f),
  ),
  ...rule<{ f: RawTerm }>(
    'named-forces',
    'the other (two|three) forces [,] [of] [magnitude|magnitudes] {f:forces} [,]',
    ({ f }) => eachForce(f),
  ),
  ...several('named-force'),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'headed-force',
    '{f:named-force} [,] (acting|which acts|that acts|directed) [,] {w:force-way}',
    ({ f, w }) => the('headed', f, w),
  ),
  ...several('headed-force'),
  ...['named-force', 'headed-force'].flatMap((kind) =>
    rule<{ a: RawTerm; b: RawTerm }>(`${kind}s`, `{a:${kind}} , and {b:${kind}}`, ({ a, b }) => ({
      all: [a, b],
    })),
  ),
  ...rule<{ l: string }>(
    'spot',
    '(a|the|one) (point|origin) [[,] {l:label}] [[,] of the x-y plane]',
    () => '',
  ),
  ...rule<{ l: string }>('spot', '(a|the) particle [{l:label}]', () => ''),
  ...rule<object>('spot', 'the same point', () => ''),
  ...rule<object>('these-forces', '[(the|these|all) [{n:count}]] [coplanar] forces', () => ''),
  ...rule<object>('these-forces', '(all|both) [of] [the] [{n:count}] forces', () => ''),
];

const eachForce = (sizes: RawTerm): RawTerm | null => (isAll(sizes) ? { all: sizes.all.map(forceOf) } : null);

const ACT = '(act|acts|is acting|are acting|is directed|are directed|is applied|acting)';

/** How many act, how large they are and which way. */
const TOLD: Rule[] = [
  ...rule<{ n?: string; f?: RawTerm }>(
    'forces-act',
    `[the] [{n:count}] [coplanar|horizontal|concurrent] [coplanar|horizontal] forces [,] [[of|with|have] [magnitudes|magnitude] {f:forces}] [,] (act|acting|are acting) (at|on|from) {p:spot}`,
    ({ n, f }) => [fact('point forces', n ?? ''), ...(f && isAll(f) ? [fact('sizes', ...f.all)] : [])],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:forces-act} [,] (and are|which are|so that they are) in equilibrium',
    ({ f }) => [...f, fact('balanced')],
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:forces-act}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} ; {g:facts}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawTerm }>(
    'facts',
    '(the|these|their) [{n:count}] (forces have|forces are of) [magnitude|magnitudes] {f:forces}',
    ({ f }) => (isAll(f) ? [fact('sizes', ...f.all)] : null),
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'facts',
    `{f:named-force} ${ACT} [at {p:spot}] [,] {w:force-way}`,
    ({ f, w }) => [fact('heads', f, w)],
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>('facts', '{f:named-force} is {w:force-way}', ({ f, w }) => [
    fact('heads', f, w),
  ]),
  ...rule<{ f: RawTerm; s: RawTerm; w: RawTerm }>(
    'facts',
    `{f:named-force} (has magnitude|is of magnitude|is) {s:force} [,] and ${ACT} {w:force-way}`,
    ({ f, s, w }) => [fact('sized', f, s), fact('heads', forceOf(s), w)],
  ),
  ...rule<{ f: RawTerm; w: RawTerm }>(
    'facts',
    `{f:named-forces} ${ACT} [,] {w:force-ways} [respectively]`,
    ({ f, w }) =>
      isAll(f) && isAll(w) && f.all.length === w.all.length
        ? f.all.map((one, at) => fact('heads', one, w.all[at]!))
        : null,
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'facts',
    '[measured] {s:turning} from {b:axis-way} [,] [the] directions of (these|the) [{n:count}] forces are [at] {a:angles} [respectively]',
    ({ a, s, b }) =>
      isAll(a) ? [fact('directions', ...a.all.map((one) => the('heading', b, s, one)))] : null,
  ),
  ...rule<{ a: RawTerm; s: string; b: string }>(
    'facts',
    '[the] directions of (these|the) [{n:count}] forces [,] [measured] {s:turning} from {b:axis-way} [,] are {a:angles} [respectively]',
    ({ a, s, b }) =>
      isAll(a) ? [fact('directions', ...a.all.map((one) => the('heading', b, s, one)))] : null,
  ),
  ...rule<{ x: string; n: string; l: RawTerm }>(
    'facts',
    '{x:spot} is in equilibrium under the action of [the] {n:count} [coplanar|horizontal] forces [:|,] {l:headed-forces}',
    ({ n, l }) => (isAll(l) ? [fact('point forces', n), ...headsOf(l.all), fact('balanced')] : null),
  ),
  ...rule<{ n: string; l: RawTerm }>(
    'facts',
    '[the] {n:count} [coplanar|horizontal] forces act (at|on) {p:spot} [:|,] {l:headed-forces}',
    ({ n, l }) => (isAll(l) ? [fact('point forces', n), ...headsOf(l.all)] : null),
  ),
  ...rule<object>(
    'facts',
    '({f:these-forces} are|the system [of forces] is|the system of {n:count} forces is|{p:spot} is|the forces keep {p:spot}) [kept] in equilibrium',
    () => [fact('balanced')],
  ),
  ...rule<{ a: RawTerm }>(
    'facts',
    '[the] angle between [the directions of] (the|these|them) [two] [forces] is {a:angle}',
    ({ a }) => [fact('between', a)],
  ),
];

const headsOf = (all: readonly RawTerm[]): RawFact[] =>
  all.flatMap((one) => (typeof one === 'object' && 'the' in one ? [fact('heads', ...one.of)] : []));

const OF_THEM = '[force] [of {f:these-forces}|acting on {p:spot}|on {p:spot}]';
/** What is told of their resultant, and what becomes of one of them. */
const RESULTANTS: Rule[] = [
  ...rule<object>('the-resultant', `(the|their) resultant ${OF_THEM}`, () => ''),
  ...rule<{ f: RawTerm; g: RawTerm }>(
    'two-resultant',
    'the resultant of {f:named-force} and {g:named-force}',
    ({ f, g }) => ({
      all: [f, g],
    }),
  ),
  ...rule<{ w: RawTerm }>(
    'does-resultant',
    `[now] (acts|is acting|is directed|is|acts in the direction) {w:force-way}`,
    ({ w }) => [fact('resultant way', w)],
  ),
  ...rule<{ f: RawTerm }>(
    'does-resultant',
    '(has magnitude|has a magnitude of|is of magnitude|is) {f:force}',
    ({ f }) => [fact('resultant size', f)],
  ),
  ...rule<object>('does-resultant', 'is zero', () => [fact('balanced')]),
  ...rule<{ f: RawTerm }>(
    'does-resultant',
    '(is perpendicular to|is at right angles to|acts at right angles to|acts perpendicular to) {f:named-force}',
    ({ f }) => [fact('resultant across', f)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-resultant',
    '{a:does-resultant} [,] and {b:does-resultant}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ d: RawFact[] }>('facts', '{r:the-resultant} {d:does-resultant}', ({ d }) => d),
  ...rule<{ r: RawTerm; d: RawFact[] }>('facts', '{r:two-resultant} {d:does-resultant}', ({ r, d }) =>
    isAll(r) ? [fact('point forces', '2'), ...r.all.map((one) => fact('one force', one)), ...d] : null,
  ),
  ...rule<{ f: RawTerm }>('facts', '{f:named-force} is [now] removed', ({ f }) => [fact('removed', f)]),
  ...rule<{ f: RawTerm }>('facts', 'the direction of {f:named-force} is [now] reversed', ({ f }) => [
    fact('reversed', f),
  ]),
  ...rule<{ f: RawTerm; g: RawTerm }>(
    'facts',
    '{f:named-force} is [now] replaced by {g:named-force} [acting] in the same direction',
    ({ f, g }) => [fact('replaced', f, g)],
  ),
  ...rule<{ f: RawTerm; g: RawTerm; w: RawTerm }>(
    'facts',
    '{f:named-force} is [now] replaced by {g:named-force} [acting] {w:force-way}',
    ({ f, g, w }) => [fact('removed', f), fact('added', g, w)],
  ),
  ...rule<{ g: RawTerm; w: RawTerm }>(
    'facts',
    '{g:named-force} [acting] {w:force-way} is [now] (added|applied)',
    ({ g, w }) => [fact('added', g, w)],
  ),
];

const ASKED: Rule[] = [
  ...rule<object>('wanted', '[the] magnitude of {r:the-resultant}', () => the('resultant size')),
  ...rule<object>('wanted', '[the] direction of {r:the-resultant}', () => the('resultant way')),
  ...rule<object>('wanted', '[the] magnitude and [the] direction of {r:the-resultant}', () => ({
    all: [the('resultant size'), the('resultant way')],
  })),
  ...rule<{ b: string }>(
    'wanted',
    '[the] angle [that|which] (it|{r:the-resultant}) makes with {b:axis-way}',
    ({ b }) => the('resultant angle', b),
  ),
  ...rule<{ b: string }>(
    'wanted',
    '(its component|the component of {r:the-resultant}) (in|along) {b:axis}',
    ({ b }) => the('resultant part', b),
  ),
  ...rule<object>('wanted', '[the] angle between [the directions of] (the|these) [two] forces', () =>
    the('angle between'),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(in|for) the case [when|where|in which|that] {f:facts} [,] {g:goals}',
    ({ f, g }) => asks(g, [fact('case', { the: 'case', of: [], where: f })]),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(given instead that|it is given instead that|if instead) {f:facts} [,] {g:goals}',
    ({ f, g }) => asks(g, [fact('instead', 'instead'), fact('case', { the: 'case', of: [], where: f })]),
  ),
];

export const POINT_RULES: Rule[] = [...NAMES, ...TOLD, ...RESULTANTS, ...ASKED];
