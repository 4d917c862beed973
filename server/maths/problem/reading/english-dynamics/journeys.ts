import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { between } from './quantities.ts';

const SPOTS =
  '(points|stops|posts|lamp posts|lampposts|lamp-posts|telegraph poles|trees|stations|bus stops|tram stops|markers|marker posts|checkpoints|signs|gates|towns|villages|sets of traffic lights|traffic lights|bridges|flags|buoys|milestones|signals|houses)';

/** Places beyond others, and several in their order. */
const PLACES: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'places',
    `[the] [two|three|four] [fixed|successive|consecutive] ${SPOTS} [,] {p:places} [,] [which lie] [in (that|this) order] [,] [on (the|this) (road|line|track)]`,
    ({ p }) => p,
  ),
  ...rule<{ p: RawTerm }>('places', '{p:places} [,] in (that|this) order', ({ p }) => p),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'beyond',
    '(a|the) [further] [point|place|position] [which is|that is] [a distance [of]] {d:length} [further] (beyond|past|from|along [the (road|line|track)] from|further on than) {p:place}',
    ({ d, p }) => the('beyond', p, d),
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'beyond',
    '{d:length} [further] (beyond|past|from) {p:place}',
    ({ d, p }) => the('beyond', p, d),
  ),
  ...rule<{ p: RawTerm }>('how', '[at] {p:beyond}', ({ p }) => the('at', p)),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'does',
    '(passes|passes through|passed|passed through|goes past|travels past|drives past|passes in turn|runs past) [in turn] {p:places} [[,] (on|along) {t:track}]',
    ({ p, t }: { p: RawTerm; t?: RawTerm }) =>
      isAll(p)
        ? p.all.map((one, at) =>
            fact(
              'act',
              SELF,
              'pass',
              the('object', one),
              ...(at === 0 && t !== undefined ? [the('on', t)] : []),
            ),
          )
        : null,
  ),
];

const JOURNEY = '(journey|trip|ride|run|drive|motion|walk|climb|ascent|descent|course|race)';

