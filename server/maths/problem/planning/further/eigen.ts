import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import {
  characteristic,
  minusMultipleOfIdentity,
  residue,
} from '../../../algebra-system/matrices/eigenvalues.ts';
import { kernel, type Matrix } from '../../../algebra-system/matrices/matrix.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { over, type Rational, sameRational, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { rationalRoots } from '../../../algebra-system/polynomials/factors.ts';
import {
  numberAt,
  type Polynomial,
  polynomialExpression,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { simplest } from '../../../algebra-system/vectors/vectors.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { writtenMatrix } from '../shown/arrays.ts';
import { isSmallSquare, matrixOf, shown } from './arrays.ts';
import { expressionIn, isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p2/matrices';
const TITLE = { en: 'Eigenvalues and eigenvectors', zh: '特征值与特征向量' };

/** The determinant of M − λI in numbers, by its rows. */
function sizeAt(m: Matrix, value: number): number {
  const rows = m.map((row, at) => row.map((one, index) => toNumber(one) - (at === index ? value : 0)));
  let size = 1;
  for (let at = 0; at < rows.length; at += 1) {
    const best = rows.findIndex((row, index) => index >= at && Math.abs(row[at]!) > 1e-12);
    if (best < 0) return 0;
    if (best !== at) [rows[at], rows[best], size] = [rows[best]!, rows[at]!, -size];
    const [pivot, own] = [rows[at]![at]!, rows[at]!];
    size *= pivot;
    for (let row = at + 1; row < rows.length; row += 1) {
      const by = rows[row]![at]! / pivot;
      rows[row] = rows[row]!.map((one, index) => one - by * own[index]!);
    }
  }
  return size;
}

const agrees = (m: Matrix, p: Polynomial): boolean =>
  [0.37, -1.41, 2.83, 5.19].every((at) => {
    const sign = m.length % 2 === 0 ? 1 : -1;
    return Math.abs(numberAt(p, at) - sign * sizeAt(m, at)) < 1e-6 * Math.max(1, Math.abs(numberAt(p, at)));
  });

const equationText = (p: Polynomial) => {
  const left = polynomialExpression(p, 'lambda');
  return { text: `${toText(left)} = 0`, tex: `${toLatex(left)} = 0` };
};

/** det(M − λI) = 0, found or to be shown. */
const characteristicEquation: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  // A form with matrices in it is one of what is found from the equation.
  const isOwn = isPlain({ ...goal, ...(goal.form?.includes('\\mathbf') && { form: undefined }) });
  if (asked?.the !== 'characteristic equation' || !isOwn || goal.figures) return null;
  const m = matrixOf(asked.of[0], scope);
  if (!isSmallSquare(m)) return null;
  const p = characteristic(m);
  const printed = asked.of[1] === undefined ? null : sidesIn(asked.of[1]);
  if (asked.of[1] !== undefined && !(printed && isMultiple(printed, p))) return null;
  const answer = equationText(p);
  return worked(
    { en: 'The characteristic equation', zh: '特征方程' },
    TOPIC,
    [
      step({ en: 'It is the determinant of A − λI set to zero.', zh: '令 A − λI 的行列式等于零。' }, [
        `\\det(\\mathbf{A} - \\lambda\\mathbf{I}) = 0`,
        answer.tex,
      ]),
    ],
    answer,
    [check('The determinant agrees for several numbers.', '在若干数值处与行列式一致。', agrees(m, p))],
  );
};

function isMultiple([left, right]: [Expression, Expression], p: Polynomial): boolean {
  const at = (value: number) => {
    const numbers = { lambda: value, k: value, x: value, t: value };
    return (evaluate(left, numbers) - evaluate(right, numbers)) / numberAt(p, value);
  };
  const [first, ...rest] = [0.31, 1.77, -2.43, 4.9, 7.3].map(at);
  return (
    first !== undefined &&
    Math.abs(first) > 1e-9 &&
    rest.every((one) => Math.abs(one - first) < 1e-8 * Math.abs(first))
  );
}

const columnOf = (term: Term | undefined): Rational[] | null => {
  const one = expressionIn(term);
  const all =
    one?.kind === 'matrix'
      ? one.rows.map((row) => (row.length === 1 ? rationalValue(exact(row[0]!)) : null))
      : [];
  return all.length > 1 && all.every((each) => each !== null) ? all : null;
};

/** The eigenvalue that belongs to a vector. */
const valueOfVector: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'eigenvalue of vector' || !isPlain(goal)) return null;
  const [m, v] = [matrixOf(asked.of[0], scope), columnOf(asked.of[1])];
  if (!isSmallSquare(m) || v?.length !== m.length) return null;
  const at = v.findIndex(({ n }) => n !== 0n);
  if (at < 0) return null;
  const image = residue(m, { n: 0n, d: 1n }, v);
  const value = over(image[at]!, v[at]!);
  const tex = (all: Rational[]) =>
    writtenMatrix(
      all.map((one) => number(one)),
      1,
    ).tex;
  return worked(
    TITLE,
    TOPIC,
    [
      step({ en: 'Multiply the vector by the matrix.', zh: '用矩阵乘该向量。' }, [
        `${shown(m).tex}${tex(v)} = ${tex(image)} = ${toLatex(number(value))}${tex(v)}`,
      ]),
    ],
    { text: `lambda = ${toText(number(value))}`, tex: `\\lambda = ${toLatex(number(value))}` },
    [
      check(
        'The product is that multiple of the vector.',
        '乘积是该向量的这一倍数。',
        residue(m, value, v).every(({ n }) => n === 0n),
      ),
    ],
    [{ relation: 'eigenvalue', of: [asked.of[0]!, toText(number(value))] }],
  );
};

