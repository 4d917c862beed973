import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { symbol } from '../../../algebra-system/expressions/expression.ts';
import { step } from '../../../writing/step.ts';
import { relationOf } from './equations.ts';
import { check, type Operator } from './operator.ts';
import { holdsFor } from './sets.ts';

const REACH = 5000;

/** "The largest integer n for which …": each integer is tried. */
export const extremeInteger: Operator = ({ verb, target, form, figures, terms, where = [] }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || figures || terms)
    return null;
  if (target.the !== 'least integer' && target.the !== 'greatest integer') return null;
  const [letter, text] = target.of;
  const relation = typeof text === 'string' ? relationOf({ verb: 'solve', target: text }, scope) : null;
  if (!relation || typeof letter !== 'string' || where.length > 0 || target.where) return null;
  if ([...new Set(relation.sides.flatMap(symbolsOf))].join() !== letter) return null;
  const all = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH).filter((at) =>
    holdsFor(relation, letter, at),
  );
  const isLeast = target.the === 'least integer';
  const found = isLeast ? all[0] : all.at(-1);
  if (found === undefined || Math.abs(found) > REACH / 2) return null;
  const beyond = found + (isLeast ? -1 : 1);
  const label = toLatex(symbol(letter));
  return {
    title: { en: 'Integers one by one', zh: '逐个整数检验' },
    steps: [
      step({ en: 'The condition on the integer.', zh: '整数须满足的条件。' }, [statementLatex(relation)]),
      step(
        { en: `It holds for ${found} and not for ${beyond}.`, zh: `${found} 满足，而 ${beyond} 不满足。` },
        [`${label} = ${found}`],
      ),
    ],
    answer: { text: `${letter} = ${found}`, tex: `${label} = ${found}` },
    checks: [
      check(
        'It holds there, and for no integer beyond.',
        '该整数满足条件，而更外侧的整数都不满足。',
        holdsFor(relation, letter, found) && !holdsFor(relation, letter, beyond),
      ),
    ],
    topic: '9709/p3/algebra',
  };
};
