import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const PLANE = '(plane|slope|surface|ramp|incline|hill|table|floor|ground)';

/** Which way along a slope. */
const WAYS: Rule[] = (['up', 'down'] as const).flatMap((way) => [
  ...rule<{ s: RawTerm }>('slope-way', `[directly|straight] ${way} {s:surface}`, ({ s }) =>
    the(`${way} slope`, s),
  ),
  ...rule<object>('slope-way', `[directly|straight] ${way} (a|the) line of greatest slope`, () =>
    the(`${way} slope`),
  ),
  ...rule<{ s: RawTerm }>(
    'slope-way',
    `[directly|straight] ${way} (a|the) line of greatest slope of {s:surface}`,
    ({ s }) => the(`${way} slope`, s),
  ),
  ...rule<object>('tendency', `${way} [the (hill|surface|ramp|incline)]`, () => `${way} slope`),
  ...rule<object>('tendency', `${way}wards`, () => `${way} slope`),
]);

const MOVING = '(slip|slide|move|slipping|sliding|moving)';
/** Whether a body rests, is about to slip, or is held. */
const STATES: Rule[] = [
  ...rule<object>(
    'state',
    '(is|remains|stays|is held|rests|to be|to remain|is kept|remain|be) in equilibrium',
    () => [fact('state', SELF, 'equilibrium')],
  ),
  ...rule<object>('state', '(remains|stays|remain|to remain|stay|to stay) (at rest|stationary)', () => [
    fact('state', SELF, 'equilibrium'),
  ]),
  ...rule<{ w: RawTerm }>(
    'state',
    `(is|to be|is now) [just] (on the point of|about to|at the point of|on the verge of) ${MOVING} {w:slope-way}`,
    ({ w }) =>
      typeof w === 'object' && 'the' in w
        ? [...w.of.map((place) => fact('on', SELF, place)), fact('state', SELF, 'limiting', w.the)]
        : null,
  ),
  ...rule<object>('state', '(is|to be|remains) in limiting equilibrium', () => [
    fact('state', SELF, 'limiting', ''),
  ]),
  ...rule<{ d: string }>(
    'state',
    `(is|to be|is now) [just] (on the point of|about to|at the point of|on the verge of) ${MOVING} [{d:tendency}]`,
    ({ d }: { d?: string }) => [fact('state', SELF, 'limiting', d ?? '')],
  ),
  ...rule<object>('state', '(does not move|does not slip|does not slide)', () => [
    fact('state', SELF, 'equilibrium'),
  ]),
  ...rule<{ s: RawFact[] }>('does-body', '{s:state}', ({ s }) => s),
  ...rule<{ s: RawFact[]; p: RawTerm }>('does-body', '{s:state} on {p:surface}', ({ s, p }) => [
    fact('on', SELF, p),
    ...s,
  ]),
  ...rule<object>(
    'facts',
    '(the equilibrium is limiting|equilibrium is limiting|friction is limiting)',
    (_, [at]) => [fact('state', it(at), 'limiting', '')],
  ),
  ...rule<{ p: RawTerm }>(
    'being-body',
    '[,] (resting|lying|at rest|which is at rest|that is at rest|which rests) on {p:surface} [,]',
    ({ p }) => [fact('on', SELF, p, 'rest')],
  ),
  ...rule<{ p: RawTerm }>('being-body', '[,] [which is|placed] on {p:surface} [,]', ({ p }) => [
    fact('on', SELF, p),
  ]),
  ...rule<{ p: RawTerm }>('how', '(on|along|across) {p:surface}', ({ p }) =>
    typeof p === 'object' && 'the' in p && !(p.of[0] === '0' && p.of[1] === 'smooth') ? the('on', p) : null,
  ),
  ...rule<{ w: RawTerm }>('how', '{w:slope-way}', ({ w }) => w),
  ...rule<{ w: RawTerm }>('being-body', '(of|with) weight {w:force}', ({ w }) => [
    fact('equal', the('weight', SELF), w),
  ]),
  ...rule<{ w: RawTerm; x: RawTerm }>('facts', 'the weight of {x:body} is {w:force}', ({ w, x }) => [
    fact('equal', the('weight', x), w),
  ]),
];

