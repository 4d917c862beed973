import { type TopicTitlesQuery, useTopicTitlesQuery } from './Topics.gen.ts';

export type Subject = TopicTitlesQuery['subjects'][number];
export type Topic = Subject['topics'][number] & { subjectCode: string; subjectSlug: string };

/** Every topic that is taught, by its id, and the subjects that they belong to. */
export function useTopics() {
  const { data, error, refetch } = useTopicTitlesQuery();
  const subjects = data?.subjects ?? [];
  const topics = new Map<string, Topic>(
    subjects.flatMap(({ code, slug, topics: taught }) =>
      taught.map((topic): [string, Topic] => [topic.id, { ...topic, subjectCode: code, subjectSlug: slug }]),
    ),
  );
  return { subjects, topics, isLoading: !data && !error, failed: Boolean(error) && !data, refetch };
}
