import { type Angle, angleOf } from '../../../techniques/trigonometry/angles.ts';
import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { argumentsOf } from '../../../techniques/trigonometry/sine-cosine.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  negative,
  power,
  product,
  root,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression, parse } from '../../../algebra-system/parsing/statement.ts';
import type { Interval } from '../../../reading/questions/question.ts';
import { intervalOf } from '../../../reading/questions/recognise.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Form {
  name: 'sin' | 'cos';
  sign: 1 | -1;
}
interface Parameters {
  given: Expression;
  letter: string;
  /** a sin u + b cos u */
  a: Expression;
  b: Expression;
  u: Expression;
  form: Form | 'greatest' | 'least';
  inDegrees: boolean;
}

const FORM = [
  /^(?:express|write|rewrite) # in form #(?: where #(?: (?:is|are) (?:positive )?constants?)?(?: and #)?)?(?: # acute)?$/,
  /^(?:将|把) ?# (?:写成|化为|表示为|化成|表示成) # 的形式(?:其中 #)?$/u,
];
const EXTREME = [/^find (greatest|maximum|least|minimum) value of #$/, /^find ?# 的(最大|最小)值$/u];

export const harmonicForm: Method<Parameters> = {
  id: 'harmonic-form',
  topic: '9709/p3/trigonometry',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const extreme =
      formulas.length === 1 ? EXTREME.map((one) => one.exec(say)?.[1]).find(Boolean) : undefined;
    if (!extreme && !FORM.some((one) => one.test(say))) return null;
    const given = formulas[0] ? expressionOf(formulas[0]) : null;
    const [letter, ...others] = given ? symbolsOf(given) : [];
    const parts = given && letter && others.length === 0 ? partsOf(given, letter) : null;
    if (!given || !letter || !parts) return null;
    if (!formulas.slice(2).every(isUsualCondition) || !isFirstQuadrant(question.interval)) return null;
    const form = extreme
      ? /least|minimum|最小/.test(extreme)
        ? 'least'
        : 'greatest'
      : formOf(formulas[1], parts.u, letter);
    return form && { given, letter, ...parts, form, inDegrees: question.inDegrees };
  },
  solve({ given, a, b, u, form, inDegrees }, question) {
    const size = exact(root(sum(power(a, 2), power(b, 2))));
    const measured = step(
      { en: 'Find R from the coefficients', zh: '由系数求 R' },
      [`R = \\sqrt{${squareTex(a)} + ${squareTex(b)}} = ${toLatex(size)}`],
      ['B1'],
      {
        en: 'R²cos²α + R²sin²α = R².',
        zh: 'R²cos²α + R²sin²α = R²。',
      },
    );
    const title = { en: 'R sin(x + α) form', zh: '辅助角公式' };
    if (form === 'greatest' || form === 'least') {
      const value = form === 'greatest' ? size : exact(negative(size));
      return {
        title,
        steps: [
          measured,
          step(
            { en: 'A sine lies between −1 and 1', zh: '正弦值在 −1 与 1 之间' },
            [`-${toLatex(size)} \\leqslant ${toLatex(given)} \\leqslant ${toLatex(size)}`, toLatex(value)],
            ['M1', 'A1'],
          ),
        ],
        answer: { text: toText(value), tex: toLatex(value) },
      };
    }
    const [main, other] = form.name === 'sin' ? [a, b] : [b, a];
    const turned = form.name === 'sin' ? other : negative(other);
    const opposite = form.sign === 1 ? turned : negative(turned);
    // R and α are positive and α is acute: otherwise the form that was asked for does not exist.
    if (evaluate(main) <= 0 || evaluate(opposite) <= 0) return null;
    const usual = { kind: 'places' as const, digits: inDegrees ? 2 : 3 };
    const alpha: Angle = angleOf(
      Math.atan(evaluate(opposite) / evaluate(main)),
      inDegrees,
      question.precision,
      usual,
    );
    const inner = form.sign === 1 ? sum(u, alpha.expression) : difference(u, alpha.expression);
    const answer = product(size, call(form.name, inner));
    const [first, second] = [
      `R\\cos\\alpha = ${toLatex(exact(main))}`,
      `R\\sin\\alpha = ${toLatex(exact(opposite))}`,
    ];
    return {
      title,
      steps: [
        step(
          { en: 'Expand the form and compare the coefficients', zh: '展开并比较系数' },
          [expansion(form, u), `${first},\\quad ${second}`],
          ['M1'],
        ),
        measured,
        step(
          { en: 'Divide to find α', zh: '两式相除求 α' },
          [
            `\\tan\\alpha = ${toLatex(exact({ kind: 'quotient', numerator: opposite, denominator: main }))} \\;\\Rightarrow\\; \\alpha = ${toLatex(alpha.expression)}`,
          ],
          ['M1', 'A1'],
        ),
        step({ en: 'Write down the form', zh: '写出结果' }, [`${toLatex(given)} = ${toLatex(answer)}`], []),
      ],
      answer: { text: toText(answer), tex: toLatex(answer) },
    };
  },
  verify({ answer }, { given, letter, form, inDegrees }, question) {
    const value = expression(answer.text);
    const at = (one: Expression, x: number) => evaluate(one, { [letter]: x });
    const points = Array.from({ length: 720 }, (_, index) => (index * Math.PI) / 60);
    const values = points.map((x) => at(given, x));
    if (form === 'greatest' || form === 'least') {
      const best = form === 'greatest' ? Math.max(...values) : Math.min(...values);
      const own = evaluate(value);
      const isBeyond = form === 'greatest' ? own >= best - 1e-9 : own <= best + 1e-9;
      return [
        {
          name: {
            en: 'A numerical search of the values gives the same result.',
            zh: '对函数值作数值搜索，结果相同。',
          },
          passed: isBeyond && Math.abs(own - best) <= 0.002 * Math.abs(own),
        },
      ];
    }
    const digits = question.precision?.kind === 'places' ? question.precision.digits : 2;
    const slack = 0.6 * 10 ** -digits * (inDegrees ? Math.PI / 180 : 1);
    const size = Math.max(...values.map(Math.abs));
    const isRounded = contains(
      value,
      (part) => part.kind === 'number' && (part.typed?.includes('.') ?? false),
    );
    return [
      {
        name: {
          en: 'Both forms have the same value throughout a whole period.',
          zh: '在整个周期上两式的值相同。',
        },
        passed: points.every(
          (x, index) =>
            Math.abs(at(value, x) - values[index]!) <= (isRounded ? slack * size * 1.2 : 1e-9 * size),
        ),
      },
    ];
  },
};

