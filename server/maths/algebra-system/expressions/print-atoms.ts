import { lookup } from '../../../core/lookup.ts';
import { type Rational, signOf } from '../numbers/rational.ts';

/** How tightly what is printed holds together, the loosest first. */
export const SUM = 1;
export const PRODUCT = 2;
export const POWER = 3;
export const ATOM = 4;

export interface Style {
  latex: boolean;
  /** A function's argument needs its brackets because a letter or number follows. */
  closed?: boolean;
}
export const LATEX: Style = { latex: true };
export const TEXT: Style = { latex: false };

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

export function numberText(value: Rational, { latex }: Style, typed?: string): [string, number] {
  if (typed?.includes('.')) return [typed, typed.startsWith('-') ? SUM + 0.5 : ATOM];
  const minus = signOf(value) < 0;
  const size = minus ? -value.n : value.n;
  if (value.d === 1n) return [`${minus ? '-' : ''}${size}`, minus ? SUM + 0.5 : ATOM];
  const text = latex ? `\\frac{${size}}{${value.d}}` : `${size}/${value.d}`;
  return [`${minus ? '-' : ''}${text}`, minus ? SUM + 0.5 : latex ? PRODUCT + 0.5 : PRODUCT];
}

export function constantText(name: string, latex: boolean): string {
  if (name === 'e' || name === 'i') return latex ? `\\mathrm{${name}}` : name;
  return latex ? { pi: '\\pi', infinity: '\\infty' }[name]! : { pi: 'pi', infinity: 'inf' }[name]!;
}

export function symbolText(name: string, latex: boolean): string {
  const [letter, index] = name.split('_') as [string, string | undefined];
  const main = latex && GREEK_COMMANDS.has(letter) ? `\\${letter}` : letter;
  return index ? `${main}_{${index}}` : main;
}

export function functionName(name: string, { latex }: Style): string {
  if (!latex) return { re: 'Re', im: 'Im' }[name] ?? name;
  return LATEX_FUNCTIONS[name] ?? `\\${name}`;
}
