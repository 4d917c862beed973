import type { Mode } from '../rules.ts';
import { plain, type ReadTurn } from './turns.ts';
import type { Want } from './intent.ts';

/** What a conversation is about by now, and how much of it was shown. */
export interface Thread {
  question: string | null;
  /** The same without what makes no difference. */
  plain: string | null;
  steps: number;
  whole: boolean;
  hints: number;
  /** Questions like the first that were given. */
  likes: number;
  /** Where the latest turn that says anything made the question: out of another one, or for the topic. */
  made: Made['of'] | null;
  /** What the latest turn wants. */
  want: Want;
  /** Where that is another language: what the turn before it wanted. */
  before: Want | null;
}

const NOTHING: Thread = {
  question: null,
  plain: null,
  steps: 0,
  whole: false,
  hints: 0,
  likes: 0,
  made: null,
  want: { kind: 'greeting' },
  before: null,
};

/** A question that the tutor sets. */
export interface Made {
  question: string;
  of: 'question' | 'topic' | 'example';
}

interface Reading {
  mode: Mode;
  /** Whether a formula is a line of working on the question on the table. */
  isLineOf(question: string, typed: string): Promise<boolean>;
  /** One like the question there is, or one for the topic; the turns say in which language. */
  make(question: string | null, number: number, turns: ReadTurn[]): Promise<Made | null>;
}

/** Reads a conversation from its turns alone, so that nothing has to be remembered beside them. */
export async function threadOf(turns: ReadTurn[], reading: Reading): Promise<Thread> {
  let thread = NOTHING;
  for (const i of turns.keys()) thread = await after(thread, turns.slice(0, i + 1), reading);
  return thread;
}

async function after(thread: Thread, turns: ReadTurn[], { mode, make, isLineOf }: Reading): Promise<Thread> {
  const turn = turns.at(-1)!;
  const want = await wantOfTurn(thread, turn, isLineOf);
  if (want.kind === 'language')
    return { ...thread, want, before: thread.want.kind === 'language' ? thread.before : thread.want };
  const next = { ...thread, want, before: null, made: null };
  switch (want.kind) {
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
      // Nobody practises on a question whose solution stands below it.
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

/** Where a question is on the table, "x = 2 or x = 3" is its answer, "(x - 2)(x - 3) = 0" a line on the way, and several lines are working. */
async function wantOfTurn(
  { question }: Thread,
  { want, answer, lines, text, segments = [] }: ReadTurn,
  isLineOf: Reading['isLineOf'],
): Promise<Want> {
  if (want.kind !== 'question' || question === null || segments.length > 0) return want;
  if (lines !== null) return { kind: 'check', lines };
  if (answer !== null) return { kind: 'answer', typed: answer };
  return (await isLineOf(question, text.trim())) ? { kind: 'answer', typed: text.trim() } : want;
}

function withQuestion(thread: Thread, turn: ReadTurn, mode: Mode): Thread {
  const { question } = turn;
  const again = thread.plain === turn.plain;
  // Whoever asks twice wants to see it.
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
