import { assignmentIn, formulasOf, functionIn, rangeIn } from '../../reading/calculus/calculus-question.ts';
import type { Arc } from './length-element.ts';

const WORDS =
  /\b[xy][- ]axis\b|\b(?:arc|lengths?|surface|areas?|curves?|line|from|to|between|parametric equations?|with|generated|formed|forming|formed by|rotating|rotated|rotation|revolution|is|about|completely|through|once|360\s*(?:°|\^\\circ|degrees)|2\s*π radians)\b|弧长|长度|参数曲线|参数方程|曲线|绕 ?[xy] ?轴|旋转面|旋转(?:一周)?|所得|表面积|面积|的?从|到|之间|上/giu;

/** The curve and its ends; null where a question holds anything else. */
export function arcIn(plain: string): Arc | null {
  const formulas = formulasOf(plain, WORDS) ?? [];
  const functions = formulas
    .map(functionIn)
    .filter((one) => one !== null && assignmentIn(`${one.name} = 1`) !== null);
  const y = functions.find((one) => one?.name === 'y');
  const x = functions.find((one) => one?.name === 'x');
  if (!y || functions.length !== (x ? 2 : 1) || (x && x.letter !== y.letter)) return null;
  if (x ? ['x', 'y'].includes(y.letter) : y.letter !== 'x') return null;
  const rest = formulas.filter((formula) => !['x', 'y'].includes(functionIn(formula)?.name ?? ''));
  const range = rest.length === 1 ? rangeIn(rest[0]!) : null;
  const [from, to] = rest.length === 2 ? rest.map(assignmentIn) : [];
  const base = { letter: y.letter, x: x?.value ?? null, y: y.value };
  if (range?.letter === y.letter) return { ...base, ends: [range.from, range.to] };
  return from?.letter === y.letter && to?.letter === y.letter
    ? { ...base, ends: [from.value, to.value] }
    : null;
}
