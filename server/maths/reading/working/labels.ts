import { FUNCTIONS } from '../../algebra-system/parsing/names.ts';

const LABEL = /(?:[（(](?:\d{1,2}|i{1,3}|iv|v|[A-E]|\*{1,3})[)）]|[①-⑳])\s{0,9}$/u;
const LEADER = /(?<![-–—.…·⋯])(?:[-–—]{2,40}|[.…·⋯]{2,40}|…|⋯)$/u;
/** ln (2), f (2), sin⁻¹ (1): what stands in the bracket is what the function is taken of. */
const FUNCTION = new RegExp(
  String.raw`(?:${Object.keys(FUNCTIONS).join('|')}|√|(?<![A-Za-z])[fghFGHPE]|\^\{?[-−]1\}?|⁻¹|log_?\d{1,3}|\d[CP]\d{1,3})$`,
);
export const isFunction = (before: string): boolean => FUNCTION.test(before);

const WORD = /\s(?:eqn?\.?|equation)$/iu;

/** "x - y = 1 (2)" and "x - y = 1 …①" without the number that the equation has in the working. */
export function withoutLabel(line: string): string {
  const label = LABEL.exec(line);
  if (!label) return line;
  const before = line.slice(0, label.index);
  const bare = before.trimEnd().replace(LEADER, '').trimEnd().replace(WORD, '').trimEnd();
  if (isFunction(bare)) return line;
  const isApart = bare !== before || /^[①-⑳]/u.test(label[0]);
  return isApart && /[=＝<>≤≥＜＞⩽⩾].{0,300}[^\s=＝<>≤≥+*/^×÷·−–-]$/su.test(bare) ? bare : line;
}
