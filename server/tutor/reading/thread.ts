import type { Mode } from '../rules.ts';
import { askedIn } from '../words/offers.ts';
import type { Intent, Level } from './acts/act.ts';
import { plain, type ReadTurn } from './turns.ts';

/** The state of a conversation: the problem on the table, and how far it was taken. */
export interface Thread {
  question: string | null;
  /** The question normalised for comparison. */
  plain: string | null;
  /** The part of it that is spoken of; null is all of them. */
  part: string | null;
  /** The turn that put it there, by its place among the turns. */
  since: number;
  steps: number;
  whole: boolean;
  hints: number;
  /** Similar questions given so far. */
  likes: number;
  /** The source of the question, if the latest turn generated it. */
  made: GeneratedQuestion['of'] | null;
  reason: Compared | null;
  /** The answers that the student offered for it. */
  tries: string[];
  /** The lines of working that the student sent last. */
  working: string[] | null;
  /** The paper that was spoken of last. */
  paper: string | null;
  /** The term that was explained last. */
  term: string | null;
  /** The intent of the latest turn. */
  intent: Intent;
  /** The intent before it, if the latest turn only changes the language. */
  before: Intent | null;
}

const FRESH = { part: null, steps: 0, whole: false, hints: 0, tries: [], working: null };

const NOTHING: Thread = {
  ...FRESH,
  question: null,
  plain: null,
  since: 0,
  likes: 0,
  made: null,
  reason: null,
  paper: null,
  term: null,
  intent: { kind: 'greeting' },
  before: null,
};

/** A question set by the tutor. */
export interface GeneratedQuestion {
  question: string;
  of: 'question' | 'topic' | 'example';
  /** In what it is harder or easier than the one before; null where it is neither. */
  reason: Compared | null;
}

export interface Compared {
  by: 'marks' | 'numbers' | 'smaller';
  from: number;
  to: number;
}

export interface WantedQuestion {
  like: string | null;
  level: Level;
  about: string | null;
  /** The how many-th that is given. */
  number: number;
  /** Of the conversation so far, for its language. */
  turns: ReadTurn[];
}

export interface ThreadReader {
  mode: Mode;
  /** Whether a formula is a line of working on the current question. */
  isLineOf(question: string, typed: string): Promise<boolean>;
  isSolved(question: string): Promise<boolean>;
  /** The question with another formula in it. */
  questionWith(question: string, given: string): Promise<string | null>;
  make(wanted: WantedQuestion): Promise<GeneratedQuestion | null>;
}

/** Derives the state of a conversation from its turns alone; nothing else is stored. */
export async function threadOf(turns: ReadTurn[], reader: ThreadReader): Promise<Thread> {
  let thread = NOTHING;
  for (const i of turns.keys()) thread = await after(thread, turns.slice(0, i + 1), reader);
  return thread;
}

async function after(thread: Thread, turns: ReadTurn[], reader: ThreadReader): Promise<Thread> {
  const turn = turns.at(-1)!;
  const intent = await intentOfTurn(thread, turn, reader);
  if (intent.kind === 'language')
    return { ...thread, intent, before: thread.intent.kind === 'language' ? thread.before : thread.intent };
  const next = { ...thread, intent, before: null, made: null, reason: null };
  const since = turns.length - 1;
  switch (intent.kind) {
    case 'question':
      return withQuestion({ ...next, since }, turn, reader.mode);
    case 'instead':
      return withInstead({ ...next, since }, intent.given, reader);
    case 'like':
      return withSimilar(next, intent, turns, reader);
    default:
      return moved(next, intent, turn.text);
  }
}

/** What a request changes about the problem on the table. */
function moved(thread: Thread, intent: Intent, said: string): Thread {
  switch (intent.kind) {
    case 'hint':
      return { ...thread, hints: thread.hints + 1 };
    case 'feeling': {
      const isStuck = intent.feeling === 'lost' || intent.feeling === 'hard';
      return isStuck ? { ...thread, hints: thread.hints + 1 } : thread;
    }
    case 'step':
      return { ...thread, steps: thread.steps + 1 };
    case 'solution':
      return { ...thread, whole: true };
    case 'part':
      return { ...thread, ...FRESH, part: intent.label, whole: thread.whole };
    case 'answer':
      return intent.along
        ? { ...moved(thread, intent.along, said), intent, tries: [...thread.tries, intent.typed] }
        : { ...thread, tries: [...thread.tries, intent.typed] };
    case 'check':
      return intent.lines.length > 0 ? { ...thread, working: intent.lines } : thread;
    case 'term':
      return { ...thread, term: intent.term };
    case 'exam':
      return { ...thread, paper: intent.paper ?? thread.paper, term: intent.of ?? thread.term };
    case 'words':
      return { ...thread, term: thread.question === null ? said.slice(0, 80) : thread.term };
    case 'formula':
      return { ...thread, term: intent.of ?? thread.term };
    default:
      return thread;
  }
}

