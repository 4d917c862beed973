/**
 * What a student says, and what a useful reply does; the README beside this file says what each word means. A sentence
 * of a reply that was said before in the same conversation is always a fault.
 */
export type StudentTurn = [say: string, ...expected: Expected[]];

export type Expected =
  /** No answer of the problem on the table is given away. */
  | 'hides'
  /** A problem that was not there before is on the table, solvable, and its answer hidden. */
  | 'new'
  /** The problem on the table is the one that was there. */
  | 'keeps'
  | 'right'
  | 'wrong'
  | 'part'
  | 'en'
  | 'zh'
  /** This answer is shown. */
  | `solved ${string}`
  | `step ${number}`
  /** A card of this topic is cited. */
  | `cites ${string}`
  /** One of these, separated by strokes, is in the reply. */
  | `says ${string}`
  | `never ${string}`;

export interface Conversation {
  id: string;
  mode?: 'ANSWER' | 'STUDY';
  subjectCode?: string;
  topic?: string;
  turns: StudentTurn[];
}
