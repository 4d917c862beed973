import { sameExpression } from './same-expression.ts';
import { sameStatement } from './same-statement.ts';
import { differentiate } from '../expressions/differentiate.ts';
import { type Expression, symbolsOf } from '../expressions/expression.ts';
import type { Fault } from '../parsing/syntax-fault.ts';
import { statementLatex } from '../parsing/print-statement.ts';
import { parse } from '../parsing/statement.ts';
import type { Statement } from '../parsing/statement-kinds.ts';
import { type Form, hasForm } from '../forms/form.ts';
import type { Text } from '../../../core/locale.ts';
import { parseUnit, sameDimension, type Unit } from '../numbers/units.ts';

/** How two answers are compared: by what they say, up to a constant, or as numbers with units. */
export type Kind = 'STATEMENT' | 'ANTIDERIVATIVE' | 'QUANTITY';

export type Equivalence =
  | { read: true; equivalent: boolean | null; hasForm: boolean | null; a: string; b: string }
  | { read: false; which: 'a' | 'b'; fault: Fault };

/** Whether two typed answers are the same; null where it cannot be told. */
export function equivalent(a: string, b: string, kind: Kind, form: Form | null = null): Equivalence {
  return kind === 'QUANTITY' ? compareQuantities(a, b) : compareStatements(a, b, kind, form);
}

function compareStatements(a: string, b: string, kind: Kind, form: Form | null): Equivalence {
  const [one, other] = [parse(a), parse(b)];
  if (!one.ok) return { read: false, which: 'a', fault: one.fault };
  if (!other.ok) return { read: false, which: 'b', fault: other.fault };
  const compare = kind === 'ANTIDERIVATIVE' ? sameDerivative : sameStatement;
  return {
    read: true,
    equivalent: compare(one.statement, other.statement),
    hasForm: form && isInForm(other.statement, form),
    a: statementLatex(one.statement),
    b: statementLatex(other.statement),
  };
}

/** The side of an equation that gives the value of the letter. */
function isInForm(statement: Statement, form: Form): boolean | null {
  const value = valueOf(statement);
  return value && hasForm(value, form);
}

/** Letters that stand for the constant of integration. */
const CONSTANTS = new Set(['c', 'C', 'k', 'K', 'A']);

/** Two antiderivatives are the same when their derivatives are; of which letter must be plain. */
function sameDerivative(a: Statement, b: Statement): boolean | null {
  const [one, other] = [valueOf(a), valueOf(b)];
  if (!one || !other) return null;
  const letters = new Set(
    [...symbolsOf(one), ...symbolsOf(other)].filter((letter) => !CONSTANTS.has(letter)),
  );
  const [letter] = letters.has('x') ? ['x'] : [...letters];
  if (!letter || (letters.size > 1 && letter !== 'x')) return null;
  return sameExpression(differentiate(one, letter), differentiate(other, letter));
}

/** An expression, or the right side of "y = …". */
function valueOf(statement: Statement): Expression | null {
  if (statement.kind === 'expression') return statement.value;
  return statement.kind === 'relation' && statement.signs.join() === '=' ? statement.sides[1]! : null;
}

interface Quantity {
  value: number;
  unit: Unit;
  tex: string;
}

const NUMBER =
  /^\s{0,9}([-+−]?\d[\d,]*(?:\.\d+)?)(?:\s{0,9}(?:×|x|\*|·|\\times|\\cdot)\s{0,9}10\s{0,9}\^?\s{0,9}\{?\(?([-+−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+)\)?\}?|[eE]([-+−]?\d+))?\s{0,9}/;
const BARE_POWER = /^(\s*[-+−]?)(?=10\s*(?:\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]))/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function compareQuantities(a: string, b: string): Equivalence {
  const [one, other] = [quantityOf(a), quantityOf(b)];
  if ('fault' in one) return { read: false, which: 'a', fault: one.fault };
  if ('fault' in other) return { read: false, which: 'b', fault: other.fault };
  const near =
    Math.abs(one.value - other.value) <= 1e-9 * Math.max(Math.abs(one.value), Math.abs(other.value));
  return {
    read: true,
    equivalent: sameDimension(one.unit.dimension, other.unit.dimension) && near,
    hasForm: null,
    a: one.tex,
    b: other.tex,
  };
}

function quantityOf(typed: string): Quantity | { fault: Fault } {
  const spelt = typed.replace(BARE_POWER, (sign) => `${sign}1×`);
  const match = NUMBER.exec(spelt);
  if (!match) return { fault: { at: 0, length: typed.length, say: NO_NUMBER } };
  const [whole, digits, raised, shifted] = match;
  const power = raised ?? shifted;
  const rest = spelt.slice(whole.length);
  const unit = parseUnit(rest);
  if (!unit) return { fault: { at: typed.length - rest.length, length: rest.length, say: NO_UNIT } };
  const exponent = (power ?? '0')
    .replace(/[−⁻]/, '-')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (one) => `${RAISED.indexOf(one)}`);
  const number = Number(`${digits!.replace('−', '-').replaceAll(',', '')}e${exponent}`);
  const shown = power === undefined ? digits! : `${digits} \\times 10^{${exponent}}`;
  return { value: number * unit.scale + unit.offset, unit, tex: `${shown}\\,${unit.latex}` };
}

const NO_NUMBER: Text = { en: 'A quantity begins with its number.', zh: '物理量应以数值开头。' };
const NO_UNIT: Text = { en: 'This unit is not recognised.', zh: '无法识别这个单位。' };
