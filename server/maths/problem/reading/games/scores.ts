import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { SCORE, SCORES, TAKEN } from './words.ts';

export interface Slots {
  n?: string;
  k?: string;
}

export const taken = ({ n, k }: Slots, one: RawTerm): RawTerm =>
  n === undefined && k === undefined ? one : the('of taken', n ?? '', k ?? '', one);

const THE = '[the|these|those|both|both of the|all|all of the|all the|of the|her|his|their]';

/** The scores of all that is thrown or taken. */
const PHRASES: Rule[] = [
  ...rule<Slots>(
    'g-scores',
    `${THE} [resulting|different] [{n:num}] [resulting|different] (${SCORES}|dice) [{p:g-place}]`,
    ({ n }) => n ?? '',
  ),
  ...rule<Slots>(
    'g-scores',
    `${THE} [{n:num}] ${SCORES} (on|shown on|marked on|from) [the|these|both] [{m:num}] {k:kind} [${TAKEN}]`,
    ({ n, k }) => `${n ?? ''}|${k}`,
  ),
  ...rule<{ a: string; m: string }>(
    'g-score',
    `(the|his|her|its|this|that) ${SCORE} [shown|obtained|scored] (on|from|with|for|of) (the|a) {a:g-adjs} {m:g-machine}`,
    ({ a, m }) => {
      const name = a.split('|').filter((one) => one.startsWith('t:'));
      const isBiased = a.includes('b:');
      return name.length + Number(isBiased) === 1
        ? the('score', `${name[0]?.slice(2) ?? 'biased'} ${m}`)
        : null;
    },
  ),
  ...rule<{ m: string; x?: string }>(
    'g-score',
    `(the|his|her|its|this|that) ${SCORE} [shown|obtained|scored] (on|from|with|for|of) ((the|a) {m:g-machine}|{m:g-machine} {x:capital})`,
    ({ m, x }) => the('score', x === undefined ? m : `${x} ${m}`),
  ),
  ...rule<{ i: string }>(
    'g-score',
    `(the|his|her|this) {i:ordinal} (score|number|throw|roll|value)`,
    ({ i }) => the('score', i),
  ),
  ...rule<{ i: string }>(
    'g-score',
    `the ${SCORE} [shown|obtained|scored] (on|from|with|for) the {i:ordinal} ({k:kind}|throw|roll|spin|die|dice|spinner) [${TAKEN}]`,
    ({ i }) => the('score', i),
  ),
];

export const scored = (scores: string, one: RawTerm): RawTerm => {
  const [n, k] = scores.split('|');
  return n === '' && k === undefined ? one : the('of taken', n!, k ?? '', one);
};

const MADE: readonly [name: string, words: string][] = [
  ['greatest', 'largest|greatest|highest|larger|higher|greater|maximum|biggest|bigger'],
  ['least', 'smallest|least|lowest|smaller|lower|minimum'],
];

