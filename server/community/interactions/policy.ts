import type { Actor } from '../../core/context.ts';

export const INTERACTIONS = ['LIKE', 'BOOKMARK', 'VOTE', 'REPORT'] as const;
export type InteractionType = (typeof INTERACTIONS)[number];

/** What a reader sees of what somebody did: of others only likes, where these do not keep what they do to themselves. */
export function visibleTypes(
  reader: Actor | null,
  person: { id: string; showActivity: boolean },
): readonly InteractionType[] {
  if (reader?.id === person.id) return INTERACTIONS;
  return person.showActivity ? ['LIKE'] : [];
}
