import { lookup } from '../../../core/lookup.ts';
import { type Rational, signOf } from '../numbers/rational.ts';
import type { Expression } from './expression.ts';

const SUM = 1;
const PRODUCT = 2;
const POWER = 3;
const ATOM = 4;

const GREEK_COMMANDS = new Set(
  'alpha beta gamma delta epsilon theta kappa lambda mu nu rho sigma tau phi chi psi omega Delta Sigma Omega'.split(
    ' ',
  ),
);
const LATEX_FUNCTIONS = lookup<string>({
  arsinh: '\\operatorname{arsinh}',
  arcosh: '\\operatorname{arcosh}',
  artanh: '\\operatorname{artanh}',
  cosec: '\\operatorname{cosec}',
  sech: '\\operatorname{sech}',
  cosech: '\\operatorname{cosech}',
  re: '\\operatorname{Re}',
  im: '\\operatorname{Im}',
  arcsin: '\\sin^{-1}',
  arccos: '\\cos^{-1}',
  arctan: '\\tan^{-1}',
});

/** LaTeX as a textbook sets it. */
export function toLatex(one: Expression): string {
  return write(one, 0, LATEX);
}

/** Plain text that `parse` reads back to the same expression. */
export function toText(one: Expression): string {
  return write(one, 0, TEXT);
}

interface Style {
  latex: boolean;
  /** A function's argument needs its brackets because a letter or number follows. */
  closed?: boolean;
}
const LATEX: Style = { latex: true };
const TEXT: Style = { latex: false };

function write(one: Expression, outer: number, style: Style): string {
  const [text, level] = written(one, style);
  return level < outer ? bracketed(text, style) : text;
}

