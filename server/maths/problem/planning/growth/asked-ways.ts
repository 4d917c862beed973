import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  number,
  substitute,
  symbolsOf,
  type Expression,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { bare, check, figuresText, type Operator } from '../analysis/operator.ts';
import { spelledOut } from '../scope/definitions.ts';
import { valueOf } from '../scope/scope.ts';

function expressionIn(term: Term | undefined): Expression | null {
  const statement = typeof term === 'string' ? statementIn(bare(term)) : null;
  return statement?.kind === 'expression' ? statement.value : null;
}

/** An integral by the trapezium rule. */
export const byTrapezia: Operator = (goal, scope, answerLine) => {
  const { verb, target, form, unit, terms } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'by trapezia')
    return null;
  const one = expressionIn(target.of[0]);
  const written = one && spelledOut(one, scope);
  if (written?.kind !== 'integral' || !written.from || !written.to || form || unit || terms) return null;
  if (symbolsOf(written.of).some((letter) => letter !== written.by)) return null;
  return answerLine(
    `Use the trapezium rule with ${String(target.of[1])} intervals to estimate the value of $${toLatex(written)}$${figuresText(goal).replace('your answers', 'your answer')}.`,
  );
};

const MOST = 60;

const KINDS: Record<string, (re: number, im: number) => boolean> = {
  real: (_, im) => Math.abs(im) < 1e-9,
  imaginary: (re) => Math.abs(re) < 1e-9,
  positive: (re, im) => Math.abs(im) < 1e-9 && re > 0,
  negative: (re, im) => Math.abs(im) < 1e-9 && re < 0,
};

/** "The least positive integer n such that zⁿ is real". */
export const leastPower: Operator = ({ verb, target }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'least power')
    return null;
  const [letter, text, kind] = target.of.map(String);
  const whole = expressionIn(text);
  const isKind = KINDS[kind ?? ''];
  if (!letter || !isKind || whole?.kind !== 'power' || whole.exponent.kind !== 'symbol') return null;
  if (whole.exponent.name !== letter || symbolsOf(whole.base).includes(letter)) return null;
  const [name] = symbolsOf(whole.base);
  const thing = scope.things.find((one) => one.kind === 'complex' && one.name === name);
  const value = thing ? valueOf({ thing: thing.id }, scope) : null;
  const parts = value?.is === 'array' && value.of === 'complex' ? value.parts : null;
  if (!parts || whole.base.kind !== 'symbol' || parts.some((part) => symbolsOf(part).length > 0)) return null;
  const [x, y] = parts.map((part) => evaluateComplex(part).re) as [number, number];
  const [size, turn] = [Math.hypot(x, y), Math.atan2(y, x)];
  if (!(size > 1e-9)) return null;
  const isAt = (n: number) => isKind(Math.cos(n * turn), Math.sin(n * turn));
  const found = Array.from({ length: MOST }, (_, at) => at + 1).find(isAt);
  if (found === undefined) return null;
  const again = evaluateComplex(substitute(whole, letter, number(found)), { [name!]: { re: x, im: y } });
  return {
    title: { en: 'The argument of a power', zh: '乘方的辐角' },
    steps: [
      step({ en: 'The argument is multiplied by n.', zh: '辐角变为 n 倍。' }, [
        `\\arg ${toLatex(whole)} = ${letter} \\arg ${name!}`,
      ]),
      step({ en: 'Try the whole numbers one after the other.', zh: '逐个检验正整数。' }, [
        `${letter} = ${found}`,
      ]),
    ],
    answer: { text: `${letter} = ${found}`, tex: `${letter} = ${found}` },
    checks: [
      check(
        'The power itself is as it is asked for.',
        '直接计算该乘方，符合要求。',
        isKind(again.re / size ** found, again.im / size ** found),
      ),
    ],
    topic: '9709/p3/complex-numbers',
  };
};
