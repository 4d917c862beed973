import { call, type Expression, number } from '../../expressions/expression.ts';
import type { ParseFault } from '../syntax-fault.ts';
import type { Token } from '../tokens.ts';
import type { Parser } from './parser.ts';

const CLOSERS: Record<string, ')' | ']' | '}'> = { '(': ')', '[': ']', '\\{': '}' };

/** (…), […] and \{…\}: a bracket around one thing, or a tuple, a set, an interval, a matrix. */
export function parseBracket(parser: Parser): Expression {
  const opened = parser.next();
  const outerBars = parser.openBars;
  parser.openBars = 0;
  const rows: Expression[][] = [[parser.sum()]];
  while (parser.isSign(',') || parser.isSign(';')) {
    if (parser.next().text === ';') rows.push([]);
    rows.at(-1)!.push(parser.sum());
  }
  parser.openBars = outerBars;
  const close = closerOf(parser, opened, rows.length > 1 || rows[0]!.length > 1);
  const items = rows[0]!;
  if (rows.length > 1) return matrixOf(rows, () => unequalRows(parser, opened));
  if (opened.text === '[' && close === ']' && items.every((one) => one.kind === 'tuple' && one.open === '['))
    return matrixOf(
      items.map((one) => (one.kind === 'tuple' ? one.items : [])),
      () => unequalRows(parser, opened),
    );
  if (items.length === 1 && opened.text !== '\\{') return items[0]!;
  const open = opened.text === '\\{' ? '{' : (opened.text as '(' | '[');
  return { kind: 'tuple', open, close, items };
}

/** Takes the closing bracket; an interval may open with one kind and close with the other. */
function closerOf(parser: Parser, opened: Token, isList: boolean): ')' | ']' | '}' {
  const closer = parser.peek();
  const text = closer.text === '\\}' ? '}' : closer.text;
  const isHalfOpen = isList && opened.text !== '\\{' && (text === ')' || text === ']');
  if (closer.kind !== 'sign' || (text !== CLOSERS[opened.text] && !isHalfOpen))
    throw closer.kind === 'end' ? parser.unclosed(opened) : parser.unexpected();
  parser.next();
  return text as ')' | ']' | '}';
}

export function parseModulus(parser: Parser): Expression {
  const opened = parser.next();
  parser.openBars += 1;
  const of = parser.sum();
  parser.openBars -= 1;
  parser.expect('|', opened);
  return call('abs', of);
}

export function parseBraces(parser: Parser): Expression {
  const opened = parser.next();
  const value = parser.sum();
  parser.expect('}', opened);
  return value;
}

/** {1, 2}; around one thing the braces only group. */
export function parseSet(parser: Parser): Expression {
  const opened = parser.next();
  const items = [parser.sum()];
  while (parser.take(',')) items.push(parser.sum());
  parser.expect('}', opened);
  return items.length === 1 ? items[0]! : { kind: 'tuple', open: '{', close: '}', items };
}

/** A LaTeX argument: {…} or one token. */
export function parseArgument(parser: Parser): Expression {
  if (parser.isSign('{')) return parseBraces(parser);
  const token = parser.peek();
  if (token.kind === 'number' && token.length > 1 && !token.text.includes('.')) {
    // \frac12
    parser.tokens[parser.position] = {
      ...token,
      text: token.text.slice(1),
      at: token.at + 1,
      length: token.length - 1,
    };
    return number(BigInt(token.text[0]!));
  }
  return parser.atom();
}

/** \begin{pmatrix} … \end{pmatrix} */
export function parseEnvironment(parser: Parser, begin: Token): Expression {
  const name = environmentName(parser);
  if (!/^[pbvBV]?matrix$/.test(name))
    throw parser.fault({ en: `“${name}” is not recognised.`, zh: `无法识别“${name}”。` }, begin);
  const rows: Expression[][] = [[]];
  for (;;) {
    rows.at(-1)!.push(parser.sum());
    if (parser.take('&')) continue;
    if (parser.take('\\\\')) {
      if (parser.peek().text === 'end') break;
      rows.push([]);
      continue;
    }
    break;
  }
  const end = parser.next();
  if (end.text !== 'end' || environmentName(parser) !== name)
    throw parser.fault({ en: 'The matrix is not closed.', zh: '矩阵没有闭合。' }, begin);
  return matrixOf(rows, () => unequalRows(parser, begin));
}

function environmentName(parser: Parser): string {
  parser.expect('{');
  let name = '';
  while (!parser.isSign('}')) {
    if (parser.peek().kind === 'end') throw parser.unexpected();
    name += parser.next().text;
  }
  parser.next();
  return name;
}

const unequalRows = (parser: Parser, opened: Token) =>
  parser.fault({ en: 'The rows differ in length.', zh: '各行长度不一致。' }, opened);

function matrixOf(rows: Expression[][], fault: () => ParseFault): Expression {
  if (rows.some((row) => row.length !== rows[0]!.length)) throw fault();
  return { kind: 'matrix', rows };
}
