import { allOf, fact, isAll, isReference, type RawFact, type RawTerm, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { at } from './quantities.ts';

const withWhere = (quant: RawTerm, facts: RawFact[]): RawTerm | null =>
  isAll(quant)
    ? allOf(quant.all.map((one) => withWhere(one, facts)))
    : typeof quant === 'object' && 'the' in quant
      ? { ...quant, where: [...(quant.where ?? []), ...facts] }
      : null;

/** "The distance from A to B": between the two. */
function betweenIn([one, other]: readonly RawTerm[]): RawFact | null {
  const isBetween = typeof one === 'object' && 'the' in one && one.the === 'between';
  return isBetween && other === undefined ? fact('between', ...one.of) : null;
}

/** "The distance from A to B", which is no way that somebody goes. */
const isDistance = (going: RawTerm, hows: readonly RawTerm[]): boolean =>
  typeof going === 'object' &&
  'the' in going &&
  isReference(going.of[0]!) &&
  going.of[0].article === 'left out' &&
  hows.every((one) => typeof one === 'object' && 'the' in one && ENDS.has(one.the));

const ENDS = new Set(['between', 'from', 'to place']);

/** A road that was not spoken of before. */
const isNew = (track: RawTerm): boolean => typeof track === 'object' && 'the' in track && track.of[1] === 'a';

const BY =
  '[(travelled|moved|covered|run|that|which) [by] {x:body} [travels|moves|covers|slides|climbs|has travelled]|{x:body} (travels|moves|covers|slides)]';
/** What is asked for. */
export const WANTED_RULES: Rule[] = [
  ...rule<{ q: RawTerm; p: RawTerm; r: RawTerm }>(
    'wanted',
    '{q:wanted} (in|during|for) (the|its) (motion|journey) from {p:place} to {r:place}',
    ({ q, p, r }) => withWhere(q, [fact('between', p, r)]),
  ),
  ...rule<{ x: RawTerm; n: string }>(
    'wanted',
    '[the] speed (with which|at which) {x:body} (hits|reaches|strikes|enters|lands on) {p:place}',
    (slots) => {
      const { x, p } = slots as unknown as { x: RawTerm; p: RawTerm };
      return withWhere(the('speed', x), [
        fact('when', { the: 'moment', of: ['when'], where: [fact('act', x, 'reach', the('object', p))] }),
      ]);
    },
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'wanted',
    '{g:going} [{h:hows}] [,] (before|until|by the time) {f:facts}',
    ({ g, f }) =>
      f.length === 1 ? withWhere(g, [fact('until', { the: 'moment', of: [], where: f })]) : null,
  ),
  ...rule<{ d: RawFact[] }>('wanted', '[the] [total] time taken to {d:to-do}', ({ d }, [from]) => ({
    the: 'time until',
    of: [it(from)],
    where: sayOf(it(from), d),
  })),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (total time|time|length of time) (for which|that) {x:body} is (in the air|in flight)',
    ({ x }) => the('flight', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (total time of flight|time of flight) [of {x:body}]',
    ({ x }: { x?: RawTerm }, [from]) => the('flight', x ?? it(from)),
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>(
    'wanted',
    '[the] time (that elapses|which elapses|taken|) between {x:body} being (thrown|projected|released|dropped) and {y:body} {d:doing}',
    (slots) => {
      const { x, y, d } = slots as unknown as { x: RawTerm; y: RawTerm; d: RawFact[] };
      return { the: 'time until', of: [x], where: sayOf(y, d) };
    },
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] (total time|time|length of time) (for which|during which|that) {x:body} is (more than|at least|above|higher than) {d:length} above {p:place}',
    ({ x, d, p }) => the('time above', x, d, p),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] (total time|time|length of time) (for which|during which|that) (the height of {x:body} above {p:place}|{o:owner} height above {p:place}) is (more than|at least|above|higher than|greater than) {d:length}',
    (slots) => {
      const { x, o, d, p } = slots as { x?: RawTerm; o?: RawTerm; d: RawTerm; p: RawTerm };
      return the('time above', (x ?? o)!, d, p);
    },
  ),
  ...rule<{ f: RawFact[] }>(
    'wanted',
    '[the] [total] time [taken] from (projection|release|when it is (projected|released|thrown|dropped)) (until|to when) {f:facts}',
    ({ f }) => (f.length === 1 ? { the: 'time until', of: [f[0]!.of[0]!], where: f } : null),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the] height [above {p:place}] of {x:body} [above {p:place}] {t:duration} after (it is (projected|thrown)|projection)',
    ({ x, t }) => the('height at', x, t),
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:quant}', ({ q }) => q),
  ...rule<{ q: RawTerm; p: RawTerm }>('wanted', '{q:quant} at {p:place}', ({ q, p }) => at(q, p)),
  ...rule<{ x: RawTerm }>('going', `[the] distance ${BY}`, ({ x }: { x?: RawTerm }, [from]) =>
    the('way', x ?? it(from)),
  ),
  ...rule<{ x: RawTerm }>('going', `[the] total distance ${BY}`, ({ x }: { x?: RawTerm }, [from]) =>
    the('way', x ?? it(from), 'total'),
  ),
  ...rule<{ x: RawTerm }>('going', '[the] distance [that] {x:body} (travels|moves|slides|covers)', ({ x }) =>
    the('way', x),
  ),
  ...rule<{ x: RawTerm }>('going', 'how far {x:body} (travels|moves|slides|goes)', ({ x }) => the('way', x)),
  ...rule<{ g: RawTerm }>('wanted', '{g:going}', ({ g }) => g),
  ...rule<{ g: RawTerm }>('wanted', '{g:going} (during|in) (this|that) (time|motion|period)', ({ g }) => g),
  ...rule<{ g: RawTerm; h: RawTerm }>('wanted', '{g:going} {h:hows}', ({ g, h }) =>
    isAll(h) && !isDistance(g, h.all) ? withWhere(g, [betweenIn(h.all) ?? fact('with', ...h.all)]) : null,
  ),
  ...rule<object>(
    'wanted',
    '[the] [total] distance between the [two] (stations|bus stops|stops|sets of traffic lights)',
    () => the('whole distance'),
  ),
  ...rule<{ g: RawTerm; d: RawFact[] }>(
    'wanted',
    '{g:going} [{h:hows}] [,] (before|while|until|when|by the time) [it|he|she] [is|was] {d:doing}',
    ({ g, d }, [from]) => withWhere(g, [fact('until', { the: 'moment', of: [], where: sayOf(it(from), d) })]),
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>(
    'wanted',
    '[the] [total|length of] time [taken|that it takes] (for {x:body} to {d:to-do}|{x:body} takes to {d:to-do})',
    ({ x, d }) => ({ the: 'time until', of: [x], where: sayOf(x, d) }),
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>('wanted', 'how long {x:body} takes to {d:to-do}', ({ x, d }) => ({
    the: 'time until',
    of: [x],
    where: sayOf(x, d),
  })),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '(the|how much) further [distance] [that] (travelled|moved) [up {t:track}] [by {x:body}] [before (it|{x:body}) comes to [instantaneous] rest|before coming to [instantaneous] rest]',
    ({ x }: { x?: RawTerm }, [from]) => the('way on', x ?? it(from)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '(the|how much) further [distance] [that] {x:body} (travels|moves|goes|slides|rises) [up {t:track}] [before (it comes|coming) to [instantaneous] rest]',
    ({ x }) => the('way on', x),
  ),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'wanted',
    '[the] (time|total time|length of time|period of time) (for which|during which|that) {f:facts}',
    ({ f }) => ({ the: 'time while', of: [], where: f }),
  ),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'wanted',
    '[the] (time|time taken) (from {p:place} to {q:place}|between {p:place} and {q:place})',
    (slots) => {
      const { p, q } = slots as unknown as { p: RawTerm; q: RawTerm };
      return the('time between', p, q);
    },
  ),
  ...rule<object>(
    'wanted',
    '[the] total time [taken|of motion|of the motion|for the journey|of the journey|taken for the journey|for the whole journey]',
    () => the('whole time'),
  ),
  ...rule<object>('wanted', '[the] total distance [travelled|of the journey]', () => the('whole distance')),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [total] work done by {x:body} [during (the|this) (ascent|climb|journey|motion|descent|time)]',
    ({ x }) => the('work', x),
  ),
  ...rule<{ e: RawTerm }>(
    'wanted',
    '[the] [total] work done by {e:engine} [of {x:body}] [during (the|this) (ascent|climb|journey|motion|descent|time)]',
    ({ e }) => the('work', e),
  ),
  ...rule<object>(
    'wanted',
    '[the] [total] work done by (the|this) (force|tension|pulling force|pull) [in the (rope|string)] [(as|when) {x:body} moves this distance|during (the|this) motion]',
    (_, [from]) => the('work', it(from)),
  ),
  ...rule<object>(
    'wanted',
    '[the] [total] work done (by {x:body}|) (against|in overcoming|to overcome) [the] (friction|resistance|resistance force|resisting force|frictional force|resistive force) [to motion] [during (the|this) (ascent|climb|journey|motion|descent)]',
    (_, [from]) => the('work against', it(from)),
  ),
  ...(['loss', 'gain', 'increase', 'decrease', 'change'] as const).flatMap((word) =>
    (['kinetic', 'potential'] as const).flatMap((kind) =>
      rule<{ x: RawTerm }>(
        'wanted',
        `[the] [total] ${word} (of|in) [the] [gravitational] ${kind} energy (of {x:body}|) [during (the|this) (ascent|climb|journey|motion|descent|time)]`,
        ({ x }: { x?: RawTerm }, [from]) =>
          the(`${word} of ${kind} energy`, ...(x === undefined ? [] : [x ?? it(from)])),
      ),
    ),
  ),
  ...rule<{ t: RawTerm }>(
    'wanted',
    '[the] angle (which|that|of inclination of|) {t:track} [makes with the horizontal|to the horizontal]',
    () => the('slope'),
  ),
  ...rule<{ t: RawTerm }>(
    'wanted',
    '[the] angle (at which {t:track} is inclined to the horizontal|of inclination of {t:track})',
    () => the('slope'),
  ),
  ...(['up', 'down', 'on'] as const).flatMap((way) =>
    rule<{ q: RawTerm; t: RawTerm }>(
      'wanted',
      `{q:quant} ${way === 'on' ? '(on|along)' : way} {t:track}`,
      ({ q, t }) => (way === 'on' && isNew(t) ? null : withWhere(q, [fact('with', the(way, t))])),
    ),
  ),
  ...rule<{ n: string; x: RawTerm; t: RawTerm; w: string }>(
    'wanted',
    '[the] {n:attribute} (with which|at which|which|that) {x:body} can (maintain|reach|attain|travel|move) (up|on|along) {t:track}',
    ({ n, x, t }) => withWhere(the(n, x), [fact('with', the('up', t))]),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) height (of {x:body}|reached by {x:body}|to which {x:body} rises|{x:body} reaches) (above {p:place})',
    ({ x, p }) => the('greatest height', x, p),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) height above {p:place} [reached by {x:body}|of {x:body}|that {x:body} reaches]',
    ({ x, p }: { x?: RawTerm; p: RawTerm }, [from]) => the('greatest height', x ?? it(from), p),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) height (reached by {x:body}|to which {x:body} rises|that {x:body} reaches)',
    ({ x }) => the('greatest height', x),
  ),
  ...['body', 'place'].flatMap((kind) =>
    rule<{ x: RawTerm; p: RawTerm }>('wanted', `[the] distance of {x:${kind}} from {p:place}`, ({ x, p }) =>
      the(kind === 'body' ? 'gap' : 'distance', x, p),
    ),
  ),
];
