import { fact, type RawFact, type RawProperty, type RawTerm, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const OF = '(of|for|on|by|from)';

/** So many of something: "24 sacks of grain". */
const GROUPS: Rule[] = [
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; w: string }>('group', `{n:${kind}} {w:tale}`, ({ n, w }) => the('group', n, w)),
  ),
  ...rule<{ n: string; w: string }>(
    'group',
    '{n:counted} [{w:tale}]',
    ({ n, w }: { n: string; w?: string }) => the('group', n, w ?? ''),
  ),
  ...rule<{ g: RawTerm }>('sampled', `[the|each of|each of the|each|all|these] {g:group}`, ({ g }) => g),
  ...rule<{ g: RawTerm }>(
    'sampled',
    `(a random sample of|a sample of|a group of|the first|a set of) {g:group}`,
    ({ g }) => g,
  ),
  ...rule<{ g: RawTerm; w: string }>(
    'sampled',
    '{g:group} (of|in|from) (a|the|another) (second|first|different) {w:tale}',
    ({ g, w }) => {
      const [n, of] = (g as RawProperty).of as string[];
      return the('group', n!, `${of} ${w}`);
    },
  ),
  ...rule<{ x: string }>('apposition', ', {x:lettered} [celsius] ,', ({ x }) => x),
  ...rule<{ u: string }>('apposition', ', [measured] in {u:measure} ,', ({ u }) => `in⟨${u}⟩`),
  ...rule<{ x: string }>('apposition', ', {x:lettered} [celsius] , in {u:measure} ,', ({ x }) => x),
];

/** "A sample is chosen" tells no data. */
const IS_DEED =
  /\b(?:is|are|was|were) (?:then |now )?(?:chosen|selected|taken|picked|drawn|planted|tested|sown|inspected|examined)\b/;

const sizeOf = (group: RawTerm, words = ''): RawFact[] => {
  const [n, w] = (group as RawProperty).of as string[];
  return [fact('size', n!, `${words} ${w}`)];
};

/** Data and how many there are: "the masses, x kg, of 24 sacks of grain". */
const DATA: Rule[] = [
  ...rule<{ a: string; g: RawTerm }>(
    'data',
    `{a:tale} [{x:apposition}] ${OF} {g:sampled}`,
    ({ g, a, x }: { g: RawTerm; a: string; x?: string }) => sizeOf(g, `${a} ${x ?? ''}`),
  ),
  ...rule<{ a: string; b: string; x: string; g: RawTerm }>(
    'data',
    `{a:tale} {x:apposition} {b:tale} ${OF} {g:sampled}`,
    ({ g, a, b, x }) => sizeOf(g, `${a} ${x} ${b}`),
  ),
  ...rule<{ g: RawTerm }>('data', '[a] [random] sample of {g:group}', ({ g }) =>
    IS_DEED.test(String((g as RawProperty).of[1])) ? null : sizeOf(g),
  ),
  ...rule<{ g: RawTerm; f: RawFact[] }>(
    'facts',
    'for {g:sampled} , [it is found that|it is given that] {f:facts}',
    ({ g, f }) => [...sizeOf(g), ...f],
  ),
  ...rule<{ g: RawTerm; m: string; s: string }>(
    'facts',
    '[the] mean {w:tale-of} {g:group} is {m:amount} and (the|their) standard deviation [{v:tale-of} these {h:group}] is {s:amount}',
    ({ g, m, s }) => [fact('group', ...((g as RawProperty).of as string[]), m, s)],
  ),
  ...rule<{ g: RawTerm; m: string; s: string }>(
    'facts',
    '[the] {w:tales} {v:tale-of} [the] {g:group} have [a] mean [of] {m:amount} and [a] standard deviation [of] {s:amount}',
    ({ g, m, s }) => [fact('group', ...((g as RawProperty).of as string[]), m, s)],
  ),
  ...rule<{ g: RawTerm; m: string }>(
    'facts',
    '[the] mean {w:tale-of} [another|a further|the other] {g:group} [{v:tale}] is {m:amount}',
    ({ g, m }) => [fact('group', ...((g as RawProperty).of as string[]), m)],
  ),
  ...rule<{ w: string }>(
    'tale-of',
    '[{w:tale}] (of|for|by|taken by) [the|another|a further|these|the other]',
    () => 'of',
  ),
  ...rule<{ n: string; x: string; f: RawFact[] }>(
    'facts',
    '(for|from) [a|the] [(set|sample) of] {n:number} values of {x:letter} , [it is (found|given|known) that] {f:facts}',
    ({ n, f }) => [fact('size', n, 'values'), ...f],
  ),
  ...rule<{ n: string; x: string; f: RawFact[] }>(
    'facts',
    '[a|the] [(set|sample) of] {n:number} values of {x:letter} (is|are) (summarised|summarized|such that) [by] [:] {f:facts}',
    ({ n, f }) => [fact('size', n, 'values'), ...f],
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; x: string; f: RawFact[] }>(
      'facts',
      `(for|from) {n:${kind}} (values|observations) of {x:letter} [,] [it is (found|given|known) that] {f:facts}`,
      ({ n, f }) => [fact('size', n, 'values'), ...f],
    ),
    ...rule<{ n: string; x: string; f: RawFact[] }>(
      'facts',
      `(a summary of|) {n:${kind}} (values|observations) of {x:letter} (gives|is|are) [summarised|summarized] [by] {f:facts}`,
      ({ n, f }) => [fact('size', n, 'values'), ...f],
    ),
  ]),
  // A second group of the same kind.
  ...rule<{ g: RawTerm; m: string; s: string }>(
    'facts',
    '[for] [the|the first|a further|another|the other] {g:group} [with] [a|the] mean [of|was|is] {m:amount} and [a|the] standard deviation [of|was|is] {s:amount}',
    ({ g, m, s }) => [fact('group', ...((g as RawProperty).of as string[]), m, s)],
  ),
];

