import type { Text } from '../../../../core/locale.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Answer } from '../../../writing/method.ts';
import type { Fact } from '../../schema/problem.ts';

/** What is so, where no letter is left of it. */
const SAID_IN_WORDS: Record<string, Text | undefined> = {
  intersect: { en: 'They intersect.', zh: '两者相交。' },
  perpendicular: { en: 'They are perpendicular.', zh: '两者垂直。' },
  parallel: { en: 'They are parallel.', zh: '两者平行。' },
  on: { en: 'The point lies on it.', zh: '该点在其上。' },
};

/** The fact as it is written once it was shown; null where it is no equation. */
export function shownAnswer({ relation, of }: Fact, wanted: readonly Expression[]): Answer | null {
  // That two lines are one is no equation to show.
  if (relation === 'same line') return null;
  const say = SAID_IN_WORDS[relation];
  if (say && wanted.length > 0 && wanted.every((one) => symbolsOf(one).length === 0))
    return { text: '', tex: '', say };
  if (relation !== 'holds' && relation !== 'equal')
    return wanted.length > 0
      ? {
          text: wanted.map((one) => `${toText(one)} = 0`).join(', '),
          tex: wanted.map((one) => `${toLatex(one)} = 0`).join(',\\; '),
        }
      : null;
  const shown = of.at(relation === 'holds' ? 0 : -1);
  const statement = typeof shown === 'string' ? statementIn(shown) : null;
  if (!statement || statement.kind === 'list') return null;
  const left = relation === 'equal' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
  const [prefix, tex] =
    left?.kind === 'expression' ? [`${toText(left.value)} = `, `${toLatex(left.value)} = `] : ['', ''];
  const text =
    statement.kind === 'expression'
      ? toText(statement.value)
      : statement.sides.map((side) => toText(side)).join(' = ');
  return { text: `${prefix}${text}`, tex: `${tex}${statementLatex(statement)}` };
}
