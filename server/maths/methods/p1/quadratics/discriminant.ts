import {
  wordingOf,
  type Equation,
  equationOf,
  expressionOf,
  lettersOf,
} from '../../../reading/algebra/question-equations.ts';
import { setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { quadraticSteps } from '../../../techniques/algebra/quadratics.ts';
import { realRoots, sortedRoots } from '../../../techniques/algebra/real-roots.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, namedValues, rootsAnswer } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Solution, Step } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { signOf } from '../../../algebra-system/numbers/rational.ts';
import {
  coefficientsOf,
  degree,
  type Polynomial,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';

type Want = 'distinct' | 'equal' | 'none' | 'real';
interface Parameters {
  /** The coefficients c, b, a; they hold the parameter where there is one. */
  coefficients: Expression[];
  letter: string;
  parameter: string | null;
  want: Want | 'value' | 'count';
  from: Equation[];
}

const ROOTS: [RegExp, Want][] = [
  [
    /^(?:two|2)(?: (?:real and )?(?:distinct|different)(?: real)?| real and distinct| unequal real| real distinct) (?:roots|solutions)$|^(?:distinct|real and distinct|distinct real) roots$|^两个(?:不相等|不同|相异)的实(?:数)?根$/u,
    'distinct',
  ],
  [
    /^(?:(?:two )?equal(?: real)? roots|repeated(?: real)? root|exactly one(?: real)? (?:root|solution)|only one(?: real)? root)$|^两个相等的实(?:数)?根$/u,
    'equal',
  ],
  [/^no(?: real)? (?:roots|solutions)$|^(?:没有|无)实(?:数)?根$/u, 'none'],
  [/^real (?:roots|solutions)$|^(?:有)?实(?:数)?根$/u, 'real'],
];
const MEETS: [RegExp, Want][] = [
  [
    /^(?:meets?|intersects?|cuts?) (?:curve )?# (?:at|in) two (?:distinct |different )?points$|^有两个(?:不同的)?交点$/u,
    'distinct',
  ],
  [/^(?:is (?:a )?tangent to|touches) (?:curve )?#$|^相切$/u, 'equal'],
  [/^(?:does not (?:meet|intersect|cut)) (?:curve )?#$|^(?:没有(?:公共点|交点)|不相交|无交点)$/u, 'none'],
];
const VALUES = '(?:(?:set|range) of )?(?:possible )?(?:values? of )?(?:constant )?#';
const HAS = [
  new RegExp(
    `^find ${VALUES} (?:for which|such that|if|given that|so that) (?:quadratic )?(?:equation )?# has (.+)$`,
  ),
  /^for (?:what|which) (?:real )?values? of (?:constant )?# does (?:quadratic )?(?:equation )?# have (.+)$/,
  new RegExp(
    `^(?:given that )?(?:quadratic )?equation #(?: where # is (?:constant|non zero constant))? has (.+?) find ${VALUES}$`,
  ),
  /^(?:已知|若|如果)?(?:关于 # 的)?(?:一元二次)?方程 # 有?(.+?)求 # ?的?(?:值|取值范围|范围)?$/u,
  /^find # ?的(?:取值范围|值|范围)使(?:得)?(?:关于 # 的)?方程 # 有?(.+)$/u,
  /^当? ?# (?:取|为)(?:何值|什么值|多少|何范围)时(?:关于 # 的)?(?:一元二次)?方程 # 有?(.+)$/u,
];
const LINE = [
  new RegExp(`^find ${VALUES} (?:for which|such that|if|given that|so that) (?:line )?# (.+)$`),
  new RegExp(`^(?:given that )?line # (.+?) find ${VALUES}$`),
];
const LINE_ZH = [/^(?:已知|若)?直线 # 与曲线 # (.+?)求 # ?的?(?:值|取值范围)?$/u];
const VALUE =
  /^find (?:value of )?discriminant of (?:equation |quadratic )?#$|^find ?(?:方程|二次函数|二次三项式)? ?# 的判别式(?:的值)?$/u;
const COUNT =
  /^(?:how many (?:distinct )?(?:real )?(?:roots|solutions) does (?:equation )?# have|find number of (?:distinct )?(?:real )?(?:roots|solutions) (?:of|to) (?:equation )?#|方程 # 有(?:几|多少)个(?:不同的)?(?:实数?)?(?:根|解))$/u;

export const discriminant: Method<Parameters> = {
  id: 'discriminant',
  topic: '9709/p1/quadratics',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const [first] = formulas;
    if (formulas.length === 1 && (VALUE.test(say) || COUNT.test(say))) {
      const read = equationOf(first!) ?? (VALUE.test(say) ? expressionAsEquation(first!) : null);
      return read && parametersOf(read, null, VALUE.test(say) ? 'value' : 'count', [read]);
    }
    const has = wantIn(HAS, say, ROOTS);
    const meets = wantIn(LINE, say, MEETS) ?? wantIn(LINE_ZH, say, MEETS);
    const equations = formulas.map(equationOf).filter((one) => one !== null);
    const letters = [...new Set(formulas.filter((one) => /^\\?[a-zA-Zλμ]+$/u.test(one)))].filter(
      (one) => one !== 'x',
    );
    if (
      letters.length !== 1 ||
      equations.length + formulas.filter((one) => one === letters[0] || one === 'x').length !==
        formulas.length
    )
      return null;
    if (has && equations.length === 1) {
      const parameters = parametersOf(equations[0]!, letters[0]!, has, equations);
      return parameters && !isOpen(parameters, letters[0]!, say) ? parameters : null;
    }
    if (
      !meets ||
      equations.length !== 2 ||
      equations.some(({ left }) => left.kind !== 'symbol' || left.name !== 'y')
    )
      return null;
    const joined = { left: equations[1]!.right, right: equations[0]!.right };
    return parametersOf(joined, letters[0]!, meets, equations);
  },
  solve({ coefficients, letter, parameter, want, from }, question) {
    const [c, b, a] = coefficients as [Expression, Expression, Expression];
    const under = tidy(normalOf(discriminantExpression(coefficients))!);
    const collected = sum(product(a, power(symbol(letter), 2)), product(b, symbol(letter)), c);
    const put = step(
      { en: 'Substitute the coefficients into the discriminant', zh: '把系数代入判别式' },
      [
        `a = ${toLatex(a)},\\quad b = ${toLatex(b)},\\quad c = ${toLatex(c)}`,
        `b^2 - 4ac = ${toLatex(under)}`,
      ],
      ['M1', 'A1'],
    );
    if (!parameter) return numberSolution(under, letter, want === 'value', put);
    const p = polynomialOf(under, parameter);
    const critical = p && degree(p) >= 1 && degree(p) <= 2 ? criticalValues(p, a, parameter) : null;
    if (!p || !critical || want === 'value' || want === 'count') return null;
    const leading = leadingRoots(a, parameter)!;
    // Where the first two coefficients vanish, the question is not about a quadratic.
    if (leading.some(({ value }) => Math.abs(evaluate(b, { [parameter]: value })) < 1e-9)) return null;
    const isTrue = conditionOf(coefficients, parameter, want);
    const k = symbol(parameter);
    const sign = { distinct: '> 0', equal: '= 0', none: '< 0', real: '\\geqslant 0' }[want];
    const answer =
      want === 'equal'
        ? rootsAnswer(
            parameter,
            critical.filter(({ value }) => isTrue(value)),
            question,
          )
        : setAnswer(setWhere(isTrue, critical), parameter);
    return {
      title: TITLE,
      steps: [
        ...(from.length === 2
          ? [
              step(
                { en: 'The line meets the curve where', zh: '直线与曲线的交点满足' },
                [equationTex({ left: from[1]!.right, right: from[0]!.right }), `${toLatex(collected)} = 0`],
                ['M1'],
              ),
            ]
          : []),
        put,
        step({ en: WORDS[want].en, zh: WORDS[want].zh }, [`${toLatex(under)} ${sign}`], ['M1']),
        ...(degree(p) === 2
          ? quadraticSteps(p, k)
          : [
              step(
                { en: 'Solve', zh: '求解' },
                [
                  `${toLatex(k)} = ${realRoots(p)!
                    .map(({ exact }) => toLatex(exact))
                    .join(',\\; ')}`,
                ],
                ['A1'],
              ),
            ]),
        ...(want === 'equal'
          ? []
          : [
              step(
                { en: 'Choose the range in which the sign is right', zh: '选取符号正确的范围' },
                [answer.tex],
                ['A1'],
                leading.length > 0 && want === 'distinct'
                  ? {
                      en: 'The leading coefficient must not be zero, or the equation is not quadratic.',
                      zh: '二次项系数不能为零，否则不是二次方程。',
                    }
                  : undefined,
              ),
            ]),
      ],
      answer,
    };
  },
  verify({ answer }, { coefficients, letter, parameter, want }) {
    if (!parameter) {
      const p = coefficients.map((one) => evaluate(one)) as [number, number, number];
      return [
        {
          name: {
            en: 'The turning point of the graph gives the same number of roots.',
            zh: '由图像的顶点判断，结果相同。',
          },
          passed: countChecked(p, answer.text, want),
        },
      ];
    }
    const isTrue = conditionOf(coefficients, parameter, want as Want);
    const critical = criticalValues(
      polynomialOf(tidy(normalOf(discriminantExpression(coefficients))!), parameter)!,
      coefficients[2]!,
      parameter,
    )!;
    if (want !== 'equal')
      return setChecked(
        answer.text,
        parameter,
        byTurningPoint(coefficients, parameter, letter, want as Want),
        critical,
      );
    const values = namedValues(answer.text, parameter);
    return [
      {
        name: { en: 'For each value the graph touches the axis.', zh: '每个值对应的图像都与横轴相切。' },
        passed:
          values !== null &&
          values.every((value) => touches(coefficients, parameter, value)) &&
          critical.filter(({ value }) => isTrue(value)).length === values.length,
      },
    ];
  },
};

const TITLE = { en: 'Discriminant', zh: '判别式' };

/** A discriminant without a parameter: its value, or how many real roots it means. */
function numberSolution(under: Expression, letter: string, isValue: boolean, put: Step): Solution {
  const value = polynomialOf(under, letter)?.[0];
  const sign = value ? signOf(value) : 0;
  if (isValue) return { title: TITLE, steps: [put], answer: { text: toText(under), tex: toLatex(under) } };
  const count = `${sign + 1}`;
  const relation = sign > 0 ? '> 0' : sign < 0 ? '< 0' : '= 0';
  return {
    title: TITLE,
    steps: [
      put,
      step(
        { en: 'Its sign gives the number of real roots', zh: '由判别式的符号判断实根个数' },
        [`b^2 - 4ac ${relation}`],
        ['A1'],
      ),
    ],
    answer: {
      text: count,
      tex: count,
      ...(sign === 0 ? { say: { en: 'one repeated root', zh: '两个相等的实根' } } : {}),
    },
  };
}

const WORDS: Record<Want, { en: string; zh: string }> = {
  distinct: {
    en: 'Two distinct real roots: the discriminant is positive',
    zh: '有两个不相等的实根：判别式大于零',
  },
  equal: { en: 'Equal roots: the discriminant is zero', zh: '有两个相等的实根：判别式等于零' },
  none: { en: 'No real roots: the discriminant is negative', zh: '没有实根：判别式小于零' },
  real: { en: 'Real roots: the discriminant is not negative', zh: '有实根：判别式不小于零' },
};

/** Where x² may vanish, "exactly one root" may be that of a line, and "quadratic" may rule that out. */
function isOpen({ coefficients, want }: Parameters, parameter: string, say: string): boolean {
  if (leadingRoots(coefficients[2]!, parameter)?.length === 0) return false;
  return /\b(?:exactly|only) one\b/.test(say) || (want === 'real' && /\bquadratic\b|二次/.test(say));
}

function wantIn(forms: RegExp[], say: string, words: [RegExp, Want][]): Want | null {
  const phrase = forms.map((form) => form.exec(say)?.[1]?.trim()).find((one) => one !== undefined);
  return (phrase && words.find(([word]) => word.test(phrase))?.[1]) || null;
}

function expressionAsEquation(formula: string): Equation | null {
  const left = expressionOf(formula);
  return left && { left, right: number(0) };
}

function parametersOf(
  equation: Equation,
  parameter: string | null,
  want: Parameters['want'],
  from: Equation[],
): Parameters | null {
  const letters = lettersOf(equation);
  const others = letters.filter((one) => one !== parameter);
  const [letter] = others;
  if (!letter || others.length !== 1 || (parameter && letters.length !== 2)) return null;
  const all = coefficientsOf(difference(equation.left, equation.right), letter);
  return all?.length === 3 ? { coefficients: all.map(tidy), letter, parameter, want, from } : null;
}

function discriminantExpression([c, b, a]: Expression[]): Expression {
  return sum(power(b!, 2), negative(product(number(4), a!, c!)));
}

function leadingRoots(a: Expression, parameter: string): Root[] | null {
  const p = polynomialOf(a, parameter);
  return p && (degree(p) < 1 ? [] : realRoots(p));
}

function criticalValues(p: Polynomial, a: Expression, parameter: string): Root[] | null {
  const [own, leading] = [realRoots(p), leadingRoots(a, parameter)];
  return own && leading && sortedRoots([...own, ...leading]);
}

function conditionOf(coefficients: Expression[], parameter: string, want: Want): (k: number) => boolean {
  return (k) => {
    const [c, b, a] = coefficients.map((one) => evaluate(one, { [parameter]: k })) as [
      number,
      number,
      number,
    ];
    const under = b * b - 4 * a * c;
    const isZero = Math.abs(under) <= 1e-9 * Math.max(1, b * b);
    const isFlat = Math.abs(a) <= 1e-12;
    if (want === 'equal') return isZero && !isFlat;
    if (want === 'distinct') return !isZero && under > 0 && !isFlat;
    return want === 'none' ? !isZero && under < 0 : isZero || under > 0;
  };
}

/** The same without the discriminant: on which side of the axis the turning point lies. */
function byTurningPoint(
  coefficients: Expression[],
  parameter: string,
  letter: string,
  want: Want,
): (k: number) => boolean {
  const [c, b, a] = coefficients as [Expression, Expression, Expression];
  const y = sum(product(a, power(symbol(letter), 2)), product(b, symbol(letter)), c);
  return (k) => {
    const at = { [parameter]: k };
    const leading = evaluate(a, at);
    if (Math.abs(leading) <= 1e-12) return want === 'real';
    const turning =
      evaluate(substitute(y, letter, number(0)), at) -
      evaluate(quotient(power(b, 2), product(number(4), a)), at);
    const size = Math.abs(evaluate(c, at)) + evaluate(b, at) ** 2 / Math.abs(4 * leading);
    const side = Math.abs(turning) <= 1e-9 * Math.max(1e-3, size) ? 0 : Math.sign(turning * leading);
    return want === 'distinct'
      ? side < 0
      : want === 'none'
        ? side > 0
        : want === 'real'
          ? side <= 0
          : side === 0;
  };
}

function touches(coefficients: Expression[], parameter: string, k: number): boolean {
  const [c, b, a] = coefficients.map((one) => evaluate(one, { [parameter]: k })) as [number, number, number];
  const at = -b / (2 * a);
  return (
    Number.isFinite(at) && Math.abs(a * at * at + b * at + c) <= 1e-9 * (1 + Math.abs(c) + Math.abs(b * at))
  );
}

function countChecked([c, b, a]: [number, number, number], text: string, want: Parameters['want']): boolean {
  const turning = c - (b * b) / (4 * a);
  const parsed = parse(text);
  const value = parsed.ok && parsed.statement.kind === 'expression' ? evaluate(parsed.statement.value) : NaN;
  // The discriminant is −4a times the height of the turning point.
  if (want === 'value') return Math.abs(value + 4 * a * turning) <= 1e-9 * (1 + b * b + Math.abs(a * c));
  const isZero = Math.abs(turning) <= 1e-12 * (1 + Math.abs(c));
  return value === (isZero ? 1 : turning * a < 0 ? 2 : 0);
}