/** With a current question, "x = 2 or x = 3" is its answer, "(x - 2)(x - 3) = 0" an intermediate step, and several lines are working. */
async function intentOfTurn(thread: Thread, turn: ReadTurn, reader: ThreadReader): Promise<Intent> {
  const { question } = thread;
  const { intent, text, segments = [], heard } = turn;
  if (intent.kind === 'yes' || intent.kind === 'no') return answeredBy(intent, thread, heard ?? '');
  if (intent.kind === 'answer') return question === null ? { kind: 'words' } : intent;
  if (intent.kind === 'check' && intent.lines.length === 1 && question !== null)
    return { kind: 'answer', typed: intent.lines[0]! };
  if (intent.kind !== 'question' || segments.length > 0) return intent;
  if (question === null) return turn.isProblem === 'no' ? { kind: 'words' } : intent;
  if (turn.lines !== null) return { kind: 'check', lines: turn.lines };
  const isInstead =
    turn.instead !== null &&
    (turn.answer === null || /^(?:ok )?(?:now|same|what if|换成|改成|如果)/i.test(text));
  if (isInstead) {
    const other = await reader.questionWith(question, turn.instead!);
    if (other && (await reader.isSolved(other))) return { kind: 'instead', given: turn.instead! };
  }
  if (turn.answer !== null) return { kind: 'answer', typed: turn.answer };
  if (await reader.isLineOf(question, text.trim())) return { kind: 'answer', typed: text.trim() };
  const isSheet = turn.isProblem === 'maybe' && text.trim().includes('\n');
  if (turn.isProblem === 'yes' || isSheet || plain(question) === turn.plain) return intent;
  if (turn.isProblem === 'no') return { kind: 'words' };
  return (await reader.isSolved(turn.question)) ? intent : { kind: 'words' };
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

async function withInstead(thread: Thread, given: string, reader: ThreadReader): Promise<Thread> {
  const question = (await reader.questionWith(thread.question!, given))!;
  const isHint = reader.mode === 'STUDY';
  return { ...thread, ...FRESH, question, plain: plain(question), whole: !isHint, hints: isHint ? 1 : 0 };
}

async function withSimilar(
  thread: Thread,
  { level, about }: Extract<Intent, { kind: 'like' }>,
  turns: ReadTurn[],
  reader: ThreadReader,
): Promise<Thread> {
  const number = thread.likes + 1;
  const named = about ?? (thread.question === null ? thread.term : null);
  const made = await reader.make({ like: thread.question, level, about: named, number, turns });
  if (!made) return thread;
  // The solution of a practice question starts hidden.
  const question = made.question;
  return {
    ...thread,
    ...FRESH,
    since: turns.length - 1,
    question,
    plain: plain(question),
    likes: number,
    made: made.of,
    reason: made.reason,
  };
}

/** "Just a hint: …" */
const ONLY_HINT =
  /^(?:(?:just|only|give me|can i have|please) ){0,2}(?:a |one )?hints? ?(?:only|please|pls)? ?(?:for|on|with|:|,|-)\s{0,9}|[,.(]? ?(?:just |only )(?:a |one )?hints?(?: please| pls)?[).]?$|^(?:只要|给我?)(?:一?个|点)?提示[:：，,]\s{0,9}|[，,。]?(?:只要|只给|给个?)提示(?:就行|就好)?[。]?$/i;

function withQuestion(thread: Thread, turn: ReadTurn, mode: Mode): Thread {
  const question = turn.question.replace(ONLY_HINT, '').trim() || turn.question;
  const wantsHint = question !== turn.question;
  const again = thread.plain === plain(question);
  // A repeated question asks for its solution.
  const chosen = turn.rung ?? (wantsHint || (mode === 'STUDY' && !again) ? 'HINT' : 'SOLUTION');
  return {
    ...thread,
    ...(again ? { tries: thread.tries } : FRESH),
    part: null,
    question,
    plain: plain(question),
    likes: again ? thread.likes : 0,
    hints: chosen === 'HINT' ? 1 : 0,
    steps: chosen === 'STEP' ? (again ? thread.steps + 1 : 1) : 0,
    whole: chosen === 'SOLUTION',
  };
}