/** The eigenvalue that a sentence named last. */
function spokenOf({ facts }: Scope, m: Term): Fact | null {
  const said = facts.filter(
    ({ relation, of: [of] }) => relation === 'eigenvalue' && JSON.stringify(of) === JSON.stringify(m),
  );
  return said.at(-1) ?? null;
}

const vectorOfValue: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'vector of eigenvalue' || !isPlain(goal)) return null;
  const said = asked.of[1] === undefined ? spokenOf(scope, asked.of[0]!) : null;
  const value = rationalOf(asked.of[1] ?? said?.of[1]);
  const m = matrixOf(asked.of[0], scope);
  if (!isSmallSquare(m) || !value) return null;
  const vectors = kernel(minusMultipleOfIdentity(m, value)).map((one) => simplest(one));
  const [v] = vectors;
  if (!v || vectors.length > 1) return null;
  if (said) scope.used.add(said);
  const answer = writtenMatrix(
    v.map((one) => number(one)),
    1,
  );
  return worked(
    TITLE,
    TOPIC,
    [
      step({ en: 'Solve (A − λI)v = 0.', zh: '解 (A − λI)v = 0。' }, [
        `\\left(\\mathbf{A} - ${toLatex(number(value))}\\mathbf{I}\\right)\\mathbf{v} = \\mathbf{0}`,
        `\\mathbf{v} = ${answer.tex}`,
      ]),
    ],
    { text: `(${v.map((one) => toText(number(one))).join(', ')})`, tex: answer.tex },
    [
      check(
        'The matrix makes a multiple of it.',
        '矩阵乘它得到它的倍数。',
        residue(m, value, v).every(({ n }) => n === 0n),
      ),
    ],
  );
};

const rationalOf = (term: Term | undefined): Rational | null => {
  const sides = sidesIn(term);
  const one = sides ? sides[1] : expressionIn(term);
  return one ? rationalValue(exact(one)) : null;
};

/** The eigenvalues beside those that were said or found. */
const otherValues: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'other eigenvalues' || !isPlain(goal)) return null;
  const m = matrixOf(asked.of[0], scope);
  if (!isSmallSquare(m)) return null;
  const p = characteristic(m);
  const roots = rationalRoots(p);
  if (
    roots.reduce((total, { times }) => total + times, 0) !== m.length ||
    roots.some(({ times }) => times > 1)
  )
    return null;
  const said = scope.facts.filter(
    ({ relation, of: [of] }) =>
      relation === 'eigenvalue' && JSON.stringify(of) === JSON.stringify(asked.of[0]),
  );
  const known = said.map((one) => rationalOf(one.of[1]));
  const rest = roots.filter(({ root }) => !known.some((one) => one && sameRational(one, root)));
  const count = Number(asked.of[1] ?? rest.length);
  if (said.length === 0 || rest.length === 0 || rest.length !== count) return null;
  for (const one of said) scope.used.add(one);
  return worked(
    TITLE,
    TOPIC,
    [step({ en: 'Solve the characteristic equation.', zh: '解特征方程。' }, [equationText(p).tex])],
    {
      text: rest.map(({ root }) => `lambda = ${toText(number(root))}`).join(' or '),
      tex: rest.map(({ root }) => `\\lambda = ${toLatex(number(root))}`).join(',\\; '),
    },
    [
      check(
        'The determinant is zero at each.',
        '在各值处行列式为零。',
        rest.every(({ root }) => Math.abs(sizeAt(m, toNumber(root))) < 1e-8),
      ),
    ],
  );
};

export const EIGEN_OPERATORS: Operator[] = [
  characteristicEquation,
  valueOfVector,
  vectorOfValue,
  otherValues,
];
