import type { Mode, Rung } from './rules.ts';
import { type Want, wantOf } from './want.ts';

/** Something that somebody said to the tutor. */
export interface Turn {
  text: string;
  /** What was chosen beside the text, if anything. */
  rung?: Rung | null;
  /** Text of a page that came with it, the newest last. */
  segments?: string[];
}

/** What a conversation is about by now, and how much of it was shown. */
export interface Thread {
  question: string | null;
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
  of: 'question' | 'topic';
}

interface Reading {
  mode: Mode;
  /** Whether there is a topic that can be asked about. */
  hasTopic: boolean;
  /** One like the question there is, or one for the topic; the turns say in which language. */
  make(question: string | null, number: number, turns: Turn[]): Promise<Made | null>;
}

/** Reads a conversation from its turns alone, so that nothing has to be remembered beside them. */
export async function threadOf(turns: Turn[], reading: Reading): Promise<Thread> {
  let thread = NOTHING;
  for (const i of turns.keys()) thread = await after(thread, turns.slice(0, i + 1), reading);
  return thread;
}

async function after(thread: Thread, turns: Turn[], { mode, hasTopic, make }: Reading): Promise<Thread> {
  const turn = turns.at(-1)!;
  const want = wantOf(turn.text, hasTopic);
  if (want.kind === 'language')
    return { ...thread, want, before: thread.want.kind === 'language' ? thread.before : thread.want };
  const next = { ...thread, want, before: null, made: null };
  switch (want.kind) {
    case 'question':
      return asked(next, turn, mode);
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
      return { ...next, ...fresh, question: made.question, likes: thread.likes + 1, made: made.of };
    }
    default:
      return next;
  }
}

/** What is typed, with what of the page it points at. */
export const questionIn = ({ text, segments = [] }: Turn) => [text.trim(), ...segments.slice(-1)].join('\n');

function asked(thread: Thread, turn: Turn, mode: Mode): Thread {
  const question = questionIn(turn);
  const again = thread.question !== null && plain(thread.question) === plain(question);
  // Whoever asks twice wants to see it.
  const chosen = turn.rung ?? (mode === 'STUDY' && !again ? 'HINT' : 'SOLUTION');
  return {
    ...thread,
    question,
    likes: again ? thread.likes : 0,
    hints: chosen === 'HINT' ? 1 : 0,
    steps: chosen === 'STEP' ? (again ? thread.steps + 1 : 1) : 0,
    whole: chosen === 'SOLUTION',
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.?。？!！]+/gu, '');
