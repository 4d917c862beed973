import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { valueTest } from '../../draws/values.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { shownNumber } from '../worked/show.ts';
import { factsOf, topicOf } from '../worked/rests-on.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { plain } from '../facts/notation.ts';
import { holdsIn, rangeOfTerm, spanOf } from '../facts/ranges.ts';
import { resolve } from '../laws/resolve.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

type Test = (value: number) => boolean;

/** "X is odd, given that X is positive": the values of a variable that are so. */
export function ofSort(goal: Goal, [name, wanted, given]: readonly Term[], model: Model): Worked | null {
  const variable = model.variables.find((one) => one.name === plain(String(name)));
  const resolved = variable && resolve(variable, model);
  const { values, chances, between } = resolved?.known ?? {};
  if (!variable || !resolved || !values || !chances || between![1] === Infinity) return null;
  const letters = Object.fromEntries(
    Object.entries(resolved.letters).map(([key, one]) => [key, evaluate(one)]),
  );
  const [test, under] = [testOf(wanted, letters), given === undefined ? () => true : testOf(given, letters)];
  if (!test || !under) return null;
  const sum = (is: Test) =>
    values.reduce((total, value, at) => (is(value) ? total + chances[at]! : total), 0);
  const [top, whole] = [sum((value) => test(value) && under(value)), sum(under)];
  const rest = 1 - sum((value) => !(test(value) && under(value)));
  if (whole < 1e-12) return null;
  const value = top / whole;
  const shown = shownNumber(value, goal, false);
  return (
    shown && {
      topic: topicOf(variable),
      steps: [
        ...resolved.steps,
        step(
          { en: 'Add the probabilities of the values that are so.', zh: '把符合条件的各取值的概率相加。' },
          given === undefined ? working(top) : `\\frac{${working(top)}}{${working(whole)}} = ${shown.tex}`,
        ),
      ],
      shown,
      value,
      isRight: Math.abs(rest - top) < 1e-9,
      facts: factsOf(variable, resolved, model),
    }
  );
}

function testOf(term: Term | undefined, letters: Record<string, number>): Test | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  if (term.the === 'sort') {
    const sort = String(term.of[0]);
    const isWhole: Test = (value) => Number.isInteger(value);
    if (sort === 'positive') return (value) => value > 0;
    if (sort === 'negative') return (value) => value < 0;
    const test = valueTest([sort]);
    return test && ((value) => isWhole(value) && test(value));
  }
  const range = rangeOfTerm(term);
  const span = range && spanOf(range, letters);
  return span && ((value) => holdsIn(span, value));
}
