import type { Random } from '../../../server/maths/checking/mistakes/toolkit/random.ts';

/** Makes a chain of lines that are all right. */
export type Chain = (random: Random) => string[];

/** One of "+" and "-" before a size: " + 3", " - 3", nothing for 0. */
export const plus = (value: number, what = ''): string =>
  value === 0
    ? ''
    : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && what ? '' : Math.abs(value)}${what}`;

/** 3x, x, -x */
export const times = (value: number, what: string): string =>
  value === 1 ? what : value === -1 ? `-${what}` : `${value}${what}`;

/** A whole number but 0. */
export const nonzero = (random: Random, most: number): number => random.whole(1, most) * random.pick([1, -1]);

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A fraction in lowest terms as typed. */
export function fraction(above: number, below: number): string {
  const common = gcd(above, below) * Math.sign(below);
  const [top, bottom] = [above / common, below / common];
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

const JOINTS = ['', '', '', 'so ', '=> ', '⇒ ', '所以 ', '因此', '\\Rightarrow ', 'hence ', '∴ '];

/** The chain as different students type it: with joints, superscripts, LaTeX. */
export function dressed(lines: string[], random: Random): string[] {
  const style = random.whole(0, 5);
  return lines.map((line, index) => {
    const joint = index > 0 && !line.startsWith('=') ? random.pick(JOINTS) : '';
    let text = line;
    if (style === 1) text = text.replace(/\^2(?!\d)/g, '²').replace(/\^3(?!\d)/g, '³');
    if (style === 2)
      text = text.replaceAll(' * ', ' \\times ').replaceAll('≤', '\\le ').replaceAll('π', '\\pi ');
    if (style === 3) text = text.replaceAll(' - ', ' − ').replaceAll('*', '×');
    if (style === 4) text = text.replaceAll(' or ', ' 或 ').replace(/sqrt\(([^()]*)\)/g, '\\sqrt{$1}');
    return `${joint}${text}`;
  });
}
