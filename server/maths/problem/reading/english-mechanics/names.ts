import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { BODIES } from '../mechanics/bodies.ts';
import { several } from '../english/nouns.ts';

/** "Towards each other", "with speeds 2 and 3": said of them together. */
const isShared = ({ relation, of }: RawFact): boolean =>
  relation === 'collision' ||
  of.some((one) => typeof one === 'object' && 'the' in one && ['approach', 'speeds'].includes(one.the));

/** The ways of naming a body: "a particle P", "the car", "it", "P". */
export const BODY_RULES: Rule[] = [
  ...BODIES.split(' ').flatMap((noun) => rule<object>('body-noun', noun, () => noun)),
  ...rule<{ n: string }>('body', '(the|this|that) {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'the', at),
  ),
  ...rule<{ n: string }>('body', '(a|an) [small] [toy|heavy|loaded] {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'a', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '[the|a|an] [small] [toy|heavy|loaded|railway] {n:body-noun} {l:label}',
    ({ n, l }, [at]) => reference(n, l, 'the', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '[a|the] stationary {n:body-noun} {l:label}',
    ({ n, l }, [at]) => ({
      ...reference(n, l, 'the', at),
      says: [fact('go', SELF, 'rest')],
    }),
  ),
  ...rule<{ n: string }>('body', 'a stationary {n:body-noun}', ({ n }, [at]) => ({
    ...reference(n, null, 'a', at),
    says: [fact('go', SELF, 'rest')],
  })),
  ...rule<{ l: string }>('body', '{l:label}', ({ l }, [at]) => reference('body', l, 'bare', at)),
  ...rule<object>('body', 'it', (_, [at]) => reference('body', null, 'left out', at)),
  ...rule<object>('owner', '(its|his|her)', (_, [at]) => reference('body', null, 'left out', at)),
  ...BODIES.split(' ').flatMap((noun) =>
    rule<object>('owner', `the (${noun}'s|${noun}’s)`, (_, [at]) => reference(noun, null, 'the', at)),
  ),
  ...several('body'),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} when {g:collides}', ({ f, g }) => [...f, ...g]),
  ...rule<{ x: RawTerm; says: RawFact[] }>('body', '{x:body} {says:being-body}', ({ x, says }) =>
    saying(x, says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>(
    'body',
    '{x:body} [,] (which|that|who) {says:does-body}',
    ({ x, says }) => saying(x, says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:body} {says:does-body}', ({ x, says }) =>
    sayOf(x, says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:bodys} [both] {says:does-body}', ({ x, says }) =>
    says.some(isShared) ? null : sayOf(x, says),
  ),
  ...rule<{ m: RawTerm }>('being-body', '(of|with|has|having) [a] mass [of] {m:mass}', ({ m }) => [
    fact('equal', the('mass', SELF), m),
  ]),
  ...rule<{ m: RawTerm }>('does-body', '(has|have) [a] mass [of] {m:mass}', ({ m }) => [
    fact('equal', the('mass', SELF), m),
  ]),
];
