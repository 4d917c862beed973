import { isAboutStudy } from './study-words.ts';

const VERBS =
  /\b(?:solve|find|calculate|determine|evaluate|differentiate|integrate|factori[sz]e|expand|simplify|express|sketch|prove|show that|show the|verify|work out|compute|estimate|given that|it is given|derive|deduce|state the value|write down|obtain|how (?:fast|far|long|high|many))\b|求|解方程|解不等式|^解|证明|化简|计算|展开|因式分解|已知|若|设|写出|用.{1,8}表示|试/i;
const PROOF = /\b(?:prove|show that|sketch|verify that)\b|证明|画出/i;
const FORMULA = /[=<>≤≥∫√^]|\\[a-z]+|\d\s{0,3}[+*/×÷-]\s{0,3}\d|\$[^$]{1,400}\$|\d/i;
const PARTS = /^\s{0,9}\(?(?:a|i)\)/im;

const LONG = 90;
const MAX_READ = 2000;

/** Whether a text is a problem to solve: certainly, perhaps if it can be solved, or not. */
export function problemLike(text: string): 'yes' | 'maybe' | 'no' {
  const read = text.slice(0, MAX_READ);
  const words = read.trim().split(/\s+/).length;
  const hasFormula = FORMULA.test(read);
  if (PARTS.test(read) || (read.length > LONG && (hasFormula || VERBS.test(read)))) return 'yes';
  if (VERBS.test(read) && (hasFormula || words > 12)) return 'yes';
  if (PROOF.test(read) && (words > 2 || /\p{Script=Han}{6}/u.test(read))) return 'yes';
  return hasFormula || (VERBS.test(read) && isAboutStudy(read)) ? 'maybe' : 'no';
}
