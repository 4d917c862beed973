import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  product,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { sidesIn, worked } from '../working/worked.ts';
import { valueOf } from '../scope/scope.ts';
import { zeroForm } from '../values/value.ts';
import { THETA, TOPIC } from './polar-curve.ts';

/** "Show that the polar equation of C is r = f(θ)", where C has an equation in x and y. */
export const polarShown: Operator = ({ verb, target, where = [] }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement:equal')
    return null;
  const [left, printed] = target.of;
  if (typeof left !== 'object' || !('the' in left) || left.the !== 'polar equation') return null;
  const curve = left.of[0];
  const value = curve === undefined ? null : valueOf(curve, scope);
  const sides = sidesIn(printed);
  if (value?.is !== 'equation' || !sides || typeof curve !== 'object' || !('thing' in curve)) return null;
  const [own, radius] = sides;
  const isSquare =
    own.kind === 'power' &&
    own.base.kind === 'symbol' &&
    own.base.name === 'r' &&
    evaluate(own.exponent) === 2;
  if (!isSquare && !(own.kind === 'symbol' && own.name === 'r')) return null;
  const [letter, another] = symbolsOf(radius).filter((one) => one !== THETA);
  const rest = zeroForm(value);
  if (another || symbolsOf(rest).some((one) => !['x', 'y', letter].includes(one))) return null;
  const places = Array.from({ length: 60 }, (_, at) => 0.013 + at * 0.0257).map((theta) => {
    const size = evaluate(radius, { [THETA]: theta, ...(letter && { [letter]: 1.7 }) });
    const r = isSquare ? Math.sqrt(size) : size;
    const at = { x: r * Math.cos(theta), y: r * Math.sin(theta), ...(letter && { [letter]: 1.7 }) };
    return { r, rest: evaluate(rest, at) };
  });
  const known = places.filter(
    ({ r, rest: left_ }) => Number.isFinite(r) && Number.isFinite(left_) && r > 1e-6,
  );
  const isOn =
    known.length > 20 && known.every(({ r, rest: left_ }) => Math.abs(left_) < 1e-9 * Math.max(1, r ** 6));
  if (!isOn) return null;
  for (const one of scope.facts)
    if (one.relation === 'domain' || one.relation === 'holds' || (letter && one.of[0] === letter))
      scope.used.add(one);
  const tex = `${toLatex(own)} = ${toLatex(radius)}`;
  return worked(
    { en: 'From Cartesian to polar coordinates', zh: '由直角坐标化为极坐标' },
    TOPIC,
    [
      step(
        {
          en: 'Put x = r cos θ and y = r sin θ, so that x² + y² = r².',
          zh: '代入 x = r cos θ、y = r sin θ，即 x² + y² = r²。',
        },
        [`${toLatex(polarOf(value.left))} = ${toLatex(polarOf(value.right))}`],
      ),
      step({ en: 'Simplify.', zh: '化简。' }, [tex]),
    ],
    { text: `${toText(own)} = ${toText(radius)}`, tex },
    [check('Many points of the polar curve satisfy the equation.', '极坐标曲线上的大量点满足该方程。', isOn)],
    where,
  );
};

const polarOf = (one: Expression): Expression =>
  substitute(
    substitute(one, 'x', product(symbol('r'), call('cos', symbol(THETA)))),
    'y',
    product(symbol('r'), call('sin', symbol(THETA))),
  );