const MEASURES: Rule[] = [
  ...rule<{ s: string }>('measure', '[the] (sum|total) of {s:g-scores}', ({ s }) => scored(s, the('sum'))),
  ...rule<{ s: string }>('measure', '[the] product of {s:g-scores}', ({ s }) => scored(s, the('product'))),
  ...(
    [
      ['sum', 'sum|total'],
      ['product', 'product'],
      ['difference', 'difference'],
    ] as const
  ).flatMap(([name, words]) => rule<object>('measure', `their (${words})`, () => the(name))),
  ...rule<{ s: string }>(
    'measure',
    `[the] (larger|greater|higher|bigger) of {s:g-scores} minus [the] (smaller|lesser|lower|other) [one|number|score|of them]`,
    ({ s }) => scored(s, the('difference')),
  ),
  ...rule<object>('measure', '(the|his|her) total [score] [{p:g-place}]', () => the('sum')),
  ...rule<{ s: string }>(
    'measure',
    '[the] [positive|numerical|absolute|non-negative] difference [in value] between {s:g-scores}',
    ({ s }) => scored(s, the('difference')),
  ),
  ...MADE.flatMap(([name, words]) => [
    ...rule<{ s: string }>('measure', `[the] (${words}) [${SCORE}] of {s:g-scores}`, ({ s }) =>
      scored(s, the(name)),
    ),
    ...rule<object>('measure', `[the] (${words}) (${SCORE}) [{p:g-place}]`, () => the(name)),
  ]),
  ...(
    [
      ['sum', '[the] (sum|total) of {a:g-score} and {b:g-score}'],
      ['product', '[the] product of {a:g-score} and {b:g-score}'],
      ['difference', '[the] [positive|numerical] difference between {a:g-score} and {b:g-score}'],
    ] as const
  ).flatMap(([name, words]) =>
    rule<{ a: RawTerm; b: RawTerm }>('measure', words, ({ a, b }) =>
      JSON.stringify(a) === JSON.stringify(b) ? null : the(name, a, b),
    ),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('measure', '{a:g-score} minus {b:g-score}', ({ a, b }) =>
    the('minus', a, b),
  ),
  ...rule<{ n: string; m: RawTerm }>('measure', '{n:g-multiple} {m:measure}', ({ n, m }) =>
    the('multiple', n, m),
  ),
  ...rule<{ n: string; m: RawTerm }>('g-worth', '{n:g-multiple} {m:g-score}', ({ n, m }) =>
    the('multiple', n, m),
  ),
  ...rule<{ m: RawTerm }>('g-worth', '{m:g-score}', ({ m }) => m),
  ...rule<object>('g-multiple', '(twice|double)', () => '2'),
  ...rule<{ n: string }>('g-multiple', '{n:num} times', ({ n }) => n),
  ...rule<{ k: string }>('measure', '[the] [total] number of {k:side} [{p:g-place}]', ({ k }) =>
    the('number of', the('kind', k)),
  ),
  ...rule<{ f: RawTerm }>('measure', '[the] [total] number of {f:score-word} [{p:g-place}]', ({ f }) =>
    the('number of', f),
  ),
  ...rule<{ f: string }>('measure', `[the] [total] number of {f:kind} ${TAKEN}`, ({ f }) =>
    the('number of', the('kind', f)),
  ),
];

/** "If the scores are equal, X = 0." */
function caseOf(condition: RawTerm, equation: string): RawFact[] | null {
  const [, x, v] = /^\s*([A-Z])\s*=\s*([-−]?\d{1,4})\s*$/.exec(equation.replaceAll('$', '')) ?? [];
  return x ? [fact('case', x, condition, the('worth', v!.replace('−', '-')))] : null;
}

/** "…, so that X = 0 when they are equal" tells what follows. */
const NOTED = `[, so that {e:equation} (when|if) {s:g-scores} (are equal|are the same)]`;
const isNoted = (name: string, measure: RawTerm, equation: string | undefined): boolean =>
  equation === undefined ||
  (JSON.stringify(measure).includes('"difference"') && equation.replace(/[$\s]/g, '') === `${name}=0`);

const VARIABLE = '[the] [discrete] [random variable] {x:capital}';
const THE_SCORE = '({x:capital}|(the|his|her|their|{o:owner}) score|the value of {x:capital})';
const IS = '(is|denotes|represents|be|is defined as|is defined to be|is given by|stands for)';

/** What letters, and "the score", stand for. */
const NAMES: Rule[] = [
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    `[let] ${VARIABLE} ${IS} {m:measure} ${NOTED}`,
    ({ x, m, e }: { x: string; m: RawTerm; e?: string }) =>
      isNoted(x, m, e) ? [fact('counts', x, m)] : null,
  ),
  ...rule<{ x: string; m: RawTerm }>(
    'facts',
    `{m:measure} is denoted by [the] [random variable] {x:capital}`,
    ({ x, m }) => [fact('counts', x, m)],
  ),
  ...rule<{ m: RawTerm }>('facts', `(the|his|her|their|{o:owner}) score is {m:measure}`, ({ m }) => [
    fact('counts', 'score', m),
  ]),
  ...rule<{ m: RawTerm; x: string }>(
    'facts',
    `(the|his|her|their|{o:owner}) score , {x:capital} , is {m:measure}`,
    ({ m, x }) => [fact('counts', x, m)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:g-deed} [,] and {g:g-named}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ m: RawTerm }>('g-named', `(the|his|her|their|{o:owner}) score is {m:measure}`, ({ m }) => [
    fact('counts', 'score', m),
  ]),
  ...rule<{ m: RawTerm; x: string }>('g-named', `${VARIABLE} ${IS} {m:measure}`, ({ m, x }) => [
    fact('counts', x, m),
  ]),
  ...rule<{ c: RawTerm; x: string; y: string; m: RawTerm; k: RawTerm }>(
    'facts',
    '(if|when) {c:draw-cond} [,] [then] ({x:capital}|the score|{o:owner} score|his score|her score) (is|is equal to|is given by) {m:g-worth} (;|,|; and|, and|and) (otherwise|if not|in all other cases) [,] ({y:capital}|the score|{o:owner} score|his score|her score|it) (is|is equal to|is given by) {k:g-worth}',
    ({ c, x = 'score', y = x, m, k }: { c: RawTerm; x?: string; y?: string; m: RawTerm; k: RawTerm }) =>
      x === y ? [fact('counts', x, the('either', c, m, k))] : null,
  ),
  ...rule<{ c: RawTerm; e: string }>('facts', `(if|when) {c:draw-cond} [,] [then] {e:equation}`, ({ c, e }) =>
    caseOf(c, e),
  ),
  ...rule<{ e: string }>('facts', `(otherwise|if not|in all other cases) [,] {e:equation}`, ({ e }) =>
    caseOf('otherwise', e),
  ),
  ...rule<{ c: RawTerm; x?: string; m: RawTerm }>(
    'facts',
    `(if|when) {c:draw-cond} [,] [then] ${THE_SCORE} (is|is equal to|is given by|equals) {m:g-worth}`,
    ({ c, x = 'score', m }) => [fact('case', x, c, m)],
  ),
  ...rule<{ x?: string; m: RawTerm }>(
    'facts',
    `(otherwise|if not|in all other cases|in any other case) [,] ${THE_SCORE} (is|is equal to|is given by|equals) {m:g-worth}`,
    ({ x = 'score', m }) => [fact('case', x, 'otherwise', m)],
  ),
  ...rule<{ c: RawTerm; x?: string; m: RawTerm }>(
    'facts',
    `${THE_SCORE} (is|is equal to|is given by|equals) {m:g-worth} [,] (if|when) {c:draw-cond}`,
    ({ c, x = 'score', m }) => [fact('case', x, c, m)],
  ),
  ...rule<{ x?: string; m: RawTerm }>(
    'facts',
    `${THE_SCORE} (is|is equal to|is given by|equals) {m:g-worth} [,] otherwise`,
    ({ x = 'score', m }) => [fact('case', x, 'otherwise', m)],
  ),
  ...rule<{ a: string; c: RawTerm }>(
    'facts',
    `[the] event {a:capital} (is|is that|is the event that|occurs (if|when)|: ) [the event] [that] {c:draw-cond}`,
    ({ a, c }) => [fact('event is', a, c)],
  ),
];

/** The words for scores, each once. */
export const GAME_SCORES: Rule[] = [...PHRASES, ...MEASURES, ...NAMES];
