import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const NAMES = { velocity: 'velocity', acceleration: 'acceleration', speed: 'speed' };

/** What is asked of a body of which the velocity, the displacement or the acceleration is given for each time. */
export const COURSE_RULES: Rule[] = [
  ...Object.keys(NAMES).flatMap((name) => [
    ...rule<{ x: RawTerm }>(
      'at-start',
      `(the|its) initial ${name} [of {x:body}]`,
      ({ x }: { x?: RawTerm }, [at]) => initial(name, x ?? it(at)),
    ),
  ]),
  ...rule<{ q: RawTerm }>('wanted', '{q:at-start}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', 'the magnitude of {q:at-start}', ({ q }) => sized(q)),
  ...rule<{ d: RawTerm }>('period', '(in|during|for|over) (the|these) {d:duration}', ({ d }) => [
    fact('over', d),
  ]),
  ...rule<object>('wanted', '[the] total distance (travelled|moved|covered) by {x:body}', (slots) => ({
    the: 'distance travelled',
    of: [(slots as { x: RawTerm }).x],
    where: [fact('over', '')],
  })),
  ...rule<{ t: RawFact[] }>(
    'wanted',
    '[the] two (times|instants) (when|at which|for which) {t:moment}',
    ({ t }) => ({
      the: 'times',
      of: ['t'],
      where: t,
    }),
  ),
  ...rule<{ l: string }>('wanted', '[the] (distance|length) {l:two-labels}', ({ l }) => {
    const name = l.replace(/[^A-Z]/g, '');
    return name[0] === 'O'
      ? the('magnitude', the('displacement', reference('body', name[1]!, 'bare', 0)))
      : null;
  }),
  ...rule<{ o: RawTerm }>('how', ', (starting|leaving|setting off) (at|from) {o:origin}', ({ o }) =>
    the('from', o),
  ),
  ...rule<{ o: RawTerm }>('how', ', (starting|leaving) from rest (at|from) {o:origin}', ({ o }) =>
    the('from rest', o),
  ),
  ...rule<{ o: RawTerm }>('how', 'from rest (at|from) {o:origin}', ({ o }) => the('from rest', o)),
  ...rule<{ d: RawTerm }>('period', '(in|during|for) this (time|interval|period)', () => [fact('over', '')]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'period',
    '(between|from) [time|the times|times] {a:time-said} (and|to|until) [time] {b:time-said}',
    ({ a, b }) => [fact('from', a), fact('to', b)],
  ),
  ...rule<{ e: string }>(
    'time-said',
    '{e:equation}',
    ({ e }) => /^\s*t\s*=\s*([\d./]+)\s*$/.exec(e)?.[1] ?? null,
  ),
  ...rule<{ e: RawTerm }>('time-said', '{e:duration}', ({ e }) => e),
  ...rule<object>(
    'period',
    '(between|during the time between|in the time between) (these times|these two times|the two times|these instants|these two instants|the [two] (times|instants) (at which|when) (it|{x:body}) is [instantaneously|momentarily] at [instantaneous] rest)',
    () => [fact('between rests')],
  ),
  ...rule<{ x: RawTerm }>('moment', '{x:body} comes to [instantaneous] rest', ({ x }) => [
    fact('comes to rest', x),
  ]),
  ...rule<{ x: RawTerm }>(
    'moment',
    '{x:body} (first comes to [instantaneous] rest|is first at [instantaneous] rest)',
    ({ x }) => [fact('first at rest', x)],
  ),
  ...rule<{ x: RawTerm }>(
    'moment',
    '{x:body} (changes direction|changes its direction [of motion]|reverses its direction [of motion])',
    ({ x }) => [fact('turns', x)],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'wanted',
    '(the|its) distance [of {x:body}] from {o:origin}',
    ({ x, o }: { x?: RawTerm; o: RawTerm }, [at]) =>
      typeof o === 'object' && 'a' in o && o.name === 'O'
        ? the('magnitude', the('displacement', x ?? it(at)))
        : null,
  ),
  ...rule<{ q: RawTerm; t: string }>(
    'wanted',
    '[an] expression [in terms of {t:letter}] for {q:quantity-of} [at time {t:letter}] [in terms of {t:letter}]',
    ({ q, t }: { q: RawTerm; t?: string }) => the('law of', q, ...(t === undefined ? [] : [t])),
  ),
  ...rule<{ q: RawTerm; t: string }>(
    'wanted',
    '{q:quantity-of} (in terms of|as a function of) {t:letter}',
    ({ q, t }) => the('law of', q, t),
  ),
  ...rule<{ t: RawFact[] }>(
    'wanted',
    '[the] [two] (value|values) of t [at the instant] (when|at which|for which) {t:moment}',
    ({ t }) => ({
      the: 'times',
      of: ['t'],
      where: t,
    }),
  ),
];

function initial(name: string, x: RawTerm): RawTerm {
  const where = [holds('t = 0')];
  return name === 'speed'
    ? { the: 'magnitude', of: [the('velocity', x)], where }
    : { the: name, of: [x], where };
}

function sized(q: RawTerm): RawTerm | null {
  if (typeof q !== 'object' || !('the' in q) || q.the === 'magnitude') return null;
  const { where = [], ...inner } = q;
  return { the: 'magnitude', of: [inner], where };
}
