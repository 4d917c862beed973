import { numberSetOf } from '../../../algebra-system/equivalence/number-set.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { parse, statementIn } from '../../../algebra-system/parsing/statement.ts';
import { rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import type { Worked } from '../analysis/operator.ts';
import { bareName, domainIn } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import { type Interval, isInside } from '../functions/intervals.ts';
import { appliedIn, isNarrow } from './told-domains.ts';

/** The x that satisfy an inequality, cut to the domains of the functions in it; null where they are not read. */
export function cutToDomains(found: Worked, goal: Goal, scope: Scope): Worked | null {
  const { target } = goal;
  const texts =
    typeof target === 'string'
      ? [target]
      : 'the' in target
        ? [...target.of, ...(target.where ?? []).flatMap(({ of }) => of)]
        : [];
  const isInequality = (text: Term) => typeof text === 'string' && /[<>≤≥]|\\(?:le|ge|lt|gt)/.test(text);
  const applied = texts
    .flatMap((text) => (isInequality(text) ? [statementIn(String(text))] : []))
    .flatMap((one) => (one?.kind === 'relation' ? one.sides.flatMap(appliedIn) : []));
  const names = [...new Set(applied.map(({ name }) => name))].filter((name) =>
    scope.facts.some((fact) => isNarrow(fact) && bareName(String(fact.of[0])) === name),
  );
  if (names.length === 0) return found;
  const letters = new Set(applied.flatMap(({ of }) => symbolsOf(of)));
  const [letter] = letters;
  if (letters.size !== 1 || applied.some(({ of, primes }) => of.kind !== 'symbol' || primes < 0)) return null;
  const pieces = names.map((name) => domainIn(name, letter!, scope));
  return pieces.every((one) => one !== null) ? cutTo(pieces, found, letter!) : null;
}

function cutTo(pieces: Interval[], found: Worked, letter: string): Worked | null {
  const parsed = parse(found.answer.text);
  const set = parsed.ok ? numberSetOf(parsed.statement) : null;
  if (!parsed.ok || set?.letter !== letter) return null;
  const sidesIn = (one: typeof parsed.statement): Expression[] =>
    one.kind === 'relation' ? one.sides : one.kind === 'expression' ? [] : one.items.flatMap(sidesIn);
  const ends = [...sidesIn(parsed.statement), ...pieces.flatMap(({ from, to }) => [from, to])]
    .filter((one) => one !== null && symbolsOf(one).length === 0)
    .map((one) => rootOf(one!))
    .sort((a, b) => a.value - b.value)
    .filter((one, i, all) => i === 0 || one.value - all[i - 1]!.value > 1e-9);
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9;
  const isTrue = (x: number) =>
    pieces.every((one) => isInside(one, x)) &&
    set.intervals.some(({ from, to, includesFrom, includesTo }) =>
      near(x, from) ? includesFrom : near(x, to) ? includesTo : from < x && x < to,
    );
  const answer = setAnswer(setWhere(isTrue, ends), letter);
  if (answer.text === found.answer.text) return found;
  if (answer.text === 'none') return null;
  const said = {
    en: 'Only this lies in the domains of the functions.',
    zh: '只有这些值在函数的定义域内。',
  };
  return { ...found, steps: [...found.steps, step(said, [answer.tex])], answer };
}
