import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  fraction,
  mapParts,
  PI,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { rational, type Rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import {
  degree,
  numberAt,
  type Polynomial,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { expressionIn, isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';

const LARGEST_DENOMINATOR = 72;

interface AngleForm {
  letter: string;
  at: (q: Rational) => Expression;
  /** Between which q the values lie once each. */
  from: number;
  to: number;
}

/** cos qπ, 2 sin(qπ), …: the form with a number for q. */
function formIn(text: string): AngleForm | null {
  const one = expressionIn(text);
  const letters = one ? symbolsOf(one) : [];
  const [letter] = letters;
  if (!one || letters.length !== 1 || !letter) return null;
  const names: string[] = [];
  contains(one, (part) => {
    if (part.kind === 'call') names.push(part.name);
    return false;
  });
  const [name] = names;
  if (names.length !== 1 || !['sin', 'cos', 'tan'].includes(name!)) return null;
  const [from, to] = name === 'cos' ? [0, 1] : [-0.5, 0.5];
  return { letter, from, to, at: (q) => placed(one, letter, q) };
}

/** The form with qπ as one angle. */
function placed(one: Expression, letter: string, q: Rational): Expression {
  if (one.kind === 'call') {
    const by = evaluate(one.of, { [letter]: 1 }) / Math.PI;
    return Math.abs(by - 1) < 1e-12
      ? { ...one, of: product(fraction(q.n, q.d), PI) }
      : { ...one, of: substitute(one.of, letter, fraction(q.n, q.d)) };
  }
  return mapParts(one, (part) => placed(part, letter, q));
}

/** Fractions between two numbers with small denominators, each once. */
function fractions(from: number, to: number): Rational[] {
  const found = new Map<string, Rational>();
  for (let d = 1; d <= LARGEST_DENOMINATOR; d += 1)
    for (let n = Math.ceil(from * d); n <= to * d; n += 1) {
      const one = rational(n, d);
      found.set(`${one.n}/${one.d}`, one);
    }
  return [...found.values()];
}

/** The roots of a polynomial, each as the sine, cosine or tangent of a part of π. */
const rootsByAngles: Operator = (goal, scope) => {
  const asked = goal.verb === 'solve' ? goal.target : propertyOf(goal);
  const equation =
    typeof asked === 'object' && asked && 'the' in asked
      ? asked.the === 'roots'
        ? asked.of[0]
        : undefined
      : asked;
  const form = goal.form ? formIn(goal.form) : null;
  if (typeof equation !== 'string' || goal.terms || goal.figures || goal.unit) return null;
  const sides = sidesIn(equation);
  const rest = sides && difference(sides[0], sides[1]);
  const [letter, another] = rest ? symbolsOf(rest) : [];
  if (!form || !rest || !letter || another) return null;
  const polynomial = polynomialOf(rest, letter);
  const at = realFunction(rest, letter);
  const said = [...(goal.where ?? []), ...scope.facts].filter((one) => isOf(one, form.letter));
  const all = fractions(form.from, form.to);
  const roots = polynomial
    ? realRoots(polynomial)
    : rootsAmong(
        all.map((q) => evaluate(form.at(q))),
        at,
      );
  if (!roots || roots.length !== (polynomial ? degree(polynomial) : degreeOf(at))) return null;
  const found = roots.map((root) =>
    all.find(
      (q) =>
        Math.abs(evaluate(form.at(q)) - root) < 1e-10 && said.every((one) => allows(one, form.letter, q)),
    ),
  );
  if (!found.every((one) => one !== undefined)) return null;
  for (const one of said) scope.used.add(one);
  const values = found.map((q) => form.at(q));
  return worked(
    { en: 'Roots as values of a trigonometric function', zh: '用三角函数值表示方程的根' },
    '9231/p2/complex-numbers',
    [
      step(
        {
          en: 'Put the trigonometric function for the unknown; the multiple angle turns the equation into one of a single sine or cosine.',
          zh: '把未知数换成三角函数，用倍角公式把方程化为关于一个正弦或余弦的方程。',
        },
        values.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`),
      ),
    ],
    {
      text: values.map((one) => `${letter} = ${toText(one)}`).join(' or '),
      tex: values.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`).join(',\\; '),
    },
    [
      check(
        'Each satisfies the equation, and there are as many as its degree.',
        '每个值都满足方程，且个数等于方程的次数。',
        values.every(
          (one) => Math.abs(at(evaluate(one))) < 1e-8 * Math.max(1, Math.abs(at(0)), Math.abs(at(1))),
        ),
      ),
    ],
  );
};

/** The values at which a function is zero, each once. */
function rootsAmong(values: readonly number[], f: (x: number) => number): number[] {
  const zeros = values.filter((x) => Math.abs(f(x)) < 1e-10).sort((a, b) => b - a);
  return zeros.filter((x, at) => at === 0 || Math.abs(x - zeros[at - 1]!) > 1e-6);
}

/** The degree of a polynomial whose numbers need not be fractions; null of anything else. */
function degreeOf(f: (x: number) => number): number | null {
  let row = Array.from({ length: 12 }, (_, x) => f(x - 4));
  for (let degree_ = 0; degree_ < 9; degree_ += 1) {
    const size = Math.max(...row.map(Math.abs));
    row = row.slice(1).map((one, i) => one - row[i]!);
    if (row.every((one) => Math.abs(one) < 1e-9 * Math.max(1, size))) return degree_;
  }
  return null;
}

function realRoots(p: Polynomial): number[] | null {
  const all = complexRoots(p);
  if (!all || all.some(({ im }) => Math.abs(im) > 1e-7)) return null;
  const roots = all.map(({ re }) => polished(p, re)).sort((a, b) => b - a);
  return roots.every((one, at) => at === 0 || Math.abs(one - roots[at - 1]!) > 1e-6) ? roots : null;
}

function polished(p: Polynomial, from: number): number {
  let x = from;
  for (let turn = 0; turn < 6; turn += 1) {
    const slope = (numberAt(p, x + 1e-7) - numberAt(p, x - 1e-7)) / 2e-7;
    if (slope !== 0) x -= numberAt(p, x) / slope;
  }
  return x;
}

const isOf = ({ relation, of: [text] }: Fact, letter: string): boolean => {
  if (typeof text !== 'string') return false;
  if (relation === 'rational' || relation === 'positive') return text.replaceAll('$', '').trim() === letter;
  const statement = relation === 'holds' ? statementIn(text.replaceAll('$', '')) : null;
  return statement?.kind === 'relation' && [...new Set(statement.sides.flatMap(symbolsOf))].join() === letter;
};

/** Whether q is as it was said to be. */
function allows({ relation, of: [text] }: Fact, letter: string, q: Rational): boolean {
  const value = toNumber(q);
  if (relation === 'rational') return true;
  if (relation === 'positive') return value > 0;
  const statement = statementIn(String(text).replaceAll('$', ''));
  if (statement?.kind !== 'relation') return false;
  const numbers = statement.sides.map((side) => evaluate(side, { [letter]: value }));
  return statement.signs.every((sign, at) => {
    const [a, b] = [numbers[at]!, numbers[at + 1]!];
    return sign === '<'
      ? a < b
      : sign === '<='
        ? a <= b
        : sign === '>'
          ? a > b
          : sign === '>='
            ? a >= b
            : a === b;
  });
}

/** The general solution, whose equation the parts behind may speak of. */
const general: Operator = (goal, _scope, answerLine) => {
  const asked = propertyOf(goal);
  const text = asked?.the === 'general solution' && isPlain(goal) ? asked.of[0] : undefined;
  if (typeof text !== 'string' || goal.figures) return null;
  const found = answerLine(
    `Find the general solution of the differential equation $${text.replaceAll('$', '').trim()}$.`,
  );
  const sides = found && sidesIn(found.answer.text);
  const value: Fact[] =
    sides?.[0].kind === 'symbol' ? [{ relation: 'equal', of: [sides[0].name, toText(sides[1])] }] : [];
  return found && { ...found, found: [{ relation: 'differential', of: [text] }, ...value] };
};

const isDying = (one: Expression, letter: string): boolean =>
  Math.abs(evaluate(one, { [letter]: 60 })) < 1e-9 && Math.abs(evaluate(one, { [letter]: 120 })) < 1e-12;

/** What is left of the solution for large x: the terms that do not die out. */
const forLarge: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'solution for large' || !isPlain(goal)) return null;
  const said = scope.facts.filter(({ relation }) => relation === 'differential');
  const text = said.at(-1)?.of[0];
  if (typeof text !== 'string' || new Set(said.map(({ of: [one] }) => one)).size !== 1) return null;
  const found = answerLine(
    `Find the general solution of the differential equation $${text.replaceAll('$', '').trim()}$.`,
  );
  const sides = found && sidesIn(found.answer.text);
  const letter = String(asked.of[0]).replaceAll('$', '').trim();
  if (!found || sides?.[0].kind !== 'symbol' || !symbolsOf(sides[1]).includes(letter)) return null;
  const terms = sides[1].kind === 'sum' ? sides[1].terms : [sides[1]];
  const numbered = (one: Expression) =>
    symbolsOf(one)
      .filter((each) => each !== letter)
      .reduce((before, each) => substitute(before, each, fraction(7, 3)), one);
  const left = terms.filter((one) => !isDying(numbered(one), letter));
  if (left.length === 0 || left.length === terms.length) return null;
  const value = sum(...left);
  if (symbolsOf(value).some((one) => one !== letter)) return null;
  for (const one of said) scope.used.add(one);
  const name = sides[0].name;
  return {
    ...found,
    steps: [
      ...found.steps,
      step({ en: 'The other terms tend to zero.', zh: '其余各项趋于零。' }, [
        `${toLatex(symbol(name))} \\approx ${toLatex(value)}`,
      ]),
    ],
    answer: {
      text: `${name} = ${toText(value)}`,
      tex: `${toLatex(symbol(name))} \\approx ${toLatex(value)}`,
    },
  };
};

export const EQUATION_OPERATORS: Operator[] = [rootsByAngles, general, forLarge];
