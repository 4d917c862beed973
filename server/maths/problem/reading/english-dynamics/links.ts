import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const STRING =
  '(a|the|this) [light] [inextensible] [,] [light] (string|rope|cable|inextensible string|inelastic string)';
const PULLEY = '(a|the) [small] [fixed] [smooth] [light] [fixed] [smooth] pulley [{pulley:label}]';
const WHERE = '[[which is|that is] (fixed|attached|at)] [at|to] [the (edge|end|top) of {t:track}]';
const OVER = `[,] [which|that] (passes|passing|and passes|passed) over ${PULLEY} ${WHERE} [,]`;
const BAR =
  '(a|the) [light] [rigid] [,] [light] [inextensible] [rigid] (tow-bar|towbar|tow bar|rod|coupling|bar|rigid bar|cable|tow-rope|rope)';

/** Strings over a pulley, tow-bars, and what hangs on them. */
const STRINGS: Rule[] = [
  ...rule<object>('string', STRING, () => the('string')),
  ...rule<{ t: RawTerm }>('over', OVER, ({ t }: { t?: RawTerm }) =>
    t === undefined ? the('over') : the('over', t),
  ),
  ...rule<{ o: RawTerm }>('string', `${STRING} {o:over}`, ({ o }) => the('string', o)),
  ...rule<{ s: RawTerm }>(
    'does',
    '(are|is) (attached to|connected by|joined by|connected to|attached one to each of|attached to opposite|fixed to) [the] [[two] ends of] {s:string}',
    ({ s }) => [fact('link', SELF, s)],
  ),
  ...rule<{ y: RawTerm; s: RawTerm }>(
    'does',
    '(is connected|is attached|is joined|connected|attached) (to {y:body} by {s:string}|by {s:string} to {y:body})',
    ({ y, s }) => [fact('link', SELF, s, the('with', y))],
  ),
  // Each end of the string by itself.
  ...rule<{ s: RawTerm }>(
    'does',
    '(is|are) (attached|connected|fixed|tied) to one end of {s:string}',
    ({ s }) => [fact('link', SELF, s)],
  ),
  ...rule<object>('does', '(is|are) (attached|connected|fixed|tied) to the other end [of {s:string}]', () => [
    fact('link', SELF, the('string')),
  ]),
  ...rule<{ y: RawTerm }>(
    'facts',
    'the other end [of {s:string}] is (attached|connected|fixed|tied) to {y:body}',
    ({ y }) => [fact('link', y, the('string'))],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'facts',
    '{x:string} (passes|is passing|runs|is passed) over {o:over-pulley}',
    ({ x, o }) => [fact('pulley', x), ...(o === '' ? [] : [fact('track', o)])],
  ),
  ...rule<{ t: RawTerm }>('over-pulley', `${PULLEY} ${WHERE}`, ({ t }: { t?: RawTerm }) => t ?? ''),
  ...rule<object>('facts', 'the system (is|are) [then|now|initially] (released|released from rest)', () => [
    fact('released'),
  ]),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} [,] (with|and) {g:with-string} [,]', ({ f }) => f),
  ...rule<{ f: RawFact[]; x: RawTerm; d: RawFact[] }>(
    'facts',
    '{f:facts} [,] [and] with {x:body} {d:doing}',
    ({ f, x, d }) => [
      ...f,
      ...d.map(({ relation, of }) => ({ relation, of: of.map((one) => (one === SELF ? x : one)) })),
    ],
  ),
  ...rule<{ f: RawFact[]; x: RawTerm; h: RawTerm }>(
    'facts',
    '{f:facts} [,] [and] with {x:body} [{h:hows}]',
    ({ f, x, h }) => (isAll(h) ? [...f, fact('act', x, 'rest', ...h.all)] : null),
  ),
  ...rule<object>(
    'with-string',
    '[with] ([(the|both) {n:many-noun}] hanging (vertically|freely) [below the pulley]|(both particles|each particle) hanging (vertically|freely)|(the string|both strings) [just] taut [and {h:string-lies}]|{h:string-lies})',
    () => '',
  ),
  ...rule<object>(
    'string-lies',
    '(parallel to a line of greatest slope [of {t:track}]|[the] [(part|section|portion) of the] string [between {x:body} and the pulley] [is|being|which is] (taut|horizontal|parallel to (the|a) (line of greatest slope [of {t:track}]|table|plane|slope|surface))|[(both|the|its|the two)] [straight] (parts|sections|portions) [of (the|each) string] [(which|that) are] [not in contact with the pulley] [hanging] (vertical|vertically)|the string parallel to a line of greatest slope [of {t:track}])',
    () => '',
  ),
  ...rule<object>(
    'facts',
    '(the [straight] (parts|sections|portions) of the string [(which|that) are not in contact with the pulley] (are|hang) (vertical|vertically)|the hanging part of the string is vertical)',
    () => [fact('taut')],
  ),
  ...rule<object>(
    'facts',
    '(the part of the string between {x:body} and the pulley is (horizontal|parallel to a line of greatest slope [of {t:track}])|the string is taut|the straight parts of the string are vertical)',
    () => [fact('taut')],
  ),
  ...rule<{ p: RawFact[] }>(
    'does',
    '(does not reach|never reaches|do not reach) the pulley [in the subsequent motion]',
    () => [fact('no pulley', SELF)],
  ),
  ...rule<object>('facts', '(the string (becomes|is|remains|goes) slack|the string becomes slack)', () => [
    fact('slack'),
  ]),
  ...rule<{ t: RawTerm }>(
    'facts',
    '({t:duration} after (the system|the particles|{x:body}) (is|are) released [from rest] [,]|[,] after {t:duration} [of motion] [,]|{t:duration} (later|after release) [,]) the string (breaks|is cut|snaps)',
    ({ t }) => [fact('breaks', t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    'the string (breaks|is cut|snaps) ({t:duration} after (the system|the particles|{x:body}) (is|are) released [from rest]|after {t:duration}|{t:duration} (later|after release))',
    ({ t }) => [fact('breaks', t)],
  ),
  ...rule<object>('facts', 'the string is slack before it (first|) becomes taut [again]', () => [
    fact('slack'),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm; h: RawTerm }>(
    'does',
    `(tows|is towing|pulls|is pulling|tow) {y:body} [{h:hows}] [(by means of|by|using|with) ${BAR} [which is (horizontal|parallel to the road)]]`,
    ({ y, h }: { y: RawTerm; h?: RawTerm }) => [
      fact('tow', SELF, y),
      ...(h !== undefined && isAll(h) ? [fact('act', SELF, 'move', ...h.all)] : []),
    ],
  ),
  ...rule<{ y: RawTerm }>(
    'does',
    `(is|are) (connected|attached|joined|coupled) (to {y:body} by ${BAR}|by ${BAR} to {y:body})`,
    ({ y }) => [fact('tow', SELF, y)],
  ),
  ...rule<object>(
    'does',
    `(is|are) (connected|attached|joined|coupled) [together] by ${BAR} [which is (horizontal|parallel to the road)]`,
    () => [fact('barred', SELF)],
  ),
  ...rule<object>(
    'facts',
    'the (tow-bar|towbar|tow bar|rope|cable) [connecting {x:body} (to|and) {y:body}] is (light|light and rigid|light and horizontal|light , rigid and parallel to the road|horizontal|light and inextensible|parallel to the road|light and parallel to the road|light , rigid and horizontal)',
    () => [fact('bar told')],
  ),
];

/** Friction. */
const CONTACT: Rule[] = [
  ...rule<{ x: RawTerm; v: string }>(
    'facts',
    '[the] coefficient of friction (between {x:body} and {t:track}|between {t:track} and {x:body}|between {x:body} and the pulley|) is {v:amount}',
    ({ x, v }: { x?: RawTerm; v: string }, [at]) => [fact('equal', the('friction', x ?? it(at)), v)],
  ),
  ...rule<{ x: RawTerm; v: string }>(
    'facts',
    '[the] coefficient of friction (between {x:body} and {t:track}|) is {v:note}',
    () => null,
  ),
  ...rule<{ w: string }>(
    'does',
    '(is|is now) [just] (on the point of|about to|at the point of|on the verge of) (slip|slide|move|slipping|sliding|moving)',
    () => [fact('state', SELF, 'limiting')],
  ),
  ...rule<{ h: RawTerm }>(
    'does',
    '(is|remains|rests) in limiting equilibrium [{h:hows}]',
    ({ h }: { h?: RawTerm }) => [
      ...(h !== undefined && isAll(h) ? [fact('act', SELF, 'rest', ...h.all)] : []),
      fact('state', SELF, 'limiting'),
    ],
  ),
  ...rule<{ t: RawTerm }>('does', '(is|are|is initially) on {t:track}', ({ t }) => [
    fact('act', SELF, 'rest', the('on', t)),
  ]),
  ...rule<object>('does', '(is|remains|rests|is held|stays) in equilibrium', () => [
    fact('state', SELF, 'equilibrium'),
  ]),
];

/** Bodies that meet. */
const MEETINGS: Rule[] = [
  ...rule<{ y: RawTerm }>(
    'does',
    '(collides|then collides|subsequently collides|now collides|collides directly|later collides|next collides|runs into|meets) [with] {y:body}',
    ({ y }) => [fact('act', SELF, 'collide', the('with', y))],
  ),
  ...rule<object>(
    'does',
    '(coalesce|stick together|join together|couple together|combine|move together|move on together) [on impact|in the collision|after the collision|after colliding|as a result of the collision] [to form a single (particle|body)|and move [on] as (one|a single) (body|particle)]',
    () => [fact('act', SELF, 'coalesce')],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(coalesce|stick together|join together|combine) [on impact] [to form a single (particle|body)] (which moves|and move|and move off|that moves|moving) [off] (with|at) [a|common] [speed|velocity] [of] {v:speed}',
    ({ v }) => [fact('act', SELF, 'coalesce', the('speed', v))],
  ),
  ...rule<{ x: RawTerm; f: RawFact[] }>('does', 'collides and coalesces with {y:body}', (slots) => {
    const { y } = slots as unknown as { y: RawTerm };
    return [fact('act', SELF, 'collide', the('with', y)), fact('act', { all: [SELF, y] }, 'coalesce')];
  }),
  ...rule<{ x: RawTerm }>(
    'does',
    '(lie|are|are placed) [at rest] [in that order] (in a straight line|in the same straight line|in that order) [on {t:track}]',
    () => [fact('act', SELF, 'rest')],
  ),
  ...rule<object>(
    'facts',
    '(its|the) direction of motion [of {x:body}] is (unchanged|not changed)',
    ({ x }: { x?: RawTerm }, [at]) => [fact('turned', x ?? it(at), 'no')],
  ),
  ...rule<object>(
    'facts',
    '(its|the) direction of motion [of {x:body}] is (reversed|changed)',
    ({ x }: { x?: RawTerm }, [at]) => [fact('turned', x ?? it(at), 'yes')],
  ),
  ...rule<object>(
    'wanted',
    '[the] [common] speed of the (combined|single|composite) (particle|body|mass|particles|object) [[immediately|just] after (the|this) (collision|impact)]',
    () => the('speed together'),
  ),
];

const WHOLE =
  '(in|during|throughout) (the subsequent motion|the motion|the ensuing motion|the whole of the motion|the following motion|the motion that follows|all [of] the motion) [described below|that follows]';
const RELEASE =
  '(release|the instant of release|when the system is released|the instant (when|at which) (the system|the particles) (is|are) released)';
const BAR_NAME = '(tow-bar|towbar|tow bar|coupling|rope|tow-rope|cable|bar)';

/** What happens at the ends of a string, and when a bar breaks. */
const EVENTS: Rule[] = [
  ...rule<object>('moment', `${WHOLE} [,]`, () => ({ the: 'moment', of: ['later'], where: [] })),
  ...['body', 'bodys'].flatMap((kind) =>
    rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
      'facts',
      `{x:${kind}} (is|are) [both|each] [initially|then|held|at rest] [at] [a] [height] [of] {d:length} above [a|the] [horizontal] {p:place}`,
      ({ x, d, p }) => [fact('act', x, 'rest', the('height', d, p))],
    ),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] with {g:with-string} [,] and {h:facts}',
    (slots) => {
      const { f, h } = slots as unknown as { f: RawFact[]; h: RawFact[] };
      return [...f, ...h];
    },
  ),
  ...rule<object>(
    'wanted',
    `[the] [total] [length of] time [taken|that elapses|which elapses|interval] (from|after|between) ${RELEASE} (until|to when|before|and|to the instant when) the string (first|) (becomes|is|becoming|goes|being) taut [again|once more]`,
    () => the('time to taut'),
  ),
  ...rule<{ m: RawTerm }>(
    'facts',
    `the ${BAR_NAME} (breaks|snaps|is cut|is disconnected|comes loose|fails)`,
    () => [fact('bar breaks')],
  ),
  ...rule<object>(
    'facts',
    '{x:body} (becomes|is) (detached|uncoupled|disconnected|separated) [from {y:body}]',
    () => [fact('bar breaks')],
  ),
  ...rule<{ g: RawTerm; d: RawFact[] }>(
    'wanted',
    '{g:going} from (this|that) (instant|point|moment) (until|before) [it|he|she] [first] {d:stops}',
    ({ g }, [from]) =>
      typeof g === 'object' && 'the' in g
        ? {
            ...g,
            where: [
              fact('until', { the: 'moment', of: [], where: [fact('act', g.of[0] ?? it(from), 'stop')] }),
            ],
          }
        : null,
  ),
  ...rule<object>(
    'stops',
    '(comes to [instantaneous] rest|coming to [instantaneous] rest|stops|comes to a halt|is at rest)',
    () => '',
  ),
  ...rule<object>('wanted', '[the] time (taken|for this|that this takes|it takes to do this)', () =>
    the('time taken'),
  ),
];

export const LINK_RULES: Rule[] = [...EVENTS, ...STRINGS, ...CONTACT, ...MEETINGS];
