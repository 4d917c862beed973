import {
  angleOf,
  complexExpression,
  modulusOf,
  partsOf,
  principal,
  turnOf,
} from '../../../algebra-system/complex/parts.ts';
import { readComplex } from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  I,
  negative,
  number,
  product,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Method } from '../../../writing/method.ts';
import { normalPower } from '../../../algebra-system/normal/powers.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { modulus, opposite, plus, raised } from '../../../algebra-system/numbers/complex.ts';
import { complex } from '../../../algebra-system/numbers/complex.ts';
import {
  plus as sumOf,
  type Rational,
  rational,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: Expression;
  n: number;
}

const WORDS: Record<string, number> = {
  cube: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  立方: 3,
  三次方: 3,
  四次方: 4,
  五次方: 5,
  六次方: 6,
};
const ROOTS =
  /^find (?:all )?(?:three |four |five |six )?(?:complex )?(cube|fourth|fifth|sixth|seventh|eighth) roots of (?:complex number )?(?:#|unity)(?: (?:giving (?:your )?answers )?in form #)?$/;
const CHINESE = /^find (?:复数 )?# 的(?:所有)?(立方|三次方|四次方|五次方|六次方)根(?:复数)?$/u;
const EQUATION = /^(?:solve(?: equation)? #(?: (?:giving (?:your )?answers )?in form #)?|解方程 #)$/u;

/** The n roots of a complex number, in the form re^(iθ). */
export const complexNthRoots: Method<Parameters> = {
  id: 'complex-nth-roots',
  topic: '9231/p2/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    if (!wording) return null;
    const { say, statements } = wording;
    const word = (ROOTS.exec(say) ?? CHINESE.exec(say))?.[1];
    const isUnity = say.includes('unity');
    const [first, form] = isUnity ? [undefined, statements[0]] : statements;
    if ((form && !isExponentialForm(form)) || statements.length > (isUnity ? 1 : 2)) return null;
    if (word) {
      const of = isUnity ? number(1) : first?.kind === 'expression' ? first.value : null;
      return of && partsOf(of) ? { of, n: WORDS[word]! } : null;
    }
    return EQUATION.test(say) && first ? pureEquation(first) : null;
  },
  solve({ of, n }) {
    const parts = partsOf(of)!;
    if (parts.re.terms.length + parts.im.terms.length === 0) return null;
    const turn = turnOf(parts);
    if (!turn) return null;
    const size = tidy(normalPower(modulusOf(parts), rational(1, n)));
    const turns = Array.from({ length: n }, (_, k) =>
      principal(times(sumOf(turn, rational(2 * k)), rational(1, n))),
    );
    const sorted = turns.sort((a, b) => toNumber(a) - toNumber(b));
    const general = `\\frac{1}{${n}}\\left(${toLatex(angleOf(turn))} + 2k\\pi\\right)`;
    return {
      title: { en: 'Roots of a complex number', zh: '复数的 n 次方根' },
      steps: [
        step(
          { en: 'Write the number in terms of its modulus and argument.', zh: '用模和辐角表示该复数。' },
          [
            `${toLatex(complexExpression(parts))} = ${turn.n === 0n ? `${toLatex(tidy(modulusOf(parts)))}\\mathrm{e}^{0\\mathrm{i}}` : exponentialTex(tidy(modulusOf(parts)), turn)}`,
          ],
          ['B1', 'B1'],
        ),
        step(
          {
            en: `Take the ${ordinal(n)} root of the modulus and divide each value of the argument by ${n}.`,
            zh: `模开 ${n} 次方，辐角的每个值除以 ${n}。`,
          },
          [
            `r = ${toLatex(size)}, \\quad \\theta = ${general}, \\quad k = ${n === 3 ? '0, 1, 2' : `0, 1, \\ldots, ${n - 1}`}`,
          ],
          ['M1', 'A1'],
          {
            en: 'Adding multiples of 2π to the argument gives the other roots.',
            zh: '辐角可加上 2π 的整数倍，由此得到其余的根。',
          },
        ),
        step(
          { en: 'Write the arguments between −π and π.', zh: '把辐角化到 −π 与 π 之间。' },
          sorted.map((one) => `z = ${exponentialTex(size, one)}`),
          ['A1', 'A1'],
        ),
      ],
      answer: {
        text: sorted.map((one) => exponentialText(size, one)).join(', '),
        tex: sorted.map((one) => exponentialTex(size, one)).join(',\\; '),
      },
    };
  },
  verify({ answer }, { of, n }) {
    const radicand = evaluateComplex(of);
    const roots = answer.text.split(', ').map((one) => evaluateComplex(expression(one)));
    return [
      {
        name: {
          en: `Each root raised to the power ${n} gives the number.`,
          zh: `每个根的 ${n} 次方都等于原数。`,
        },
        passed: roots.every(
          (root) =>
            modulus(plus(raised(root, complex(n)), opposite(radicand))) <=
            1e-9 * Math.max(1, modulus(radicand)),
        ),
      },
      {
        name: { en: `There are ${n} distinct roots.`, zh: `共有 ${n} 个不同的根。` },
        passed:
          roots.length === n &&
          roots.every((one, at) =>
            roots.every(
              (other, index) => at === index || modulus(plus(one, opposite(other))) > 1e-6 * modulus(one),
            ),
          ),
      },
    ];
  },
};

function isExponentialForm(form: Statement): boolean {
  return (
    form.kind === 'expression' &&
    /^r\*?\(?e\^\(?(?:i\*?theta|theta\*?i)\)?\)?$/.test(toText(form.value).replace(/\s/g, ''))
  );
}

/** zⁿ = c with n at least 3. */
function pureEquation(statement: Statement): Parameters | null {
  if (statement.kind !== 'relation' || statement.sides.length !== 2 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  if (left.kind !== 'power' || left.base.kind !== 'symbol' || !['z', 'w'].includes(left.base.name))
    return null;
  const n = rationalValue(left.exponent);
  return n && n.d === 1n && n.n >= 3n && n.n <= 8n && partsOf(right) ? { of: right, n: Number(n.n) } : null;
}

function exponentialText(size: Expression, turn: Rational): string {
  if (turn.n === 0n) return toText(size);
  const head = Math.abs(evaluate(size) - 1) < 1e-12 ? '' : `${toText(size)}`;
  return `${head}e^((${toText(angleOf(turn))})i)`;
}
function exponentialTex(size: Expression, turn: Rational): string {
  if (turn.n === 0n) return toLatex(size);
  const head = Math.abs(evaluate(size) - 1) < 1e-12 ? '' : toLatex(size);
  return `${head}\\mathrm{e}^{${toLatex(turn.n < 0n ? negative(product(angleOf({ n: -turn.n, d: turn.d }), I)) : product(angleOf(turn), I))}}`;
}
function ordinal(n: number): string {
  return ['', '', 'square', 'cube', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][n]!;
}
