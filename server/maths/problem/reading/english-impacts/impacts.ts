import { fact, type RawFact, type RawTerm, SELF, saidOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isLength, isSpeed, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const STRIKER =
  '(a|the|his|her|another) [vertical|rigid|solid|fixed|horizontal|hard|large|smooth|tennis|golf|cricket|hockey] (wall|floor|ground|surface|plate|racket|bat|barrier|club|stick|foot|boot|head|hand|cushion|block|board|table|net|player|striker|steel plate|metal plate)';
const NORMALLY =
  '[normally|at right angles|at right-angles|at right angles to its surface|perpendicularly|vertically|horizontally|head-on]';
const BACK =
  '(along its original path|back along its original path|along the same path|in the opposite direction|in the reverse direction|in the opposite direction to its original motion|back along the same line|back in the opposite direction|back along the same path|along the same line in the opposite direction)';
const PLAINLY = '[vertically|vertically upwards|horizontally|at right angles to the wall|normally|upwards]';
const FROM = `[from (it|${STRIKER})]`;

const bouncing = (at: number): RawTerm => onlyWith('rebound speed', at);
const struck = (at: number): RawTerm => onlyWith('average force', at);
const fast = (v: RawTerm): boolean => isSpeed(v) || typeof v === 'string';

const back = (v?: RawTerm): RawFact[] => [
  ...also('rebound'),
  ...(v === undefined ? [] : [equalTo('rebound speed', v)]),
];

type Speed = { v: RawTerm };

/** It meets something, and leaves it. */
const MEETINGS: Rule[] = [
  ...rule<Speed>(
    'speed-of',
    '(with|at) [a|an] [initial|final] [(speed|velocity) [{s:symbol}] of|speed|velocity] {v:amount}',
    ({ v }) => (fast(v) ? v : null),
  ),
  ...rule<{ u?: RawTerm }>(
    'meets',
    `(strikes|hits|collides with|impacts|meets|lands on|is incident on|travels towards and strikes) ${STRIKER} ${NORMALLY} [{u:speed-of}] ${NORMALLY}`,
    ({ u }) => (u === undefined ? spokenOf(SELF) : [...also('traveller'), fact('going', SELF, u)]),
  ),
  ...rule<{ u: RawTerm }>(
    'meets',
    `(falls vertically|travels horizontally|moves horizontally) and (strikes|hits|lands on) ${STRIKER} ${NORMALLY} {u:speed-of}`,
    ({ u }) => [...also('traveller'), fact('going', SELF, u)],
  ),
  ...rule<object>('meets', `(is|was) [then] (struck|hit|kicked) [horizontally] by ${STRIKER}`, () =>
    spokenOf(SELF),
  ),
  ...rule<{ v?: RawTerm }>(
    'leaves',
    `[then] (rebounds|bounces|bounces back|is reflected|returns|moves back|rebounds back) [vertically] ${FROM} [${BACK}] ${PLAINLY} [{v:speed-of}] ${PLAINLY} [${BACK}]`,
    ({ v }) => back(v),
  ),
  ...rule<Speed>(
    'leaves',
    `[then] (leaves ${STRIKER}|leaves it|moves off|moves away|travels|is returned|is hit|leaves) (${BACK} {v:speed-of}|{v:speed-of} ${BACK})`,
    ({ v }) => back(v),
  ),
  ...rule<Speed>(
    'leaves',
    `[then] (leaves ${STRIKER}|leaves it|moves off|moves away) {v:speed-of} [in the same direction|in its original direction|horizontally]`,
    ({ v }) => [...also('traveller', 'course', 'moved mass'), equalTo('final velocity', v)],
  ),
  ...rule<{ f: RawFact[] }>('does', '{f:meets}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'does',
    '{f:meets} [,] (and|and then|before it|so that it|, before it|but) {g:leaves}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>('does', '{f:leaves}', ({ f }) =>
    JSON.stringify(f).includes('rebound') ? f : null,
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '[after (the impact|the collision|being hit) [,]] {e:runner} {f:leaves}',
    ({ e, f }) => saidOf(e, f),
  ),
];

const HOLDS = `(are|is|remains|remain|was) in contact (with ${STRIKER}|with each other|)`;

/** How long they touch, and what is lost meanwhile. */
const CONTACTS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    `({e:entity}|it|{f:entity} and ${STRIKER}|${STRIKER} and {g:entity}) ${HOLDS} for [a [total] time [{s:symbol}] of] {v:amount}`,
    ({ v }, [at]) => (isTime(v) ? [equalTo('time of contact', v, struck(at))] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the (time of contact|contact time|time for which {z:entity} is in contact with ${STRIKER}|duration of (the impact|the collision|contact|the contact)|time of impact) [{s:symbol}] [between {e:entity} and ${STRIKER}|between ${STRIKER} and {f:entity}|with ${STRIKER}] is {v:amount}`,
    ({ v }, [at]) => (isTime(v) ? [equalTo('time of contact', v, struck(at))] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the (contact|impact|collision) [between {e:entity} and ${STRIKER}|with ${STRIKER}] lasts [for] [a time [{s:symbol}] of] {v:amount}`,
    ({ v }, [at]) => (isTime(v) ? [equalTo('time of contact', v, struck(at))] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[during the (impact|collision) [,]] {v:quantity} of the [initial] kinetic energy [of {e:entity}] is lost [(in|during) the (impact|collision)]',
    ({ v }, [at]) => [equalTo('fraction of the kinetic energy lost', v, bouncing(at))],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:runner} loses {v:quantity} of its kinetic energy [(in|during) the (impact|collision)]',
    ({ e, v }) => [equalTo('fraction of the kinetic energy lost', v, e)],
  ),
  ...rule<{ v: RawTerm }>(
    'bounces-to',
    '[then] (rises|rebounds|bounces|bounces back|rises back|bounces back up|bounces up) to a [maximum|vertical] height [{s:symbol}] of {v:amount} [above (the floor|the ground|the surface)]',
    ({ v }) => (isLength(v) ? [...also('bounce'), equalTo('rebound height', v)] : null),
  ),
  ...rule<{ f: RawFact[] }>('does', '{f:bounces-to}', ({ f }) => f),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '[after (bouncing|the bounce|the first bounce|rebounding|the rebound) [,]] {e:runner} {f:bounces-to}',
    ({ e, f }) => saidOf(e, f),
  ),
];

