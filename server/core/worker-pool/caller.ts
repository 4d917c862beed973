import { type Asker, OURSELVES } from './fair-queue.ts';

/** Whose turn it is, and who pays. */
export interface Caller {
  asker: Asker;
  /** Sets something aside, or refuses by throwing; is told afterwards what was used. */
  pay(): (ms: number) => void;
}

/** What the product asks without being asked to. */
export const UNASKED: Caller = { asker: OURSELVES, pay: () => () => {} };
