import type { SolvedPart } from '../../problem/planning/goals/solved-part.ts';
import { lacksIndependence } from './lacks-independence.ts';

const UNITS = [
  [/(?:多少|几)\s?秒/, /\bs$/],
  [/(?:多少|几)\s?分钟/, /\bmin$/],
  [/(?:多少|几)\s?(?:个)?小时/, /\bh$/],
] as const;
/** "How much longer" counts from a time that was told before. */
const LATER =
  /再(?:经过|过|需|等)|\bhow much longer\b|\bfurther (?:time|minutes|hours|seconds|days|years)\b/i;

/** Whether an answer is in the unit that is asked for, of the time that is meant, and rests on nothing that is not told. */
export function isAsMeant({ answer: { text }, topic }: SolvedPart, part: string, question: string): boolean {
  if (lacksIndependence(question)) return false;
  const asked = part.split(/[.。]\s?(?=\S)/).findLast((one) => /\p{L}{2}/u.test(one)) ?? part;
  if (/\/p3\//.test(topic) && LATER.test(asked)) return false;
  if (/\/p3\//.test(topic) && UNITS.some(([unit, its]) => unit.test(asked) && !its.test(text))) return false;
  return !lacksReality(question);
}

/** Roots come in conjugate pairs where the letters of an equation are said to be real. */
const lacksReality = (question: string): boolean =>
  /\bwhere [^.]{1,40}\b(?:is a|are) constants?\b/.test(question) &&
  /\broots?\b/.test(question) &&
  /\bcomplex\b|[-+−] ?(?:\d|\(?√\d\)?)? ?i\b/.test(question) &&
  !/\breal\b|\bintegers?\b|\brational\b/.test(question);
