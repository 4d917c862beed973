import type { Conversation, Expected } from './conversation.ts';
import { faultsOf } from './expectations.ts';

export interface Replied {
  content: string;
  language: 'EN' | 'ZH';
  about: string | null;
  solutions: Solution[];
  working: { lines: { text: string; say: Sentence | null; mistake: Mistake | null }[] } | null;
  citations: { topic: string; title: Sentence; topicTitle: Sentence; excerpt: Sentence }[];
}

interface Sentence {
  en: string;
  zh: string;
}

interface Mistake {
  wrong: Sentence;
  right: Sentence;
}

interface Solution {
  title: Sentence;
  steps: { say: Sentence; why: Sentence | null }[];
  answer: { text: string; tex: string } | null;
}

export interface HeldTurn {
  say: string;
  expected: Expected[];
  reply: Replied;
  faults: string[];
}

const TEXT = '{ en zh }';

export const ASK = `query ($messages: [ChatMessageInput!]!, $mode: TutorMode, $subjectCode: String, $topic: String) {
  askTutor(messages: $messages, mode: $mode, subjectCode: $subjectCode, topic: $topic) { __typename
    ... on TutorReply { content language about
      solutions { title ${TEXT} steps { say ${TEXT} why ${TEXT} } answer { text tex } }
      working { lines { text say ${TEXT} mistake { wrong ${TEXT} right ${TEXT} } } }
      citations { topic title ${TEXT} topicTitle ${TEXT} excerpt ${TEXT} } }
    ... on Problem { code message } } }`;

/** Sends a query with its variables; the reply to the last message comes back. */
export type Ask = (variables: Record<string, unknown>) => Promise<Replied>;

/** Says one thing after the other, each with all that was said before; the solver is asked for the answers. */
export async function hold(
  { turns, mode, subjectCode, topic }: Conversation,
  ask: Ask,
  solver: Ask,
): Promise<HeldTurn[]> {
  const messages: Message[] = [];
  const held: HeldTurn[] = [];
  for (const [say, ...expected] of turns) {
    messages.push({ role: 'USER', content: say });
    const reply = await ask({ messages, mode, subjectCode, topic });
    const answers = reply.about ? await answersOf(reply.about, solver) : [];
    const before = held.map((turn) => turn.reply);
    held.push({ say, expected, reply, faults: faultsOf(reply, expected, before, answers) });
    messages.push({ role: 'TUTOR', content: reply.content });
  }
  return held;
}

interface Message {
  role: 'USER' | 'TUTOR';
  content: string;
}

/** The answers of a problem, as they are typed and as they are set. */
async function answersOf(problem: string, solver: Ask): Promise<string[]> {
  const { solutions } = await solver({ messages: [{ role: 'USER', content: problem }], mode: 'ANSWER' });
  return solutions.flatMap(({ answer }) => (answer ? [answer.text, answer.tex] : []));
}
