import { doubtsIn } from '../doubts/doubts.ts';
import { askedIn } from '../words/offers.ts';
import type { Intent } from './acts/act.ts';
import type { Claim } from './said/answer-in-words.ts';
import { linesIn } from './said/lines-in.ts';
import type { Thread, ThreadReader } from './thread-state.ts';
import { isAboutStudy } from './study-words.ts';
import { plain, type ReadTurn } from './turns.ts';

/** With a current question, "x = 2 or x = 3" is its answer, "(x - 2)(x - 3) = 0" an intermediate step, and several lines are working. */
export async function intentOfTurn(thread: Thread, turn: ReadTurn, reader: ThreadReader): Promise<Intent> {
  const { question } = thread;
  const { intent, segments = [], heard } = turn;
  if (intent.kind === 'yes' || intent.kind === 'no') return answeredBy(intent, thread, heard ?? '');
  // "I wrote (x+3)^2 - x = 16, why is it wrong": the line itself is judged.
  const own = intent.kind === 'mistake' && question !== null ? linesIn(turn.text) : [];
  if (own.length === 1) return { kind: 'answer', typed: own[0]! };
  if (intent.kind === 'answer') return question === null ? { kind: 'words' } : intent;
  if (intent.kind === 'check' && intent.lines.length === 1 && question !== null)
    return { kind: 'answer', typed: intent.lines[0]! };
  if (intent.kind === 'where' && question !== null && /\b(?:with|if)\b/.test(turn.text)) {
    const other = await followUp(question, turn.text, null, reader);
    if (other) return other;
  }
  if (intent.kind === 'where' && /[~=<>≤≥^]/.test(turn.text) && (await reader.isSolved(turn.question)))
    return { kind: 'question' };
  const isOfTable = intent.kind === 'term' || (intent.kind === 'exam' && !OF_EXAM.test(turn.text));
  if (
    question !== null &&
    isOfTable &&
    (isAskedOf(question, turn.text) || turn.goesOn) &&
    !WHAT_A.test(turn.text)
  ) {
    const other = await followUp(question, turn.text, null, reader);
    if (other) return other;
    if (intent.kind === 'exam' && OF_BODY.test(turn.text)) return { kind: 'words' };
  }
  if (intent.kind !== 'question' || segments.length > 0) return intent;
  if (question === null) return withoutTable(turn, reader);
  if (turn.lines !== null) return { kind: 'check', lines: turn.lines };
  return aboutTable(question, turn, reader);
}

/** "How long is it" of the examination, and not of the ball. */
const OF_EXAM = /\b(?:papers?|exams?|tests?|marks?|topics?|calculator|p[1-6])\b|[考卷分钟]/i;

