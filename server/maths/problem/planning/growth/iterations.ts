import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { boundsOf, conditionsOn } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn } from '../analysis/integrals.ts';
import { bare, check, figuresText, type Operator } from '../analysis/operator.ts';
import { isRootOf, rootLetter } from './roots.ts';

interface Formula {
  /** F(x) of x_{n+1} = F(x_n), in x. */
  next: Expression;
  fact: Fact | null;
}

/** x_{n+1} = F(x_n), as the goal or the text before it says, or x = F(x) that was shown before. */
function formulaIn(term: Term | undefined, scope: Scope): Formula | null {
  if (term === 'rearranged') return shownFormula(scope);
  if (typeof term === 'string' && term !== '') return parsed(term, null);
  const [fact, another] = scope.facts.filter(({ relation }) => relation === 'iteration');
  if (!fact || another) return null;
  scope.used.add(fact);
  return parsed(String(fact.of[0]), fact);
}

function parsed(text: string, fact: Fact | null): Formula | null {
  const statement = statementIn(bare(text));
  const [left, right] =
    statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
  const letter = left?.kind === 'symbol' ? /^([a-z]+)_n\+1$/.exec(left.name)?.[1] : undefined;
  const [from, another] = right ? symbolsOf(right) : [];
  return right && letter && from === `${letter}_n` && !another
    ? { next: substitute(right, from, symbol('x')), fact }
    : null;
}

/** The equation x = F(x) that was to be shown last. */
function shownFormula({ facts, used }: Scope): Formula | null {
  const found = facts.flatMap((fact) => {
    const [text] = fact.of;
    const statement =
      ['rearranged', 'holds'].includes(fact.relation) && typeof text === 'string'
        ? statementIn(bare(text))
        : null;
    const [left, right] =
      statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
    const isOne = left?.kind === 'symbol' && right && symbolsOf(right).join() === left.name;
    return isOne ? [{ fact, next: substitute(right, left.name, symbol('x')) }] : [];
  });
  const last = found.at(-1);
  if (last) used.add(last.fact);
  return last ? { next: last.next, fact: null } : null;
}

/** The value to begin with: what was said, or the middle of where the root was said to lie. */
function startOf(term: Term | undefined, fact: Fact | null, letter: string, scope: Scope): string | null {
  const said = typeof term === 'string' && term !== '' ? term : fact?.of[1];
  if (typeof said === 'string' && said !== '') {
    const text = bare(said);
    const right = text.slice(text.indexOf('=') + 1);
    const value = expressionIn(right);
    return value && symbolsOf(value).length === 0 ? right.trim() : null;
  }
  const bounds = boundsOf(scope, letter) ?? boundsWithin(letter, scope);
  return bounds && String((bounds[0] + bounds[1]) / 2);
}

/** The interval in which the root was told to be. */
function boundsWithin(letter: string, { facts }: Scope): readonly [number, number] | null {
  const told = facts.filter(
    ({ relation, of: [of] }) => relation === 'root-of' && String(of).replaceAll(/[\\$]/g, '') === letter,
  );
  const [one, another] = told;
  const within = another ? undefined : one?.of[2];
  return typeof within === 'string' ? boundsOf({ facts: [{ relation: 'holds', of: [within] }] }, 'x') : null;
}

