import { type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const GRAPH = '[the] [graph|curve] [of|with equation]';
const WHICH =
  '[, in the correct order ,] [, in the order in which they are applied ,] (that|which|that will|which will|that would|which would) [, when combined ,] (map|maps|transform|transforms|take|takes)';

const goal = (from: string, to: string, count: string): RawGoal[] => [
  { verb: 'find', target: the('transformations', from, to, count) },
];

/** "Describe fully the transformations that map y = f(x) onto …". */
export const TRANSFORMATION_RULES: Rule[] = [
  ...rule<{ n: string }>(
    'count-of-moves',
    '(a|the) [single] [geometrical|geometric] transformation',
    () => '1',
  ),
  ...rule<{ n: string }>(
    'count-of-moves',
    '(a|the) (sequence|combination|series) of [geometrical|geometric] transformations',
    () => 'any',
  ),
  ...rule<{ n: string }>('count-of-moves', '[the] [geometrical|geometric] transformations', () => 'any'),
  ...rule<{ n: string }>(
    'count-of-moves',
    '[(a|the) (sequence|combination|series) of] [the] {n:number-word} [single] [geometrical|geometric] transformations',
    ({ n }) => n,
  ),
  ...rule<{ n: string; a: string; b: string }>(
    'goals',
    `(describe|state|give|write down) [fully|in full] [details of] {n:count-of-moves} ${WHICH} ${GRAPH} {a:equation} (onto|to|into) ${GRAPH} {b:equation}`,
    ({ n, a, b }) => goal(a, b, n),
  ),
  ...rule<{ n: string; a: string; b: string }>(
    'goals',
    `(describe|state|give|write down) [fully|in full] [details of] {n:count-of-moves} by which ${GRAPH} {b:equation} (is obtained|may be obtained|can be obtained) from ${GRAPH} {a:equation}`,
    ({ n, a, b }) => goal(a, b, n),
  ),
];
