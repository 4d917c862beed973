import { type Asker, SERVER_ASKER } from './fair-queue.ts';

/** Whose turn it is, and who pays. */
export interface Caller {
  asker: Asker;
  /** Reserves a price or throws a refusal; the returned function takes the time that was used. */
  pay(): (ms: number) => void;
}

/** For work that no request asked for. */
export const BACKGROUND_CALLER: Caller = { asker: SERVER_ASKER, pay: () => () => {} };
