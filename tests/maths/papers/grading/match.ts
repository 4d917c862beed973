/**
 * What one value that is shown is for one that was asked for: `right`; `inexact`, the same but not in the figures, the
 * unit or the form that was asked for; `different`; or `unknown`, where nothing here can tell.
 */
export type Match = 'right' | 'inexact' | 'different' | 'unknown';

const ORDER: Match[] = ['right', 'inexact', 'unknown', 'different'];

/** Of values that stand together: as good as the worst of them. */
export const worst = (matches: Match[]): Match =>
  matches.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'right');

export const best = (matches: Match[]): Match =>
  matches.reduce((one, other) => (ORDER.indexOf(other) < ORDER.indexOf(one) ? other : one), 'different');
