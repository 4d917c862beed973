import { angleOf, modulusOf, partsOf, principal, turnOf } from '../../../algebra-system/complex/parts.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  exp,
  has,
  I,
  negative,
  product,
  rationalValue,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { normalPower } from '../../../algebra-system/normal/powers.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { complex, modulus, opposite, plus, raised } from '../../../algebra-system/numbers/complex.ts';
import {
  plus as sumOf,
  type Rational,
  rational,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { sidesIn, worked } from '../working/worked.ts';

/** zⁿ = w, or zⁿ + c = 0: n and w. */
function powerIn(text: Term | undefined): { letter: string; n: number; of: Expression } | null {
  const sides = sidesIn(text);
  if (!sides) return null;
  const rest = difference(sides[0], sides[1]);
  const terms = rest.kind === 'sum' ? rest.terms : [rest];
  const own = terms.filter((one) => ['z', 'w'].some((letter) => has(one, letter)));
  const [raised_] = own;
  if (own.length !== 1 || raised_?.kind !== 'power' || raised_.base.kind !== 'symbol') return null;
  const n = rationalValue(raised_.exponent);
  if (!n || n.d !== 1n || n.n < 3n || n.n > 8n) return null;
  const others = terms.filter((one) => one !== raised_).map((one) => negative(one));
  return { letter: raised_.base.name, n: Number(n.n), of: sum(...others) };
}

function equationOf({ verb, target, form }: Goal): { text: Term; needsForm: boolean } | null {
  if (verb === 'solve' && typeof target === 'string') return { text: target, needsForm: true };
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  return ['nth roots', 'roots'].includes(target.the) && target.of.length === 1
    ? { text: target.of[0]!, needsForm: form === undefined }
    : null;
}

const bare = (text: Term | undefined): string =>
  String(text).replace(/[\s${}]|\\left|\\right|\\math\w+|\\,/g, '');

/** r(cos θ + i sin θ), r e^(iθ), or a + bi; null for any other form. */
function shapeOf(form: string | undefined): 'cos' | 'e' | 'parts' | null {
  const text = bare(form);
  if (/^[a-hj-z]\+(?:i[a-hj-z]|[a-hj-z]i)$/.test(text)) return 'parts';
  if (/^r\(\\?cos\\?(?:theta|θ)\+i\\?sin\\?(?:theta|θ)\)$/.test(text)) return 'cos';
  return /^r?e\^\(?i\\?(?:theta|θ)\)?$/.test(text) ? 'e' : null;
}

const FULL = /^0(?:\\leq?(?:slant)?|≤|<=)\\?(?:theta|θ)<2\\?(?:pi|π)$/;
const HALF = /^-\\?(?:pi|π)<\\?(?:theta|θ)(?:\\leq?(?:slant)?|≤|<=)\\?(?:pi|π)$/;
const POSITIVE = /^r>0$/;

/** Between which angles the argument is to lie; null where what is said of it is something else. */
function turnsFrom(said: readonly Fact[]): 'full' | 'half' | null {
  const ranges = said.map(({ of: [text] }) => bare(text)).filter((text) => !POSITIVE.test(text));
  if (ranges.every((text) => HALF.test(text))) return 'half';
  return ranges.every((text) => FULL.test(text)) ? 'full' : null;
}

const isOfForm = ({ relation, of: [text] }: Fact): boolean =>
  relation === 'holds' && typeof text === 'string' && (/theta|θ/.test(text) || POSITIVE.test(bare(text)));

/** x + yi without a part that is zero. */
function inParts(x: Expression, y: Expression): Expression {
  const isZero = (one: Expression) => rationalValue(one)?.n === 0n;
  const isDown = evaluate(y) < 0;
  const size = isDown ? exact(negative(y)) : y;
  const isOne = size.kind === 'number' && size.value.n === size.value.d;
  const length = isOne ? I : product(size, I);
  const up = isDown ? negative(length) : length;
  return isZero(y) ? x : isZero(x) ? up : sum(x, up);
}

/** The roots of zⁿ = w in the form that is asked for, with arguments in the range that is asked for. */
export const rootsOfPower: Operator = (goal, scope: Scope) => {
  const asked = equationOf(goal);
  const shape = goal.form === undefined ? 'e' : shapeOf(goal.form);
  const equation = asked && shape && !goal.terms && !goal.figures && !goal.unit ? powerIn(asked.text) : null;
  if (!equation || (asked?.needsForm && goal.verb === 'solve' && goal.form === undefined)) return null;
  const said = [...(goal.where ?? []), ...scope.facts].filter(isOfForm);
  const range = turnsFrom(said);
  const parts = partsOf(equation.of);
  const turn = parts && turnOf(parts);
  if (!range || !parts || !turn) return null;
  const { letter, n } = equation;
  const size = tidy(normalPower(modulusOf(parts), rational(1, n)));
  const turns = Array.from({ length: n }, (_, k) => {
    const one = principal(times(sumOf(turn, rational(2 * k)), rational(1, n)));
    return range === 'full' && one.n < 0n ? sumOf(one, rational(2)) : one;
  }).sort((a, b) => toNumber(a) - toNumber(b));
  const written = (one: Rational): Expression =>
    shape === 'e'
      ? product(size, exp(product(angleOf(one), I)))
      : shape === 'parts'
        ? inParts(
            exact(product(size, call('cos', angleOf(one)))),
            exact(product(size, call('sin', angleOf(one)))),
          )
        : product(size, sum(call('cos', angleOf(one)), product(I, call('sin', angleOf(one)))));
  const roots = turns.map(written);
  if (shape === 'parts' && roots.some((one) => contains(one, ({ kind }) => kind === 'call'))) return null;
  for (const one of said) scope.used.add(one);
  const radicand = evaluateComplex(equation.of);
  return worked(
    { en: 'Roots of a complex number', zh: '复数的 n 次方根' },
    '9231/p2/complex-numbers',
    [
      step({ en: 'Write the number in terms of its modulus and argument.', zh: '用模和辐角表示该复数。' }, [
        `${toLatex(equation.of)} = ${toLatex(tidy(modulusOf(parts)))}\\left(\\cos${toLatex(angleOf(turn))} + \\mathrm{i}\\sin${toLatex(angleOf(turn))}\\right)`,
      ]),
      step(
        {
          en: `Take the root of the modulus and divide each value of the argument by ${n}.`,
          zh: `模开 ${n} 次方，辐角的每个值除以 ${n}。`,
        },
        roots.map((one) => `${toLatex(symbol(letter))} = ${toLatex(one)}`),
      ),
    ],
    {
      text: roots.map((one) => toText(one)).join(', '),
      tex: roots.map((one) => toLatex(one)).join(',\\; '),
    },
    [
      check(
        `Each root raised to the power ${n} gives the number.`,
        `每个根的 ${n} 次方都等于原数。`,
        roots.every(
          (one) =>
            modulus(plus(raised(evaluateComplex(one), complex(n)), opposite(radicand))) <
            1e-9 * Math.max(1, modulus(radicand)),
        ),
      ),
    ],
  );
};
