import {
  isMadeOf,
  type Measured,
  measuredIn,
  only,
  radians,
} from '../../../reading/mechanics/measured-values.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import type { Method } from '../../../writing/method.ts';
import { exactOrRounded, rounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** Two forces with an angle between them. */
interface Parameters {
  first: number;
  second: number;
  angle: number;
  unknown: 'magnitude' | 'angle';
}

const isAllKnown = vocabulary(
  'two force forces act acts acting angle angles right perpendicular each other another point between resultant first direction makes make same horizontal plane coplanar magnitudes',
  '个力互相垂直合夹作用于同间之它们第向',
);

export const resultantForce: Method<Parameters> = {
  id: 'resultant-force',
  topic: '9709/p4/forces-and-equilibrium',

  match(question) {
    const { text, lower, values } = measuredIn(question.text);
    if (
      !/resultant|合力/.test(lower) ||
      /mass|acceleration|component|equilibrium|friction|质量|加速度|分量|平衡|摩擦/.test(lower)
    )
      return null;
    if (!isAllKnown(lower)) return null;
    const right = /(?:right angles?|perpendicular)(?! to (?:the|an?|its|that)\b)|直角|垂直/.test(lower);
    const asksAngle =
      /angle (?:that )?the resultant|direction of the resultant|angle between the resultant|合力与/.test(
        lower,
      );
    const named = asksAngle ? only(values, 'force').at(-1) : undefined;
    if (
      !isMadeOf(
        values.filter((one) => one !== named),
        right ? { force: 2 } : { force: 2, angle: 1 },
      )
    )
      return null;
    const between =
      right ||
      /angle between (?:them|the forces|the two forces)|between (?:them|the forces|the two forces)|at an angle of [\d.]+° to each other|夹角/.test(
        lower,
      );
    const [first, second] = only(values, 'force');
    // The resultant may be given.
    const isResultant = ({ before }: Measured) =>
      /resultant (?:force )?(?:is|has|of|=)[^.;\d]{0,30}$|合力[^,，。]{0,6}为\s*$/i.test(before);
    if (only(values, 'force').some((one) => one !== named && isResultant(one))) return null;
    const angle = right ? 90 : only(values, 'angle')[0]!.value;
    if (!between || angle <= 0 || angle >= 180) return null;
    const asksSize =
      /magnitude of (?:the|their) resultant|(?:find|calculate|determine) (?:the |their )?resultant|合力的大小|求合力/.test(
        lower,
      );
    if (asksAngle === asksSize) return null;
    if (named && (named.value !== first!.value || !/resultant|合力/.test(named.before.toLowerCase())))
      return null;
    return /three|三个/.test(text)
      ? null
      : { first: first!.value, second: second!.value, angle, unknown: asksAngle ? 'angle' : 'magnitude' };
  },

  solve({ first, second, angle, unknown }, { precision }) {
    const [x, y] = [first + second * Math.cos(radians(angle)), second * Math.sin(radians(angle))];
    const size = Math.hypot(x, y);
    const [along, across] = [exactOrRounded(Math.abs(x) < 1e-9 ? 0 : x), exactOrRounded(y)];
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    const text =
      unknown === 'magnitude'
        ? `${exactOrRounded(size, precision)} N`
        : `${rounded(degrees, precision ?? { kind: 'places', digits: 1 })}°`;
    return {
      title: { en: 'Resultant of two forces', zh: '两个力的合力' },
      steps: [
        step(
          {
            en: 'Resolve parallel and perpendicular to the first force.',
            zh: '沿第一个力的方向及其垂直方向分解。',
          },
          [
            `X = ${working(first)} + ${working(second)}\\cos ${working(angle)}^{\\circ} = ${along}`,
            `Y = ${working(second)}\\sin ${working(angle)}^{\\circ} = ${across}`,
          ],
          ['M1', 'A1'],
        ),
        unknown === 'magnitude'
          ? step(
              { en: 'Use Pythagoras’ theorem.', zh: '用勾股定理合成。' },
              `R = \\sqrt{(${along})^{2} + (${across})^{2}} = ${exactOrRounded(size, precision)}\\;\\mathrm{N}`,
              ['M1', 'A1'],
            )
          : step(
              { en: 'Find the angle from the first force.', zh: '求合力与第一个力的夹角。' },
              `\\theta = \\tan^{-1}\\frac{${across}}{${along}} = ${text.replace('°', '^{\\circ}')}`,
              ['M1', 'A1'],
            ),
      ],
      answer: {
        text,
        tex:
          unknown === 'magnitude'
            ? `${exactOrRounded(size, precision)}\\;\\mathrm{N}`
            : text.replace('°', '^{\\circ}'),
      },
    };
  },

  /** The triangle of forces, by the cosine and sine rules. */
  verify({ answer }, { first, second, angle, unknown }, { precision }) {
    const size = Math.sqrt(first ** 2 + second ** 2 - 2 * first * second * Math.cos(radians(180 - angle)));
    const cosine = (first ** 2 + size ** 2 - second ** 2) / (2 * first * size);
    const degrees = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
    const known =
      unknown === 'magnitude'
        ? `${exactOrRounded(size, precision)} N`
        : `${rounded(degrees, precision ?? { kind: 'places', digits: 1 })}°`;
    return [
      {
        name: { en: 'The triangle of forces gives the same result.', zh: '由力的三角形得到同样的结果。' },
        passed: known === answer.text,
      },
    ];
  },
};
