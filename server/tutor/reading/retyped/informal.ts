import { rootsNamed } from '../../../maths/reading/typing/as-printed/sums-and-roots.ts';

const MAX_LENGTH = 400;

/** What is only said to the tutor behind a question. */
const SAID_TO_TUTOR =
  /[\s,.;?!]{1,5}(?:(?:and |so |but )?(?:how (?:do|would|should|can) (?:i|we) (?:even )?(?:start|begin|do (?:it|this))|where (?:do|should) i (?:even )?(?:start|begin)|i(?:'m| am) (?:so |really )?(?:stuck|lost|confused)|any (?:ideas?|help)|(?:i )?(?:have )?no idea(?: how)?|idk(?: how)?(?: to (?:start|do (?:it|this)))?|help(?: me)?|(?:without|no) (?:a |using a )?calculator(?: help)?|for me(?: how they want it)?|please|pls|plz))[\s?!.]{0,6}$/i;

/** How students write it, and how a question has it. */
const WORDINGS: readonly [typed: RegExp, printed: string][] = [
  [
    /\b(?:a )?(\d{1,6}(?:\.\d{1,4})?) ?kg ([a-z]{3,12})\b(?= (?:at|moving|hits|is|slides|falls|rests))/gi,
    'a $2 of mass $1 kg',
  ],
  [/\b(of mass \d{1,6}(?:\.\d{1,4})? kg) at rest\b/gi, '$1 which is at rest'],
  [/\b(of mass \d{1,6}(?:\.\d{1,4})? kg) at (?=\d)/gi, '$1 moving at '],
  [/\bhits (?=an? )/gi, 'collides with '],
  [/\band they (stick|move) (together|off together)\b/gi, '. They $1 $2'],
  [/[.,]? ?(?:what(?:'s| is) the |find the )?speed after\??$/i, '. Find their common speed.'],
  [
    /\b(?:off|from) an? (\d{1,5}(?:\.\d{1,3})? ?m) (?:high |tall )?(cliff|tower|building)\b/gi,
    'from the top of a $2 of height $1',
  ],
  [
    /,? ?how far (?:away )?(?:from the (?:base|foot|bottom)(?: of the (?:cliff|tower|building))? )?does it (?:land|hit the ground)\??$/i,
    '. Find the horizontal distance travelled.',
  ],
  [
    /,? ?(?:at |with )?(?:what|which) speed (?:does|will) it (?:hit|reach) the (ground|water|sea)(?: at| with)?\??$/i,
    '. Find the speed with which it hits the $1.',
  ],
];

const DIGITS = '零一二三四五六七八九十';
const digitsIn = (text: string) =>
  text.replaceAll('两', '2').replaceAll(/[零一二三四五六七八九十]/g, (one) => `${DIGITS.indexOf(one)}`);
const SIGNS: Record<string, string> = {
  刚好: '=',
  恰好: '=',
  恰有: '=',
  正好: '=',
  至少: '≥',
  至多: '≤',
  最多: '≤',
  不超过: '≤',
};
const THROWS =
  /^(?:.{0,6}?)(?:掷|抛|扔)(?:一枚|一个)?(?:均匀的)?(骰子|硬币)\s?(\d{1,2})\s?次[，,\s]{0,3}(?:求)?(刚好|恰好|恰有|正好|至少|至多|最多|不超过)\s?(?:有|出现)?\s?([\d一二两三四五六七八九十]{1,2})\s?次\s?(?:是|为|得到|出现)?\s?(正面|反面|[1-6六一二三四五])(?:朝上)?(?:点)?的概率(?:是多少)?$/u;

/** Throws of a die or a coin as a distribution. */
function throwsIn(question: string): string | null {
  const [, what, times, how, count] = THROWS.exec(question.replace(/[。？?]$/, '')) ?? [];
  if (!what) return null;
  return `X~B(${times}, ${what === '骰子' ? '1/6' : '1/2'})，求P(X${SIGNS[how!]}${digitsIn(count!)})`;
}

/** Blanks between Chinese words end a clause. */
const CHINESE_GAP = /(?<=[\p{Script=Han}\d])\s{1,3}(?=第|求|且|公|首|若|已知|问|共|\p{Script=Han}{2})/gu;

/** A question as it would be printed, where it was typed the way people talk; null where nothing is to change. */
export function printedQuestion(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || typed.includes('\n')) return null;
  const thrown = throwsIn(typed) ?? rootsNamed(typed);
  if (thrown) return thrown;
  let question = typed;
  for (let i = 0; i < 3; i += 1) question = question.replace(SAID_TO_TUTOR, '');
  question = WORDINGS.reduce((all, [said, printed]) => all.replace(said, printed), question);
  if (/\p{Script=Han}{3}/u.test(question)) {
    question = question.replace(CHINESE_GAP, '，');
    question = question.replace(/(第 ?[一二三四五六七八九十\d]{1,3} ?项)\s{0,2}(?=-?\d)/gu, '$1为 ');
  }
  if (question === typed || question.trim() === '') return null;
  return question.replace(/^[a-z](?=[a-z ]{2})/, (letter) => letter.toUpperCase()).replace(/^\. /, '');
}