/** "What is a normal": what the word means. */
const WHAT_A = /\bwhat(?:'?s| is| are) an? /i;

const OF_BODY =
  /^(?:and |so |then )?how long (?:until|till|before|does it|will it|would it|did it|for it)\b/i;

/** A formula alone that has no solution is a line of what is on the table. */
const isFormula = (text: string) =>
  text.length <= 80 &&
  /=/.test(text) &&
  !/[a-z]{4}|\p{Script=Han}|[?？\n]/iu.test(text.trim().replaceAll(/sqrt|cosec|sinh|cosh|tanh/gi, ''));

/** "What is the tension", where the question speaks of it: its value, and not what the word means. */
function isAskedOf(question: string, text: string): boolean {
  const noun = /^(?:and |so |then |ok )?what(?:'s| is) the ([a-z]{4,20})\??$/i.exec(text.trim())?.[1];
  return noun !== undefined && question.toLowerCase().includes(noun.toLowerCase());
}

/** "5040/12 = 420": true or false by itself. */
const SUM = /^[\s\d.+*/×÷()^!-]{3,60}=[\s\d.+*/×÷()^!-]{1,60}$/;

/** Talk with a number in it is no question that was not understood. */
async function withoutTable(turn: ReadTurn, reader: ThreadReader): Promise<Intent> {
  if (turn.isProblem === 'no') return turn.loose ?? { kind: 'words' };
  if (SUM.test(turn.text)) return { kind: 'check', lines: [turn.text.trim()] };
  const isScrap =
    turn.isProblem === 'maybe' &&
    turn.text.length < 30 &&
    (turn.answer !== null || !/[=<>^∫]/.test(turn.text)) &&
    !isAboutStudy(turn.text);
  const isAsked = doubtsIn(turn.text, '').length > 0 && !turn.text.trim().includes('\n');
  if (!isAsked && (turn.isProblem === 'yes' || !(turn.isTalk || isScrap))) return turn.intent;
  return (await reader.isSolved(turn.question)) ? turn.intent : (turn.loose ?? { kind: 'words' });
}

async function aboutTable(question: string, turn: ReadTurn, reader: ThreadReader): Promise<Intent> {
  const { intent, text, answer } = turn;
  const another = await anotherOne(text, reader);
  if (another) return another;
  const isAsked =
    answer === null
      ? turn.isProblem !== 'yes' || HOW_SHOWN.test(text) || turn.isTalk || !/[\d=]/.test(text)
      : WHETHER.test(text);
  if (isAsked && isDoubt(text, question)) {
    const isWhole = turn.isProblem !== 'no' && /[\d=(]/.test(text) && !WHETHER.test(text);
    return isWhole && (await reader.isSolved(turn.question)) ? intent : { kind: 'words' };
  }
  if (turn.found !== null && isDoubt(text, question)) return { kind: 'words' };
  if (answer === null && GRASPED.test(text) && !/[=<>]|\d\s?$/.test(text))
    return { kind: 'feeling', feeling: 'understood' };
  // What is whole by itself needs nothing of what was before.
  if (
    answer === null &&
    turn.goesOn &&
    COMMANDS.test(text) &&
    /[=^]/.test(text) &&
    (await reader.isSolved(turn.question))
  )
    return intent;
  const isInstead =
    turn.instead !== null && (answer === null || /^(?:ok )?(?:now|same|what if|换成|改成|如果)/i.test(text));
  if (isInstead || (answer === null && turn.goesOn) || isOfOther(question, turn.claim)) {
    const other = await followUp(question, text, turn.claim, reader);
    if (other) return other;
  }
  if (answer !== null && turn.before.length > 0 && bringsLetter(question, text))
    if (await reader.isSolved(turn.question)) return intent;
  if (answer !== null) return { kind: 'answer', typed: answer };
  if (await reader.isLineOf(question, text.trim())) return { kind: 'answer', typed: text.trim() };
  if (plain(question) === turn.plain) return intent;
  if (STATES.test(text) && turn.isProblem !== 'yes') return { kind: 'words' };
  const isSheet = text.trim().includes('\n');
  if (turn.goesOn && isRest(text) && !(await reader.isSolved(turn.question)))
    return turn.loose ?? { kind: 'words' };
  if (turn.isProblem === 'yes' && (isSheet || !(turn.isTalk || ASKS_ZH.test(text)))) return intent;
  if (turn.isProblem === 'maybe' && isSheet) return intent;
  if (turn.isProblem !== 'no' && (await reader.isSolved(turn.question))) return intent;
  if (turn.loose === null && isFormula(text)) return { kind: 'answer', typed: text.trim() };
  return turn.loose ?? { kind: 'words' };
}

const ANOTHER_ONE =
  /^(?:那|ok |so |and |then ){0,2}(?:这[道个]?题|这个方程|下一题|what about|how about|does it work for|same (?:for|with)|is it the same for)[\s，,:：]{0,2}([^\p{Script=Han}\n?？]{5,60}?=[^\p{Script=Han}\n?？]{1,30}?)\s{0,2}(?:是不是|也|怎么|能不能|可以|too\b|as well\b|[?？]|$)/iu;

/** "这题 3^(2x) - 10*3^x + 9 = 0 是不是一样的方法": an equation of its own; null where it has no solution. */
async function anotherOne(text: string, reader: ThreadReader): Promise<Intent | null> {
  const equation = ANOTHER_ONE.exec(text.trim())?.[1]?.trim();
  const question = equation && `Solve ${equation}`;
  return question && (await reader.isSolved(question)) ? { kind: 'instead', question, typed: null } : null;
}

/** "Sum to infinity is 32": a quantity that the question does not speak of. */
function isOfOther(question: string, claim: Claim | null): boolean {
  const nouns = claim?.said.toLowerCase().match(/[a-z]{4,}|\p{Script=Han}{2,}/gu) ?? [];
  return nouns.length > 0 && nouns.every((noun) => !question.toLowerCase().includes(noun.slice(0, 6)));
}

/** Equations in a letter that the question does not have are no lines of it. */
const bringsLetter = (question: string, text: string): boolean =>
  (text.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? []).some((letter) => !question.includes(letter));

/** Whether something may be done is asked, whatever formula stands beside it. */
const WHETHER =
  /还是|为什么|为啥|还能|能不能|可不可以|要不要|\bwhy\b|\bhow come\b|^(?:so )?what(?:'?s| is)\b|\bis it ok\b|\bdo i (?:also )?have to\b|\bdo they want\b|\benough\b|^.{12,80}是不是|够(?:吗|不够|了吗)/i;
/** "How would I prove it is 2.09" */
const HOW_SHOWN =
  /^(?:so |and |but |ok |then ){0,3}how (?:do|would|can|could|should) (?:i|we|you|u) (?:prove|show|know|check|justify|verify)\b|^(?:那|所以)?(?:怎么|如何)(?:证明|说明|验证)/i;
const COMMANDS = /^(?:find|solve|show|state|calculate|express|evaluate|differentiate|integrate)\b/i;
/** "Ah ok because the derivative of the bottom is 2x" */
const GRASPED =
  /^(?:ah+|oh+|ok|okay|right|i see|哦+|噢+|啊)[\s,].{0,20}\b(?:because|bc|cuz|cos since)\s|^(?:哦+|噢+|啊)[\s，,]?.{0,6}因为/iu;

const isDoubt = (text: string, question: string) =>
  !text.trim().includes('\n') && doubtsIn(text, question).length > 0;

/** "Then how high does the 2 kg go": nothing is given in it that a question of its own would need. */
const isRest = (text: string) =>
  /^(?:and|so|ok|now|then|but|what (?:about|if)|how (?:about|fast|far|high|long|many)|那|然后|再|其|如果)/i.test(
    text.trim(),
  ) &&
  !text.trim().includes('\n') &&
  text.length <= 80 &&
  (text.match(/\d{1,9}(?:\.\d{1,9})?/g) ?? []).length <= 2 &&
  !/[=<>∫]/.test(text);

/** "点(7,1)在圆上吗": asked of what is on the table, unless it is solved by itself. */
const ASKS_ZH = /^.{1,60}(?:吗|咋)/u;

/** A definition is asked for beside the question on the table. */
const STATES =
  /^(?:please |pls |can (?:you|u) |could you |ok |so |and ){0,3}(?:state|define|what is meant by) (?!and |the (?:value|values|coordinates|equation|number|range))[a-z]/i;

/** Each is one more solution that is paid for. */
const MOST_TRIED = 4;

/** The first of the questions that may be meant which has a solution. */
async function followUp(
  question: string,
  text: string,
  claim: Claim | null,
  reader: ThreadReader,
): Promise<Intent | null> {
  const claimed = claim ? await reader.followUps(question, claim.said) : [];
  const others = [
    ...claimed.map((other) => ({ question: other, typed: claim!.typed })),
    ...(await reader.followUps(question, text)).map((other) => ({ question: other, typed: null })),
  ];
  for (const other of others.slice(0, MOST_TRIED))
    if (await reader.isSolved(other.question)) return { kind: 'instead', ...other };
  return null;
}

/** "Yes" to what was offered last; to nothing in particular, it goes on. */
function answeredBy(intent: Intent, { question, whole }: Thread, heard: string): Intent {
  const asked = askedIn(heard);
  if (intent.kind === 'no') return intent;
  if (asked === 'like') return { kind: 'like', level: 'same', about: null };
  if (asked === 'harder') return { kind: 'like', level: 'harder', about: null };
  if (asked === 'hint' || asked === 'step' || asked === 'solution') return { kind: asked };
  if (question === null) return { kind: 'greeting' };
  return whole ? { kind: 'feeling', feeling: 'understood' } : { kind: 'step' };
}
