import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { isSamePoint, pointsOf } from '../lines/ends.ts';
import { likeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

const MORE_CIRCLES =
  /\bcircles|\b(?:another|second|other|new|different) circle|\breflect|\btranslat|\brotat|\bimage\b|另一|两个?圆|第二个圆/i;

/** The centre of the one circle that a question tells by an equation with numbers alone. */
export function centreIn(told: readonly Said[], text: string): number[] | null {
  if (MORE_CIRCLES.test(text)) return null;
  const found = told.flatMap(({ sides: [left, right, third] }) => {
    if (!left?.value || !right?.value || third) return [];
    const gap = difference(left.value, right.value);
    if (symbolsOf(gap).sort().join() !== 'x,y') return [];
    const at = (x: number, y: number) => evaluate(gap, { x, y });
    const [none, a, b, c, d] = [at(0, 0), at(1, 0), at(-1, 0), at(0, 1), at(0, -1)] as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [size, other] = [(a + b) / 2 - none, (c + d) / 2 - none];
    const centre = [-(a - b) / (4 * size), -(c - d) / (4 * other)];
    const [p, q] = centre as [number, number];
    const worth = (x: number, y: number) => at(p, q) + size * ((x - p) ** 2 + (y - q) ** 2);
    const isCircle =
      likeness(size, other) === 'same' &&
      [
        [2, 3],
        [-1, 4],
        [5, -2],
      ].every(([x, y]) => Math.abs(at(x!, y!) - worth(x!, y!)) < 1e-7 * Math.max(1, Math.abs(worth(x!, y!))));
    return isCircle && centre.every(Number.isFinite) ? [centre] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

const CENTRE =
  /^\s{0,3}(?:so\s|the\s){0,2}cent(?:re|er)(?:\sof\s(?:the\s)?circle)?(?:\s(?:is|at))?(?:\s[A-Z])?\s{0,2}[:=]?\s{0,2}$|^\s{0,3}圆心\s?[A-Z]?\s?[为是]?\s{0,2}$/i;

/** "centre (3, −2)" */
export function isCentre(said: Said, centre: readonly number[] | null): 'true' | 'false' | 'unknown' {
  const called = said.sides.length > 1 && said.sides[0]!.value === null ? said.sides[0]!.text : said.words;
  const [point, another] = pointsOf(said);
  if (!centre || !point || another || !/\bcent(?:re|er)\b|圆心/i.test(called)) return 'unknown';
  if (!isSamePoint(centre, point) && !CENTRE.test(called)) return 'unknown';
  return isSamePoint(centre, point) ? 'true' : 'false';
}
