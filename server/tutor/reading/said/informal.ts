const MAX_LENGTH = 400;

/** What is only said to the tutor behind a question. */
const SAID_TO_TUTOR =
  /[\s,.;?!]{1,5}(?:(?:and |so |but )?(?:how (?:do|would|should|can) (?:i|we) (?:even )?(?:start|begin|do (?:it|this))|where (?:do|should) i (?:even )?(?:start|begin)|i(?:'m| am) (?:so |really )?(?:stuck|lost|confused)|any (?:ideas?|help)|(?:i )?(?:have )?no idea(?: how)?|idk(?: how)?(?: to (?:start|do (?:it|this)))?|help(?: me)?|(?:without|no) (?:a |using a )?calculator(?: help)?|please|pls|plz))[\s?!.]{0,6}$/i;

/** How students write it, and how a question has it. */
const WORDINGS: readonly [typed: RegExp, printed: string][] = [
  [
    /^(?:the |find |whats |what is |so )*(?:sqrt|square roots?|root)s? of (?=[^a-z]{0,20}\di\b|[^a-z]{0,20}\bi\b)/i,
    'Find the square roots of ',
  ],
  [
    /^(?:the |find |whats |what is |so )*(?:arg|argument) (?:of )?(?=[^a-hj-z]{0,20}i\b)/i,
    'Find the argument of ',
  ],
  [
    /^(?:the |find |whats |what is |so )*(?:mod|modulus) (?:of )?(?=[^a-hj-z]{0,20}i\b)/i,
    'Find the modulus of ',
  ],
  [/^(?:so )?(?:whats|what's|what is) (?=(?:the )?(?:derivative|integral|inverse|gradient|sum) )/i, 'Find '],
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

/** Blanks between Chinese words end a clause. */
const CHINESE_GAP = /(?<=[\p{Script=Han}\d])\s{1,3}(?=第|求|且|公|首|若|已知|问|共|\p{Script=Han}{2})/gu;

/** A question as it would be printed, where it was typed the way people talk; null where nothing is to change. */
export function printedQuestion(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || typed.includes('\n')) return null;
  let question = typed;
  for (let i = 0; i < 3; i += 1) question = question.replace(SAID_TO_TUTOR, '');
  question = WORDINGS.reduce((all, [said, printed]) => all.replace(said, printed), question);
  if (/\p{Script=Han}{3}/u.test(question)) {
    question = question.replace(CHINESE_GAP, '，');
    question = question.replace(/(第 ?[一二三四五六七八九十\d]{1,3} ?项)\s{0,2}(?=-?\d)/gu, '$1为 ');
  }
  question = question.replace(/^[a-z](?=[a-z ]{2})/, (letter) => letter.toUpperCase()).replace(/^\. /, '');
  return question === typed || question.trim() === '' ? null : question;
}
