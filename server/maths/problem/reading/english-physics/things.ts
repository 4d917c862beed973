import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { NOUNS, PROPERTIES, PROPERTY_WORDS } from '../physics-nouns/vocabulary.ts';

/** Of what it is, how it looks and how it lies: nothing that a law asks for. */
export const MATERIALS =
  'copper|steel|iron|brass|aluminium|nichrome|tungsten|silver|gold|lead|constantan|metal|metallic|alloy|glass|plastic|wooden|rubber|nylon|platinum|carbon|sodium|zinc';
const LOOKS =
  'uniform|rigid|stiff|thin|thick|long|short|small|large|straight|solid|cylindrical|spherical|rectangular|circular|cubic|horizontal|vertical|isolated|fixed|single|electric|electrical|certain|particular|given|typical|toy|model|heavy|narrow|hockey|tennis|golf|squash|snooker|billiard|bowling|polystyrene|passenger|freight|family|sports|racing|delivery|railway|space|model|red|blue|green|monochromatic|coherent|distant|nearby|progressive|transverse|longitudinal';

const BODY_NOUN = 'physics-noun';

const THINGS: Rule[] = [
  ...NOUNS.flatMap(({ name, english }) => rule<object>(BODY_NOUN, `(${english.join('|')})`, () => name)),
  ...rule<{ w: string }>('body-named', '{w:story-word}', ({ w }) => (PROPERTY_WORDS.has(w) ? null : w)),
  ...rule<object>('look', `(${MATERIALS}|${LOOKS})`, () => ''),
  ...rule<object>('looks', '{a:look} [[,] {b:looks}]', () => ''),
  ...rule<{ l: string }>('physics-name', '({l:label}|{l:two-labels})', ({ l }) => l),
  ...rule<{ l: string }>('physics-name', '{l:letter}', ({ l }) =>
    /^[A-Z](?:_\{?\d\}?)?$/.test(l) ? l : null,
  ),
  ...[BODY_NOUN, 'body-named'].flatMap((kind) => [
    ...rule<{ n: string; l?: string }>(
      'entity',
      `(a|an|another) [{a:looks}] {n:${kind}} [{l:physics-name}]`,
      ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at),
    ),
    ...rule<{ n: string; l?: string }>(
      'entity',
      `(the|this|that) [{a:looks}] {n:${kind}} [{l:physics-name}]`,
      ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, 'the', at),
    ),
    ...rule<{ v: RawTerm; n: string }>(
      'entity',
      `(a|an|another) {v:quantity} [{a:looks}] {n:${kind}}`,
      ({ v, n }, [at]) =>
        saying(reference(`physics ${n}`, null, 'a', at), [fact('equal', the('size', SELF), v)]),
    ),
    ...rule<{ v: RawTerm; n: string }>(
      'entity',
      `the {v:quantity} [{a:looks}] {n:${kind}}`,
      ({ v, n }, [at]) =>
        saying(reference(`physics ${n}`, null, 'sized', at), [fact('equal', the('size', SELF), v)]),
    ),
    ...rule<{ n: string }>('owner', `the {n:${kind}} ('s|’s)`, ({ n }, [at]) =>
      reference(`physics ${n}`, null, 'the', at),
    ),
  ]),
  // "Light", "two parallel plates": what has no article, or is one as a whole.
  ...rule<{ n: string; l?: string }>(
    'entity',
    `[two|these|a pair of|the pair of] [{a:looks}] {n:${BODY_NOUN}} [{l:physics-name}]`,
    ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, l ? 'the' : 'any', at),
  ),
  ...rule<{ l: string }>('entity', '{l:label}', ({ l }, [at]) => reference('physics thing', l, 'bare', at)),
];

/** "It", "its": the only one that has what is said. */
export const onlyWith = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

export const AT =
  '(of|in|through|across|for|on|from|at|between|along|inside|within|supplied by|delivered by|supplied to|emitted by|produced by|provided by|dissipated in|dissipated by|stored in|stored by|stored on|experienced by|acting on|exerted on)';

const QUANTITIES: Rule[] = [
  ...PROPERTIES.flatMap(({ name, english }) =>
    rule<object>('property', `(${english.join('|')})`, () => name),
  ),
  ...rule<{ s: string }>('symbol', '{s:letter}', ({ s }) => s),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the|a|an] [magnitude of the|value of the|total] {p:property} [{s:symbol}] ${AT} {e:entity}`,
    ({ p, e }) => the(p, e),
  ),
  ...rule<{ p: string; e: RawTerm }>('quant', '{e:owner} {p:property} [{s:symbol}]', ({ p, e }) => the(p, e)),
  ...rule<{ p: string }>('quant', '(its|their|her|his) {p:property} [{s:symbol}]', ({ p }, [at]) =>
    the(p, onlyWith(p, at)),
  ),
  ...rule<{ p: string }>(
    'quant',
    'the [magnitude of the|value of the] {p:property} [{s:symbol}] [(in|of) (it|them)|(across|through) it|acting|required|needed]',
    ({ p }, [at]) => the(p, onlyWith(p, at)),
  ),
  ...rule<{ q: RawTerm; r: RawTerm; v: RawTerm }>(
    'quant',
    '{q:quant} [,] when {r:quant} (is|has fallen to|has risen to) {v:amount}',
    ({ q, r, v }) =>
      typeof q === 'object' && 'the' in q ? { ...q, where: [...(q.where ?? []), fact('equal', r, v)] } : null,
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'quant',
    '{q:quant} [,] (after|at (a|) time) [a time of] {v:quantity}',
    ({ q, v }) =>
      typeof q === 'object' && 'the' in q
        ? { ...q, where: [...(q.where ?? []), fact('equal', the('time', q.of[0]!), v)] }
        : null,
  ),
];

export const THING_RULES: Rule[] = [...THINGS, ...QUANTITIES];
