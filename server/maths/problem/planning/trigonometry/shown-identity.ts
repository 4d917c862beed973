import { toText } from '../../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import { agree, provedIdentity } from './identity.ts';

/** Two sides that are the same for every angle. */
export function provedSides({ relation, of: [text] }: Fact): SolvedGoal | null {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides;
  // Most statements are none, and that is seen sooner in numbers.
  const passed = agree(left!, right!);
  const steps = passed ? provedIdentity(left!, right!) : null;
  return (
    steps && {
      title: { en: 'Prove an identity', zh: '证明恒等式' },
      steps,
      answer: { text: `${toText(left!)} = ${toText(right!)}`, tex: statementLatex(statement) },
      checks: [
        {
          name: { en: 'Both sides agree in numbers for several angles', zh: '取若干角度，两边的数值相等' },
          passed,
        },
      ],
    }
  );
}