/** "Use the iterative formula … to find α correct to 3 decimal places". */
export const iterate: Operator = (goal, scope, answerLine) => {
  const { verb, target, figures, each: places } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'limit')
    return null;
  const [text, start, wanted] = target.of;
  const said = expressionIn(wanted);
  // x_3 is a value on the way, not the one that they come to.
  if (said?.kind === 'symbol' && /^[a-z]_\{?[2-9]/.test(said.name)) return null;
  const root = said?.kind === 'symbol' ? symbol(rootLetter(said.name, scope.facts)) : null;
  const formula = formulaIn(text, scope);
  if (root?.kind !== 'symbol' || !formula || !figures) return null;
  const first = startOf(start, formula.fact, root.name, scope);
  if (first === null || !Number.isFinite(evaluate(expressionIn(first) ?? symbol('x')))) return null;
  const next = toLatex(substitute(formula.next, 'x', symbol('x_n')));
  const each = places !== undefined ? ` Give the result of each iteration to ${places} decimal places.` : '';
  const answered = answerLine(
    `Use the iterative formula $x_{n+1} = ${next}$ with $x_1 = ${first}$ to find $x$${figuresText(goal).replace(', giving your answers', '')}.${each}`,
  );
  const found = answered && expressionIn(answered.answer.text.replace(/^.*=/, ''));
  const names = [root.name, bare(String(wanted))];
  const conditions = conditionsOn(scope, names);
  return found &&
    conditions?.every((holds) => holds(Object.fromEntries(names.map((one) => [one, found])))) &&
    isRootOf(evaluate(found), answered.answer.text, root.name, scope)
    ? answered
    : null;
};

/** "State an equation satisfied by α, and hence find the exact value of α": x = F(x), solved exactly. */
export const exactLimit: Operator = ({ verb, target }, scope, answerLine) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'exact limit')
    return null;
  const root = expressionIn(target.of[0]);
  const formula = formulaIn('', scope);
  const start = formula && startOf(undefined, formula.fact, '', scope);
  if (root?.kind !== 'symbol' || !formula || start === null) return null;
  let limit = evaluate(expressionIn(start)!);
  for (let turn = 0; turn < 2000; turn += 1) limit = evaluate(formula.next, { x: limit });
  const line = `Solve the equation $x = ${toLatex(formula.next)}$.`;
  const values = pureRoots(formula.next) ?? rootsIn(answerLine(line)?.answer.text ?? '');
  const own = values.filter((one) => Math.abs(evaluate(one) - limit) < 1e-9);
  const [value] = own;
  if (own.length !== 1 || !value || !Number.isFinite(limit)) return null;
  const other = substitute(formula.next, 'x', root);
  const satisfied = `${toLatex(root)} = ${toLatex(other)}`;
  const satisfiedText = `${root.name} = ${toText(other)}`;
  return {
    title: { en: 'The limit of an iteration', zh: '迭代的极限' },
    steps: [
      step({ en: 'At the limit both values are the same.', zh: '在极限处前后两值相同。' }, [satisfied]),
      step({ en: 'Solve it.', zh: '求解。' }, [`${toLatex(root)} = ${toLatex(value)}`]),
    ],
    answer: {
      text: `${root.name} = ${toText(value)}`,
      tex: `${toLatex(root)} = ${toLatex(value)}`,
      say: { en: `It satisfies ${satisfiedText}.`, zh: `它满足 ${satisfiedText}。` },
    },
    checks: [
      check(
        'The iteration comes to this value.',
        '迭代收敛到该值。',
        Math.abs(evaluate(value) - limit) < 1e-9,
      ),
    ],
    topic: '9709/p3/numerical-solution-of-equations',
  };
};

const rootsIn = (text: string): Expression[] =>
  text.split(' or ').flatMap((one) => expressionIn(one.replace(/^.*=/, '')) ?? []);

/** The roots other than 0 where x = F(x) comes down to a xⁿ = b. */
function pureRoots(next: Expression): Expression[] | null {
  const fraction = fractionOf(difference(next, symbol('x')), 'x');
  const kept = fraction?.above.map((one, power) => ({ one, power })).filter(({ one }) => one.n !== 0n) ?? [];
  const [low, high, another] = kept;
  if (!low || !high || another) return null;
  const index = high.power - low.power;
  const power = exact(quotient(negative(number(low.one)), number(high.one)));
  const root: Expression = index === 1 ? power : { kind: 'root', of: power, index };
  return index % 2 === 0 ? [root, negative(root)] : [root];
}
