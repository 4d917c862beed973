import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { IS_VERB } from '../english-statistics/bands.ts';
import { normalIn } from '../statistics/phrases.ts';

const MODELLED = '(is|are|can be|may be) (modelled by|described by|taken to have)';
const CALLED =
  '(is|are) [called|classed as|classified as|described as|known as|graded as|graded|labelled|labelled as|regarded as|considered|said to be|sold as|categorised as]';
const OTHERS = '(all other|the other|other|all the other|the remaining|all remaining|all of the other)';

const isOfPopulations = (facts: RawFact[]): boolean =>
  facts.length > 0 && facts.every(({ relation }) => relation === 'normal');

/** Where or of what it is told: part of the name of what is measured. */
const within = (where: string, facts: RawFact[]): RawFact[] | null =>
  isOfPopulations(facts)
    ? facts.map(({ relation, of: [w, ...more] }) => fact(relation, `${String(w)} ${where}`, ...more))
    : null;

const LAWS: Rule[] = [
  ...rule<{ z: string; f: RawFact[] }>('facts', '(in|at|on|for) {z:tale} , {f:facts}', ({ z, f }) =>
    within(z, f),
  ),
  ...rule<{ w: string; d: string }>(
    'facts',
    `{w:named} ${MODELLED} (the|a) [normal] distribution {d:law}`,
    ({ w, d }) => {
      const inside = normalIn(d);
      return inside && !/^[A-Z]$/.test(w) ? [fact('normal', w, the('moments', ...inside))] : null;
    },
  ),
  ...rule<{ w: string; l: RawTerm }>(
    'facts',
    '{w:named} (is|are) also normally distributed [with {l:moments}]',
    ({ w, l }: { w: string; l?: RawTerm }) => [fact('normal', w, l ?? the('moments'))],
  ),
  ...['name', 'named'].flatMap((kind) =>
    rule<{ a: string; b: string }>(
      kind,
      '{a:open} (another|a second|a different) {b:open}',
      ({ a, b }) => `${a} another ${b}`,
    ),
  ),
  ...rule<{ m: string }>('moments', 'the same standard deviation', () => the('moments', '=mean', '=same')),
  ...rule<{ m: string }>('moments', '[a] mean [of] {m:amount} and the same standard deviation', ({ m }) =>
    the('moments', m, '=same'),
  ),
  ...rule<{ s: string }>('moments', 'the same mean and [a] standard deviation [of] {s:amount}', ({ s }) =>
    the('moments', '=same', s),
  ),
  // What is told of the law behind it.
  ...(['mean', 'standard deviation'] as const).flatMap((noun) => [
    ...rule<{ v: string }>('facts', `(their|its|the) ${noun} is {v:amount}`, ({ v }) => [
      fact('law moment', noun, v),
    ]),
    ...rule<{ k: string }>(
      'facts',
      `(their|its|the) ${noun} is {k:times-of} (the|their|its) ${noun === 'mean' ? 'standard deviation' : 'mean'}`,
      ({ k }) => [fact('law moment', noun, k, 'times')],
    ),
  ]),
  ...(
    [
      ['(one half|half|one-half) [of]', '1/2'],
      ['(one third|a third|one-third) of', '1/3'],
      ['(one quarter|a quarter|one-quarter) of', '1/4'],
      ['(one fifth|a fifth|one-fifth) of', '1/5'],
      ['(one sixth|one-sixth) of', '1/6'],
      ['(one eighth|an eighth|one-eighth) of', '1/8'],
      ['(one tenth|a tenth|one-tenth) of', '1/10'],
      ['(twice|double|two times)', '2'],
      ['three times', '3'],
      ['four times', '4'],
      ['five times', '5'],
      ['six times', '6'],
    ] as const
  ).flatMap(([words, value]) => rule<object>('times-of', words, () => value)),
  ...rule<{ p: string }>('times-of', '{p:percent} of', ({ p }) => p),
];

const SHARES: Rule[] = [
  // The limit is told, and so many are beyond it.
  ...rule<{ w: string; v: string; p: string; x: string; s: RawTerm }>(
    'facts',
    '{w:open} is {v:amount} [,] and {p:percent} of {x:name} {s:beyond-this}',
    ({ v, p, x, s }) => [fact('share', p, x, the('range', ...signOf(s), v))],
  ),
  ...(
    [
      ['>', 'more|greater|longer|further|higher|heavier|taller|larger|faster'],
      ['<', 'less|shorter|lower|lighter|smaller|nearer|slower'],
    ] as const
  ).flatMap(([sign, words]) => rule<object>('beyond-this', `(${words}) than this`, () => the('sign', sign))),
  ...rule<{ v: string }>('range-of', '(further|farther|faster|higher|later) than {v:amount}', ({ v }) =>
    the('range', '>', v),
  ),
  ...rule<{ v: string }>('range-of', '(slower|nearer|lower) than {v:amount}', ({ v }) =>
    the('range', '<', v),
  ),
  ...rule<{ w: string; c: string }>('facts', `${OTHERS} {w:name} ${CALLED} {c:open}`, ({ w, c }) =>
    IS_VERB.test(c) ? null : [fact('band', w, the('range', 'others'), c, '')],
  ),
  ...(['percentage', 'proportion'] as const).flatMap((noun) =>
    rule<{ w: string; c: string }>(
      'value',
      `[the] [expected] ${noun} of {w:name} (that|which|who) ${CALLED} {c:open}`,
      ({ w, c }) => (IS_VERB.test(c) ? null : the('called share', noun, w, c)),
    ),
  ),
];

const signOf = (term: RawTerm): RawTerm[] => (term as { of: RawTerm[] }).of;

const ASKED: Rule[] = [
  ...rule<{ w: string; r: RawTerm; c: RawTerm }>(
    'value',
    '[the] probability that {w:name} {r:range-of} on {c:how-many} of (them|these|these {z:open}|the {z:open})',
    ({ w, r, c }) => the('count chance', c, w, r),
  ),
];

export const POPULATION_RULES: Rule[] = [...LAWS, ...SHARES, ...ASKED];
