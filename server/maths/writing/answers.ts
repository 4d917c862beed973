import { evaluate } from '../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../algebra-system/expressions/print.ts';
import type { Answer } from './method.ts';
import type { Text } from '../../core/locale.ts';

/** "x = 2 or x = 3"; without values, that there are none. */
export function valuesAnswer(letter: Expression, values: Expression[], say: Text = NO_REAL_ROOTS): Answer {
  if (values.length === 0) return none(say);
  const sorted = [...values].sort((a, b) => evaluate(a) - evaluate(b));
  return {
    text: sorted.map((value) => `${toText(letter)} = ${toText(value)}`).join(' or '),
    tex: sorted.map((value) => `${toLatex(letter)} = ${toLatex(value)}`).join(',\\; '),
  };
}

export const NO_REAL_ROOTS: Text = { en: 'There are no real solutions.', zh: '没有实数解。' };

export function none(say: Text): Answer {
  return { text: 'none', tex: '\\varnothing', say };
}

/** An expression, or an equation that names it. */
export function expressionAnswer(value: Expression, name?: Expression): Answer {
  const head = name ? [`${toText(name)} = `, `${toLatex(name)} = `] : ['', ''];
  return { text: `${head[0]}${toText(value)}`, tex: `${head[1]}${toLatex(value)}` };
}
