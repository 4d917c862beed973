import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { product, substitute, sum, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { logLine } from '../plane/log-line.ts';

/** "Show that the graph of y against x is a straight line": by logarithms of both sides. */
export const showLogLine: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement:graph')
    return null;
  const [u, x] = target.of.map(String);
  const line = u && x ? logLine(scope.facts, u, x) : null;
  if (!line || !u || !x) return null;
  scope.used.add(line.by);
  const value = sum(product(line.gradient, symbol(x)), line.constant);
  const text = `${u} = ${toText(value)}`;
  const shown = {
    text,
    tex: `${u} = ${toLatex(value)}`,
    say: { en: `The graph is the straight line ${text}.`, zh: `图象是直线 ${text}。` },
  };
  return {
    title: { en: 'Take logarithms', zh: '两边取对数' },
    steps: [
      step({ en: 'Take logarithms of both sides.', zh: '两边取对数。' }, [
        line.sides.map(toLatex).join(' = '),
      ]),
      step(
        {
          en: 'This is of the first degree in both letters, so the graph is a straight line.',
          zh: '这是关于两个变量的一次方程，故图象为直线。',
        },
        [shown.tex],
      ),
    ],
    answer: shown,
    checks: [
      check(
        'Points of the line satisfy the relation.',
        '直线上的点满足原关系。',
        [-1.5, 0.3, 2.7].every((at) =>
          holdsAt(line.by, { [x]: at, [u]: evaluate(substitute(value, x, numeric(at))) }),
        ),
      ),
    ],
    topic: '9709/p3/logarithms-and-exponentials',
  };
};

const numeric = (value: number) => ({
  kind: 'number' as const,
  value: { n: BigInt(Math.round(value * 10)), d: 10n },
});

function holdsAt({ of: [text] }: Fact, values: Record<string, number>): boolean {
  const statement = statementIn(String(text).replaceAll('$', ''));
  if (statement?.kind !== 'relation') return false;
  const [left, right] = statement.sides.map((side) => evaluate(side, values)) as [number, number];
  return Math.abs(left - right) < 1e-7 * Math.max(1, Math.abs(left));
}