const IMPACT =
  '[(in|during|as a result of|due to) (the|its) (impact|collision|contact|bounce|rebound|contact with {z:entity})]';
const EACH = `(on ${STRIKER} by {e:entity}|by {e:entity} on ${STRIKER}|on {e:entity} by ${STRIKER}|by ${STRIKER} on {e:entity}|on {e:entity}|acting on {e:entity})`;

const ASKED: Rule[] = [
  ...rule<object>(
    'quant',
    `[the] [magnitude of the] average [resultant] force [{s:symbol}] [that is] [exerted] ${EACH} ${IMPACT}`,
    (_, [at]) => the('average force', struck(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [magnitude of the] change (in|of) [the] momentum [{s:symbol}] of {e:entity} ${IMPACT}`,
    ({ e }) => the('change in momentum', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (loss of kinetic energy|kinetic energy lost|loss in kinetic energy|decrease in kinetic energy|energy lost) [{s:symbol}] (of|by) {e:entity} ${IMPACT}`,
    ({ e }) => the('loss of kinetic energy', e),
  ),
  ...rule<object>('quant', `[the] [kinetic] energy (lost|dissipated) [{s:symbol}] ${IMPACT}`, (_, [at]) =>
    the('loss of kinetic energy', bouncing(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] speed [{s:symbol}] (with which|at which) {e:entity} (leaves the (floor|ground|surface|wall)|rebounds [from the (floor|ground|surface|wall)])`,
    ({ e }) => the('rebound speed', e),
  ),
];

/** Something that meets what is much heavier, or is struck by it. */
export const IMPACT_RULES: Rule[] = [...MEETINGS, ...CONTACTS, ...ASKED];
