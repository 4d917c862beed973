import { contains, type Expression, partsOf } from '#server/maths/algebra-system/expressions/expression.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import type { Statement } from '#server/maths/algebra-system/parsing/statement-kinds.ts';

/** Whether a text is written as one of the keys is: the same sums, products and powers, whatever their numbers. */
export function hasFormOf(keys: string[], text: string): boolean {
  const shown = shapeOf(text);
  return shown !== null && keys.some((key) => shapeOf(key) === shown);
}

/** Whether a number in it is a decimal. */
export function hasDecimal(text: string): boolean {
  return /\d\.\d/.test(text);
}

function shapeOf(text: string): string | null {
  const read = parse(text);
  return read.ok ? ofStatement(read.statement) : null;
}

function ofStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'expression':
      return ofExpression(statement.value);
    case 'relation':
      return statement.sides.map(ofExpression).join(statement.signs[0]);
    case 'list':
      return statement.items.map(ofStatement).sort().join(statement.joined);
  }
}

function ofExpression(one: Expression): string {
  if (isNumber(one)) return '#';
  switch (one.kind) {
    case 'symbol':
      return one.name;
    case 'negative':
      return ofExpression(one.of);
    case 'sum':
      return `(${one.terms.map(ofExpression).sort().join('+')})`;
    case 'product':
    case 'quotient': {
      const { above, below } = factorsOf(one);
      const [top, bottom] = [above, below].map((factors) => factors.map(ofExpression).sort().join('*'));
      return bottom ? `${top || '#'}/${bottom}` : top!;
    }
    case 'power':
      return `${ofExpression(one.base)}^${one.exponent.kind === 'number' ? numberText(one.exponent) : ofExpression(one.exponent)}`;
    default:
      return `${one.kind}${'name' in one ? one.name : ''}[${partsOf(one).map(ofExpression).join()}]`;
  }
}

/** Without the numbers, which may stand before, above or below. */
function factorsOf(one: Expression): { above: Expression[]; below: Expression[] } {
  if (isNumber(one)) return { above: [], below: [] };
  if (one.kind === 'negative') return factorsOf(one.of);
  if (one.kind === 'product') {
    const all = one.factors.map(factorsOf);
    return { above: all.flatMap(({ above }) => above), below: all.flatMap(({ below }) => below) };
  }
  if (one.kind === 'quotient') {
    const [top, bottom] = [factorsOf(one.numerator), factorsOf(one.denominator)];
    return { above: [...top.above, ...bottom.below], below: [...top.below, ...bottom.above] };
  }
  return { above: [one], below: [] };
}

const numberText = (one: Expression & { kind: 'number' }) => `${one.value.n}/${one.value.d}`;

/** A fraction or its negative; √2, π and ln 3 are more than numbers here. */
const isNumber = (one: Expression): boolean =>
  !contains(one, ({ kind }) => !['number', 'negative', 'quotient', 'product', 'sum'].includes(kind));
