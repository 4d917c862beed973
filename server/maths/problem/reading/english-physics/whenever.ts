import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** What holds while something else does. */
const inState = (q: RawTerm, v: RawTerm, where: RawFact[]): RawFact[] | null =>
  typeof q === 'object' && 'the' in q
    ? [fact('equal', { ...q, where: [...(q.where ?? []), ...where] }, v)]
    : null;

const isSource = (one: RawTerm): boolean =>
  isReference(one) && capabilitiesOf(one.a.replace('physics ', '')).includes('has emf');

const source = (at: number): RawTerm => reference('has emf', null, 'only', at);

const IS = '(is|was|becomes|is found to be|is equal to)';
const CURRENT = '[the] current [{s:symbol}] [in the circuit|in the resistor|in it]';
const RESISTOR =
  '(a resistor|one|another resistor|a second resistor|another|a load resistor) (of|with|having) resistance';
const CONNECTED = '(is connected|is joined) (to|across|in series with)';

const VALUES: Rule[] = [
  ...rule<{ r: RawTerm; w: RawTerm }>('state', `{r:quant} ${IS} {w:amount}`, ({ r, w }) => [
    fact('equal', r, w),
  ]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('state', '{a:state} and {b:state}', ({ a, b }) => [...a, ...b]),
  ...rule<{ q: RawTerm; v: RawTerm; w: RawFact[] }>(
    'facts',
    `when {w:state} [,] {q:quant} ${IS} {v:amount}`,
    ({ q, v, w }) => inState(q, v, w),
  ),
  ...rule<{ q: RawTerm; v: RawTerm; w: RawFact[] }>(
    'facts',
    `{q:quant} ${IS} {v:amount} [,] (when|for which|while) {w:state}`,
    ({ q, v, w }) => inState(q, v, w),
  ),
  ...rule<{ q: RawTerm; v: RawTerm; w: RawFact[]; x: RawTerm; y: RawFact[] }>(
    'facts',
    `{q:quant} ${IS} {v:amount} [,] when {w:state} [,] and [is] {x:amount} [,] when {y:state}`,
    ({ q, v, w, x, y }) => {
      const [one, other] = [inState(q, v, w), inState(q, x, y)];
      return one && other && [...one, ...other];
    },
  ),
];

/** A cell with one load, then with another. */
const LOADS: Rule[] = [
  ...rule<{ e: RawTerm; r: RawTerm; v: RawTerm }>(
    'facts',
    `when {e:entity} ${CONNECTED} ${RESISTOR} {r:amount} , ${CURRENT} ${IS} {v:amount}`,
    ({ e, r, v }) =>
      isSource(e) ? inState(the('current', e), v, [fact('equal', the('load resistance', e), r)]) : null,
  ),
  ...rule<{ e: RawTerm; r: RawTerm; v: RawTerm }>(
    'facts',
    `when ${RESISTOR} {r:amount} ${CONNECTED} {e:entity} , ${CURRENT} ${IS} {v:amount}`,
    ({ e, r, v }) =>
      isSource(e) ? inState(the('current', e), v, [fact('equal', the('load resistance', e), r)]) : null,
  ),
  ...rule<{ r: RawTerm; v: RawTerm }>(
    'facts',
    `when (the|this) [first] resistor is replaced (by|with) ${RESISTOR} {r:amount} , ${CURRENT} ${IS} {v:amount}`,
    ({ r, v }, [at]) =>
      inState(the('current', source(at)), v, [fact('equal', the('load resistance', source(at)), r)]),
  ),
];

/** What is told of one and another state. */
export const WHENEVER_RULES: Rule[] = [...VALUES, ...LOADS];
