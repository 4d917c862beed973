import { type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isLength, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const SURFACE =
  '(a|the) [rough|smooth|level|flat] [,] [horizontal|level] (floor|surface|ground|track|road|table|bench|plane)';
const pulled = (at: number): RawTerm => onlyWith('applied force', at);

/** Bodies that are pulled along the level. */
export const PULL_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `is [being] (pulled|pushed|dragged|moved|towed) (along|across|over) ${SURFACE} (by|with) a [constant] [horizontal] [pulling] force [{s:symbol}] [of] {v:amount}`,
    ({ v }) => [...also('pull along the level'), equalTo('applied force', v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '(a|the) [total] [constant] (frictional force|resistive force|friction force) [{s:symbol}] of {v:amount} (acts on|opposes the motion of) {e:entity}',
    ({ v, e }) => [equalTo('frictional force', v, e)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(a|the) [constant] (frictional force|friction|resistive force) [{s:symbol}] [between {e:entity} and the (floor|surface|ground|table)|acting on {e:entity}|on {e:entity}] is {v:amount}`,
    ({ v }, [at]) => [equalTo('frictional force', v, pulled(at))],
  ),
  ...rule<{ v: RawTerm; s: RawTerm; t?: RawTerm }>(
    'facts',
    '(a|the) [constant|horizontal] [horizontal] force [{f:symbol}] of {v:amount} (moves|pushes|pulls|drags) {e:entity} [through|for|by] [(a|the) distance [{d:symbol}] of] {s:amount} [along (a|the) [horizontal|rough|smooth|level] (floor|ground|surface|table|track|road)] [in the direction of the force] [in [a time of] {t:amount}]',
    ({ v, s, t }, [at]) =>
      isLength(s) && (t === undefined || isTime(t))
        ? [
            equalTo('force', v, working(at)),
            equalTo('distance', s, working(at)),
            ...(t === undefined ? [] : [equalTo('time', t, working(at))]),
          ]
        : null,
  ),
  ...rule<object>('quant', '[the] work done [by (the|this) [{w:look}] force] [on {e:entity}]', (_, [at]) =>
    the('work done', reference('physics working force', null, 'the', at)),
  ),
  ...rule<object>(
    'quant',
    '[the] (average power|power|rate at which work is done) [developed] [by the force]',
    (_, [at]) => the('power', reference('physics working force', null, 'the', at)),
  ),
];

const working = (at: number): RawTerm => reference('physics working force', null, 'any', at);
