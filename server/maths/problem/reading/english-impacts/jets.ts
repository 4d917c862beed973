import { fact, type RawFact, type RawTerm, SELF, saidOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo, isSpeed } from '../english-physics/tails.ts';

const WALL = '(a|the|this) [fixed|vertical|solid|rigid|flat|large] (wall|plate|surface|target|board)';
const NORMALLY =
  '[normally|at right angles|at right-angles|perpendicularly|at right angles to the wall|horizontally]';
const HOSE = '(hose|hosepipe|pipe|horizontal pipe|nozzle|tap|fire hose|hose pipe|garden hose)';
const WATER = '([the] water|the jet|the liquid|the jet of water)';
const EACH = '(per unit time|per second|each second|in one second|in 1.0 s|every second)';

const jet = (at: number): RawTerm => reference('physics jet', null, 'any', at);

/** What leaves a hose as a jet, and arrives at a wall and stops there. */
export const JET_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>('does', '(travels|moves|flows) horizontally (with|at) {f:with}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>(
    'hits-wall',
    `(strikes|hits|is incident [normally] on|is directed at|is directed normally at|is directed horizontally at|is directed towards) ${WALL} ${NORMALLY} [(with|at) {f:with}]`,
    ({ f }) => f ?? spokenOf(SELF),
  ),
  ...rule<object>(
    'stopped',
    '(does not rebound|does not splash back|has no horizontal velocity|has zero horizontal velocity|falls vertically|runs down the wall|flows down the wall|flows parallel to the wall|comes to rest)',
    () => [fact('also', SELF, 'jet that is stopped')],
  ),
  ...rule<{ f: RawFact[] }>('does', '{f:hits-wall}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    `${WATER} [then] {f:hits-wall} [,] (and|and then|after which it|but) {g:stopped}`,
    ({ f, g }, [at]) => saidOf(jet(at), [...f, ...g]),
  ),
  ...rule<{ f: RawFact[] }>('facts', `${WATER} [then] {f:hits-wall}`, ({ f }, [at]) => saidOf(jet(at), f)),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `[(after|on) (striking|hitting|reaching|impact with) ${WALL} [,]] ${WATER} {f:stopped} [(from|at) ${WALL}|after (striking|hitting) ${WALL}]`,
    ({ f }, [at]) => saidOf(jet(at), f),
  ),
  ...rule<object>('entity', '[the] water (in|from) a jet', (_, [at]) => jet(at)),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(travels|moves|flows) [horizontally] (with|at) {f:jet-speed}',
    ({ f }) => f,
  ),
  ...rule<{ v: RawTerm }>(
    'jet-speed',
    '[a] [constant|horizontal] [(speed|velocity) [{s:symbol}] of] {v:quantity}',
    ({ v }) => (isSpeed(v) ? [equalTo('speed', v)] : null),
  ),
  ...rule<{ f: RawFact[]; g?: RawFact[]; d?: RawFact[] }>(
    'facts',
    `([the|a jet of] water|a jet of liquid|a liquid) [of {d:with}] (leaves|is ejected from|emerges from|flows out of|comes out of|flows from|is pumped from|is directed from|issues from) (a|the) ${HOSE} [(of|with|having) {g:with}] [horizontally] (with|at) {f:jet-speed} [horizontally]`,
    ({ f, g, d }, [at]) => saidOf(jet(at), [...(d ?? []), ...(g ?? []), ...f]),
  ),
  ...rule<{ p: string; v: RawTerm }>(
    'facts',
    `the [internal] {p:property} [{s:symbol}] of the (${HOSE}|jet) is {v:quantity}`,
    ({ p, v }, [at]) => [equalTo(p, v, jet(at))],
  ),
  ...rule<{ f: RawFact[] }>('facts', `the ${HOSE} has {f:with}`, ({ f }, [at]) => saidOf(jet(at), f)),
  ...rule<{ v: RawTerm }>('facts', '[the] density of [the] (water|liquid) is {v:quantity}', ({ v }, [at]) => [
    equalTo('density', v, jet(at)),
  ]),
  ...rule<object>(
    'quant',
    `[the] mass of [the] (water|liquid) (striking|hitting|reaching|that strikes|that hits|that reaches|arriving at|leaving|that leaves|ejected from|flowing from|emerging from|passing through) (${WALL}|the ${HOSE}) ${EACH}`,
    (_, [at]) => the('mass per unit time', jet(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] (mass of [the] water ejected|rate at which mass leaves the ${HOSE}|mass flow rate [of the water]|mass [of water] ejected|mass of water leaving) ${EACH}`,
    (_, [at]) => the('mass per unit time', jet(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] volume of [the] (water|liquid) (striking|hitting|leaving|that leaves|ejected from|flowing from|emerging from|passing through) (${WALL}|the ${HOSE}) ${EACH}`,
    (_, [at]) => the('volume per unit time', jet(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] [average|horizontal|magnitude of the] force [exerted] (on ${WALL} by ${WATER}|by ${WATER} on ${WALL}|exerted by ${WATER} on ${WALL})`,
    (_, [at]) => the('force on the wall', jet(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] force [exerted] (on the ${HOSE} by ${WATER}|by ${WATER} on the ${HOSE}|(needed|required) to hold the ${HOSE} (stationary|at rest|in position))`,
    (_, [at]) => the('recoil force', jet(at)),
  ),
];
