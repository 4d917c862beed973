import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { workedOut, type Drawn } from '../drawing/drawn.ts';
import { isOf, type Relation, sizeIn as sizeTold } from '../told/scene.ts';
import { type Part, STEPPED, LAWS, measuredIn, isStepped, stepsOf } from './found.ts';

/** A measure that is printed, as it stands or rounded, or an equation between letters. */
export function shown(goal: Goal, drawn: Drawn): Part | null {
  const { target } = goal;
  if (!isOf(target) || !target.the.startsWith('statement:')) return null;
  const [left, right] = target.of;
  if (target.the === 'statement:holds') return shownLetters(String(left), drawn);
  const wanted = target.the === 'statement:equal' && left !== undefined ? measuredIn(left) : null;
  const size = wanted && sizeTold(right, { unit: drawn.scene.unit });
  const worked = wanted && workedOut(wanted, drawn);
  if (!wanted || !size || !worked) return null;
  const letters = drawn.placed[0]!.letters;
  const values = [1, 1.07, 0.93].map((scale) =>
    Object.fromEntries(Object.entries(letters).map(([name, one]) => [name, one * scale])),
  );
  const isSame = values.every(
    (each) =>
      Math.abs(evaluate(worked.measure.value, each) - evaluate(size, each)) <
      1e-8 * Math.max(1, Math.abs(evaluate(size, each))),
  );
  const isRounded =
    symbolsOf(worked.measure.value).length === 0 &&
    isRoundedTo(evaluate(worked.measure.value), toText(size), goal, right);
  if (!isSame && !isRounded) return null;
  return {
    steps: [
      ...stepsOf(worked),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [toLatex(size)]),
    ],
    answer: inRadians(right)
      ? { text: `${toText(size)} rad`, tex: `${toLatex(size)}\\;\\mathrm{rad}` }
      : { text: toText(size), tex: toLatex(size) },
    checks: [{ name: STEPPED, passed: isStepped(wanted, worked) }],
  };
}

/** 7.46 of 7.4563…: as many figures as are printed. */
function isRoundedTo(value: number, text: string, { figures }: Goal, right: Term | undefined): boolean {
  const printed = typeof right === 'object' && 'amount' in right ? right.amount : text;
  if (!/^-?\d+(?:\.\d+)?$/.test(printed)) return false;
  const places = printed.split('.')[1]?.length ?? 0;
  if (places === 0 && !figures) return false;
  return value.toFixed(places) === Number(printed).toFixed(places);
}

function shownLetters(text: string, drawn: Drawn): Part | null {
  const read = statementIn(text.replace(/\$/g, ''));
  if (read?.kind !== 'relation' || read.signs.length !== 1 || read.signs[0] !== '=') return null;
  const equations = drawn.equations();
  if (
    equations.length === 0 ||
    drawn.any.length < 4 ||
    !drawn.any.every(({ letters }) => isTrue(read, letters))
  )
    return null;
  const tex = toLatex(read.sides[0]!) + ' = ' + toLatex(read.sides[1]!);
  return {
    steps: [LAWS, ...equations, step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [tex])],
    answer: { text: `${toText(read.sides[0]!)} = ${toText(read.sides[1]!)}`, tex },
    checks: [{ name: { en: 'Holds for every such figure', zh: '对所有这样的图形都成立' }, passed: true }],
  };
}

function isTrue({ sides: [a, b] }: Relation, letters: Readonly<Record<string, number>>): boolean {
  const [left, right] = [evaluate(a!, letters), evaluate(b!, letters)];
  return Math.abs(left - right) < 1e-6 * Math.max(1, Math.abs(left), Math.abs(right));
}

const inRadians = (size: Term | undefined): boolean =>
  typeof size === 'object' && 'amount' in size && /^rad|弧度/.test(size.unit);
