import {
  call,
  type Expression,
  type FunctionName,
  product,
  quotient,
} from '../../../algebra-system/expressions/expression.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { productOf, tex, valueOf, without } from '../toolkit/parts.ts';

const ANGLED: FunctionName[] = ['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'];

/** sin 2x = 2 sin x */
export const multipleAngle = rewritingMistake({
  id: 'multiple-angle',
  at(part) {
    if (part.kind !== 'call' || !ANGLED.includes(part.name)) return [];
    const { name, of } = part;
    if (of.kind === 'quotient' && valueOf(of.denominator) !== null)
      return [rewriteAs(part, quotient(call(name, of.numerator), of.denominator))];
    if (of.kind !== 'product') return [];
    return of.factors.flatMap((factor, index) => {
      const rest = productOf(without(of.factors, index));
      return valueOf(factor) === null || valueOf(rest) !== null
        ? []
        : [rewriteAs(part, product(factor, call(name, rest)))];
    });
  },
  make(random) {
    const [name, k, c] = [random.pick(['sin', 'cos', 'tan']), random.whole(2, 5), random.whole(1, 9)];
    const letter = random.pick(['x', 'θ', 'A']);
    return random.pick([
      [`${name} ${k}${letter}`, `${k} ${name} ${letter}`],
      [`${name}(${k}${letter}) + ${c}`, `${k}${name}(${letter}) + ${c}`],
      [`${name}(${letter}/2)`, `${name}(${letter})/2`],
    ]);
  },
});

function rewriteAs(part: Expression & { kind: 'call' }, becomes: Expression): Rewriting {
  const rule =
    part.name === 'sin' ? '$\\sin 2A=2\\sin A\\cos A$' : part.name === 'cos' ? '$\\cos 2A=2\\cos^2A-1$' : '';
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was written as ${tex(becomes)}: the number was taken out of the function.`,
        `The multiple of the angle stays inside${rule ? `; the double angle formula is ${rule}` : ''}.`,
        `把 ${tex(part)} 写成了 ${tex(becomes)}：把系数提到了函数外面。`,
        `角的倍数不能提到函数外${rule ? `；二倍角公式是 ${rule}` : ''}。`,
      ),
  };
}
