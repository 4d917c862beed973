const VERBS =
  /^(?:add|subtract|divid|multipl[yi]|squar|expand|factor|factori[sz]|simplif[yi]|rearrang|collect|cancell?|mov)(?:e?s|ed?|ing)?$/iu;
const FIRST = new Set(['now', 'then', 'first', 'next', 'we', 'can', 'by', 'to']);
const BESIDE = new Set(
  'a all and both brackets by common each equation every everything factor factors fractions from fully gives giving it left like of on out over right side sides term terms the this through throughout to we get'.split(
    ' ',
  ),
);
const ENGLISH = /^\s{0,9}(?=[a-z])([^:：\n]{1,80})[:：]\s{0,9}(?=\S)/iu;
const CHINESE =
  /^\s{0,9}(?:(?:方程|等式|左右)?两边)?(?:同时|同|都|各)?(?:因式分解|分解因式|展开|化简|移项|合并同类项|去分母|去括号|通分|整理|平方|开方|加上?|减去?|乘以?|除以?)(?:\s?[-\d.a-z^()（）+]{1,20})?\s{0,9}[:：]\s{0,9}(?=\S)/iu;

/** How much of a line says what is done to the line before it, as "add 2:" and 两边减 1： do. */
export function stepNamed(text: string): number {
  const chinese = CHINESE.exec(text);
  if (chinese) return chinese[0].length;
  const match = ENGLISH.exec(text);
  if (!match) return 0;
  const words = match[1]!.toLowerCase().split(/\s/).filter(Boolean);
  const at = words.findIndex((word) => !FIRST.has(word));
  const isStep =
    VERBS.test(words[at] ?? '') && words.slice(at + 1).every((word) => BESIDE.has(word) || isTerm(word));
  return isStep ? match[0].length : 0;
}

/** 2, 3x and (x+1) are terms; "numerator" is a part of the line before. */
const isTerm = (word: string) => !/[a-z]{2}/.test(word);
