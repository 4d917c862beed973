import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  product,
  quotient,
  rationalValue,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import {
  determinant,
  identity,
  inverseOf,
  type Matrix,
  productOf,
  sameMatrix,
} from '../../../algebra-system/matrices/matrix.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { type Rational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { scaleStep } from '../matrices/scale-of-area.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { rowsIn } from '../matrices/formula.ts';
import { isThing, type Scope, use, valueOf } from '../scope/scope.ts';
import { writtenMatrix } from '../shown/arrays.ts';
import { expressionIn, isPlain, knownValue, propertyOf, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/matrices';

/** A matrix of fractions that a term is worth. */
export function matrixOf(term: Term | undefined, scope: Scope): Matrix | null {
  const rows = term === undefined ? null : rowsIn(knownValue(term, scope));
  const all = rows?.map((row) => row.map((one) => rationalValue(exact(one))));
  return all?.every((row) => row.every((one) => one !== null)) ? (all as Rational[][]) : null;
}

/** Two or three rows, and as many columns. */
export const isSmallSquare = (m: Matrix | null): m is Matrix =>
  m !== null && m.length > 1 && m.length < 4 && m.every(({ length }) => length === m.length);

export const shown = (m: Matrix) =>
  writtenMatrix(
    m.flat().map((one) => number(one)),
    m[0]!.length,
  );

/** The matrix of a transformation that is described. */
const ofTransformation: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const text = asked?.the === 'value of matrix' && isPlain(goal) ? asked.of[0] : undefined;
  const rows = typeof text === 'string' ? rowsIn(valueOf(text, scope)) : null;
  if (!rows) return null;
  const entries = rows.flat().map(exact);
  const answer = writtenMatrix(entries, rows[0]!.length);
  const isFound = entries.every((one, at) => Math.abs(evaluate(one) - evaluate(rows.flat()[at]!)) < 1e-9);
  return worked(
    { en: 'The matrix of a transformation', zh: '变换的矩阵' },
    TOPIC,
    [
      step(
        {
          en: 'Its columns are the images of (1, 0) and (0, 1).',
          zh: '矩阵的两列是 (1, 0) 与 (0, 1) 的像。',
        },
        [answer.tex],
      ),
    ],
    answer,
    [check('The images of the unit points agree in numbers.', '单位点的像经数值验证。', isFound)],
  );
};

const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;

/** "The area of the image": |det M| times the area. */
const areaOfImage: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const id = asked?.the === 'area' ? idOf(asked.of[0]) : null;
  if (id === null || goal.form || goal.terms) return null;
  const isOf = ({ of: [, from, to] }: Fact) => isThing(from, id) || isThing(to, id);
  const images = scope.facts.filter((one) => one.relation === 'image' && isOf(one));
  const [image] = images;
  if (!image || images.length > 1) return null;
  const [matrix, from, to] = image.of;
  const isImage = isThing(to, id);
  const other = idOf(isImage ? from : to);
  const said = use(scope, ({ relation, of: [of] }) =>
    relation === 'area-said'
      ? isThing(of, other ?? '')
      : relation === 'equal' &&
        typeof of === 'object' &&
        'the' in of &&
        of.the === 'area' &&
        isThing(of.of[0], other ?? ''),
  );
  const m = matrixOf(matrix, scope);
  const given = said?.of[1];
  const [amount, unit] =
    typeof given === 'object' && 'amount' in given ? [given.amount, given.unit] : [given, ''];
  const size = expressionIn(amount as Term);
  if (!m || m.length !== 2 || !size || determinant(m).n === 0n || !rationalValue(size)) return null;
  scope.used.add(image);
  const scale = number({
    n: determinant(m).n < 0n ? -determinant(m).n : determinant(m).n,
    d: determinant(m).d,
  });
  const area = exact(isImage ? product(scale, size) : quotient(size, scale));
  const back = evaluate(isImage ? quotient(area, scale) : product(area, scale));
  return worked(
    { en: 'The scale factor of area', zh: '面积的比例' },
    TOPIC,
    [scaleStep(scale)],
    {
      text: unit ? `${toText(area)} ${unit}` : toText(area),
      tex: unit ? `${toLatex(area)}\\text{ ${unit}}` : toLatex(area),
    },
    [
      check(
        'Back by the scale factor comes the given area.',
        '由比例反算得到已知面积。',
        Math.abs(back - evaluate(size)) < 1e-9,
      ),
    ],
  );
};

