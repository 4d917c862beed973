import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PaperFile, Section, SubjectFile } from './content/subject-file.ts';
import type { TopicFile } from './content/topic-file.ts';

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
  const topics: TopicFile[] = [];
  for (const folder of folders) {
    for (const file of globSync('*/subject.ts', { cwd: folder }).toSorted())
      subjects.push((await load<{ subject: SubjectFile }>(folder, file)).subject);
    for (const file of globSync('*/*/index.ts', { cwd: folder }).toSorted())
      topics.push(...(await load<{ topics: TopicFile[] }>(folder, file)).topics);
  }
  return {
    subjects: subjects.map((subject) => ({
      ...subject,
      papers: subject.papers.map((paper) => ({ ...paper, sections: sectionsOf(subject, paper, topics) })),
    })),
    topics,
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
