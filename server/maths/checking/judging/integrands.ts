import { contains, type Expression, mapParts, number } from '../../algebra-system/expressions/expression.ts';
import { compareValues } from '../values/values.ts';

type Integral = Extract<Expression, { kind: 'integral' }>;

/** Whether two values integrate different functions between the same ends: equal areas do not make them equal. */
export function integrateOthers(was: Expression, is: Expression): boolean {
  const all = [...integralsIn(was), ...integralsIn(is)];
  const [first] = all;
  if (!first || integralsIn(was).length === 0 || integralsIn(is).length === 0) return false;
  if (!all.every((one) => hasSameEnds(one, first)) || !isMadeOf(was) || !isMadeOf(is)) return false;
  return !['same', 'near'].includes(compareValues(integrandOf(was), integrandOf(is)));
}

const isDefinite = (one: Expression): one is Integral => one.kind === 'integral' && one.from !== null;

function integralsIn(one: Expression): Integral[] {
  const integrals: Integral[] = [];
  contains(one, (part) => {
    if (isDefinite(part)) integrals.push(part);
    return false;
  });
  return integrals;
}

const hasSameEnds = (one: Integral, other: Integral) =>
  one.by === other.by &&
  compareValues(one.from!, other.from!) === 'same' &&
  compareValues(one.to!, other.to!) === 'same';

/** Whether a value is made of integrals alone; after integrating by parts another term stands beside them. */
const isMadeOf = (one: Expression): boolean =>
  compareValues(
    replaceIntegrals(one, () => number(0)),
    number(0),
  ) === 'same';

const integrandOf = (one: Expression) => replaceIntegrals(one, ({ of }) => of);

function replaceIntegrals(one: Expression, instead: (integral: Integral) => Expression): Expression {
  return isDefinite(one) ? instead(one) : mapParts(one, (part) => replaceIntegrals(part, instead));
}
