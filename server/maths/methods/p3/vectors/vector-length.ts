import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import { between, dot, isNull, type Vector } from '../../../algebra-system/vectors/vectors.ts';
import { column, numbers, partOf, rootOf, texOf } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: Vector;
  flat: boolean;
  isUnit: boolean;
  ends: [Vector, Vector] | null;
}

const LENGTH =
  /^find (?:(?:magnitude|length|modulus) of vector|(?:magnitude|length) of|向量) #(?: 的(?:模|长度|大小))?$/u;
const NAMED = /^(?:find # (?:where|given that) #|(?:given|given that|已知|设) # (?:find|求) #)$/u;
const UNIT =
  /^find (?:unit vector (?:in (?:same )?direction of|in same direction as|parallel to)(?: vector)? #|与(?:向量)? # (?:同方向|方向相同|同向)的单位向量)$/u;
const APART =
  /^(?:find (?:distance between|length of line segment joining)(?: points)? #|find 点 #(?: 与点 #)? (?:之间)?的距离|points # have (?:position vectors|coordinates) # find (?:length of|distance) #)$/u;

/** How long a vector is, the unit vector along it, the distance between two points. */
export const vectorLength: Method<Parameters> = {
  id: 'vector-length',
  topic: '9709/p3/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || geometry.lines.length + geometry.planes.length > 0) return null;
    const { say, vectors, letters } = geometry;
    const [one, two] = vectors;
    const isBetween = letters.every((name) => name === `${one?.name}${two?.name}`) && letters.length < 2;
    if (APART.test(say) && one && two && vectors.length === 2 && isBetween && !(one.flat && two.flat))
      return {
        of: between(one.vector, two.vector),
        flat: false,
        isUnit: false,
        ends: [one.vector, two.vector],
      };
    if (!one || vectors.length !== 1) return null;
    const isNamed = NAMED.test(say) && letters.length === 1 && letters[0] === `|${one.name}|`;
    if (!isNamed && (letters.length > 0 || !(LENGTH.test(say) || UNIT.test(say)))) return null;
    return { of: one.vector, flat: one.flat, isUnit: UNIT.test(say), ends: null };
  },
  solve({ of, flat, isUnit, ends }) {
    const square = dot(of, of);
    const length = rootOf(square);
    if (isUnit && isNull(of)) return null;
    const squares = of
      .slice(0, flat ? 2 : 3)
      .map((one) => (one.n < 0n ? `(${texOf(one)})^2` : `${texOf(one)}^2`));
    const steps = [
      step(
        {
          en: 'The magnitude is the square root of the sum of the squares of the components.',
          zh: '模等于各分量平方和的平方根。',
        },
        [`\\sqrt{${squares.join(' + ')}} = ${toLatex(length)}`],
        ['M1' as const, 'A1' as const],
        { en: 'This is Pythagoras’ theorem.', zh: '这就是勾股定理。' },
      ),
    ];
    if (ends)
      steps.unshift(
        step(
          { en: 'Subtract the position vectors.', zh: '两点的位置向量相减。' },
          [`${column(ends[1])} - ${column(ends[0])} = ${column(of)}`],
          ['M1', 'A1'],
          { en: 'The vector from A to B is b − a.', zh: '从 A 到 B 的向量是 b − a。' },
        ),
      );
    const parts = of.slice(0, flat ? 2 : 3).map((one) => partOf(one, square));
    if (isUnit)
      steps.push(
        step(
          { en: 'Divide the vector by its magnitude.', zh: '用向量除以它的模。' },
          [`\\frac{1}{${toLatex(length)}}${column(of, flat)}`],
          ['M1', 'A1'],
          { en: 'This has the same direction and magnitude 1.', zh: '这样方向不变，模变为 1。' },
        ),
      );
    return {
      title: isUnit ? { en: 'Unit vector', zh: '单位向量' } : { en: 'Magnitude of a vector', zh: '向量的模' },
      steps,
      answer: isUnit
        ? {
            text: `(${parts.map(toText).join(', ')})`,
            tex: `\\begin{pmatrix} ${parts.map(toLatex).join(' \\\\ ')} \\end{pmatrix}`,
          }
        : { text: toText(length), tex: toLatex(length) },
    };
  },
  verify({ answer }, { of, flat, isUnit }) {
    const direct = Math.hypot(...numbers(of));
    const read = expression(answer.text);
    if (!isUnit)
      return [
        {
          name: { en: 'The magnitude, in decimals, agrees.', zh: '用小数计算模，结果一致。' },
          passed: Math.abs(evaluate(read) - direct) < 1e-9 * Math.max(1, direct),
        },
      ];
    const parts = read.kind === 'tuple' ? read.items.map((one: Expression) => evaluate(one)) : [];
    return [
      {
        name: { en: 'The magnitude is 1.', zh: '模为 1。' },
        passed: Math.abs(Math.hypot(...parts) - 1) < 1e-9,
      },
      {
        name: { en: 'The direction is unchanged.', zh: '方向不变。' },
        passed:
          parts.length === (flat ? 2 : 3) &&
          parts.every((one, at) => Math.abs(one * direct - numbers(of)[at]!) < 1e-9 * Math.max(1, direct)),
      },
    ];
  },
};
