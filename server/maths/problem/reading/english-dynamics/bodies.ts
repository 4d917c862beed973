import {
  fact,
  isAll,
  isReference,
  paired,
  type RawFact,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { BODIES, MORE_BODIES } from '../mechanics/bodies.ts';
import { it, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

const NOUNS = [...new Set(`${BODIES} ${MORE_BODIES}`.split(' '))];
const IRREGULAR: Record<string, string> = { man: 'men', woman: 'women', person: 'people', child: 'children' };
const pluralOf = (noun: string): string =>
  IRREGULAR[noun] ??
  (/[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`);

const NAMES: Rule[] = [
  ...NOUNS.flatMap((noun) => [
    ...rule<object>('body-noun', noun, () => noun),
    ...rule<object>('many-noun', pluralOf(noun), () => noun),
    ...rule<object>('owner', `the (${noun}'s|${noun}’s|${noun} 's|${noun} ’s)`, (_, [at]) =>
      reference(noun, null, 'the', at),
    ),
    ...rule<{ l: string }>('owner', `{l:label} (' s|'s|’s|’ s)`, ({ l }, [at]) =>
      reference('body', l, 'bare', at),
    ),
  ]),
  ...rule<object>(
    'adjective',
    '(small|heavy|loaded|unloaded|toy|uniform|smooth|large|railway|goods|passenger|electric|second|third|identical|single|model)',
    () => '',
  ),
  ...rule<object>('adjectives', '{a:adjective} [,] [{b:adjective}]', () => ''),
  ...rule<{ n: string }>('body', '(the|this|that) [{a:adjectives}] {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'the', at),
  ),
  ...rule<{ n: string }>('body', '(a|an) [{a:adjectives}] {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'a', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '[the|a|an|another] [{a:adjectives}] {n:body-noun} {l:label}',
    ({ n, l }, [at]) => reference(n, l, 'the', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '(a|another) [{a:adjectives}] {n:body-noun} , {l:label} ,',
    ({ n, l }, [at]) => reference(n, l, 'the', at),
  ),
  ...rule<{ l: string }>('body', '{l:label}', ({ l }, [at]) => reference('body', l, 'bare', at)),
  ...rule<{ n: string; l: string }>(
    'body',
    '(a|the|another) stationary [{a:adjectives}] {n:body-noun} [{l:label}]',
    ({ n, l }: { n: string; l?: string }, [at]) => ({
      ...reference(n, l ?? null, l === undefined ? 'a' : 'the', at),
      says: [fact('act', SELF, 'rest')],
    }),
  ),
  ...rule<object>('body', '(it|he|she)', (_, [at]) => it(at)),
  ...rule<object>('owner', '(its|his|her)', (_, [at]) => it(at)),
  // "A cyclist and her bicycle" go as one.
  ...rule<{ x: RawTerm }>('body', '{x:body} and (his|her|its) {n:body-noun} [together]', ({ x }) =>
    isReference(x) && x.a !== 'body' ? { ...x, says: [...x.says] } : null,
  ),
  ...rule<{ n: string }>('body', 'the {n:body-noun} and (bicycle|rider|driver|passengers)', ({ n }, [at]) =>
    reference(n, null, 'the', at),
  ),
  ...several('body'),
  ...rule<object>('bodys', '(they|both of them|the two bodies)', (_, [at]) => bothAt('body', at)),
  ...rule<{ n: string }>(
    'bodys',
    '(the|these|both|both the) [two] [{a:adjectives}] {n:many-noun}',
    ({ n }, [at]) => bothAt(n, at),
  ),
  ...rule<{ n: string }>('bodys', '(each|each of the) [two] ({n:body-noun}|{n:many-noun})', ({ n }, [at]) =>
    bothAt(n, at),
  ),
  ...rule<{ n: string }>('bodys', 'two [{a:adjectives}] {n:many-noun}', ({ n }, [at]) => ({
    all: [reference(n, null, 'a', at), reference(n, null, 'a', at + 0.01)],
  })),
  ...rule<{ n: string; l: RawTerm }>(
    'bodys',
    '[the] [two|three] [{a:adjectives}] {n:many-noun} [,] {l:labels} [,]',
    ({ n, l }, [at]) =>
      isAll(l) ? { all: l.all.map((name, i) => reference(n, name as string, 'the', at + i / 100)) } : null,
  ),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'bodys',
    '{x:bodys} [,] [(of|with|having) [equal|the same] (radii|radius|size) [,] [and|but]] (of|with|having) (masses|mass) {m:masss} [respectively] [,]',
    ({ x, m }) => eachSaying(x, m, 'mass'),
  ),
];

function bothAt(noun: string, at: number): RawTerm {
  return { all: [reference(noun, null, 'one', at), reference(noun, null, 'other', at + 0.01)] };
}

function eachSaying(bodies: RawTerm, values: RawTerm, property: string): RawTerm | null {
  if (!isAll(bodies) || !isAll(values) || bodies.all.length !== values.all.length) return null;
  const all = bodies.all.map((one, at) => saying(one, [fact('equal', the(property, SELF), values.all[at]!)]));
  return all.every((one) => one !== null) ? { all } : null;
}

/** What a body weighs, and what it does. */
const SAID: Rule[] = [
  ...several('mass'),
  ...several('force'),
  ...several('speed'),
  ...rule<{ m: RawTerm }>(
    'being-body',
    '[,] (of|with|having|has|whose) [a|total] mass [is] [of] {m:mass} [,]',
    ({ m }) => [fact('equal', the('mass', SELF), m)],
  ),
  ...rule<{ w: RawTerm }>(
    'being-body',
    '[,] (of|with|having|whose) [a] weight [is] [of] {w:force} [,]',
    ({ w }) => [fact('equal', the('weight', SELF), w)],
  ),
  ...rule<{ m: RawTerm }>('does', '(has|have) [a] [total|combined] mass [of] {m:mass}', ({ m }) => [
    fact('equal', the('mass', SELF), m),
  ]),
  ...rule<{ w: RawTerm }>('does', '(has|have) [a] weight [of] {w:force}', ({ w }) => [
    fact('equal', the('weight', SELF), w),
  ]),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'facts',
    '[the] [total|combined] mass of {x:body} is {m:mass}',
    ({ x, m }) => [fact('equal', the('mass', x), m)],
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('facts', '[the] weight of {x:body} is {m:force}', ({ x, m }) => [
    fact('equal', the('weight', x), m),
  ]),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'facts',
    '(the masses of {x:bodys} are|{x:bodys} have masses [of]) {m:masss} [respectively]',
    ({ x, m }) => paired('mass', x, m),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>('body', '{x:body} {says:being-body}', ({ x, says }) =>
    saying(x, says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>(
    'body',
    '{x:body} [,] (which|that|who) {says:does} [,]',
    ({ x, says }) => saying(x, says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:body} {says:does}', ({ x, says }) => sayOf(x, says)),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:bodys} [both|each] {says:does}', ({ x, says }) =>
    together(x, says),
  ),
];

/** What several do is one fact of them all, what is said of each is said of each. */
export function together(x: RawTerm, says: RawFact[]): RawFact[] | null {
  if (!isAll(x)) return null;
  // Those that met last, of however many.
  const isBoth = x.all.every((one) => isReference(one) && (one.article === 'one' || one.article === 'other'));
  return says.flatMap((one) =>
    isBoth && one.of[1] === 'coalesce'
      ? [{ relation: one.relation, of: one.of.map((part) => (part === SELF ? the('both') : part)) }]
      : one.relation === 'act' || one.relation === 'state' || one.relation === 'link'
        ? [{ relation: one.relation, of: one.of.map((part) => (part === SELF ? x : part)) }]
        : sayOf(x, [one]),
  );
}

export const BODY_RULES: Rule[] = [...NAMES, ...SAID];
