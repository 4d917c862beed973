import { type Expression, quotient, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, powerOf, sizeOf, tex, termsOf } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** x² = 3x, so x = 3 */
export const dividedByUnknown: Mistake = {
  id: 'divided-by-unknown',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const tried = new Set<string>();
    for (const factor of [relation.left, relation.right].flatMap(factorsWithLetters)) {
      const name = tex(factor);
      if (tried.has(name)) continue;
      tried.add(name);
      yield {
        makes: equation(quotient(relation.left, factor), quotient(relation.right, factor)),
        explain: () =>
          explanation(
            `Both sides were divided by ${name}, which loses the solution ${name} $=0$.`,
            `Write everything on one side and factorise: ${name} $=0$ is also a solution.`,
            `两边同除以 ${name}，丢掉了 ${name} $=0$ 这个解。`,
            `应移项后因式分解：${name} $=0$ 也是解。`,
          ),
      };
    }
  },
  make(random) {
    const [a, b] = [random.whole(2, 5), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'z']);
    return random.pick([
      [`${letter}^2 = ${multiple(b, letter)}`, `${letter} = ${b}`],
      [`${multiple(a, `${letter}^2`)} - ${multiple(a * b, letter)} = 0`, `${letter} = ${b}`],
      [`${letter}^3 = ${multiple(b, `${letter}^2`)}`, `${letter} = ${b}`],
      [`(${letter} - ${a})(${letter} + ${b}) = ${b + 1}(${letter} - ${a})`, `${letter} + ${b} = ${b + 1}`],
      [`${letter}(${letter} + ${b}) = ${2 * b + 1}${letter}`, `${letter} + ${b} = ${2 * b + 1}`],
    ]);
  },
};

function factorsWithLetters(side: Expression): Expression[] {
  return termsOf(side)
    .flatMap((term) => factorsOf(sizeOf(term)))
    .flatMap((factor) => (factor.kind === 'power' ? [powerOf(factor).base, factor] : [factor]))
    .filter((factor) => symbolsOf(factor).length > 0);
}
