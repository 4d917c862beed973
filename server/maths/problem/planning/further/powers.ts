import {
  type Expression,
  number,
  power,
  product,
  quotient,
  rationalValue,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { eigenOf, residue } from '../../../algebra-system/matrices/eigenvalues.ts';
import {
  identity,
  powerOf,
  sameMatrix,
  sumOf,
  timesNumber,
  transpose,
} from '../../../algebra-system/matrices/matrix.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isWhole, type Rational, ZERO } from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { writtenMatrix } from '../shown/arrays.ts';
import { isSmallSquare, matrixOf, shown } from './arrays.ts';
import { expressionIn, isPlain, propertyOf, put, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p2/matrices';

/** The letter with a number for each power of a matrix, as it is asked for; Cayley and Hamilton. */
const inPowers: Operator = (goal, scope) => {
  const { verb, target, form } = goal;
  const shape = form ? expressionIn(form) : null;
  const asked = typeof target === 'string' ? expressionIn(target) : null;
  if ((verb !== 'express' && verb !== 'find') || !shape || !asked || goal.terms || goal.figures) return null;
  const parts = (shape.kind === 'sum' ? shape.terms : [shape]).map(powerTerm);
  const name = parts.find((one) => one?.name && one.name !== 'I')?.name;
  if (!name || !parts.every((one) => one !== null && (one.name === name || one.name === 'I'))) return null;
  const [m, value] = [matrixOf({ thing: name }, scope), matrixOf(target as string, scope)];
  if (!m || !value || m.length !== value.length) return null;
  const powers = parts.map((one) => (one!.name === 'I' ? identity(m.length) : powerOf(m, one!.exponent)));
  const columns = powers.map((one) => one.flat());
  const found = combination(columns, value.flat());
  if (!found) return null;
  const back = powers.map((one, at) => timesNumber(one, found[at]!)).reduce(sumOf);
  const letters = parts.map((one, at) => ({ letter: one!.letter, value: number(found[at]!) }));
  for (const one of scope.facts)
    if (letters.some(({ letter }) => one.of.length === 1 && one.of[0] === letter)) scope.used.add(one);
  return worked(
    { en: 'By the characteristic equation', zh: '利用特征方程' },
    TOPIC,
    [
      step({
        en: 'A matrix satisfies its own characteristic equation, so that every power is a combination of lower ones.',
        zh: '矩阵满足自己的特征方程，因此每个幂都可用较低的幂表示。',
      }),
      step(
        { en: 'The coefficients.', zh: '各系数。' },
        letters.map((one) => `${one.letter} = ${toLatex(one.value)}`),
      ),
    ],
    {
      text: letters.map((one) => `${one.letter} = ${toText(one.value)}`).join(', '),
      tex: letters.map((one) => `${one.letter} = ${toLatex(one.value)}`).join(',\\; '),
    },
    [check('The combination is that matrix.', '线性组合等于该矩阵。', sameMatrix(back, value))],
  );
};

interface PowerTerm {
  letter: string;
  name: string;
  exponent: number;
}

/** pA², qA, rI. */
function powerTerm(one: Expression): PowerTerm | null {
  if (one.kind !== 'product' || one.factors.length !== 2) return null;
  const [by, of] = one.factors as [Expression, Expression];
  const isMatrix = (part: Expression) => part.kind === 'symbol' && /^[A-Z]$/.test(part.name);
  if (by.kind !== 'symbol' || isMatrix(by)) return null;
  if (of.kind === 'symbol' && isMatrix(of)) return { letter: by.name, name: of.name, exponent: 1 };
  if (of.kind !== 'power' || of.base.kind !== 'symbol' || !isMatrix(of.base)) return null;
  const to = rationalValue(of.exponent);
  return to?.d === 1n && to.n > 0n && to.n < 9n
    ? { letter: by.name, name: of.base.name, exponent: Number(to.n) }
    : null;
}

/** The only numbers with which the columns add up to a vector. */
function combination(columns: Rational[][], value: Rational[]): Rational[] | null {
  const rows = value.map((one, at) => [...columns.map((column) => column[at]!), one]);
  const count = columns.length;
  let done = 0;
  for (let at = 0; at < count; at += 1) {
    const pivot = rows.findIndex((row, index) => index >= done && row[at]!.n !== 0n);
    if (pivot < 0) return null;
    [rows[done], rows[pivot]] = [rows[pivot]!, rows[done]!];
    const lead = rows[done]![at]!;
    rows[done] = rows[done]!.map((one) => ratio(one, lead));
    for (const [index, row] of rows.entries())
      if (index !== done && row[at]!.n !== 0n) {
        const by = row[at]!;
        rows[index] = row.map((one, k) => less(one, by, rows[done]![k]!));
      }
    done += 1;
  }
  return rows.slice(count).every((row) => row.every(({ n }) => n === 0n))
    ? rows.slice(0, count).map((row) => row.at(-1) ?? ZERO)
    : null;
}

const ratio = (a: Rational, b: Rational): Rational => rationalValue(exact(quotient(number(a), number(b))))!;
const less = (a: Rational, by: Rational, b: Rational): Rational =>
  rationalValue(
    exact({ kind: 'sum', terms: [number(a), { kind: 'negative', of: product(number(by), number(b)) }] }),
  )!;

/** A^n = PDP⁻¹: the eigenvectors, and the powers of the eigenvalues. */
const diagonal: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'diagonal form' || !isPlain(goal)) return null;
  const [p, d, text] = asked.of.map((one) => String(one));
  const sides = sidesIn(text);
  const [P, D] = [p!, d!].map((one) => /[A-Z](?=\}?\$?\s*$)/.exec(one)?.[0]);
  if (!sides || !P || !D) return null;
  const compact = text!.replace(/\\math(?:bf|rm)|[\s{}$]/g, '');
  if (!compact.endsWith(`=${P}${D}${P}^-1`)) return null;
  const [left] = sides;
  const [name, exponent] =
    left.kind === 'symbol'
      ? [left.name, number(1)]
      : left.kind === 'power' && left.base.kind === 'symbol'
        ? [left.base.name, left.exponent]
        : [null, null];
  const names = symbolsOf(left).filter((one) => one !== 'I');
  const own = name ?? (names.length === 1 ? names[0]! : null);
  const m = own === null ? null : matrixOf({ thing: own }, scope);
  const all = isSmallSquare(m) ? eigenOf(m) : null;
  if (!m || !own || !all || (exponent && !isExponent(exponent))) return null;
  // (A + 2I)³ has the eigenvectors of A, and (λ + 2)³ for λ.
  const imageOf = (value: Rational): Expression =>
    exponent ? raisedTo(value, exponent) : exact(put(left, { [own]: number(value), I: number(1) }));
  const columns = all.flatMap(({ value, vectors }) => vectors.map((vector) => ({ value, vector })));
  const entries = columns.flatMap((_, row) =>
    columns.map(({ value }, at): Expression => (row === at ? imageOf(value) : number(0))),
  );
  const [P_, D_] = [shown(transpose(columns.map(({ vector }) => vector))), writtenMatrix(entries, m.length)];
  return worked(
    { en: 'The diagonal form', zh: '对角化' },
    TOPIC,
    [
      step(
        {
          en: 'The columns of P are eigenvectors, and on the diagonal of D stand the powers of their eigenvalues in the same order.',
          zh: 'P 的各列为特征向量，D 的对角线上依次为相应特征值的幂。',
        },
        [`\\mathbf{${P}} = ${P_.tex}`, `\\mathbf{${D}} = ${D_.tex}`],
      ),
    ],
    {
      text: `${P} = ${P_.text}, ${D} = ${D_.text}`,
      tex: `\\mathbf{${P}} = ${P_.tex},\\; \\mathbf{${D}} = ${D_.tex}`,
    },
    [
      check(
        'Each column is made a multiple of itself.',
        '矩阵把每一列变为它自己的倍数。',
        columns.every(({ value, vector }) => residue(m, value, vector).every(({ n }) => n === 0n)),
      ),
    ],
  );
};

const isExponent = (one: Expression): boolean => {
  const value = rationalValue(one);
  return one.kind === 'symbol' || (value !== null && isWhole(value) && value.n > 0n && value.n < 20n);
};

const raisedTo = (value: Rational, exponent: Expression): Expression => {
  const isFixed = value.d === 1n && (value.n === 0n || value.n === 1n);
  if (exponent.kind === 'symbol') return isFixed ? number(value) : power(number(value), exponent);
  return exact(power(number(value), exponent));
};

export const POWER_OPERATORS: Operator[] = [inPowers, diagonal];