/** How long and how far a journey is, and a stretch of it. */
const LASTING: Rule[] = [
  ...rule<object>(
    'how',
    `(until (it|he|she) (finishes|reaches the (end|finish|finishing line))|for the (rest|remainder|remaining part) of (the|its|his|her) ${JOURNEY}|to the end of the ${JOURNEY})`,
    () => the('to the end'),
  ),
  ...rule<{ t: RawTerm }>(
    'how',
    `(for|in|during|over) (the|its|his|her) (first|last|final|next|remaining) {t:duration} [of ((the|its|his|her|this) [whole|entire] ${JOURNEY}|motion)]`,
    ({ t }) => the('time', t),
  ),
  ...rule<{ d: RawTerm }>(
    'how',
    `(for|in|over) (the|its|his|her) (first|last|final|next|remaining) {d:length} [of (the|its|his|her|this) [whole|entire] ${JOURNEY}]`,
    ({ d }) => the('distance', d),
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `(the|this|its|his|her) [whole|entire|total|complete] ${JOURNEY} (takes|lasts|took|lasted|takes a total of|takes a time of) [{x:owner-of}] {t:duration} [in total|altogether]`,
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ t: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    `(the|this|its|his|her) [whole|entire|total|complete] ${JOURNEY} from {p:place} to {q:place} (takes|lasts|took) {t:duration}`,
    ({ t, p, q }) => [fact('equal', the('time between', p, q), t)],
  ),
  ...rule<{ t: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    `[the] [total] time [taken] [for the ${JOURNEY}|to travel|to go] (from {p:place} to {q:place}|between {p:place} and {q:place}) is {t:duration}`,
    ({ t, p, q }) => [fact('equal', the('time between', p, q), t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `(the time [taken] for the [whole|entire] ${JOURNEY} is|[the] total ${JOURNEY} time is) {t:duration}`,
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    `(the [total] (length|distance) of (the|its) [whole|entire] ${JOURNEY} is|the [whole|entire|total] ${JOURNEY} (is|covers)) {d:length} [long]`,
    ({ d }) => [fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'facts',
    `{x:body} (travels|covers|moves) a total [distance] [of] {d:length} [in (the|its|this) [whole] ${JOURNEY}|altogether]`,
    ({ d }) => [fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ x: RawTerm; q: RawTerm; t: RawTerm }>(
    'facts',
    '{x:body} (covers|travels|completes|moves|cycles|runs|walks|goes) ({q:places-apart}|from {p:place} to {r:place}) in [a time of|just] {t:duration}',
    (slots) => {
      const { x, q, p, r, t } = slots as { x: RawTerm; q?: RawTerm; p?: RawTerm; r?: RawTerm; t: RawTerm };
      const ends = q === undefined ? [p!, r!] : isAll(q) ? q.all : [];
      return [fact('equal', the('time between', ...ends, x), t)];
    },
  ),
  ...rule<{ x: RawTerm; q: RawTerm; t: RawTerm }>(
    'facts',
    '{x:body} takes {t:duration} to (cover|travel|complete) {q:places-apart}',
    ({ x, q, t }) => (isAll(q) ? [fact('equal', the('time between', ...q.all, x), t)] : null),
  ),
  ...rule<{ l: string }>(
    'places-apart',
    '[the] [distance|section|stretch|part] {l:two-labels}',
    ({ l }, [at]) => {
      const ends = between(l, at);
      return typeof ends === 'object' && ends !== null && 'the' in ends ? { all: ends.of } : null;
    },
  ),
  // "AB is 40 m and she covers it in 5 s."
  ...rule<{ f: RawFact[]; t: RawTerm; x: RawTerm }>(
    'facts',
    '{f:facts} [,] (and|which) [{x:body}] (covers|travels) [it|this distance|this] in [a time of] {t:duration}',
    ({ f, t, x }: { f: RawFact[]; t: RawTerm; x?: RawTerm }, [at]) => taken(f, x ?? it(at), t),
  ),
  ...rule<{ f: RawFact[]; t: RawTerm; x: RawTerm }>(
    'facts',
    '{f:facts} [,] (and|which) takes [{x:body}] {t:duration} [to cover [it|this distance]]',
    ({ f, t, x }: { f: RawFact[]; t: RawTerm; x?: RawTerm }, [at]) => taken(f, x ?? it(at), t),
  ),
];

/** What is told last is how far two places are apart: how long that takes. */
function taken(facts: RawFact[], body: RawTerm, time: RawTerm): RawFact[] | null {
  const [quant] = facts.at(-1)?.relation === 'equal' ? facts.at(-1)!.of : [];
  return typeof quant === 'object' && 'the' in quant && quant.the === 'distance' && quant.of.length === 2
    ? [...facts, fact('equal', the('time between', ...quant.of, body), time)]
    : null;
}

/** What somebody does where he has come to, and what happens on the way. */
const CLAUSES: Rule[] = [
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does',
    '{a:does} [,] (where|at which) (it|he|she|they) {b:does}',
    ({ a, b }) => (b.length === 1 && b[0]!.relation === 'act' ? [...a, ...b] : null),
  ),
  ...rule<object>('does', '(stops|ceases) (pedalling|accelerating|pushing|running)', () => [
    fact('engine off', SELF),
  ]),
  ...rule<object>('does', '(freewheels|coasts) [{h:hows}]', (slots) => {
    const { h } = slots as { h?: RawTerm };
    return [
      fact('engine off', SELF),
      fact('act', SELF, 'move', ...(h !== undefined && isAll(h) ? h.all : [])),
    ];
  }),
  ...rule<{ x: RawTerm; a: RawFact[]; b: RawFact[]; y: RawTerm }>(
    'wanted',
    '[the] [total] [length of] time (that elapses|which elapses|that passes|taken|) between {x:body} {a:doing} and [{y:body}] {b:doing}',
    ({ x, a, b, y }: { x: RawTerm; a: RawFact[]; b: RawFact[]; y?: RawTerm }) =>
      a.length === 1 && b.length === 1
        ? { the: 'time from to', of: [x], where: [...sayOf(x, a), ...sayOf(y ?? x, b)] }
        : null,
  ),
  ...rule<{ x: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'wanted',
    '[the] [total] [length of] time [taken|that elapses|which elapses] from (when|the instant when|the moment when) {f:facts} (until|to when|to the instant when|to the moment when) {g:facts}',
    ({ f, g }) =>
      f.length === 1 && g.length === 1 && f[0]!.relation === 'act'
        ? { the: 'time from to', of: [f[0]!.of[0]!], where: [...f, ...g] }
        : null,
  ),
];

export const JOURNEY_RULES: Rule[] = [...PLACES, ...LASTING, ...CLAUSES];
