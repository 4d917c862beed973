import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { between } from '../shared/further.ts';

const LIMIT = '(limit|limiting value)';
const TAKEN = '[,] [(summed|taken|evaluated|where the sum is taken|the sum being taken|with the sum taken)]';

/** Sums and integrals whose ends stand in words behind them. */
const ENDS: Rule[] = ['open-sum', 'open-integral'].flatMap((kind) => [
  ...['equation', 'expression'].flatMap((end) =>
    rule<{ e: string; a: string; b: string }>(
      'expression',
      `{e:${kind}} ${TAKEN} (from|between) {a:equation} (to|and) {b:${end}}`,
      ({ e, a, b }) => between(e, a, b),
    ),
  ),
  ...['equation', 'expression'].flatMap((end) =>
    rule<{ e: string; a: string; b: string }>(
      'expression',
      `{e:${kind}} \\( {r:letter} from {a:expression} to {b:${end}} \\)`,
      ({ e, a, b, r }: { e: string; a: string; b: string; r?: string }) => between(e, `${r} = ${a}`, b),
    ),
  ),
]);

/** Where something goes as a letter grows without end. */
const LIMITS: Rule[] = [
  ...rule<{ x: string }>('growing', '{x:tends}', ({ x }) => x),
  ...rule<{ x: string }>('growing', '{x:letter} (tends to|approaches|goes to) infinity', ({ x }) => x),
  ...rule<{ x: string }>('growing', '{x:letter} becomes [very] large', ({ x }) => x),
  ...rule<{ e: RawTerm; x: string }>(
    'value',
    `[the] ${LIMIT} of {e:expression} [,] (as|when) {x:growing}`,
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: RawTerm; x: string }>(
    'value',
    `[the] ${LIMIT} [,] (as|when) {x:growing} [,] of {e:expression}`,
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: RawTerm; x: string }>(
    'value',
    '[the] value (to which {e:expression} tends|that {e:expression} approaches|which {e:expression} approaches) [,] as {x:growing}',
    ({ e, x }) => the('limit', e, x),
  ),
  ...rule<{ e: RawTerm; x: string }>('value', 'lim {e:expression} [,] (as|when) {x:growing}', ({ e, x }) =>
    the('limit', e, x),
  ),
  ...rule<{ g: RawGoal[]; x: string; e: RawTerm; v: string }>(
    'goals',
    '(show|deduce|verify) that [,] [as {x:growing} ,] {e:expression} (tends to|approaches) {v:expression} [as {y:growing}]',
    ({ x, y, e, v }: { x?: string; y?: string; e: RawTerm; v: string }) =>
      (x ?? y) === undefined
        ? null
        : [{ verb: 'show', target: the('statement:equal', the('limit', e, (x ?? y)!), v) }],
  ),
];

const WHICH = ['(least|smallest)', '(greatest|largest)'];
const KIND = '(integer|positive integer|whole number|value|integer value|positive integer value)';

/** "The least value of n for which …", of sums and of bounds. */
const LEAST: Rule[] = WHICH.flatMap((which, at) =>
  rule<{ n: string; e: string }>(
    'value',
    `[the] ${which} [possible] ${KIND} [of] {n:letter} (for which|such that|satisfying|that satisfies) {e:inequality}`,
    ({ n, e }) => the(at === 0 ? 'least integer' : 'greatest integer', n, e),
  ),
);

const OF_TERMS = '[the] sum of the first {n:letter} terms [of (the|this) series]';
const WHOLE = '(the|its) sum to infinity';

/** Sums that are spoken of in words. */
const IN_WORDS: Rule[] = [
  ...rule<{ n: string; v: string }>(
    'gap-condition',
    `${OF_TERMS} (differs from|is within) ${WHOLE} by less than {v:expression}`,
    ({ v }) => [fact('sum-gap', v)],
  ),
  ...rule<{ n: string; v: string }>(
    'gap-condition',
    `the difference between ${OF_TERMS} and ${WHOLE} is less than {v:expression}`,
    ({ v }) => [fact('sum-gap', v)],
  ),
  ...rule<{ n: string; v: string }>(
    'gap-condition',
    `${OF_TERMS} is within {v:expression} of ${WHOLE}`,
    ({ v }) => [fact('sum-gap', v)],
  ),
  ...rule<{ n: string; f: RawFact[] }>(
    'value',
    `[the] (least|smallest) ${KIND} of {n:letter} (for which|such that) {f:gap-condition}`,
    ({ n, f }) => ({ the: 'least', of: [n], where: f }),
  ),
];

export const LIMIT_RULES: Rule[] = [...ENDS, ...LIMITS, ...LEAST, ...IN_WORDS];
