import {
  wordingOf,
  equationOf,
  expressionOf,
  lettersOf,
} from '../../../reading/algebra/question-equations.ts';
import { completedExpression, completedSquare, rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Answer, Method } from '../../../writing/method.ts';
import {
  opposite,
  type Rational,
  rational,
  raised,
  signOf,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { type Polynomial, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Square {
  polynomial: Polynomial;
  given: Expression;
  letter: string;
  want: 'form' | 'inside' | 'vertex' | 'value';
}

const FORM = [
  /^(?:express|write|rewrite|put) # in form #(?: where # (?:are|is) (?:constants?|integers?|rational numbers?|to be found))?$/,
  /^(?:将|把) # (?:写成|化为|表示为|化成) # 的形式$/u,
];
const SQUARE = [
  /^(?:express|write|rewrite) # in completed square form$/,
  /^complete square (?:(?:for|of|on|in) (?:expression |quadratic )?)?#$/,
  /^(?:将|把|对)? ?# (?:进行)?配方$/u,
  /^配方 #$/u,
];
const VERTEX = [
  /^(?:find|by completing square find) (?:coordinates of )?(?:vertex|turning point|minimum point|maximum point) (?:of|on) (?:curve |graph of |graph |parabola )?#(?: by completing square)?$/,
  /^(?:用配方法)?(?:find|求) ?(?:抛物线|二次函数|函数|曲线)? # 的顶点(?:坐标)?$/u,
];
const VALUE = [
  /^find (least|greatest|minimum|maximum) value of (?:expression |function )?#(?: by completing square)?$/,
  /^(?:用配方法)?find (?:二次函数|函数)? ?# 的(最小|最大)值$/u,
];

export const completedSquareForm: Method<Square> = {
  id: 'completed-square',
  topic: '9709/p1/quadratics',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const is = (forms: RegExp[]) => forms.some((form) => form.test(say));
    const read = quadraticOf(formulas[0]);
    if (!read || question.interval) return null;
    const isForm = is(FORM) && formulas.length >= 2;
    if (isForm) {
      const want = requestedForm(formulas[1]!, read);
      return want && { ...read, want };
    }
    if (formulas.length !== 1) return null;
    if (is(SQUARE)) return { ...read, want: 'form' };
    if (is(VERTEX)) return { ...read, want: 'vertex' };
    const least = VALUE.map((form) => form.exec(say)?.[1]).find(Boolean);
    if (!least) return null;
    const isLeast = /least|minimum|最小/.test(least);
    return isLeast === signOf(read.polynomial[2]!) > 0 ? { ...read, want: 'value' } : null;
  },
  solve({ polynomial, letter, want }) {
    const x = symbol(letter);
    const { a, h, k } = completedSquare(polynomial);
    const form = want === 'inside' ? insideForm(polynomial, x) : completedExpression(polynomial, x);
    if (!form) return null;
    const isMonic = a.n === 1n && a.d === 1n;
    const halves = times(h, h);
    const bracket = `\\left(${toLatex(sum(x, number(h)))}\\right)^2`;
    const steps = [
      ...(isMonic
        ? []
        : [
            step(
              { en: 'Take out the coefficient of the square', zh: '提出二次项系数' },
              [factoredTex(polynomial, x)],
              ['B1'],
            ),
          ]),
      step(
        {
          en: 'Put half the coefficient of the linear term in the bracket and subtract its square',
          zh: '括号内加上一次项系数的一半，再减去它的平方',
        },
        [
          `${toLatex(exact(sum(power(x, 2), product(number(times(rational(2), h)), x))))} = ${bracket} - ${rationalTex(halves)}`,
        ],
        ['M1'],
        {
          en: 'Expanding the bracket gives this square as well, so it is subtracted.',
          zh: '展开括号会多出这个平方，所以要减去。',
        },
      ),
      step({ en: 'Collect the constants', zh: '合并常数' }, [toLatex(form)], ['A1', 'A1']),
      ...(want === 'vertex'
        ? [
            step(
              { en: 'The square is zero at the vertex', zh: '在顶点处平方为零' },
              [pointAnswer(h, k).tex],
              ['A1'],
            ),
          ]
        : []),
      ...(want === 'value'
        ? [
            step(
              {
                en: 'A square is never negative, so the extreme value occurs where it is zero',
                zh: '平方不会为负，因此在平方为零时取到最值',
              },
              [`${letter} = ${rationalTex(opposite(h))}:\\quad ${rationalTex(k)}`],
              ['A1'],
            ),
          ]
        : []),
    ];
    const answer: Answer =
      want === 'vertex'
        ? pointAnswer(h, k)
        : want === 'value'
          ? {
              text: toText(number(k)),
              tex: rationalTex(k),
              say: {
                en: `at ${letter} = ${toText(number(opposite(h)))}`,
                zh: `当 ${letter} = ${toText(number(opposite(h)))} 时`,
              },
            }
          : { text: toText(form), tex: toLatex(form) };
    return { title: { en: 'Completing the square', zh: '配方' }, steps, answer };
  },
  verify({ answer }, { given, letter, polynomial, want }) {
    const at = (x: number) => evaluate(given, { [letter]: x });
    const passed = () => {
      if (want === 'form' || want === 'inside') {
        const form = expression(answer.text);
        return [-3, -1.7, 0, 0.4, 2, 5.3].every(
          (x) => Math.abs(evaluate(form, { [letter]: x }) - at(x)) < 1e-9 * (1 + Math.abs(at(x))),
        );
      }
      const point = expression(answer.text);
      const [across, up] =
        point.kind === 'tuple'
          ? point.items.map((one) => evaluate(one))
          : [middleOf(polynomial), evaluate(point)];
      const bends = Math.sign(toNumber(polynomial[2]!));
      return (
        Math.abs(at(across!) - up!) < 1e-9 * (1 + Math.abs(up!)) &&
        [0.01, 0.5, 3].every((gap) => [gap, -gap].every((by) => (at(across! + by) - up!) * bends > 0))
      );
    };
    return [
      want === 'form' || want === 'inside'
        ? {
            name: { en: 'Both forms agree at six values.', zh: '取六个值检验，两式相等。' },
            passed: passed(),
          }
        : {
            name: {
              en: 'The values on both sides of the vertex lie on the same side of it.',
              zh: '顶点两侧的函数值都在顶点值的同一侧。',
            },
            passed: passed(),
          },
    ];
  },
};

function middleOf([, b, a]: Polynomial): number {
  return -toNumber(b!) / (2 * toNumber(a!));
}

function quadraticOf(
  formula: string | undefined,
): { polynomial: Polynomial; given: Expression; letter: string } | null {
  if (!formula) return null;
  const equation = equationOf(formula.replace(/^f ?\(x\)/, 'y'));
  const given =
    equation && equation.left.kind === 'symbol' && equation.left.name === 'y'
      ? equation.right
      : expressionOf(formula);
  const [letter, ...others] = given ? symbolsOf(given) : [];
  if (!given || !letter || others.length > 0) return null;
  const polynomial = polynomialOf(given, letter);
  return polynomial?.length === 3 ? { polynomial, given, letter } : null;
}

/** a(x + b)² + c, or (ax + b)² + c; null for a form of another kind, or one whose numbers are others. */
function requestedForm(formula: string, { letter, polynomial }: Omit<Square, 'want'>): Square['want'] | null {
  const form = expressionOf(formula);
  const equation = form ? { left: form, right: form } : null;
  if (!form || !equation || !lettersOf(equation).includes(letter)) return null;
  const squares = formula.replaceAll(/\s|\\left|\\right|\\,/g, '').match(/\(([^()]*)\)(?:\^\{?2\}?|²)/g);
  if (squares?.length !== 1 || form.kind !== 'sum') return null;
  const leading = [0.7, 1.9].map((value) => leadingOf(form, letter, value));
  const isSet = Math.abs(leading[0]! - leading[1]!) < 1e-9;
  if (isSet && Math.abs(leading[0]! - toNumber(polynomial[2]!)) > 1e-9) return null;
  const [, inside] = new RegExp(`([a-z]|\\d{1,9})\\*?${letter}`).exec(squares[0]!) ?? [];
  if (!inside) return 'form';
  return isSet || /[a-z]/.test(inside) ? 'inside' : null;
}

/** The coefficient of the square, with the same number put for every letter that is to be found. */
function leadingOf(form: Expression, letter: string, value: number): number {
  const others = symbolsOf(form).filter((one) => one !== letter);
  const given = Object.fromEntries(others.map((one) => [one, value]));
  const at = (x: number) => evaluate(form, { ...given, [letter]: x });
  return (at(1) - 2 * at(0) + at(-1)) / 2;
}

function factoredTex(p: Polynomial, x: Expression): string {
  const { a, h } = completedSquare(p);
  const inside = exact(sum(power(x, 2), product(number(times(rational(2), h)), x)));
  const first = a.n === -1n && a.d === 1n ? '-' : rationalTex(a);
  const constant = p[0]!;
  const last =
    constant.n === 0n
      ? ''
      : `${signOf(constant) < 0 ? '-' : '+'} ${rationalTex(signOf(constant) < 0 ? opposite(constant) : constant)}`;
  return `${first}\\left(${toLatex(inside)}\\right) ${last}`;
}

/** (px + q)² + k where the leading coefficient is a square. */
function insideForm(p: Polynomial, x: Expression): Expression | null {
  const { a, h, k } = completedSquare(p);
  const side = exact(power(number(a), number(rational(1, 2))));
  if (signOf(a) < 0 || side.kind !== 'number') return null;
  const inner = sum(product(side, x), number(times(side.value, h)));
  return raised(side.value, 2).n > 0n ? sum(power(inner, 2), number(k)) : null;
}

function pointAnswer(h: Rational, k: Rational): Answer {
  const [across, up] = [number(opposite(h)), number(k)];
  return {
    text: `(${toText(across)}, ${toText(up)})`,
    tex: `\\left(${toLatex(across)},\\, ${toLatex(up)}\\right)`,
  };
}
