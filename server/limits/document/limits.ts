import type * as limitsTable from '../table.ts';

/** The table of limits, or a changed one. */
export type Limits = Pick<typeof limitsTable, keyof typeof limitsTable>;
