/**
 * An answer, or why there is none: it took too long, others kept the machine busy, or the server is going away; and the
 * milliseconds of a worker that it took.
 */
export type Ran<Answer> = { ms: number } & (
  | { ran: true; answer: Answer }
  | { ran: false; why: 'overran' | 'busy' | 'closed' }
);

/** A task that waits for a worker, or has one. */
export interface Job<Task, Answer> {
  task: Task;
  timer?: NodeJS.Timeout;
  /** A worker was lost with it: it is given to another once. */
  wasLost: boolean;
  wait(): void;
  tell(ran: Ran<Answer>): void;
}