const SUMMARIES: Rule[] = [
  ...rule<{ d: RawFact[]; f: RawFact[] }>(
    'facts',
    '{d:data} (is|are|was|were) (summarised|summarized) [by|as follows] [:] {f:facts}',
    ({ d, f }) => [...d, ...f],
  ),
  ...rule<{ d: RawFact[] }>(
    'facts',
    '{d:data} (is|are|was|were) (summarised|summarized|given|shown|recorded) [in|by|as follows|below] [the] [following] [table] [below|as follows]',
    ({ d }) => d,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{w:tale} {x:apposition} (are|is|can be|were) (summarised|summarized) [by|as follows|as|in] [:] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{w:tale} (are|is|can be|were) (summarised|summarized) [by|as follows|as|in] [:] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ d: RawFact[] }>('sentence', '{d:data}', ({ d }) => ({ facts: d, goals: [] })),
];

const FOLLOW =
  '(are|were) [as follows|shown below|given below|listed below|recorded below|recorded as follows|given as follows] [:]';

/** Data one by one. */
export const LISTS: Rule[] = [
  ...rule<{ a: string; b: string }>('numbers', '{a:number} [,] {b:number}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('numbers', '{a:number} [,] {b:numbers}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ l: string }>('sentence', '{l:numbers}', ({ l }) => listed(l, { facts: [], goals: [] })),
  ...rule<{ l: string; s: Said }>('sentence', '{l:numbers} {s:sentence}', ({ l, s }) => listed(l, s)),
];

function listed(list: string, { facts, goals }: Said): Said | null {
  return list.split(' ').length < 5 || facts.some(({ relation }) => relation === 'list')
    ? null
    : { facts: [fact('list', list), ...facts], goals };
}

const GIVEN: Rule[] = [
  ...rule<{ a: string; g: RawTerm; b: string }>(
    'facts',
    `{a:tales} ${OF} {g:sampled} [, {b:tales}] ${FOLLOW}`,
    ({ a, g, b }: { a: string; g: RawTerm; b?: string }) => sizeOf(g, `${a} ${b ?? ''}`),
  ),
  ...rule<{ a: string; g: RawTerm; b: string }>(
    'facts',
    `{a:tales} , ${OF} {g:sampled} [, {b:tales}] ${FOLLOW}`,
    ({ a, g, b }: { a: string; g: RawTerm; b?: string }) => sizeOf(g, `${a} ${b ?? ''}`),
  ),
  ...rule<object>('facts', `(the|her|his|their) (results|times|data|scores|marks|values) ${FOLLOW}`, () => [
    fact('scene', 'the results are shown'),
  ]),
];

/** "The mean time": what is measured stands behind the noun at once. */
const MEASURED =
  /^(?:[a-z-]+ )?(?:time|mass|weight|height|length|age|score|mark|speed|distance|price|temperature|wage|width|depth|amount|number|value|volume|cost)s?(?: (?:taken|of|for|per|that)\b.*)?$/;

function ofGroup(moment: string, group: RawTerm): RawTerm {
  const [n, w] = (group as RawProperty).of as string[];
  return the('of data', moment, w!, n!);
}

