import { asks, fact, type RawFact, type RawGoal, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { inManner } from '../shared/manners.ts';
import { IT, withSaid, inTerms, here, MEASURED } from './terms.ts';

const CASE =
  '(in the case where|for the case where|in the case when|in the case that|for the case when|when|if)';

const NOUNS = ['circle', 'semicircle', 'sector', 'arc', 'shape'];

/** How a sentence says it: what a diagram shows, what is told of it. */
const SAYING: Rule[] = [
  ...NOUNS.flatMap((kind) => [
    ...rule<{ n: RawTerm; f: RawFact[] }>(
      kind,
      `{n:${kind}} [,] (in which|where|such that|so that) {f:facts}`,
      ({ n, f }) => withSaid(n, f),
    ),
    ...rule<{ n: RawTerm; p: RawTerm }>(kind, `{n:${kind}} passing through {p:point}`, ({ n, p }) =>
      withSaid(n, [fact('on', p, IT)]),
    ),
    ...rule<{ n: RawTerm }>('shown', `{n:${kind}}`, ({ n }) => [fact('is', n)]),
  ]),
  ...rule<{ c: RawTerm }>('shown', '{c:circles}', ({ c }) => [fact('is', c)]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('shown', '{a:shown} [,] and {b:shown}', ({ a, b }) => [...a, ...b]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(the diagram|the figure|a diagram) shows [part of] {f:shown}',
    ({ f }) => f,
  ),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'facts',
    '(the diagram|the figure) shows {c:circles} which (intersect|meet) at {p:points}',
    ({ c, p }) => [fact('circles meet', c, p)],
  ),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'facts',
    '(the diagram|the figure) shows {c:circles} which touch [externally] at {p:point}',
    ({ c, p }) => [fact('circles touch', c, p)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(in the diagram|in the figure|in a diagram|as shown in the diagram) [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ n: RawTerm; f: RawFact[] }>('facts', '(in|for) {n:shape} [,] {f:facts}', ({ n, f }) => [
    fact('is', n),
    ...f,
  ]),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>(
    'sentence',
    '(given that|given also that) {c:facts} [,] {g:goals}',
    ({ g, c }): Said => asks(g, c),
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>('sentence', `${CASE} {c:facts} [,] {g:goals}`, ({ g, c }): Said =>
    asks(g, c.map(here)),
  ),
  ...rule<{ g: RawGoal[]; c: RawFact[] }>('sentence', `{g:goals} [,] ${CASE} {c:facts}`, ({ g, c }): Said =>
    asks(g, c.map(here)),
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} , as shown [in the diagram]', ({ f }) => f),
];

const FIND = '(find|calculate|determine|obtain|write down|state|work out|hence find|evaluate)';

const GOALS: Rule[] = [
  ...rule<{ w: RawTerm }>('wanted', '[an expression for] {w:worth}', ({ w }) => w),
  ...rule<{ w: RawTerm }>('wanted', '[the] exact (value of|) {w:worth}', ({ w }) => the('exactly', w)),
  ...rule<{ w: RawTerm }>('wanted', 'the (size|value) of {w:worth}', ({ w }) => w),
  ...MEASURED.flatMap((kind) =>
    ['area', 'perimeter'].flatMap((what) =>
      rule<{ r: RawTerm }>('wanted', `the exact ${what} of {r:${kind}}`, ({ r }) =>
        the('exactly', the(what, r)),
      ),
    ),
  ),
  ...rule<{ s: RawTerm }>('wanted', 'the exact length of {s:seg}', ({ s }) =>
    the('exactly', the('length', s)),
  ),
  ...rule<{ e: string }>(
    'manner',
    'in terms of {e:expression} and {f:expression}',
    ({ e, f }: { e: string; f?: string }) => inTerms([e, f!]),
  ),
  ...rule<{ e: string }>('manner', 'in terms of {e:expression}', ({ e }) => inTerms([e])),
  ...rule<{ e: string; f: string; h: string }>(
    'manner',
    'in terms of {e:expression} , {f:expression} and {h:expression}',
    ({ e, f, h }) => inTerms([e, f, h]),
  ),
  ...rule<{ m: RawGoal; t: RawTerm }>('goals', `${FIND} , {m:manner} , {t:wanted}`, ({ m, t }) =>
    inManner([{ verb: 'find', target: t }], m),
  ),
  ...rule<{ w: RawTerm; v: RawTerm }>(
    'goals',
    `${FIND} {w:in-worth} as a percentage of {v:worth}`,
    ({ w, v }) => [{ verb: 'find', target: the('percentage', w, v) }],
  ),
  ...rule<{ w: RawTerm }>('in-worth', '{w:worth}', ({ w }) => w),
  ...rule<{ w: RawTerm; v: RawTerm }>('wanted', 'the ratio of {w:worth} to {v:worth}', ({ w, v }) =>
    the('ratio', w, v),
  ),
];

export const ENGLISH_GOALS: Rule[] = [...SAYING, ...GOALS];
