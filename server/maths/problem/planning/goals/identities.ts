import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Reading } from '../../reading/read-problem.ts';
import type { Goal } from '../../schema/problem.ts';
import { withCurveOf } from '../algebra-goals/as-curves.ts';
import { withOutermost } from '../told/outermost.ts';
import { complexForm } from '../shown/complex.ts';

/** "Express … in the form R cos(θ + α). State R": the form is known, and its letters are asked for. */
export function withIdentities(asked: Reading): Reading {
  const reading = withCurveOf(withOutermost(withPolarForm(asked)));
  const isNamed = ({ verb, form }: Goal) =>
    verb === 'express' &&
    form !== undefined &&
    reading.goals.some(
      ({ verb: other, target }) =>
        other === 'find' && typeof target === 'string' && lettersIn(form).includes(target.replace('\\', '')),
    );
  const [whole] = reading.goals.filter((goal) => isNamed(goal) && !areAllAsked(goal, reading.goals));
  if (whole) return { ...reading, goals: withFigures(whole, reading.goals) };
  const [named, goals] = [reading.goals.filter(isNamed), reading.goals.filter((one) => !isNamed(one))];
  const said = named.flatMap(({ target, form, where = [] }) => [
    { relation: 'identity', of: [target, form!] },
    ...where,
  ]);
  return { ...reading, goals, facts: [...reading.facts, ...said] };
}

/** "In the form r e^{iθ}, giving the exact values of r and θ": they stand in the form. */
function withPolarForm(reading: Reading): Reading {
  const [whole, another] = reading.goals.filter(
    ({ form }) => form !== undefined && ['exponential', 'polar'].includes(complexForm(form) ?? ''),
  );
  if (!whole || another) return reading;
  const isLetter = ({ verb, target }: Goal) =>
    verb === 'find' && typeof target === 'string' && /^(?:r|\\?theta|θ)$/.test(target.trim());
  const letters = reading.goals.filter(isLetter);
  const figures = letters.find((one) => one.figures)?.figures;
  const isExact = letters.length > 0 && letters.every(({ exact }) => exact);
  return {
    ...reading,
    goals: reading.goals
      .filter((one) => !letters.includes(one))
      .map((one) =>
        one === whole
          ? { ...one, ...(figures && { figures }), ...(isExact && { exact: true as const }) }
          : one,
      ),
  };
}

/** Whether each letter of the form is asked for beside it, but for those of the expression itself. */
function areAllAsked({ target, form = '' }: Goal, goals: readonly Goal[]): boolean {
  const known = typeof target === 'string' ? lettersIn(target) : [];
  return lettersIn(form)
    .filter((letter) => !known.includes(letter))
    .every((letter) =>
      goals.some(
        ({ verb, target: of }) =>
          verb === 'find' && typeof of === 'string' && of.replace('\\', '') === letter,
      ),
    );
}

/** "Give α correct to 2 decimal places": said of a letter of the form, which is asked for as a whole. */
function withFigures(whole: Goal, goals: readonly Goal[]): Goal[] {
  const letters = lettersIn(whole.form!);
  const isOf = ({ verb, target }: Goal) =>
    verb === 'find' && typeof target === 'string' && letters.includes(target.replace('\\', ''));
  // "State the exact value of R" says nothing of α.
  const { verb: _verb, target: _target, exact: _exact, ...manner } = goals.find(isOf)!;
  return goals.filter((one) => !isOf(one)).map((one) => (one === whole ? { ...one, ...manner } : one));
}

/** The letters of a form. */
export function lettersIn(form: string): string[] {
  const statement = statementIn(form);
  if (!statement || statement.kind === 'list') return [];
  return (statement.kind === 'expression' ? [statement.value] : statement.sides).flatMap(symbolsOf);
}
