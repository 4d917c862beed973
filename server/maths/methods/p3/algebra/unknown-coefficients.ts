import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { solveLinear } from '../../../algebra-system/matrices/linear-system.ts';
import { linearOf } from '../../../techniques/algebra/simultaneous-pairs.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { opposite, over, type Rational, rational } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Condition {
  divisor: Polynomial;
  remainder: Rational;
}
interface Parameters {
  given: Expression;
  letter: string;
  unknowns: string[];
  conditions: Condition[];
}

const WHERE = '(?: where # (?:is|are) constants?)?';
const FACTOR = '(?:is divisible by #|has (?:factors?|linear factors?) #|has # as factor)';
const REMAINDER =
  '(?:and )?(?:(?:when|and) (?:it |# )?(?:is )?divided by #(?: remainder is #| it leaves remainder(?: of)? #| leaves remainder(?: of)? #| gives remainder(?: of)? #)|leaves remainder(?: of)? # when (?:it is )?divided by #)';
const FIND = '(?:find|求) (?:values? of )?(?:constants? )?#(?: 的值)?';
/** Which formulas are factors and which are remainders follows from the words. */
const FORMS: RegExp[] = [
  new RegExp(`^(?:given that )?(?:polynomial |cubic )?#${WHERE} ${FACTOR}(?: ${REMAINDER})? ${FIND}$`),
  new RegExp(`^(?:given that )?# is factor of (?:polynomial )?#(?: ${REMAINDER})? ${FIND}$`),
  new RegExp(`^${FIND} (?:if|given that|when|such that) # is factor of (?:polynomial )?#$`),
  new RegExp(`^${FIND} (?:if|given that|when|such that) (?:polynomial )?# ${FACTOR}$`),
  new RegExp(`^when (?:polynomial )?#${WHERE} is divided by # remainder is # ${FIND}$`),
  /^(?:已知)?多项式 # (?:能被 # 整除|有因式 #|含有因式 #)(?:且?除以 # ?的余数为 #)? ?求 # ?的?值?$/u,
  /^(?:已知)? ?# 是(?:多项式)? ?# 的因式 ?求 # ?的?值?$/u,
  /^(?:已知)?多项式 # 除以 # 的余数为 # 求 # ?的?值?$/u,
];

