import type { Request } from 'autocannon';
import type { Voter } from '../people.ts';
import type { Child } from './child.ts';

/** What everybody is asked, and what is in every good answer. */
export const GOOD = {
  nothing: '"__typename":"Query"',
  'question page': '"bodyPage":"',
  'newest list': '"title":"',
  vote: '"score":',
  'page for strangers': '"bodyHtml":"',
  'list for strangers': '"title":"',
  'vote by strangers': '"score":',
} as const;

export type Operation = keyof typeof GOOD;
export const OPERATIONS = Object.keys(GOOD) as Operation[];

/** A server that is measured, and how it is asked for each operation. */
export interface Contestant extends Child {
  name: string;
  /** Nothing for an operation that it does not take part in. */
  requestFor: Partial<Record<Operation, (turn: Turn) => Partial<Request>>>;
}

/** What one request is about. */
export interface Turn {
  questionId: string;
  voter: Voter;
}

export interface Surroundings {
  databaseUrl: string;
  dataDir: string;
  pool: number;
}
