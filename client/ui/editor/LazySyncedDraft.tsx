import { latePart } from '../loading/lazy-component.tsx';

/** Of use once the page answers; until then the device alone keeps what is written. */
export const SyncedDraft = latePart(async () => (await import('./SyncedDraft.tsx')).SyncedDraft);
