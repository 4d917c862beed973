import type { Language } from '../../core/locale.ts';
import type { Thread } from '../reading/thread-state.ts';
import { type Citation, type TutorReply } from '../rules.ts';
import type { Voice } from '../words/voice.ts';
import { plainReply, writeCitations } from '../write.ts';
import type { SolvedPart } from '../operations/solve-parts.ts';
import type { StudiedTopic } from '../operations/studied-topic.ts';

/** What a reply is made from: the state of the conversation, and what it was started about. */
export interface Talk {
  thread: Thread;
  voice: Voice;
  language: Language;
  /** Where theory is searched first: subject/paper/slug. */
  within: string | null;
  topic: StudiedTopic | null;
  goal: string | null;
  /** The words of the student. */
  said: string;
  /** What the tutor said since the problem came on the table. */
  heardOfIt: string;
  state: State;
}

/** Of the problem on the table: none, without a solution here, to be worked on, solved by either. */
export type State = 'none' | 'unsolved' | 'open' | 'done';

/** A talk about a problem, with its parts as far as they are spoken of. */
export interface ProblemTalk extends Talk {
  question: string;
  parts: SolvedPart[];
}

const joined = (blocks: readonly (string | null)[]) => blocks.filter(Boolean).join('\n\n');

/** The blocks as one reply, about what is on the table. */
export function reply({ language, thread }: Talk, blocks: readonly (string | null)[]): TutorReply {
  return plainReply(language, thread.question, joined(blocks));
}

/** The same with cards, which stand before the last words. */
export function replyWithCards(
  talk: Talk,
  before: readonly (string | null)[],
  citations: Citation[],
  behind: readonly (string | null)[] = [],
): TutorReply {
  const { language } = talk;
  const cards = citations.length > 0 ? writeCitations(citations, language, { whole: true }) : null;
  return {
    ...reply(talk, [...before, cards, ...behind]),
    beside: joined([...before, ...behind]),
    citations,
  };
}

/** What a student typed, as it stands in a sentence. */
export const quoted = (typed: string): string =>
  `\`${typed.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)}\``;
/** The question in a few characters. */
export function brief(question: string): string {
  const [line = ''] = question.trim().split('\n');
  const characters = [...line];
  return quoted(characters.length <= 48 ? line : `${characters.slice(0, 47).join('')}…`);
}

/** The topic that the problem on the table belongs to, as its method says. */
export const topicOf = (parts: SolvedPart[]): string | null =>
  parts.find(({ worked }) => worked)?.worked?.topic ?? null;
