import type { PathTopic } from './path-subject.ts';

/** How many topics are offered at once. */
const OFFERED = 3;

/** The reader's current topic, and the next ones: those whose prerequisites have all been read. */
export function progressIn(topics: readonly PathTopic[], read: readonly string[]) {
  const known = new Set(read);
  const here = topics.find(
    ({ id }) => id === read.findLast((one) => topics.some((topic) => topic.id === one)),
  );
  const ready = topics.filter(
    ({ id, prerequisites }) =>
      !known.has(id) &&
      prerequisites.every((one) => known.has(one.id) || !topics.some((topic) => topic.id === one.id)),
  );
  const follows = (topic: PathTopic) => topic.prerequisites.some(({ id }) => id === here?.id);
  return {
    here,
    read: topics.filter(({ id }) => known.has(id)).length,
    // First what builds on the topic read last, then the order of the syllabus.
    next: ready.toSorted((a, b) => Number(follows(b)) - Number(follows(a))).slice(0, OFFERED),
  };
}
