import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../lib/paths.ts';
import type { Difficulty, Level } from '../../../lib/graph/schema-types.ts';
import type { TopicListQuery } from './TopicListPage.gen.ts';

export type Syllabus = NonNullable<TopicListQuery['subject']>;
type Paper = Syllabus['papers'][number];
type Topic = Paper['topics'][number];

export interface Narrowing {
  words: string;
  difficulty: Difficulty | 'ALL';
}

export const NOTHING: Narrowing = { words: '', difficulty: 'ALL' };

interface Group {
  id: string;
  paper: Paper;
  /** Set where the topics of one paper are grouped by year. */
  level?: MessageDescriptor;
  /** The page of the paper or of the year. */
  to: string;
  topics: Topic[];
}

const LEVELS: [Level, 'as' | 'a2', MessageDescriptor][] = [
  ['AS', 'as', msg`AS Level`],
  ['A2', 'a2', msg`A2 Level`],
];

/** Topics by paper; those of physics, all filed under one, by year. Groups without any are left out. */
export function groupsOf({ code, papers }: Syllabus, narrowing: Narrowing): Group[] {
  return papers
    .flatMap((paper): Group[] => {
      const topics = paper.topics.filter((topic) => fits(topic, narrowing));
      if (paper.code !== 'all')
        return [{ id: `paper-${paper.code}`, paper, to: paths.paper(code, paper.code), topics }];
      return LEVELS.map(([level, word, name]) => ({
        id: `level-${word}`,
        paper,
        level: name,
        to: paths.physicsLevel(word),
        topics: topics.filter((topic) => topic.level === level),
      }));
    })
    .filter(({ topics }) => topics.length > 0);
}

function fits({ title, aliases, difficulty }: Topic, { words, ...narrowing }: Narrowing) {
  const needle = words.trim().toLowerCase();
  return (
    (narrowing.difficulty === 'ALL' || difficulty === narrowing.difficulty) &&
    [title.en, title.zh, ...aliases.en, ...aliases.zh].some((name) => name.toLowerCase().includes(needle))
  );
}
