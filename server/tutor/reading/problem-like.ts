import { isConversation } from '../../maths/reading/questions/conversation.ts';
import { writtenOut } from '../../maths/reading/typing/written-out.ts';
import { isAboutStudy } from './study-words.ts';

const VERBS =
  /\b(?:solve|find|calculate|determine|evaluate|differentiate|integrate|factori[sz]e|expand|simplify|express|sketch|prove|show that|show the|verify|work out|compute|estimate|given that|it is given|derive|deduce|state the value|write down|obtain|how (?:fast|far|long|high|many))\b|求|解方程|解不等式|^解|证明|化简|计算|展开|因式分解|已知|若|设|写出|用.{1,8}表示|试/i;
const PROOF = /\b(?:prove|show that|sketch|verify that)\b|证明|画出/i;
const FORMULA = /[=<>≤≥∫√^]|\\[a-z]+|\d\s{0,3}[+*/×÷-]\s{0,3}\d|\$[^$]{1,400}\$|\d/i;
/** "How many arrangements of TOMORROW" */
const WORD_IN_CAPITALS = /\bhow many\b[^\n]{0,60}\b[A-Z]{4,14}\b/;
const PARTS = /^\s{0,9}\(?(?:a|i)\)/im;

const LONG = 90;
const MAX_READ = 2000;

/** Whether a text is a problem to solve: certainly, perhaps if it can be solved, or not. */
export function problemLike(text: string): 'yes' | 'maybe' | 'no' {
  const read = text.slice(0, MAX_READ);
  const words = read.trim().split(/\s+/).length;
  const hasFormula = FORMULA.test(read) || WORD_IN_CAPITALS.test(read);
  if (PARTS.test(read) || (read.length > LONG && (hasFormula || VERBS.test(read)))) return 'yes';
  if (VERBS.test(read) && (hasFormula || words > 12)) return 'yes';
  if (PROOF.test(read) && (words > 2 || /\p{Script=Han}{6}/u.test(read))) return 'yes';
  return hasFormula || (VERBS.test(read) && isAboutStudy(read)) || isAskedInShort(read) ? 'maybe' : 'no';
}

/** "How many ways SUCCESS letters": written out, it asks for something. */
const isAskedInShort = (text: string): boolean =>
  !isConversation(text.toLowerCase()) &&
  writtenOut(text).some((one) =>
    /^(?:Find|Evaluate|In how many|Express|Integrate|Differentiate)\b/.test(one),
  );

const MAX_TALK = 160;
const SAID_TO_TUTOR =
  /^(?:(?:hi|hey|hello|ok|so|but|and|wait|oh|ah|hmm|um|well|actually|thanks|thx|lol)[\s,.!]{1,3}){0,3}(?:i(?:'?m|'?ve|'?ll| )\b|my |we |can (?:u|you|i|we)\b|could (?:u|you)\b|let |why\b|how come|what if|is (?:it|that|this)\b|does\b|do (?:i|we|you)\b|isn'?t|wouldn'?t|shouldn'?t|u\b|ur\b|ah\b|oh\b|wait\b|also\b)|\b(?:right|correct|yeah|innit)\s{0,2}[?？]\s{0,2}$|^(?:那|所以|可是|但是|为什么|为啥|我|你|老师|哦|啊|设|令|因为|是不是|对了)/i;
const COMMAND =
  /^(?:(?:hi|hey|ok|so|now)[\s,.!]{1,3}){0,2}(?:solve|find|calculate|determine|evaluate|differentiate|integrate|factori[sz]e|expand|simplify|express|prove|show that|sketch|given|a |an |the )|\b(?:find|calculate|determine) (?:the|an?|all|its|\w{1,2}\b)|(?:求|解方程|证明|计算)(?:出|得)?\S/i;

/** Whether a short text speaks to the tutor, without a command of the kind that questions have. */
export function isTalk(text: string): boolean {
  const typed = text.trim();
  if (typed.length > MAX_TALK) return false;
  return SAID_TO_TUTOR.test(typed) && !COMMAND.test(typed);
}
