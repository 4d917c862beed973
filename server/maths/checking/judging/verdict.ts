import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Given } from '../mistakes/toolkit/mistake.ts';
import type { Named } from './mistake-naming.ts';
import type { Region } from '../values/regions.ts';
import type { Window } from '../values/scan.ts';

/**
 * `start`: nothing before it to be judged against. `follows`: true because of what is before, but it says less.
 * `carried`: right but for a mistake in a line before. `words`: it says nothing that could be reckoned.
 * `unchecked`: neither right nor wrong is claimed.
 */
export type Verdict =
  | 'start'
  | 'equal'
  | 'equivalent'
  | 'follows'
  | 'rounded'
  | 'lost'
  | 'gained'
  | 'wrong'
  | 'carried'
  | 'words'
  | 'unchecked'
  | 'unreadable';

export interface Judged {
  verdict: Verdict;
  lost?: number[];
  gained?: number[];
  /** An inequality that is one of several: the other lines may say the rest. */
  isPart?: boolean;
  /** The remaining roots may be the ones that are meant, so the line is neither marked wrong nor ticked. */
  isMeant?: boolean;
  /** The verdict where the other lines do not. */
  instead?: Judged;
  /** The wrong rule; searched for on the first call. */
  named?: () => Named | null;
  /** The line that it was judged against, when roots were lost or gained. */
  from?: Line;
}

/** A line that was read: as typed, and (its `statement`) with every d/dx and definite integral worked out. */
export interface Line extends Given {
  index: number;
  typed: Statement;
  rejects: boolean;
}

/** What is known besides the lines: where the unknown lies, and how angles are measured. */
export interface Surroundings {
  window: Window | null;
  conditions: Region[];
  angles: 'radians' | 'degrees' | null;
}

export const GOOD: ReadonlySet<Verdict> = new Set<Verdict>(['equal', 'equivalent', 'follows', 'rounded']);

/** The verdicts that say that something is not right. */
export const ACCUSING: ReadonlySet<Verdict> = new Set<Verdict>(['wrong', 'lost']);