function partsOf(given: Expression, letter: string): { a: Expression; b: Expression; u: Expression } | null {
  const functions = argumentsOf(given, letter);
  if (given.kind !== 'sum' || given.terms.length !== 2 || functions?.length !== 2) return null;
  const [one, other] = functions;
  if (toText(one!.expression) !== toText(other!.expression)) return null;
  const [sine, cosine] = ['sin', 'cos'].map((name) =>
    given.terms.map((term) => coefficientOf(term, name)).find((value) => value !== null),
  );
  return sine && cosine ? { a: sine, b: cosine, u: one!.expression } : null;
}

/** k where the term is k sin u. */
function coefficientOf(term: Expression, name: string): Expression | null {
  if (term.kind === 'negative') {
    const inner = coefficientOf(term.of, name);
    return inner && exact(negative(inner));
  }
  if (term.kind === 'call') return term.name === name ? { kind: 'number', value: { n: 1n, d: 1n } } : null;
  if (term.kind !== 'product') return null;
  const at = term.factors.findIndex((factor) => factor.kind === 'call' && factor.name === name);
  const rest = term.factors.filter((_, index) => index !== at);
  return at >= 0 && rest.every((factor) => symbolsOf(factor).length === 0) ? exact(product(...rest)) : null;
}

/** "R > 0", or a letter alone: "where R and α are constants". */
const isUsualCondition = (formula: string) =>
  /^\\?[A-Za-zα-ω]+$/u.test(formula) || /^[A-Z] ?> ?0$/.test(formula) || intervalIn(formula) !== null;

function intervalIn(formula: string): Interval | null {
  const read = parse(formula);
  return read.ok ? intervalOf(read.statement) : null;
}

/** The angle that this form gives lies between 0 and a right angle. */
function isFirstQuadrant(interval: Interval | null): boolean {
  if (!interval) return true;
  const [from, to] = [evaluate(interval.from), evaluate(interval.to)];
  return from === 0 && (Math.abs(to - Math.PI / 2) < 1e-12 || to === 90);
}

function formOf(formula: string | undefined, u: Expression, letter: string): Form | null {
  const form = formula ? expressionOf(formula) : null;
  if (form?.kind !== 'product' || form.factors.length !== 2) return null;
  const [size, wave] = form.factors;
  if (size!.kind !== 'symbol' || wave!.kind !== 'call' || (wave!.name !== 'sin' && wave!.name !== 'cos'))
    return null;
  const inner = wave!.of;
  if (inner.kind !== 'sum' || inner.terms.length !== 2 || toText(inner.terms[0]!) !== toText(u)) return null;
  const shift = inner.terms[1]!;
  const isMinus = shift.kind === 'negative';
  const name = isMinus ? shift.of : shift;
  return name.kind === 'symbol' && name.name !== letter ? { name: wave!.name, sign: isMinus ? -1 : 1 } : null;
}

function expansion({ name, sign }: Form, u: Expression): string {
  const x = toLatex(call('sin', u));
  const y = toLatex(call('cos', u));
  if (name === 'sin') return `R\\cos\\alpha\\,${x} ${sign === 1 ? '+' : '-'} R\\sin\\alpha\\,${y}`;
  return `R\\cos\\alpha\\,${y} ${sign === 1 ? '-' : '+'} R\\sin\\alpha\\,${x}`;
}

function squareTex(one: Expression): string {
  return one.kind === 'number' && one.value.n > 0n ? `${toLatex(one)}^2` : `\\left(${toLatex(one)}\\right)^2`;
}
