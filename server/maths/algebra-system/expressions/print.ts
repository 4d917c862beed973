import { signOf } from '../numbers/rational.ts';
import type { Expression } from './expression.ts';
import { endsArgument, isQuotient, needsSignAfter, readsAsFunction } from './juxtaposition.ts';
import {
  ATOM,
  constantText,
  functionName,
  LATEX,
  numberText,
  POWER,
  PRODUCT,
  type Style,
  SUM,
  symbolText,
  TEXT,
} from './print-atoms.ts';

/** LaTeX as a textbook sets it. */
export function toLatex(one: Expression): string {
  return write(one, 0, LATEX);
}

/** Plain text that `parse` reads back to the same expression. */
export function toText(one: Expression): string {
  return write(one, 0, TEXT);
}

function write(one: Expression, outer: number, style: Style): string {
  const [text, level] = printNode(one, style);
  return level < outer ? bracketed(text, style) : text;
}

function bracketed(text: string, { latex }: Style): string {
  return latex && /\\frac|\^\{.*\^|\\begin/.test(text) ? `\\left(${text}\\right)` : `(${text})`;
}

/** The text of an expression and the level at which it holds together. */
function printNode(one: Expression, style: Style): [string, number] {
  const { latex } = style;
  switch (one.kind) {
    case 'number':
      return numberText(one.value, style, one.typed);
    case 'constant':
      return [constantText(one.name, latex), ATOM];
    case 'symbol':
      return [symbolText(one.name, latex), ATOM];
    case 'sum':
      return [sumText(one.terms, style), SUM];
    case 'negative':
      return [`-${write(one.of, PRODUCT, style)}`, SUM + 0.5];
    case 'product':
      return productText(one.factors, style);
    case 'quotient':
      return latex
        ? [`\\frac{${write(one.numerator, 0, style)}}{${write(one.denominator, 0, style)}}`, PRODUCT + 0.5]
        : [`${write(one.numerator, PRODUCT, style)}/${below(one.denominator, style)}`, PRODUCT];
    case 'power':
      return powerText(one.base, one.exponent, style);
    case 'root':
      return rootText(one, style);
    case 'log':
      return [logText(one, style), PRODUCT + 0.5];
    case 'call':
      return callText(one.name, one.of, style);
    case 'apply':
      return [
        `${one.name}${one.primes < 0 ? (latex ? '^{-1}' : '^(-1)') : "'".repeat(one.primes)}(${write(one.of, 0, style)})`,
        ATOM,
      ];
    case 'rate':
      return rateText(one, style);
    case 'integral':
      return [integralText(one, style), SUM + 0.5];
    case 'series':
      return [seriesText(one, style), SUM + 0.5];
    case 'derivative':
      return derivativeText(one, latex);
    case 'tuple':
      return [tupleText(one, style), ATOM];
    case 'matrix':
      return [matrixText(one.rows, style), ATOM];
  }
}

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

function sumText(terms: Expression[], style: Style): string {
  return terms
    .map((term, index) => {
      const text = write(term, SUM + 0.5, style);
      return index === 0 ? text : text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`;
    })
    .join('');
}

function rootText({ of, index }: Node<'root'>, style: Style): [string, number] {
  const inner = write(of, 0, style);
  if (style.latex) return [`\\sqrt${index === 2 ? '' : `[${index}]`}{${inner}}`, ATOM];
  return index === 2 ? [`sqrt(${inner})`, ATOM] : [`(${inner})^(1/${index})`, POWER];
}

function logText({ base, of }: Node<'log'>, style: Style): string {
  const slash = style.latex ? '\\' : '';
  if (base.kind === 'number' && base.value.n === 10n) return `${slash}lg${argument(of, style)}`;
  return `${slash}log_{${write(base, 0, style)}}${argument(of, style)}`;
}

function rateText({ of, by, order }: Node<'rate'>, style: Style): [string, number] {
  const power = order === 1 ? '' : `^${order}`;
  const letter = symbolText(by, style.latex);
  const inner = write(of, 0, style);
  return style.latex
    ? [`\\frac{\\mathrm{d}${power}}{\\mathrm{d}${letter}${power}}\\left(${inner}\\right)`, PRODUCT + 0.5]
    : [`d${power}/d${letter}${power} (${inner})`, PRODUCT];
}

function integralText({ of, by, from, to }: Node<'integral'>, style: Style): string {
  const { latex } = style;
  const wrap = (end: Expression) => (latex ? `{${write(end, 0, style)}}` : `(${write(end, 0, style)})`);
  const ends = from && to ? `_${wrap(from)}^${wrap(to)}` : '';
  const letter = symbolText(by, latex);
  const inner = write(of, SUM + 0.25, style);
  return latex ? `\\int${ends} ${inner}\\,\\mathrm{d}${letter}` : `∫${ends} ${inner} d${letter}`;
}

function seriesText({ index, from, to, of }: Node<'series'>, style: Style): string {
  const [first, last, term] = [write(from, 0, style), write(to, 0, style), write(of, PRODUCT, style)];
  return style.latex
    ? `\\sum_{${index}=${first}}^{${last}} ${term}`
    : `∑_(${index}=${first})^(${last}) ${term}`;
}

function derivativeText({ of, by, order }: Node<'derivative'>, latex: boolean): [string, number] {
  const power = order === 1 ? '' : `^${latex ? `{${order}}` : order}`;
  const [y, x] = [symbolText(of, latex), symbolText(by, latex)];
  return latex
    ? [`\\frac{\\mathrm{d}${power}${y}}{\\mathrm{d}${x}${power}}`, PRODUCT + 0.5]
    : [`d${power}${y}/d${x}${power}`, PRODUCT];
}

function tupleText({ open, close, items }: Node<'tuple'>, style: Style): string {
  const inner = items.map((item) => write(item, 0, style)).join(', ');
  const [opener, closer] = [open === '{' ? '\\{' : open, close === '}' ? '\\}' : close];
  return style.latex ? `\\left${opener}${inner}\\right${closer}` : `${opener}${inner}${closer}`;
}

function matrixText(rows: Expression[][], style: Style): string {
  const texts = rows.map((row) => row.map((item) => write(item, 0, style)));
  return style.latex
    ? `\\begin{pmatrix}${texts.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{pmatrix}`
    : `[${texts.map((row) => row.join(', ')).join('; ')}]`;
}

function productText(factors: Expression[], style: Style): [string, number] {
  const texts = factors.map((factor, index) => {
    const closed = style.latex && index < factors.length - 1 && !endsArgument(factors[index + 1]!);
    return write(
      factor,
      index === 0 ? PRODUCT : PRODUCT + 0.25,
      closed ? { latex: true, closed } : { latex: style.latex },
    );
  });
  let text = texts[0]!;
  for (let index = 1; index < texts.length; index += 1) {
    const [before, after] = [text, texts[index]!];
    const letters = /[A-Za-z]$/.test(before) && /^[A-Za-z]/.test(after);
    const digits = /^\\?[\d.]/.test(after) || /^\\frac\{\d/.test(after) || factors[index]!.kind === 'number';
    if (
      digits ||
      (!style.latex && isQuotient(factors[index - 1]!)) ||
      (!style.latex && isQuotient(factors[index]!))
    )
      text = style.latex
        ? `${before} \\times ${after}`
        : `${before}*${isQuotient(factors[index]!) && !after.startsWith('(') ? `(${after})` : after}`;
    else if (
      !style.latex &&
      (letters || needsSignAfter(factors[index - 1]!) || readsAsFunction(factors[index - 1]!, after))
    )
      text = `${before}*${after}`;
    else
      text = `${before}${style.latex && (letters || (/\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after))) ? ' ' : ''}${after}`;
  }
  return [text, PRODUCT];
}

function powerText(base: Expression, exponent: Expression, style: Style): [string, number] {
  const wrap = (text: string) =>
    style.latex ? `^{${text}}` : /^(?:\d+|[a-z])$/.test(text) ? `^${text}` : `^(${text})`;
  const above = wrap(write(exponent, 0, style));
  if (
    base.kind === 'call' &&
    base.name !== 'abs' &&
    exponent.kind === 'number' &&
    exponent.value.d === 1n &&
    exponent.value.n > 1n &&
    !functionName(base.name, style).includes('^') &&
    base.name !== 'degrees' &&
    base.name !== 'factorial'
  )
    return [`${functionName(base.name, style)}${above}${argument(base.of, style)}`, PRODUCT + 0.5];
  return [`${write(base, ATOM, style)}${above}`, POWER];
}

/** A function's own brackets are enough below a line. */
function below(one: Expression, style: Style): string {
  return write(one, one.kind === 'call' ? PRODUCT : POWER, style);
}

function callText(name: string, of: Expression, style: Style): [string, number] {
  const { latex } = style;
  if (name === 'abs')
    return [latex ? `\\left|${write(of, 0, style)}\\right|` : `abs(${write(of, 0, style)})`, ATOM];
  if (name === 'conj' && latex) return [`\\overline{${write(of, 0, style)}}`, ATOM];
  if (name === 'degrees') {
    const isNegative = of.kind === 'number' && of.value.n < 0n;
    const size = write(of, isNegative ? SUM : POWER, style);
    return [`${size}${latex ? '^{\\circ}' : '°'}`, isNegative ? SUM : POWER];
  }
  if (name === 'factorial') return [`${write(of, ATOM, style)}!`, POWER];
  return [`${functionName(name, style)}${argument(of, style)}`, PRODUCT + 0.5];
}

/** LaTeX leaves the brackets off where a textbook does; plain text always writes them. */
function argument(of: Expression, style: Style): string {
  if (!style.latex) return `(${write(of, 0, style)})`;
  const short =
    of.kind === 'symbol' ||
    of.kind === 'constant' ||
    (of.kind === 'number' && signOf(of.value) >= 0) ||
    of.kind === 'quotient' ||
    (of.kind === 'call' && (of.name === 'degrees' || of.name === 'abs')) ||
    (of.kind === 'product' &&
      of.factors.every(({ kind }) => kind === 'number' || kind === 'symbol' || kind === 'constant'));
  const text = write(of, 0, style);
  return short && !style.closed && !text.includes('\\times') ? ` ${text}` : bracketed(text, style);
}
