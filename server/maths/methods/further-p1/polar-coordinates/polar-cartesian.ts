import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import type { Conversion, Relation } from '../../../techniques/polar/relation.ts';
import { cartesianOf } from '../../../techniques/polar/to-cartesian.ts';
import { polarOf } from '../../../techniques/polar/to-polar.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends Conversion {
  given: Relation;
  toCartesian: boolean;
}

const CARTESIAN =
  /^(?:(?:find|write down) cartesian equation of(?: (?:polar )?curve(?: with polar equation)?| polar equation)? #|将(?:极坐标方程)? # 化为直角坐标方程|find (?:(?:曲线|极坐标方程) )?# 的直角坐标方程)$/u;
const POLAR =
  /^(?:find polar equation of(?: (?:curve|line|circle))? #|将(?:直角坐标方程)? # 化为极坐标方程|find (?:(?:曲线|直线) )?# 的极坐标方程)$/u;

/** Between polar and cartesian equations of lines, circles and lemniscates. */
export const polarCartesian: Method<Parameters> = {
  id: 'polar-cartesian',
  topic: '9231/p1/polar-coordinates',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording || wording.formulas.length !== 1) return null;
    const toCartesian = CARTESIAN.test(wording.say);
    if (!toCartesian && !POLAR.test(wording.say)) return null;
    const parsed = parse(wording.formulas[0]!);
    if (!parsed.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
      return null;
    const given = parsed.statement;
    const letters = given.sides.flatMap(symbolsOf);
    const fits = toCartesian
      ? letters.includes('r') && letters.every((one) => one === 'r' || one === 'theta')
      : letters.every((one) => one === 'x' || one === 'y');
    const conversion =
      fits && letters.length > 0 ? (toCartesian ? cartesianOf(given) : polarOf(given)) : null;
    return conversion && { given, toCartesian, ...conversion };
  },
  solve({ given, relation: equation, working, toCartesian }) {
    const answer = { text: relationText(equation), tex: relationTex(equation) };
    const steps: Step[] = [
      step(
        toCartesian
          ? {
              en: 'Use r cos θ = x, r sin θ = y and r² = x² + y².',
              zh: '利用 r cos θ = x、r sin θ = y、r² = x² + y²。',
            }
          : { en: 'Substitute x = r cos θ and y = r sin θ.', zh: '代入 x = r cos θ、y = r sin θ。' },
        [relationTex(given), ...working],
        ['M1', 'A1'],
      ),
      step(
        toCartesian
          ? { en: 'Substitute for these.', zh: '代换。' }
          : { en: 'Make r the subject.', zh: '解出 r。' },
        [answer.tex],
        ['A1'],
      ),
    ];
    return { title: { en: 'Polar and cartesian equations', zh: '极坐标方程与直角坐标方程' }, steps, answer };
  },
  verify({ answer }, { given, toCartesian }) {
    const read = parse(answer.text);
    if (!read.ok || read.statement.kind !== 'relation') return [];
    const [polar, cartesian] = toCartesian ? [given, read.statement] : [read.statement, given];
    const gap = (one: Relation, values: Record<string, number>) => {
      const [left, right] = one.sides.map((side) => evaluate(side, values)) as [number, number];
      return left - right;
    };
    const inPlane = (x: number, y: number) => gap(cartesian, { x, y });
    const angles = Array.from({ length: 24 }, (_, index) => -3 + index * 0.257);
    const onPolar = angles.flatMap((theta) =>
      zerosIn((r) => gap(polar, { r, theta }), 0.01, 40, { steps: 800 }).map(
        (r) => [r * Math.cos(theta), r * Math.sin(theta)] as const,
      ),
    );
    const onCartesian = angles.flatMap((theta) =>
      zerosIn((r) => inPlane(r * Math.cos(theta), r * Math.sin(theta)), 0.01, 40, { steps: 800 }).map(
        (r) => [r, theta] as const,
      ),
    );
    // A point may also lie on the curve with negative r, half a turn on.
    const fits = (r: number, theta: number) =>
      [
        [r, theta],
        [-r, theta + Math.PI],
      ].some(([size, turn]) => Math.abs(gap(polar, { r: size!, theta: turn! })) < 1e-6 * (1 + r * r));
    return [
      {
        name: {
          en: 'Points of the polar curve satisfy the cartesian equation.',
          zh: '极坐标曲线上的点满足直角坐标方程。',
        },
        passed:
          onPolar.length > 3 &&
          onPolar.every(([x, y]) => Math.abs(inPlane(x, y)) < 1e-6 * (1 + (x * x + y * y) ** 2)),
      },
      {
        name: {
          en: 'Points of the cartesian curve satisfy the polar equation.',
          zh: '直角坐标曲线上的点满足极坐标方程。',
        },
        passed: onCartesian.length > 3 && onCartesian.every(([r, theta]) => fits(r, theta)),
      },
    ];
  },
};

const relationText = ({ sides }: Relation) => sides.map(toText).join(' = ');
const relationTex = ({ sides }: Relation) => sides.map(toLatex).join(' = ');
