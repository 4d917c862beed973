import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { isDerivative, realFunction, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { breaksOf, exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { curveOf } from '../scope/counted.ts';
import { definitionsIn } from '../scope/definitions.ts';
import { bareName } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import { solvedFor } from '../scope/solved-for.ts';
import { assigned } from '../values/system.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** Derivatives of the curve or the function that is spoken of, and where it increases or decreases. */
export function solveCurve(goal: Goal, scope: Scope): SolvedGoal | null {
  const { verb, target, form, terms, figures } = goal;
  if (verb !== 'find' || form || terms || figures || goal.where?.length) return null;
  if (typeof target === 'string') return solveDerivative(target, scope);
  return 'the' in target && (target.the === 'increasing' || target.the === 'decreasing')
    ? solveMonotone(target, scope)
    : null;
}

/** The only curve that is spoken of, as y in terms of x. */
function onlyCurve(scope: Scope): Expression | null {
  const curves = scope.things.filter(({ kind }) => kind === 'curve');
  return curves.length === 1 ? curveOf({ thing: curves[0]!.id }, scope) : null;
}

function solveDerivative(text: string, scope: Scope): SolvedGoal | null {
  const read = statementIn(text);
  const value = read?.kind === 'expression' ? read.value : null;
  const asked = value && (askedOfCurve(value, scope) ?? askedOfFunction(value, scope));
  if (!asked || asked.order < 1 || asked.order > 3) return null;
  const { of, letter, order } = asked;
  if (symbolsOf(of).some((one) => one !== letter)) return null;
  const all = [of];
  for (let at = 0; at < order; at += 1) all.push(gathered(differentiate(all.at(-1)!, letter)));
  const found = all.at(-1)!;
  const checks = all.slice(1).map((one, at) => ({
    name: { en: 'Slopes by differences agree', zh: '用差商求得的斜率一致' },
    passed: isDerivative(one, all[at]!, letter),
  }));
  return {
    title: { en: 'Differentiate', zh: '求导' },
    steps: all
      .slice(1)
      .map((one, at) =>
        step(
          at === 0
            ? { en: 'Differentiate term by term.', zh: '逐项求导。' }
            : { en: 'Differentiate once more.', zh: '再求一次导。' },
          [`${asked.tex(at + 1)} = ${toLatex(one)}`],
        ),
      ),
    answer: { text: toText(found), tex: `${asked.tex(order)} = ${toLatex(found)}` },
    checks,
  };
}

interface Asked {
  of: Expression;
  letter: string;
  order: number;
  tex: (order: number) => string;
}

const D = '\\mathrm{d}';

function askedOfCurve(value: Expression, scope: Scope): Asked | null {
  if (value.kind !== 'derivative') return null;
  if (!/^dy\/dx$|^d\^2y\/dx\^2$|^d\^3y\/dx\^3$/.test(toText(value).replace(/[\s()]/g, ''))) return null;
  const of = onlyCurve(scope);
  const power = (order: number) => (order === 1 ? '' : `^${order}`);
  return (
    of && {
      of,
      letter: 'x',
      order: value.order,
      tex: (order) => `\\frac{${D}${power(order)}y}{${D}x${power(order)}}`,
    }
  );
}

function askedOfFunction(value: Expression, scope: Scope): Asked | null {
  if (value.kind !== 'apply' || value.primes < 1 || value.of.kind !== 'symbol') return null;
  const definition = definitionsIn(scope).get(value.name);
  return definition && definition.letter === value.of.name
    ? {
        of: definition.body,
        letter: definition.letter,
        order: value.primes,
        tex: (order) => `${value.name}${"'".repeat(order)}(${definition.letter})`,
      }
    : null;
}

/** With the constants that are known, or told by what is said of them. */
function withFound(body: Expression | null, letter: string, scope: Scope): Expression | null {
  const open = body ? symbolsOf(body).filter((one) => one !== letter) : [];
  const found = open.length > 0 ? solvedFor(open, scope) : null;
  return body && found?.solutions.length === 1 ? assigned(body, found.solutions[0]!) : body;
}

/** The x for which a derivative is positive or negative, in the domain. */
function solveMonotone({ the, of }: Extract<Term, { the: string }>, scope: Scope): SolvedGoal | null {
  const [subject, variable] = of;
  const name = typeof subject === 'string' ? bareName(subject) : null;
  const definition = name === null ? null : definitionsIn(scope).get(name);
  const letter = definition?.letter ?? 'x';
  const body = withFound(
    definition?.body ?? (name === null ? curveOf(subject!, scope) : null),
    letter,
    scope,
  );
  if (!body || symbolsOf(body).some((one) => one !== letter)) return null;
  if (typeof variable === 'string' && variable.replace(/^\\/, '') !== letter) return null;
  const slope = gathered(differentiate(body, letter));
  const [zeros, breaks] = [exactZeros(slope, letter), breaksOf(body, letter)];
  const conditions = conditionsOn(scope, [letter], subject);
  const ends = endsOf(letter, subject!, scope);
  if (!zeros || !breaks || !conditions) return null;
  const at = ascending([...zeros, ...breaks, ...ends].map(rootOf));
  const sign = the === 'increasing' ? 1 : -1;
  const isIn = (x: number) =>
    conditions.every((holds) => holds({ [letter]: rootOfNumber(x) })) &&
    Number.isFinite(evaluate(body, { [letter]: x }));
  const isEnd = (x: number) => at.some(({ value }) => Math.abs(value - x) < 1e-9);
  const isTrue = (x: number) => isIn(x) && !isEnd(x) && sign * evaluate(slope, { [letter]: x }) > 0;
  const f = realFunction(body, letter);
  const answer = setAnswer(setWhere(isTrue, at), letter);
  if (answer.text === 'none' || answer.text.startsWith('all real')) return null;
  const probes = at.flatMap(({ value }, i) => {
    const next = at[i + 1]?.value ?? value + 4;
    return [0.2, 0.5, 0.8].map((part) => value + part * (next - value));
  });
  return {
    title: { en: 'Increasing and decreasing', zh: '增减性' },
    steps: [
      step({ en: 'Differentiate.', zh: '求导。' }, [`${toLatex(slope)}`]),
      step(
        { en: 'Find where the derivative is zero.', zh: '求导数为零之处。' },
        zeros.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`),
      ),
      step(
        the === 'increasing'
          ? { en: 'It increases where the derivative is positive.', zh: '导数为正时递增。' }
          : { en: 'It decreases where the derivative is negative.', zh: '导数为负时递减。' },
        [answer.tex],
      ),
    ],
    answer,
    checks: [
      ...setChecked(answer.text, letter, isTrue, at),
      {
        name: { en: 'Slopes by differences agree', zh: '用差商求得的斜率一致' },
        passed: probes
          .filter(isIn)
          .every((x) => !Number.isFinite(slopeAt(f, x)) || isTrue(x) === sign * slopeAt(f, x) > 1e-9),
      },
    ],
  };
}

const rootOfNumber = (value: number): Expression => ({
  kind: 'number',
  value: { n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n },
});

function ascending(roots: Root[]): Root[] {
  const sorted = roots.sort((a, b) => a.value - b.value);
  return sorted.filter((one, at) => at === 0 || Math.abs(one.value - sorted[at - 1]!.value) > 1e-9);
}

/** The numbers at which a domain begins or ends. */
function endsOf(letter: string, subject: Term, { facts }: Scope): Expression[] {
  const isDomain = ({ relation, of: [of] }: Fact) =>
    relation === 'domain' && JSON.stringify(of) === JSON.stringify(subject);
  return facts.filter(isDomain).flatMap(({ of: [, text] }) => {
    const statement = typeof text === 'string' ? statementIn(text) : null;
    return statement?.kind === 'relation'
      ? statement.sides.filter((side) => !symbolsOf(side).includes(letter) && Number.isFinite(evaluate(side)))
      : [];
  });
}
