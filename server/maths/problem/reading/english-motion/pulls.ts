import type { RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo } from '../english-physics/tails.ts';
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
];