function bracketed(text: string, { latex }: Style): string {
  return latex && /\\frac|\^\{.*\^|\\begin/.test(text) ? `\\left(${text}\\right)` : `(${text})`;
}

function written(one: Expression, style: Style): [string, number] {
  const { latex } = style;
  switch (one.kind) {
    case 'number':
      return numberText(one.value, style, one.typed);
    case 'constant':
      return [constantText(one.name, latex), ATOM];
    case 'symbol':
      return [symbolText(one.name, latex), ATOM];
    case 'sum':
      return [
        one.terms
          .map((term, index) => {
            const text = write(term, SUM + 0.5, style);
            return index === 0 ? text : text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`;
          })
          .join(''),
        SUM,
      ];
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
      if (latex)
        return [`\\sqrt${one.index === 2 ? '' : `[${one.index}]`}{${write(one.of, 0, style)}}`, ATOM];
      return one.index === 2
        ? [`sqrt(${write(one.of, 0, style)})`, ATOM]
        : [`(${write(one.of, 0, style)})^(1/${one.index})`, POWER];
    case 'log':
      if (one.base.kind === 'number' && one.base.value.n === 10n)
        return [`${latex ? '\\lg' : 'lg'}${argument(one.of, style)}`, PRODUCT + 0.5];
      return [
        latex
          ? `\\log_{${write(one.base, 0, style)}}${argument(one.of, style)}`
          : `log_{${write(one.base, 0, style)}}${argument(one.of, style)}`,
        PRODUCT + 0.5,
      ];
    case 'call':
      return callText(one.name, one.of, style);
    case 'apply':
      return [
        `${one.name}${one.primes < 0 ? (latex ? '^{-1}' : '^(-1)') : "'".repeat(one.primes)}(${write(one.of, 0, style)})`,
        ATOM,
      ];
    case 'rate': {
      const order = one.order === 1 ? '' : `^${one.order}`;
      const by = symbolText(one.by, latex);
      return latex
        ? [
            `\\frac{\\mathrm{d}${order}}{\\mathrm{d}${by}${order}}\\left(${write(one.of, 0, style)}\\right)`,
            PRODUCT + 0.5,
          ]
        : [`d${order}/d${by}${order} (${write(one.of, 0, style)})`, PRODUCT];
    }
    case 'integral': {
      const wrap = (end: Expression) => (latex ? `{${write(end, 0, style)}}` : `(${write(end, 0, style)})`);
      const ends = one.from && one.to ? `_${wrap(one.from)}^${wrap(one.to)}` : '';
      const by = symbolText(one.by, latex);
      const inner = write(one.of, SUM + 0.25, style);
      return [latex ? `\\int${ends} ${inner}\\,\\mathrm{d}${by}` : `∫${ends} ${inner} d${by}`, SUM + 0.5];
    }
    case 'series': {
      const [from, to, of] = [
        write(one.from, 0, style),
        write(one.to, 0, style),
        write(one.of, PRODUCT, style),
      ];
      return latex
        ? [`\\sum_{${one.index}=${from}}^{${to}} ${of}`, SUM + 0.5]
        : [`∑_(${one.index}=${from})^(${to}) ${of}`, SUM + 0.5];
    }
    case 'derivative': {
      const order = one.order === 1 ? '' : `^${latex ? `{${one.order}}` : one.order}`;
      const [above, below] = [
        `d${order}${symbolText(one.of, latex)}`,
        `d${symbolText(one.by, latex)}${order}`,
      ];
      return latex
        ? [
            `\\frac{\\mathrm{d}${order}${symbolText(one.of, true)}}{\\mathrm{d}${symbolText(one.by, true)}${order}}`,
            PRODUCT + 0.5,
          ]
        : [`${above}/${below}`, PRODUCT];
    }
    case 'tuple': {
      const inner = one.items.map((item) => write(item, 0, style)).join(', ');
      if (!latex)
        return [
          `${one.open === '{' ? '\\{' : one.open}${inner}${one.close === '}' ? '\\}' : one.close}`,
          ATOM,
        ];
      return [
        `\\left${one.open === '{' ? '\\{' : one.open}${inner}\\right${one.close === '}' ? '\\}' : one.close}`,
        ATOM,
      ];
    }
    case 'matrix':
      return latex
        ? [
            `\\begin{pmatrix}${one.rows.map((row) => row.map((item) => write(item, 0, style)).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`,
            ATOM,
          ]
        : [
            `[${one.rows.map((row) => row.map((item) => write(item, 0, style)).join(', ')).join('; ')}]`,
            ATOM,
          ];
  }
}

function numberText(value: Rational, { latex }: Style, typed?: string): [string, number] {
  if (typed?.includes('.')) return [typed, typed.startsWith('-') ? SUM + 0.5 : ATOM];
  const minus = signOf(value) < 0;
  const size = minus ? -value.n : value.n;
  if (value.d === 1n) return [`${minus ? '-' : ''}${size}`, minus ? SUM + 0.5 : ATOM];
  const text = latex ? `\\frac{${size}}{${value.d}}` : `${size}/${value.d}`;
  return [`${minus ? '-' : ''}${text}`, minus ? SUM + 0.5 : latex ? PRODUCT + 0.5 : PRODUCT];
}

function constantText(name: string, latex: boolean): string {
  if (name === 'e' || name === 'i') return latex ? `\\mathrm{${name}}` : name;
  return latex ? { pi: '\\pi', infinity: '\\infty' }[name]! : { pi: 'pi', infinity: 'inf' }[name]!;
}

function symbolText(name: string, latex: boolean): string {
  const [letter, index] = name.split('_') as [string, string | undefined];
  const main = latex && GREEK_COMMANDS.has(letter) ? `\\${letter}` : letter;
  return index ? `${main}_{${index}}` : main;
}

function productText(factors: Expression[], style: Style): [string, number] {
  const texts = factors.map((factor, index) => {
    const closed = style.latex && index < factors.length - 1 && !startsWithSign(factors[index + 1]!);
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
      (letters || reachesOn(factors[index - 1]!) || isNamedBefore(factors[index - 1]!, after))
    )
      text = `${before}*${after}`;
    else
      text = `${before}${style.latex && (letters || (/\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after))) ? ' ' : ''}${after}`;
  }
  return [text, PRODUCT];
}

/** A function, a root or a bracket ends the argument of the function before it. */
function startsWithSign(one: Expression): boolean {
  if (one.kind === 'power') return startsWithSign(one.base);
  return (
    one.kind === 'sum' ||
    one.kind === 'log' ||
    (one.kind === 'call' && !['abs', 'degrees', 'factorial'].includes(one.name))
  );
}

/** e^2 followed by x without a sign would be read as e^(2x). */
const reachesOn = (before: Expression): boolean =>
  before.kind === 'power' && (before.base.kind === 'constant' || before.base.kind === 'number');

/** p(x) typed side by side would be read as a function p of x. */
function isNamedBefore(before: Expression, after: string): boolean {
  return before.kind === 'symbol' && after.startsWith('(');
}

function isQuotient(one: Expression): boolean {
  return (
    one.kind === 'quotient' ||
    (one.kind === 'number' && one.value.d !== 1n && !one.typed?.includes('.')) ||
    one.kind === 'derivative'
  );
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

function functionName(name: string, { latex }: Style): string {
  if (!latex) return { re: 'Re', im: 'Im' }[name] ?? name;
  return LATEX_FUNCTIONS[name] ?? `\\${name}`;
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
  if (name === 'degrees') return [`${write(of, POWER, style)}${latex ? '^{\\circ}' : '°'}`, POWER];
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
