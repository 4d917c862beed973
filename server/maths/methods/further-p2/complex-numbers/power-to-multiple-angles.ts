import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression, parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { binomial } from '../../../algebra-system/numbers/binomial.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  name: 'cos' | 'sin';
  n: number;
  angle: string;
}

const ASK =
  /^(?:(?:use|using|by) de moivre['’]s theorem(?: to)? )?express # in terms of (?:multiple angles|(?:cosines|sines) of multiple angles|(?:cosines |sines )?(?:of )?multiples of #)$|^(?:(?:利用|用|使用)棣莫弗(?:定理|公式))?(?:将|把) # (?:用|表示为)(?:倍角|多倍角)(?:的(?:余弦|正弦|三角函数))?(?:表示|之和|的形式)?$/u;

/** cosⁿθ and sinⁿθ as sums of multiple angles. */
export const powerToMultipleAngles: Method<Parameters> = {
  id: 'power-to-multiple-angles',
  topic: '9231/p2/complex-numbers',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || !ASK.test(wording.say)) return null;
    const [target, of] = wording.formulas.map((formula) => {
      const parsed = parseExpression(formula);
      return parsed.ok ? parsed.value : null;
    });
    const n = target?.kind === 'power' ? rationalValue(target.exponent) : null;
    if (target?.kind !== 'power' || !n || n.d !== 1n || n.n < 3n || n.n > 10n) return null;
    const { base } = target;
    if (base.kind !== 'call' || (base.name !== 'cos' && base.name !== 'sin') || base.of.kind !== 'symbol')
      return null;
    const isSame =
      wording.formulas.length === 1 ||
      (of?.kind === 'symbol' && of.name === base.of.name && wording.formulas.length === 2);
    return isSame ? { name: base.name, n: Number(n.n), angle: base.of.name } : null;
  },
  solve({ name, n, angle }) {
    const result = multiples(name, n, angle);
    const isCos = name === 'cos';
    const [sign, front] = isCos ? ['+', `2\\cos\\theta`] : ['-', `2\\mathrm{i}\\sin\\theta`];
    const pairs = Array.from({ length: Math.ceil(n / 2) }, (_, k) => {
      const by = binomial(n, k);
      const pair = `\\left(z^{${n - 2 * k}} ${isCos || n % 2 === 0 ? '+' : '-'} z^{-${n - 2 * k}}\\right)`;
      return `${!isCos && k % 2 ? '- ' : k ? '+ ' : ''}${by === 1 ? '' : by}${pair}`;
    }).join(' ');
    const middle = n % 2 === 0 ? ` ${!isCos && (n / 2) % 2 ? '-' : '+'} ${binomial(n, n / 2)}` : '';
    return {
      title: { en: 'Power as multiple angles', zh: '三角函数的幂化为倍角' },
      steps: [
        step(
          { en: 'Let z = cos θ + i sin θ.', zh: '设 z = cos θ + i sin θ。' },
          [
            `z ${sign} \\frac{1}{z} = ${front}`,
            `z^k + z^{-k} = 2\\cos k\\theta, \\quad z^k - z^{-k} = 2\\mathrm{i}\\sin k\\theta`,
          ],
          ['B1'],
        ),
        step(
          { en: 'Expand the power and pair the terms.', zh: '展开并把各项配对。' },
          [
            `\\left(${front}\\right)^{${n}} = \\left(z ${sign} \\frac{1}{z}\\right)^{${n}} = ${pairs}${middle}`,
          ],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Substitute for the pairs and divide.', zh: '代回并相除。' },
          [`\\${name}^{${n}}\\theta = ${toLatex(result)}`],
          ['M1', 'A1'],
        ),
      ],
      answer: { text: toText(result), tex: toLatex(result) },
    };
  },
  verify({ answer }, { name, n, angle }) {
    const expansion = expression(answer.text);
    return [
      {
        name: { en: 'Both sides agree at twelve angles.', zh: '在十二个角上两边相等。' },
        passed: Array.from({ length: 12 }, (_, index) => 0.11 + index * 0.517).every(
          (value) => Math.abs(evaluate(expansion, { [angle]: value }) - Math[name](value) ** n) <= 1e-10,
        ),
      },
    ];
  },
};

function multiples(name: 'cos' | 'sin', n: number, angle: string): Expression {
  const turned = name === 'sin' && (n % 4 === 2 || n % 4 === 3) ? -1 : 1;
  const terms = Array.from({ length: Math.ceil(n / 2) }, (_, k) => {
    const by = turned * (name === 'sin' && k % 2 ? -1 : 1) * binomial(n, k);
    const wave = call(
      name === 'sin' && n % 2 === 1 ? 'sin' : 'cos',
      product(number(n - 2 * k), symbol(angle)),
    );
    const size = product(number(Math.abs(by)), wave);
    return by < 0 ? negative(size) : size;
  });
  // The middle term has no partner; its sign comes out positive for both functions.
  const middle = n % 2 === 0 ? [number(binomial(n, n / 2) / 2)] : [];
  const whole = [...terms, ...middle];
  const positive = whole.filter((one) => one.kind !== 'negative');
  return quotient(
    sum(
      ...(whole[0]!.kind === 'negative'
        ? [...positive, ...whole.filter((one) => one.kind === 'negative')]
        : whole),
    ),
    number(2 ** (n - 1)),
  );
}