const BETWEEN = '[between {x:body} and the (plane|surface|slope|table|floor|ground|ramp)]';
const own = (x: RawTerm | undefined, at: number) => x ?? it(at);
const along = (w: string | undefined): RawTerm[] => (w === undefined ? [] : [w]);
/** What is asked of a body on a surface. */
const ASKED: Rule[] = [
  ...['up', 'down'].flatMap((way) => rule<object>('way-along', `${way} the (plane|slope)`, () => way)),
  ...rule<{ x: RawTerm }>('own-force', '{n:friction-noun} [{x:upon}]', ({ x }: { x?: RawTerm }, [at]) =>
    the('friction force', own(x, at)),
  ),
  ...rule<{ x: RawTerm }>('own-force', `{n:friction-noun} between {x:body} and the ${PLANE}`, ({ x }) =>
    the('friction force', x),
  ),
  ...rule<{ x: RawTerm }>('own-force', '{n:reaction-noun} [{x:upon}]', ({ x }: { x?: RawTerm }, [at]) =>
    the('reaction', own(x, at)),
  ),
  ...rule<{ x: RawTerm }>(
    'own-force',
    `{n:reaction-noun} (between {x:body} and the ${PLANE}|of the ${PLANE} on {x:body}|exerted by the ${PLANE} on {x:body})`,
    ({ x }) => the('reaction', x),
  ),
  ...rule<{ f: RawTerm }>('wanted', '{f:own-force}', ({ f }) => f),
  ...rule<{ f: RawTerm; v: RawTerm }>('facts', '{f:own-force} is {v:force}', ({ f, v }) => [
    fact('equal', f, v),
  ]),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[the] coefficient of friction ${BETWEEN}`,
    ({ x }: { x?: RawTerm }, [at]) => the('friction', own(x, at)),
  ),
  ...(['greatest', 'least'] as const).flatMap((kind) => {
    const words = kind === 'greatest' ? '(greatest|maximum|largest)' : '(least|minimum|smallest)';
    return [
      ...rule<{ p: string; m: RawFact[] }>(
        'wanted',
        `[the] ${words} [possible] value of {p:letter} [(for which|such that|so that|if|when|in order that|given that) {m:moment}]`,
        ({ p, m }: { p: string; m?: RawFact[] }) => ({ the: kind, of: [p], ...(m && { where: m }) }),
      ),
      ...rule<{ m: RawFact[]; x: RawTerm }>(
        'wanted',
        `[the] ${words} [possible] [value of the] coefficient of friction ${BETWEEN} [(for which|such that|so that|if) {m:moment}]`,
        ({ x, m }: { x?: RawTerm; m?: RawFact[] }, [at]) => ({
          the: kind,
          of: [the('friction', own(x, at))],
          ...(m && { where: m }),
        }),
      ),
    ];
  }),
  ...rule<{ x: RawTerm; s: RawFact[] }>('moment', '{x:body} {s:state}', ({ x, s }) =>
    s.map(({ relation, of }) => ({ relation, of: of.map((one) => (one === SELF ? x : one)) })),
  ),
  ...rule<{ p: string; m: RawFact[] }>(
    'wanted',
    '[the] value of {p:letter} (for which|such that|if|given that) {m:moment}',
    ({ p, m }) => ({ the: 'values', of: [p], where: m }),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; d: RawTerm; w: string }>(
    'wanted',
    '[the|its] speed [of {x:body}] (after it has (moved|travelled|slid)|when it has (moved|travelled|slid)|after (moving|travelling|sliding)|after {y:body} has (moved|travelled|slid)|when {y:body} has (moved|travelled|slid)) [a distance of] {d:length} [{w:way-along}]',
    ({ x, y, d, w }: { x?: RawTerm; y?: RawTerm; d: RawTerm; w?: string }, [at]) =>
      the('speed after way', own(x ?? y, at), d, ...(y === undefined ? [] : [the('of', y)]), ...along(w)),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[the|its] speed [of {x:body}] {t:duration} after (it is released|being released|it starts to move|starting|it starts|it begins to move|it is set in motion)',
    ({ x, t }: { x?: RawTerm; t: RawTerm }, [at]) => the('speed after time', own(x, at), t),
  ),
  ...rule<{ x: RawTerm; t: RawTerm; w: string }>(
    'wanted',
    '[the] distance [that] ({x:body} moves|{x:body} slides|{x:body} travels|moved by {x:body}|travelled by {x:body}|moved|travelled) [{w:way-along}] in [the first|a time of] {t:duration} [of its motion|after it is released]',
    ({ x, t, w }: { x?: RawTerm; t: RawTerm; w?: string }, [at]) =>
      the('way in time', own(x, at), t, ...along(w)),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; w: string }>(
    'wanted',
    '[the] time (taken for|for|it takes for) {x:body} to (move|travel|slide) [a distance of] {d:length} [{w:way-along}]',
    ({ x, d, w }: { x: RawTerm; d: RawTerm; w?: string }) => the('time for way', x, d, ...along(w)),
  ),
  ...rule<{ x: RawTerm; w: string }>(
    'wanted',
    '[the] [total] distance [that] ({x:body} moves|{x:body} slides|{x:body} travels|moved by {x:body}|travelled by {x:body}|travelled|moved) [{w:way-along}] before (it comes|coming) to [instantaneous] rest',
    ({ x, w }: { x?: RawTerm; w?: string }, [at]) => the('way to rest', own(x, at), ...along(w)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] time (taken for|for) {x:body} to come to [instantaneous] rest',
    ({ x }) => the('time to rest', x),
  ),
];

export const PLANE_RULES: Rule[] = [...WAYS, ...STATES, ...ASKED];
