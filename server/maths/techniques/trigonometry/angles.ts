import { ONE_PLACE, type Precision, rounded, THREE_FIGURES } from '../../writing/rounding.ts';
import { call, type Expression, number, PI, product } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { expression as parsed } from '../../algebra-system/parsing/statement.ts';
import { rational, rationalNear, times } from '../../algebra-system/numbers/rational.ts';

export interface Angle {
  /** In radians. */
  value: number;
  expression: Expression;
  isExact: boolean;
}

/** An angle in its unit: exact where it is a plain part of a turn and nobody asked for figures, else rounded as examiners ask. */
export function angleOf(
  value: number,
  inDegrees: boolean,
  precision: Precision | null = null,
  usual: Precision = inDegrees ? ONE_PLACE : THREE_FIGURES,
): Angle {
  const turns = Math.abs(value) < 1e-12 ? rational(0) : rationalNear(value / Math.PI, 180);
  const isWritten = inDegrees || !precision || turns?.n === 0n;
  if (turns && isWritten && Math.abs(Number(turns.n) / Number(turns.d) - value / Math.PI) < 1e-11) {
    const degrees = times(turns, rational(180));
    const expression = inDegrees ? call('degrees', number(degrees)) : exact(product(number(turns), PI));
    return { value, expression, isExact: true };
  }
  const written = parsed(rounded(inDegrees ? (value * 180) / Math.PI : value, precision ?? usual));
  return { value, expression: inDegrees ? call('degrees', written) : written, isExact: false };
}

export function anglesAnswer(letter: Expression, angles: Angle[]): { text: string; tex: string } {
  return {
    text: angles.map(({ expression }) => `${toText(letter)} = ${toText(expression)}`).join(' or '),
    tex: angles.map((one) => `${toLatex(letter)} = ${toLatex(one.expression)}`).join(',\\; '),
  };
}
