import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { density, phi } from '../../../algebra-system/numeric/distributions.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Model, Variable } from '../facts/model.ts';
import { resolve } from '../laws/resolve.ts';
import { numberOf, plain } from '../facts/notation.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { topicOf } from '../worked/rests-on.ts';
import { shownNumber } from '../worked/show.ts';
import type { Worked } from '../worked/worked.ts';

/** How likely it is to lie so many standard deviations from the mean, which these need not be known for. */
export function distanceChance(goal: Goal, variable: Variable, range: Term, model: Model): Worked | null {
  const [how, text] = typeof range === 'object' && 'the' in range ? range.of.map(String) : [];
  if (how === 'near' || how === 'far') return apartChance(goal, variable, how, text!, model);
  return inDeviations(goal, variable, how, Number(text));
}

/** "Within 5 g of the mean": so many standard deviations. */
function apartChance(goal: Goal, variable: Variable, how: string, text: string, model: Model): Worked | null {
  const { law, says } = variable;
  const deviation = law?.is === 'normal' ? law.deviation : null;
  const distance = numberOf(plain(text));
  if (!deviation || distance === null) return null;
  const isKnown = symbolsOf(deviation).length === 0 && says.length === 0;
  // Its letters are found from what else is told of it.
  const resolved = isKnown ? null : resolve(variable, model);
  if (!isKnown && !resolved) return null;
  const letters = Object.fromEntries(
    Object.entries(resolved?.letters ?? {}).map(([name, one]) => [name, evaluate(one)]),
  );
  const spread = evaluate(deviation, letters);
  const found =
    spread > 0 ? inDeviations(goal, variable, how === 'near' ? 'within' : 'beyond', distance / spread) : null;
  return found && { ...found, steps: [...(resolved?.steps ?? []), ...found.steps] };
}

function inDeviations(goal: Goal, variable: Variable, how: string | undefined, k: number): Worked | null {
  const shares: Record<string, (tail: number) => number> = {
    within: (tail) => 1 - 2 * tail,
    beyond: (tail) => 2 * tail,
    above: (tail) => tail,
    under: (tail) => tail,
  };
  const share = shares[how ?? ''];
  if (!share || variable.law?.is !== 'normal' || !(k > 0 && k < 6)) return null;
  const value = share(1 - phi(k));
  const again = share(0.5 - integral(density, 0, k));
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: topicOf(variable),
      steps: [
        step(
          {
            en: 'In standard deviations from the mean, z is this number.',
            zh: '以标准差为单位，z 就是这个数。',
          },
          `z = ${working(k)},\\quad \\Phi(${working(k)}) = ${working(phi(k))}`,
        ),
        step({ en: 'The probability follows by symmetry.', zh: '由对称性求概率。' }, `P = ${shown.tex}`),
      ],
      shown,
      value,
      isRight: Math.abs(value - again) < 1e-7,
      facts: variable.facts,
    }
  );
}
