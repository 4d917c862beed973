import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BE, FOUND } from './slots.ts';
import { bareWords } from './told.ts';

/** How often something happens. */
export const RATES: Rule[] = [
  ...rule<{ m: string; v: string; p: string }>(
    'piece',
    `{m:np} ${BE} ${FOUND} {v:number} [{z:w}] {p:per}`,
    ({ m, v, p }) => rate(m, v, p),
  ),
  ...rule<{ m: string; v: string; p: string }>(
    'piece',
    `{m:np} {p:per} [{z:w}] ${BE} ${FOUND} {v:number}`,
    ({ m, v, p }) => rate(m, v, p),
  ),
  ...rule<{ m: string; v: string }>('piece', `{m:np} ${BE} ${FOUND} [{z:w}] {v:per-amount}`, ({ m, v }) =>
    rate(m, v.split(' ')[0]!, v.slice(v.indexOf(' ') + 1)),
  ),
  ...rule<{ v: string }>('piece', '[a|the] [constant] {m:mean-noun} [rate] [of] {v:per-amount}', ({ v }) =>
    rate('mean~', v.split(' ')[0]!, v.slice(v.indexOf(' ') + 1)),
  ),
  ...rule<{ v: string }>(
    'piece',
    '[the] rate [{w:w}] [is|was] [constant [and] [equal to]] [of] {v:per-amount}',
    ({ v }) => rate('mean~', v.split(' ')[0]!, v.slice(v.indexOf(' ') + 1)),
  ),
  ...rule<{ v: string; p: string }>(
    'piece',
    '[a|the] [constant] {m:mean-noun} [rate] [of] {v:number} [{z:w}] {p:per}',
    ({ v, p }) => rate('mean~', v, p),
  ),
  ...rule<{ w: string; v: string; p: string }>(
    'piece',
    '[the] rate [of {w:w}] [(is|was) [constant [and] [equal to]]] [of] {v:number} {p:per}',
    ({ v, p }) => rate('mean~', v, p),
  ),
  ...rule<{ p: string }>('piece', '[the] [total] number {w:w} {p:per}', ({ p }) => [fact('told per', p)]),
  ...rule<{ n: string; p: string; w: string }>(
    'piece',
    `[that] [the] [total] number {w:w} [{p:period}] (is|was) [found to be] {n:n}`,
    ({ n, p, w }: { n: string; p?: string; w: string }) => [
      fact('told count', n, bareWords(w)),
      ...(p === undefined ? [] : [fact('told period', p)]),
    ],
  ),
  ...rule<{ d: string }>(
    'piece',
    '[by] (a|the) (random variable|random-variable) [{x:label}] (which|that|with) [has|have] the distribution {d:law}',
    ({ d }) => [fact('told law', d)],
  ),
  ...rule<object>('law-name', '(a|the) poisson distribution', () => 'poisson'),
  ...rule<object>(
    'piece',
    '[that] [the] [numbers|number] [of] [{w:w}] [{p:per}] [{x:aside}] (has|have|follows|follow|had|is|are) [be] [modelled by|can be modelled by|may be modelled by|assumed to have|assumed to follow] {l:law-name}',
    () => [fact('poisson')],
  ),
  ...rule<{ d: string }>('piece', '(~ |) {d:law}', ({ d }) => [fact('told law', d)]),
  ...rule<{ d: string }>('piece', '{d:distribution}', ({ d }) => [fact('told law', d)]),
  ...rule<object>('piece', '(is|are|was|were|be) [approximately] (normally distributed|normal)', () => [
    fact('normal'),
  ]),
  ...rule<object>('piece', '(a|the) normal distribution', () => [fact('normal')]),
  ...rule<object>('piece', '(a|the) (binomial|poisson) distribution', () => [fact('scene')]),
  ...rule<{ e: string }>('piece', '{e:equation}', ({ e }) => [fact('told sum', e)]),
];

function rate(np: string, value: string, per: string): RawFact[] | null {
  return np.startsWith('mean') ? [fact('told rate', value, per)] : null;
}