/** A figure of some area under a transformation. */
const scaledArea: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'area scaled' || !isPlain(goal)) return null;
  const m = matrixOf(asked.of[0], scope);
  const given = asked.of[1];
  const [amount, unit] =
    typeof given === 'object' && 'amount' in given ? [given.amount, ` ${given.unit}`] : [given, ''];
  const size = expressionIn(amount as Term);
  if (!m || m.length !== 2 || !size || !rationalValue(size)) return null;
  const scale = determinant(m);
  const area = exact(product(number(scale.n < 0n ? { n: -scale.n, d: scale.d } : scale), size));
  return worked(
    { en: 'The scale factor of area', zh: '面积的比例' },
    TOPIC,
    [scaleStep(number(scale.n < 0n ? { n: -scale.n, d: scale.d } : scale))],
    {
      text: `${toText(area)}${unit}`,
      tex: unit ? `${toLatex(area)}\\text{${unit}}` : toLatex(area),
    },
    [
      check(
        'The parallelogram of the columns has that area.',
        '由两列张成的平行四边形有这个面积。',
        Math.abs(
          Math.abs(toNumber(m[0]![0]!) * toNumber(m[1]![1]!) - toNumber(m[0]![1]!) * toNumber(m[1]![0]!)) *
            evaluate(size) -
            evaluate(area),
        ) < 1e-9,
      ),
    ],
  );
};

/** "The matrix that transforms DEF onto ABC": M, or its inverse. */
const between: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'matrix between' || !isPlain(goal)) return null;
  const [from, to] = asked.of.map(idOf);
  const isThis = (one: Fact, a: string, b: string) =>
    one.relation === 'image' && isThing(one.of[1], a) && isThing(one.of[2], b);
  if (!from || !to) return null;
  const along = use(scope, (one) => isThis(one, from, to));
  const back = along ? null : use(scope, (one) => isThis(one, to, from));
  const m = matrixOf((along ?? back)?.of[0], scope);
  if (!m || (back && determinant(m).n === 0n)) return null;
  const found = back ? inverseOf(m) : m;
  const answer = shown(found);
  return worked(
    { en: 'The transformation taken back', zh: '逆变换' },
    TOPIC,
    [step({ en: 'The inverse matrix takes the image back.', zh: '逆矩阵把像变回原图形。' }, [answer.tex])],
    answer,
    [
      check(
        'The product of the two is the identity.',
        '两矩阵之积为单位矩阵。',
        !back || sameMatrix(productOf(m, found), identity(m.length)),
      ),
    ],
  );
};

/** "The matrix C such that CB = A". */
const inEquation: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'matrix in equation' || !isPlain(goal)) return null;
  const [name] = String(asked.of[0]).match(/[A-Z](?=\}?\$?\s*$)/) ?? [];
  const sides = sidesIn(asked.of[1]);
  const all = sides?.map((side) => factorsOf(side));
  if (!name || !all || !sides) return null;
  const at = all.findIndex((factors) => factors.includes(name));
  const [own, other] = [all[at], all[1 - at]];
  if (!own || !other || other.includes(name) || own.filter((one) => one === name).length !== 1) return null;
  const product_ = (names: (string | null)[]) =>
    names.length === 0
      ? undefined
      : names.reduce<Matrix | null | undefined>((before, one) => {
          const next = one === null ? null : one === 'I' ? undefined : matrixOf({ thing: one }, scope);
          if (next === undefined) return before;
          return before === undefined ? next : before && next && productOf(before, next);
        }, undefined);
  const [left, right] = [
    product_(own.slice(0, own.indexOf(name))),
    product_(own.slice(own.indexOf(name) + 1)),
  ];
  const whole = product_(other);
  if (left === null || right === null || whole === null) return null;
  const size = (left ?? right ?? whole)?.length;
  if (!size || [left, right].some((one) => one && determinant(one).n === 0n)) return null;
  const value = [
    left ? inverseOf(left) : undefined,
    whole ?? identity(size),
    right ? inverseOf(right) : undefined,
  ]
    .filter((one) => one !== undefined)
    .reduce(productOf);
  const back = [left, value, right].filter((one) => one !== undefined).reduce(productOf);
  const answer = shown(value);
  return worked(
    { en: 'An equation of matrices', zh: '矩阵方程' },
    TOPIC,
    [
      step({ en: 'Multiply by the inverse on the same side.', zh: '在同一侧乘以逆矩阵。' }, [
        `\\mathbf{${name}} = ${answer.tex}`,
      ]),
    ],
    answer,
    [check('The product is as given.', '乘积与已知相符。', sameMatrix(back, whole ?? identity(size)))],
  );
};

/** The names of the matrices that are multiplied; null for any other factor. */
function factorsOf(one: Expression): (string | null)[] {
  if (one.kind === 'symbol') return [one.name];
  return one.kind === 'product' ? one.factors.flatMap(factorsOf) : [null];
}

/** Linear equations. */
const system: Operator = (goal, _scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'system' || !isPlain(goal) || goal.figures) return null;
  const all = asked.of.map((one) => statementIn(String(one).replaceAll('$', '')));
  const texts = all.map((one) => (one?.kind === 'relation' ? `$${statementLatex(one)}$` : null));
  return texts.every((one) => one !== null) ? answerLine(`Solve the equations ${texts.join(', ')}.`) : null;
};

export const ARRAY_OPERATORS: Operator[] = [
  ofTransformation,
  areaOfImage,
  scaledArea,
  between,
  inEquation,
  system,
];
