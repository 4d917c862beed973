import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  I,
  mapParts,
  number,
  PI,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Operator } from '../analysis/operator.ts';
import { expressionIn, propertyOf, sidesIn } from '../working/worked.ts';

/** 0 ≤ θ < 2π or −π < θ ≤ π, as it was said; null where something else was. */
function turnOf(said: readonly Fact[]): 'principal' | 'positive' | null {
  let turn: 'principal' | 'positive' = 'principal';
  for (const { of } of said) {
    const text = String(of[0])
      .replace(/[\s$]/g, '')
      .replace(/\\leqslant|\\leq|\\le(?![a-z])|<=/g, '≤')
      .replace(/\\lt(?![a-z])/g, '<')
      .replaceAll('\\theta', 'θ')
      .replaceAll('\\pi', 'π');
    if (text === '0≤θ<2π') turn = 'positive';
    else if (!['r>0', 'r≥0', '-π<θ≤π', 'r\\geqslant0'].includes(text)) return null;
  }
  return turn;
}

/** zⁿ = w in the form r e^(iθ), with the arguments that were asked for. */
export const polarRoots: Operator = (goal, scope, answerLine) => {
  const asked = goal.verb === 'solve' ? goal.target : propertyOf(goal);
  const equation =
    typeof asked === 'object' && asked && 'the' in asked
      ? ['nth roots', 'roots', 'complex roots'].includes(asked.the)
        ? asked.of[0]
        : undefined
      : asked;
  const form = goal.form?.replace(/[\s${}]|\\mathrm|\\text|\\,/g, '');
  if (typeof equation !== 'string' || !form || !/^re\^(?:i\\theta|iθ|\(iθ\)|\(i\\theta\))$/.test(form))
    return null;
  if (goal.terms || goal.figures || goal.unit) return null;
  const sides = sidesIn(equation);
  if (sides?.[0].kind !== 'power' || sides[0].base.kind !== 'symbol' || symbolsOf(sides[1]).length > 0)
    return null;
  const said = [...(goal.where ?? []), ...scope.facts].filter(
    ({ relation, of: [text] }) =>
      relation === 'holds' &&
      typeof text === 'string' &&
      /r\s*(?:>|\\g)|theta|θ/.test(text) &&
      !text.includes('='),
  );
  const turn = turnOf(said);
  const found = turn && answerLine(`Solve the equation $${equation.replaceAll('$', '')}$.`);
  const roots = found?.answer.text.split(', ').map(expressionIn);
  if (!found || !roots || !roots.every((one) => one !== null)) return null;
  for (const one of said) scope.used.add(one);
  const turned_ = roots.map((one) => inTurn(one, turn)).sort((a, b) => a.by - b.by);
  if (turned_.some(({ by }) => !Number.isFinite(by))) return null;
  return {
    ...found,
    answer: {
      text: turned_.map(({ value }) => toText(value)).join(', '),
      tex: turned_.map(({ value }) => toLatex(value)).join(',\\; '),
    },
  };
};

/** r e^(iθ) with θ from 0 on, or as it stands. */
function inTurn(one: Expression, turn: 'principal' | 'positive'): { value: Expression; by: number } {
  let by = Number.NaN;
  const walk = (part: Expression): Expression => {
    if (part.kind !== 'power' || part.base.kind !== 'constant' || part.base.name !== 'e')
      return mapParts(part, walk);
    const angle = exact(quotient(part.exponent, I));
    const at = evaluate(angle);
    const moved = turn === 'positive' && at < -1e-12 ? exact(sum(angle, product(number(2), PI))) : angle;
    by = evaluate(moved);
    return { ...part, exponent: product(moved, I) };
  };
  const value = walk(one);
  return { value: Number.isNaN(by) ? one : value, by: Number.isNaN(by) ? 0 : by };
}
