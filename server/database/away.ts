import { outageOf } from '../core/outage.ts';
import { StartFailure } from './failure.ts';

/** What keeps a start or a command from its end, in one sentence where it is the database; anything else as it was. */
export function lostMeanwhile(error: unknown): unknown {
  if (error instanceof StartFailure || outageOf(error) !== 'UNAVAILABLE') return error;
  return new StartFailure('The connection to the database was lost in the middle. Try again.');
}
