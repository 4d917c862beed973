import { useDraftChangedSubscription } from './Drafts.gen.ts';

/** Hears when one of the reader's devices saves, posts or deletes what is written at a place: its version, or null. */
export function useDraftChanges(
  place: string,
  { skip, onChange }: { skip: boolean; onChange: (version: number | null) => void },
): void {
  useDraftChangedSubscription({
    skip,
    onData({ data: { data: told } }) {
      if (told?.draftChanged.key === place) onChange(told.draftChanged.draft?.version ?? null);
    },
  });
}
