import type { Mode } from '../rules.ts';
import { plain, type ReadTurn } from './turns.ts';
import type { Intent } from './intent.ts';

/** The current question of a conversation, and how much of its solution was shown. */
export interface Thread {
  question: string | null;
  /** The question normalised for comparison. */
  plain: string | null;
  steps: number;
  whole: boolean;
  hints: number;
  /** Similar questions given so far. */
  likes: number;
  /** The source of the question, if the latest turn generated it. */
  made: GeneratedQuestion['of'] | null;
  /** The intent of the latest turn. */
  intent: Intent;
  /** The intent before it, if the latest turn only changes the language. */
  before: Intent | null;
}

const NOTHING: Thread = {
  question: null,
  plain: null,
  steps: 0,
  whole: false,
  hints: 0,
  likes: 0,
  made: null,
  intent: { kind: 'greeting' },
  before: null,
};

/** A question set by the tutor. */
export interface GeneratedQuestion {
  question: string;
  of: 'question' | 'topic' | 'example';
}

interface ThreadReader {
  mode: Mode;
  /** Whether a formula is a line of working on the current question. */
  isLineOf(question: string, typed: string): Promise<boolean>;
  /** A question like the current one, or for the topic, in the language of the turns. */
  make(question: string | null, number: number, turns: ReadTurn[]): Promise<GeneratedQuestion | null>;
}

/** Derives the state of a conversation from its turns alone; nothing else is stored. */
export async function threadOf(turns: ReadTurn[], reader: ThreadReader): Promise<Thread> {
  let thread = NOTHING;
  for (const i of turns.keys()) thread = await after(thread, turns.slice(0, i + 1), reader);
  return thread;
}

async function after(
  thread: Thread,
  turns: ReadTurn[],
  { mode, make, isLineOf }: ThreadReader,
): Promise<Thread> {
  const turn = turns.at(-1)!;
  const intent = await intentOfTurn(thread, turn, isLineOf);
  if (intent.kind === 'language')
    return { ...thread, intent, before: thread.intent.kind === 'language' ? thread.before : thread.intent };
  const next = { ...thread, intent, before: null, made: null };
  switch (intent.kind) {
    case 'question':
      return withQuestion(next, turn, mode);
    case 'hint':
      return { ...next, hints: thread.hints + 1 };
    case 'step':
      return { ...next, steps: thread.steps + 1 };
    case 'solution':
      return { ...next, whole: true };
    case 'like': {
      const made = await make(thread.question, thread.likes + 1, turns);
      if (!made) return next;
      // The solution of a practice question starts hidden.
      const fresh = { steps: 0, hints: 0, whole: false };
      return {
        ...next,
        ...fresh,
        question: made.question,
        plain: plain(made.question),
        likes: thread.likes + 1,
        made: made.of,
      };
    }
    default:
      return next;
  }
}

/** With a current question, "x = 2 or x = 3" is its answer, "(x - 2)(x - 3) = 0" an intermediate step, and several lines are working. */
async function intentOfTurn(
  { question }: Thread,
  { intent, answer, lines, text, segments = [] }: ReadTurn,
  isLineOf: ThreadReader['isLineOf'],
): Promise<Intent> {
  if (intent.kind !== 'question' || question === null || segments.length > 0) return intent;
  if (lines !== null) return { kind: 'check', lines };
  if (answer !== null) return { kind: 'answer', typed: answer };
  return (await isLineOf(question, text.trim())) ? { kind: 'answer', typed: text.trim() } : intent;
}

function withQuestion(thread: Thread, turn: ReadTurn, mode: Mode): Thread {
  const { question } = turn;
  const again = thread.plain === turn.plain;
  // A repeated question asks for its solution.
  const chosen = turn.rung ?? (mode === 'STUDY' && !again ? 'HINT' : 'SOLUTION');
  return {
    ...thread,
    question,
    plain: turn.plain,
    likes: again ? thread.likes : 0,
    hints: chosen === 'HINT' ? 1 : 0,
    steps: chosen === 'STEP' ? (again ? thread.steps + 1 : 1) : 0,
    whole: chosen === 'SOLUTION',
  };
}
