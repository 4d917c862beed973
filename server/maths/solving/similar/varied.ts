import { rounded } from '../../writing/rounding.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** What is no number of the question: exponents, figures wanted, marks, labels, indices, whole turns. */
const NUMBER = /(?<![\w.^_{\\]|\^[-−({]|\^\{[-−])\d{1,4}(?:\.\d{1,3})?(?!\d|(?:st|nd|rd|th)\b)/gu;
const KEPT = new Set(['0', '1', '180', '360', '90', '9.8', '9.81', '10', '100']);
const FIGURES = /\s{0,3}(?:significant|decimal|s\.?f|d\.?p|marks?|位|分)/iy;
const MOST_NUMBERS = 12;

/** Whose numbers belong together in a way that drawing each does not keep. */
const BOUND = /iterat|x_|u_|show that|prove|verify|given that|table|迭代|证明|表|验证/i;

/** The question with other numbers of the same size and as many places; null where it has none to change. */
export function varied(question: string, draw: RandomNumbers): string | null {
  if (BOUND.test(question)) return null;
  const places = [...question.matchAll(NUMBER)].filter(({ 0: digits, index }) => {
    const end = index + digits.length;
    FIGURES.lastIndex = end;
    const isMarks = question[index - 1] === '[' && question[end] === ']' && question[index - 2] !== '[';
    return !KEPT.has(digits) && !isMarks && !FIGURES.test(question);
  });
  if (places.length === 0 || places.length > MOST_NUMBERS) return null;
  let [made, from] = ['', 0];
  // What is the same in two places may be the same thing.
  const others = new Map<string, string>();
  for (const { 0: digits, index } of places) {
    const other = others.get(digits) ?? near(digits, draw);
    others.set(digits, other);
    made += question.slice(from, index) + other;
    from = index + digits.length;
  }
  return made + question.slice(from);
}

/** A number between half and almost twice of it. */
function near(digits: string, draw: RandomNumbers): string {
  const places = digits.split('.')[1]?.length ?? 0;
  const whole = Number(digits.replace('.', ''));
  const isRound = whole >= 20 && whole % 10 === 0;
  const unit = isRound ? (whole % 100 === 0 ? 100 : 10) : whole >= 20 && whole % 5 === 0 ? 5 : 1;
  const size = whole / unit;
  const other =
    draw.whole(Math.max(size > 1 ? 2 : 1, Math.ceil(size / 2)), Math.max(3, Math.ceil(size * 1.6))) * unit;
  return places === 0 ? `${other}` : rounded(other / 10 ** places, { kind: 'places', digits: places });
}
