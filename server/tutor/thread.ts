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
  /** Whether the question was made by the latest turn that says anything. */
  isMade: boolean;
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
  isMade: false,
  want: { kind: 'greeting' },
  before: null,
};

type Alike = (question: string, number: number) => Promise<string | null>;

/** Reads a conversation from its turns alone, so that nothing has to be remembered beside them. */
export async function threadOf(turns: Turn[], mode: Mode, like: Alike): Promise<Thread> {
  let thread = NOTHING;
  for (const turn of turns) thread = await after(thread, turn, mode, like);
  return thread;
}

async function after(thread: Thread, turn: Turn, mode: Mode, like: Alike): Promise<Thread> {
  const want = wantOf(turn.text);
  if (want.kind === 'language')
    return { ...thread, want, before: thread.want.kind === 'language' ? thread.before : thread.want };
  const next = { ...thread, want, before: null, isMade: false };
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
      const question = thread.question && (await like(thread.question, thread.likes + 1));
      if (!question) return next;
      // Nobody practises on a question whose solution stands below it.
      return { ...next, question, steps: 0, hints: 0, whole: false, likes: thread.likes + 1, isMade: true };
    }
    default:
      return next;
  }
}

function asked(thread: Thread, { text, rung, segments = [] }: Turn, mode: Mode): Thread {
  const question = [text.trim(), ...segments.slice(-1)].join('\n');
  const again = thread.question !== null && plain(thread.question) === plain(question);
  // Whoever asks twice wants to see it.
  const chosen = rung ?? (mode === 'STUDY' && !again ? 'HINT' : 'SOLUTION');
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