/** What is asked of data. */
const ASKED: Rule[] = [
  ...rule<{ p: string; w: string }>(
    'value',
    '(a|the) [symmetric] {p:percent} confidence interval for (the|) [population] mean [[of] {w:tale}]',
    ({ p }) => the('confidence', p),
  ),
  ...(['mean', 'variance'] as const).flatMap((name) =>
    rule<object>('value', `an unbiased estimate (of|for) the [population] ${name} [[of] {w:tale}]`, () =>
      the('unbiased', name),
    ),
  ),
  ...rule<object>(
    'wanted',
    'unbiased estimates (of|for) the [population] mean and [the] [population] variance [[of] {w:tale}]',
    () => ({ all: [the('unbiased', 'mean'), the('unbiased', 'variance')] }),
  ),
  ...rule<{ m: string; w: string }>('value', '{m:moment} {w:tale}', ({ m, w }) =>
    MEASURED.test(w) ? the('of data', m, w) : null,
  ),
  ...rule<{ m: string; w: string }>('value', 'an estimate (of|for) {m:moment} {w:tale}', ({ m, w }) =>
    MEASURED.test(w) ? the('of data', `estimated ${m}`, w) : null,
  ),
  ...rule<{ m: string; n: string; x: string }>(
    'wanted',
    '{m:moment} and {n:moment} of (these|the) [{k:number}] values of {x:letter}',
    ({ m, n }) => ({ all: [the('of data', m, ''), the('of data', n, '')] }),
  ),
  ...rule<{ m: string; x: string }>(
    'value',
    '{m:moment} of ((these|the) [{k:number}] values of|) {x:letter}',
    ({ m, x }) => (/^[a-z]$/.test(x) ? the('of data', m, '') : null),
  ),
  ...rule<{ m: string; w: string }>('value', '{m:moment} (of|for) {w:tale}', ({ m, w }) =>
    the('of data', m, w),
  ),
  ...rule<{ m: string; w: string }>(
    'value',
    'an estimate (of|for) {m:moment} (of|for) {w:tale}',
    ({ m, w }) => the('of data', `estimated ${m}`, w),
  ),
  // Nothing but this is asked for: else "of …" behind the last belongs to the first as well.
  ...rule<{ m: string }>('goals', '(find|calculate|state|write down|determine) {m:moment}', ({ m }) => [
    { verb: 'find', target: the('of data', m, '') },
  ]),
  ...rule<{ m: string }>(
    'goals',
    '(find|calculate|state|write down|determine) an estimate (of|for) {m:moment}',
    ({ m }) => [{ verb: 'find', target: the('of data', `estimated ${m}`, '') }],
  ),
  ...rule<{ m: string; n: string; w: string }>(
    'wanted',
    '{m:moment} and {n:moment} [(of|for) {w:tale}]',
    ({ m, n, w }: { m: string; n: string; w?: string }) => ({
      all: [the('of data', m, w ?? ''), the('of data', n, w ?? '')],
    }),
  ),
  ...rule<{ m: string; n: string; w: string }>(
    'wanted',
    'estimates (of|for) {m:moment} and {n:moment} [(of|for) {w:tale}]',
    ({ m, n, w }: { m: string; n: string; w?: string }) => ({
      all: [the('of data', `estimated ${m}`, w ?? ''), the('of data', `estimated ${n}`, w ?? '')],
    }),
  ),
  ...rule<{ m: string; n: string; g: RawTerm }>(
    'wanted',
    `{m:moment} and {n:moment} (of|for) [{v:tale} (of|for)] (all|all of the|all the|the combined|the whole group of|these) {g:group}`,
    ({ m, n, g }) => ({ all: [ofGroup(m, g), ofGroup(n, g)] }),
  ),
  ...rule<{ m: string; g: RawTerm }>(
    'value',
    `{m:moment} {v:tale} (of|for|by|taken by) (all|all of the|all the|all these) {g:group}`,
    ({ m, g }) => ofGroup(m, g),
  ),
  ...rule<{ m: string; g: RawTerm }>(
    'value',
    `{m:moment} (of|for) [{v:tale} (of|for)] (all|all of the|all the|the combined|the whole group of|these) {g:group}`,
    ({ m, g }) => ofGroup(m, g),
  ),
  ...rule<{ e: string }>('value', '[the] value of {e:expression}', ({ e }) =>
    /\\?Sigma|Σ|\\sum|∑/.test(e) ? e : null,
  ),
  ...rule<object>(
    'value',
    '[the] frequency densities [needed|required] [to draw|for] [a] [histogram] [to illustrate|for|to represent] [these|the] [data]',
    () => the('of data', 'frequency densities', ''),
  ),
  ...rule<{ m: RawTerm }>(
    'goals',
    '(state|write down|find|determine|identify) [in] which (class interval|class|interval) (contains|includes) {m:moment}',
    ({ m }) => [{ verb: 'find', target: the('class', m) }],
  ),
  ...rule<{ m: RawTerm }>(
    'value',
    '[the] (class interval|class|interval) (which contains|that contains|containing|in which) {m:moment} [lies]',
    ({ m }) => the('class', m),
  ),
  ...rule<object>(
    'value',
    '[the] (greatest|largest|maximum) possible [value of the] interquartile range [of {w:tale}]',
    () => the('extreme range', 'greatest'),
  ),
  ...rule<object>(
    'value',
    '[the] (least|smallest|minimum) possible [value of the] interquartile range [of {w:tale}]',
    () => the('extreme range', 'least'),
  ),
];

export const DATA_RULES: Rule[] = [...GROUPS, ...LISTS, ...GIVEN, ...DATA, ...SUMMARIES, ...ASKED];
