import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|calculate|determine|work out|state|write down)';
const GRAPH = '(the|your|this) [cumulative frequency] (graph|diagram|curve)';
const FROM_GRAPH = `((use|using|by using) ${GRAPH} [,] [to]|from ${GRAPH} [,])`;
const BAR = '(bar|rectangle|column|block)';
const FOR = '(for|representing|that represents|which represents|of|corresponding to|over)';
const find = (...targets: RawTerm[]): RawGoal[] => targets.map((target) => ({ verb: 'find', target }));

/** The bars of a histogram: one that is measured, and another that is asked for. */
const BARS: Rule[] = [
  ...rule<{ c: string }>(
    'the-bar',
    `the ${BAR} ${FOR} the [(class interval|class|interval|group)] {c:class-name} [(class interval|class|interval|group)]`,
    ({ c }) => c,
  ),
  ...rule<{ c: string; w: string; h: string }>(
    'facts',
    '[on the histogram ,] {c:the-bar} is {w:datum} wide and {h:datum} (high|tall)',
    ({ c, w, h }) => [fact('bar', c, w, h)],
  ),
  ...rule<{ c: string; w: string; h: string }>(
    'facts',
    '[on the histogram ,] {c:the-bar} has [a] width [of] {w:datum} and [a] height [of] {h:datum}',
    ({ c, w, h }) => [fact('bar', c, w, h)],
  ),
  ...rule<{ c: string; w: string; h: string }>(
    'facts',
    '[on the histogram ,] the width of {c:the-bar} is {w:datum} and (its|the) height is {h:datum}',
    ({ c, w, h }) => [fact('bar', c, w, h)],
  ),
  ...rule<{ c: string }>('goals', `${FIND} the width and [the] height of {c:the-bar}`, ({ c }) =>
    find(the('bar width', c), the('bar height', c)),
  ),
  ...rule<{ c: string }>('goals', `${FIND} the width of {c:the-bar}`, ({ c }) => find(the('bar width', c))),
  ...rule<{ c: string }>('goals', `${FIND} the height of {c:the-bar}`, ({ c }) => find(the('bar height', c))),
];

/** What is read off a cumulative frequency graph. */
const GRAPHS: Rule[] = [
  ...(['', 'graph'] as const).flatMap((by) =>
    rule<{ m: string; w?: string; v?: string }>(
      'goals',
      `${by === '' ? '[hence]' : FROM_GRAPH} (estimate|find [an estimate (of|for)]|obtain an estimate (of|for)) {m:r-moments} [{w:w}] [(of|for) {v:wn}]`,
      ({ m, w = '', v = '' }) => find(...m.split('|').map((name) => the('record', name, `${w} of ${v}`, by))),
    ),
  ),
  ...(
    [
      ['>', 'more than|longer than|over|greater than|at least|heavier than|taller than'],
      ['<', 'less than|fewer than|shorter than|under|at most|lighter than'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ w: string; x: string }>(
      'goals',
      `[${FROM_GRAPH}] (estimate|find an estimate (of|for)) the number of {w:w} (who|which|that|with|whose) [{u:w}] (${words}) {x:datum} [{y:w}]`,
      ({ w, x }) => find(the('record count', sign, x, w)),
    ),
  ),
];

export const RECORDS_CHARTS: Rule[] = [...BARS, ...GRAPHS];
