import type { Step } from '../../maths/writing/method.ts';
import type { Text } from '../../core/locale.ts';

export type Level = 'AS' | 'A2';

/** A topic of the syllabus as it is written for this project. */
export interface TopicFile {
  /** The code of the syllabus. */
  subject: string;
  paper: string;
  order: number;
  level: Level;
  slug: string;
  title: Text;
  /** Two or three sentences: what it is about and what one can do afterwards. */
  summary: Text;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** To read and to work through the examples. */
  minutes: number;
  /** What students also call it, for the search. */
  aliases: { en: string[]; zh: string[] };
  /** Keys of the topics to know before: subject/paper/slug. */
  prerequisites: string[];
  /** Ids of the methods of the maths engine that solve its questions. */
  methods: string[];
  cards: Card[];
}

export interface Card {
  /** Unique within the topic. */
  id: string;
  kind: 'concept' | 'method' | 'formula' | 'tip' | 'error';
  title: Text;
  /** Markdown with LaTeX between dollars. */
  details: Text[];
  example?: WorkedExample;
}

export interface WorkedExample {
  /** The question, Markdown with LaTeX between dollars. */
  stem: Text;
  /** The answer as a student types it, so that it can be checked. */
  answer: string;
  /** The question as the engine reads it, where a method of the engine solves it. */
  ask?: string;
  steps: Step[];
}