export const unknownCoefficients: Method<Parameters> = {
  id: 'unknown-coefficients',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    if (!FORMS.some((form) => form.test(say))) return null;
    const letters = [...new Set(formulas.filter((one) => /^[a-z]$/.test(one)))];
    const rest = formulas.filter((one) => !/^[a-z]$/.test(one)).map(expressionOf);
    if (rest.some((one) => one === null) || letters.length === 0 || letters.length > 2) return null;
    const [given, ...others] = polynomialFirst(rest as Expression[], letters);
    const own = given ? symbolsOf(given).filter((one) => !letters.includes(one)) : [];
    if (!given || own.length !== 1 || letters.some((one) => !symbolsOf(given).includes(one))) return null;
    const conditions = conditionsOf(others, own[0]!, {
      hasFactor: /factor|divisible|整除|因式/.test(say),
      hasRemainder: /remainder|余数/.test(say),
      isRemainderFirst: /leaves remainder(?: of)? # when/.test(say),
    });
    return conditions && { given, letter: own[0]!, unknowns: letters, conditions };
  },
  solve({ given, letter, unknowns, conditions }) {
    if (conditions.length !== unknowns.length) return null;
    const pair: [string, string] = [unknowns[0]!, unknowns[1] ?? '□'];
    const lines = conditions.map(({ divisor, remainder }) => {
      const root = rootOf(divisor);
      const value = exact(substitute(given, letter, number(root)));
      return { root, remainder, value, line: linearOf({ left: value, right: number(remainder) }, pair) };
    });
    if (lines.some(({ line }) => !line)) return null;
    const rows = lines.map(({ line }) =>
      unknowns.length === 1 ? [line!.a, line!.c] : [line!.a, line!.b, line!.c],
    );
    const values = solveLinear(rows, unknowns.length);
    if (!values) return null;
    const named = unknowns.map((name, index) => `${name} = ${toText(number(values[index]!))}`).join(', ');
    const tex = unknowns.map((name, index) => `${name} = ${rationalTex(values[index]!)}`).join(',\\quad ');
    return {
      title: { en: 'Unknown coefficients', zh: '待定系数' },
      steps: [
        step({ en: 'Write down the polynomial', zh: '写出多项式' }, [`p(${letter}) = ${toLatex(given)}`], []),
        ...lines.map(({ root, remainder, value }) =>
          step(
            {
              en:
                remainder.n === 0n
                  ? 'Factor theorem: the value at the root of the factor is zero'
                  : 'Remainder theorem: the remainder is the value at the root of the divisor',
              zh:
                remainder.n === 0n ? '因式定理：在因式的根处取值为零' : '余数定理：余数等于在除式的根处的值',
            },
            [
              `p\\left(${rationalTex(root)}\\right) = ${rationalTex(remainder)}`,
              `${toLatex(value)} = ${rationalTex(remainder)}`,
            ],
            ['M1', 'A1'],
          ),
        ),
        step(
          {
            en: unknowns.length === 1 ? 'Solve' : 'Solve the simultaneous equations',
            zh: unknowns.length === 1 ? '求解' : '解方程组',
          },
          [tex],
          unknowns.length === 1 ? ['A1'] : ['DM1', 'A1'],
        ),
      ],
      answer: { text: named, tex },
    };
  },
  verify({ answer }, { given, letter, unknowns, conditions }) {
    const parsed = parse(answer.text);
    const items = parsed.ok
      ? parsed.statement.kind === 'list'
        ? parsed.statement.items
        : [parsed.statement]
      : [];
    let whole = given;
    for (const item of items)
      if (item.kind === 'relation' && item.sides[0]!.kind === 'symbol')
        whole = substitute(whole, item.sides[0]!.name, item.sides[1]!);
    const polynomial = symbolsOf(whole).every((one) => !unknowns.includes(one))
      ? polynomialOf(whole, letter)
      : null;
    return [
      {
        name: { en: 'Long division by each divisor confirms it.', zh: '用每个除式作长除法检验，成立。' },
        passed:
          polynomial !== null &&
          conditions.every(({ divisor, remainder }) => {
            const left = polynomialExpression(dividePolynomials(polynomial, divisor).remainder, letter);
            return Math.abs(evaluate(difference(left, number(remainder)))) < 1e-12;
          }),
      },
    ];
  },
};

const rootOf = ([low, high]: Polynomial) => over(opposite(low!), high!);

/** The polynomial with the unknown letters first. */
function polynomialFirst(all: Expression[], letters: string[]): Expression[] {
  const index = all.findIndex((one) => letters.every((letter) => symbolsOf(one).includes(letter)));
  return index < 0 ? [] : [all[index]!, ...all.filter((_, at) => at !== index)];
}

interface ConditionWording {
  hasFactor: boolean;
  hasRemainder: boolean;
  /** "Leaves −6 when divided by x − 1": the remainder stands before its own divisor. */
  isRemainderFirst: boolean;
}

/** Linear divisors; the number beside one is its remainder, else it is a factor. */
function conditionsOf(all: Expression[], letter: string, wording: ConditionWording): Condition[] | null {
  const read = all.map((one) => polynomialOf(one, letter));
  if (read.some((one) => !one || degree(one) > 1)) return null;
  const polynomials = read as Polynomial[];
  const at = polynomials.findIndex((one) => degree(one) < 1);
  const divisors = polynomials.filter((one) => degree(one) === 1);
  const factors = divisors.length - (at < 0 ? 0 : 1);
  if (polynomials.length - divisors.length > 1 || divisors.length === 0) return null;
  if (factors > 0 !== wording.hasFactor || at >= 0 !== wording.hasRemainder) return null;
  const own = polynomials[wording.isRemainderFirst ? at + 1 : at - 1];
  if (at >= 0 && (!own || degree(own) !== 1)) return null;
  const remainder = at < 0 ? null : (polynomials[at]![0] ?? rational(0));
  return divisors.map((divisor) => ({
    divisor,
    remainder: remainder && divisor === own ? remainder : rational(0),
  }));
}
