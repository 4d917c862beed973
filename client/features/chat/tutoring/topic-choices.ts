import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TutoringTopicsQuery } from './Tutoring.gen.ts';

type Paper = NonNullable<TutoringTopicsQuery['subject']>['papers'][number];
export type TopicChoice = Paper['topics'][number];

export interface TopicGroup {
  id: string;
  paper: Paper;
  /** Set where one paper holds the topics of both years. */
  level: MessageDescriptor | null;
  topics: TopicChoice[];
}

/** Topics whose names in either language hold the words, by paper; those of physics by year. */
export function groupsFor(papers: Paper[], words: string): TopicGroup[] {
  return papers
    .flatMap((paper): TopicGroup[] => {
      const topics = paper.topics.filter((topic) => fits(topic, words));
      if (paper.code !== 'all') return [{ id: paper.code, paper, level: null, topics }];
      return [
        { id: 'as', paper, level: msg`AS Level`, topics: topics.filter(({ level }) => level === 'AS') },
        { id: 'a2', paper, level: msg`A2 Level`, topics: topics.filter(({ level }) => level === 'A2') },
      ];
    })
    .filter(({ topics }) => topics.length > 0);
}

function fits({ title, aliases }: TopicChoice, words: string): boolean {
  const search = words.trim().toLowerCase();
  return [title.en, title.zh, ...aliases.en, ...aliases.zh].some((name) =>
    name.toLowerCase().includes(search),
  );
}
