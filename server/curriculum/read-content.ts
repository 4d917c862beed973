import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PaperFile, Section, SubjectFile } from './content/subject-file.ts';
import type { TopicFile } from './content/topic-file.ts';
import { TOPICS } from './content/topics.ts';

/** What the files say: a folder a subject with its subject.ts, and in it a folder a paper with its index.ts. */
export interface Content {
  subjects: ReadSubject[];
  topics: TopicFile[];
}

interface ReadSubject extends Omit<SubjectFile, 'papers'> {
  papers: ReadPaper[];
}

interface ReadPaper extends Omit<PaperFile, 'sections'> {
  sections: Section[];
}

const OWN = path.join(import.meta.dirname, 'content');

/** Finds the files wherever they are: another subject is added by adding its folder, here or elsewhere. */
export async function readContent(folders: string[] = [OWN]): Promise<Content> {
  const subjects: SubjectFile[] = [];
  const topics: TopicFile[] = folders.includes(OWN) ? withoutFile() : [];
  for (const folder of folders) {
    for (const file of globSync('*/subject.ts', { cwd: folder }).toSorted())
      subjects.push((await load<{ subject: SubjectFile }>(folder, file)).subject);
    for (const file of globSync('*/*/index.ts', { cwd: folder }).toSorted())
      topics.push(...(await load<{ topics: TopicFile[] }>(folder, file)).topics);
  }
  const latest = [...new Map(topics.map((topic) => [keyOf(topic), topic])).values()];
  return {
    subjects: subjects.map((subject) => ({
      ...subject,
      papers: subject.papers.map((paper) => ({ ...paper, sections: sectionsOf(subject, paper, latest) })),
    })),
    topics: latest,
  };
}

function load<Exports>(folder: string, file: string): Promise<Exports> {
  return import(pathToFileURL(path.join(folder, file)).href) as Promise<Exports>;
}

const keyOf = ({ subject, paper, slug }: Pick<TopicFile, 'subject' | 'paper' | 'slug'>) =>
  `${subject}/${paper}/${slug}`;

function sectionsOf({ code }: SubjectFile, paper: PaperFile, topics: TopicFile[]): Section[] {
  if (Array.isArray(paper.sections)) return paper.sections;
  const { of, level } = paper.sections ?? { of: paper.code, level: null };
  return topics
    .filter((topic) => topic.subject === code && topic.paper === of && (!level || topic.level === level))
    .toSorted((a, b) => a.order - b.order)
    .map((topic) => ({ title: topic.title, topic: keyOf(topic) }));
}

/** Topics of the syllabuses whose file is not written yet: their name and place. */
function withoutFile(): TopicFile[] {
  return TOPICS.map(({ subjectCode, paperCode, titleEn, titleZh, ...rest }) => ({
    ...rest,
    subject: subjectCode,
    paper: paperCode,
    title: { en: titleEn, zh: titleZh },
    summary: { en: '', zh: '' },
    difficulty: 'Medium',
    minutes: 30,
    aliases: { en: [], zh: [] },
    prerequisites: [],
    methods: [],
    cards: [],
  }));
}
