import {
  difference,
  has,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Thing } from '../../schema/problem.ts';
import type { Area, Look } from '../values/area.ts';
import { equationValue, point, type Point, type Value } from '../values/value.ts';
import { logLine } from './log-line.ts';
import { unknownPointOf } from './paths.ts';

const [X, Y] = [symbol('x'), symbol('y')];

const unknownPoint = (name: string): Point =>
  name === 'O' ? point(number(0), number(0)) : point(symbol(`x_${name}`), symbol(`y_${name}`));

/** The points that the letters of a name stand for. */
const corners = (name: string | null, look: Look): Value[] =>
  [...(name ?? '')].map((label) => look.value({ thing: label }) ?? unknownPoint(label));

const PARAMETERS = ['t', 'theta', 'u', 'phi', 's', 'p', 'lambda'];

/** x and y in terms of one letter. */
function pathGiven(id: string, look: Look): Value | null {
  const [x, y] = [look.given('x along', id), look.given('y along', id)];
  if (x?.is !== 'expression' || y?.is !== 'expression') return null;
  const letter = PARAMETERS.find((one) => has(x.value, one) && has(y.value, one));
  return letter ? { is: 'path', letter, x: x.value, y: y.value } : null;
}

/** By its equation, where that is told, else as what it is. */
const defined = ({ id }: Thing, look: Look) => {
  const given = look.given('equation', id);
  return given?.is === 'equation' ? given : look.defined(id);
};

const figure = ({ name }: Thing, look: Look): Value => ({ is: 'many', items: corners(name, look) });

/** The straight line that is the graph of a relation. */
function graphed(id: string, look: Look): Value | null {
  const isOwn = ({ relation, of: [line, u, x] }: Fact) =>
    relation === 'graph' &&
    typeof line === 'object' &&
    'thing' in line &&
    line.thing === id &&
    u === 'y' &&
    x === 'x';
  const line = look.facts.some(isOwn) ? logLine(look.facts, 'y', 'x') : null;
  if (!line) return null;
  look.use(isOwn);
  look.use((one) => one === line.by);
  return equationValue(Y, sum(product(line.gradient, X), line.constant));
}

export const PLANE_THINGS: Area['things'] = {
  point: ({ id }, look) => {
    const path = look.pathOf(id);
    if (path) return unknownPointOf(path, id);
    const given = look.given('coordinates', id);
    if (given?.is === 'point') return given;
    const by = look.defined(id);
    if (by?.is === 'point') return by;
    return unknownPoint(id);
  },
  segment: ({ name }, look) => {
    const [from, to] = corners(name, look);
    return from?.is === 'point' && to?.is === 'point' ? { is: 'segment', from, to } : null;
  },
  triangle: figure,
  quadrilateral: figure,
  parallelogram: figure,
  rhombus: figure,
  rectangle: figure,
  square: figure,
  tangent: defined,
  normal: defined,
  bisector: defined,
  curve: ({ id }, look) => look.given('equation', id) ?? pathGiven(id, look),
  line: ({ id }, look) => {
    if (id === 'x-axis') return equationValue(Y, number(0));
    if (id === 'y-axis') return equationValue(X, number(0));
    const given = look.given('equation', id) ?? graphed(id, look) ?? look.defined(id);
    return given?.is === 'equation'
      ? given
      : equationValue(Y, sum(product(symbol(`m_${id}`), X), symbol(`c_${id}`)));
  },
  circle: ({ id }, look) =>
    look.given('equation', id) ??
    equationValue(
      sum(power(difference(X, symbol(`a_${id}`)), 2), power(difference(Y, symbol(`b_${id}`)), 2)),
      symbol(`s_${id}`),
    ),
};
