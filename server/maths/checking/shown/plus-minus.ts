import { evaluateComplex } from '../../algebra-system/expressions/evaluate-complex.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Complex } from '../../algebra-system/numbers/complex.ts';
import { type Link, readTex } from './printed-links.ts';

/** Judges "x = (5 ± √1)/2" by the values that the lines list for the letter. */
export function rootsAgree(all: Link[][]): (link: Link) => boolean | null {
  return (link) => {
    const [left, right] = link.sides;
    if (!left?.value || !right || link.sides.length !== 2 || !/\\pm/.test(right.tex)) return null;
    const [letter, ...others] = symbolsOf(left.value);
    const both = ['+', '-'].map((sign) => readTex(right.tex.replaceAll(/\\pm(?![a-z])/g, sign)));
    if (!letter || others.length > 0 || both.some((one) => !one || symbolsOf(one).length > 0)) return null;
    const values = listedFor(letter, all, link);
    if (values.length === 0) return null;
    const branches = both.map((one) => evaluateComplex(one!));
    const sides = values.map((value) => evaluateComplex(left.value!, { [letter]: value }));
    if ([...branches, ...sides].some(({ re, im }) => !Number.isFinite(re) || !Number.isFinite(im)))
      return null;
    return sides.every((side) => branches.some((branch) => isNear(side, branch)));
  };
}

const isNear = (one: Complex, other: Complex) =>
  Math.hypot(one.re - other.re, one.im - other.im) <= 6e-3 * Math.max(1, Math.hypot(one.re, one.im));

/** The values of the first line after this one that gives the letter any. */
function listedFor(letter: string, all: Link[][], link: Link): Complex[] {
  const at = all.findIndex((links) => links.includes(link));
  for (const links of all.slice(at + 1)) {
    const values = links.flatMap(({ sides: [head, value], where }) =>
      where.length === 0 && head?.name === letter && value?.value && !/\\pm/.test(value.tex)
        ? [numberOf(value.value)]
        : [],
    );
    if (values.length > 0) return values.filter((one) => one !== null);
  }
  return [];
}

function numberOf(one: Expression): Complex | null {
  if (symbolsOf(one).length > 0) return null;
  const value = evaluateComplex(one);
  return Number.isFinite(value.re) && Number.isFinite(value.im) ? value : null;
}
