import { type RawTerm, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isLength, isSpeed, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const SURFACE =
  '(a|the) [rough|smooth|level|flat] [,] [horizontal|level] (floor|surface|ground|track|road|table|bench|plane)';
const MOTOR = '[by (a|an|the) [electric] (motor|crane|winch|lift motor|machine|hoist)]';
const pulled = (at: number): RawTerm => onlyWith('applied force', at);
const lifted = (at: number): RawTerm => onlyWith('lifting power', at);

/** Bodies that are pulled along the level, or lifted. */
export const PULL_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `is [being] (pulled|pushed|dragged|moved) along ${SURFACE} (by|with) a [constant] [horizontal] force [{s:symbol}] [of] {v:amount}`,
    ({ v }) => [...also('pull along the level'), equalTo('applied force', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(a|the) [constant] (frictional force|friction|resistive force) [{s:symbol}] [between {e:entity} and the (floor|surface|ground|table)|acting on {e:entity}|on {e:entity}] is {v:amount}`,
    ({ v }, [at]) => [equalTo('frictional force', v, pulled(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `is (lifted|raised) [vertically] ${MOTOR} (at|with) [a] (constant|steady) speed [{s:symbol}] [of] {v:amount} ${MOTOR}`,
    ({ v }) => (isSpeed(v) ? [...also('lift by a motor'), equalTo('lifting speed', v)] : null),
  ),
  ...rule<{ h: RawTerm; t: RawTerm }>(
    'does',
    `is (lifted|raised) [vertically] ${MOTOR} [at [a] (constant|steady) speed] through a [vertical] (height|distance) [{s:symbol}] of {h:amount} in [a time [{r:symbol}] of] {t:amount} ${MOTOR}`,
    ({ h, t }) =>
      isLength(h) && isTime(t)
        ? [...also('lift by a motor'), equalTo('height raised', h), equalTo('time', t)]
        : null,
  ),
  ...rule<{ e: RawTerm; h: RawTerm; t: RawTerm }>(
    'facts',
    '(a|an|the) [electric] (motor|crane|winch|hoist) (raises|lifts) {e:entity} [vertically] through a [vertical] (height|distance) [{s:symbol}] of {h:amount} in [a time [{r:symbol}] of] {t:amount}',
    ({ e, h, t }) =>
      isLength(h) && isTime(t)
        ? sayOf(e, [...also('lift by a motor'), equalTo('height raised', h), equalTo('time', t)])
        : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] work done [by the (motor|crane|winch|hoist)] on {e:entity}',
    ({ e }) => the('work done on the load', e),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '(the efficiency of the (motor|crane|winch|hoist) is|the (motor|crane|winch|hoist) has an efficiency of) {v:amount}',
    ({ v }, [at]) => [equalTo('efficiency', v, lifted(at))],
  ),
  ...rule<object>(
    'quant',
    '[the] (input power to|power input to|power supplied to|input power of|electrical power supplied to) the (motor|crane|winch|hoist)',
    (_, [at]) => the('input power', lifted(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] [useful] (output power|power output) (of|from) the (motor|crane|winch|hoist)',
    (_, [at]) => the('lifting power', lifted(at)),
  ),
];
