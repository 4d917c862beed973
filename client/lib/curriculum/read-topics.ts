import { storedList, useExternalStore } from '../device/external-store.ts';

/** More than there are topics; nothing grows without end. */
const MOST = 200;

const topics = storedList('lemma-topics-read', (id): id is string => typeof id === 'string');

/** The topics that were read on this device, by their ids, the latest last. */
export const useReadTopics = (): readonly string[] => useExternalStore(topics);

export function rememberTopic(id: string): void {
  topics.set([...topics.get().filter((other) => other !== id), id].slice(-MOST));
}
