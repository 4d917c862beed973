export type VoteType = 'UP' | 'DOWN' | 'NONE';

export const VALUE = { UP: 1, DOWN: -1, NONE: 0 } as const;

export function voteType(value: number | undefined): VoteType | null {
  return value === 1 ? 'UP' : value === -1 ? 'DOWN' : null;
}
