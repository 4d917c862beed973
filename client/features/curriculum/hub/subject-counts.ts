import type { SubjectsQuery } from './Subjects.gen.ts';

export type Subject = SubjectsQuery['subjects'][number];

interface Counted {
  marks: number | null;
  topics: readonly unknown[];
}

/** Topics under all papers, and the papers that students sit. */
export function countsOf({ papers }: { papers: readonly Counted[] }) {
  return {
    topics: papers.reduce((sum, { topics }) => sum + topics.length, 0),
    papers: papers.filter(({ marks }) => marks !== null).length,
  };
}
