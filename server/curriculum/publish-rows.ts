import type { Prisma } from '../database/client/client.ts';
import type { Card, TopicFile } from './content/topic-file.ts';
import type { Content } from './read-content.ts';
import { topicId } from './rules.ts';
import { readTopicPath } from '../maths/topic-path.ts';

type Subject = Content['subjects'][number] & { hash: string };
type Topic = TopicFile & { hash: string };

export function subjectRow({ code, slug, board, name, order, hash }: Subject) {
  return { code, slug, board, nameEn: name.en, nameZh: name.zh, order, hash };
}

export function paperRows({ code: subjectCode, papers }: Subject): Prisma.PaperUncheckedCreateInput[] {
  return papers.map(({ code, title, marks, minutes, sections }, i) => ({
    subjectCode,
    code,
    titleEn: title.en,
    titleZh: title.zh,
    order: i + 1,
    marks: marks ?? null,
    minutes: minutes ?? null,
    sections: sections.map((section) => ({ title: { ...section.title }, topic: section.topic ?? null })),
  }));
}

/** A row of the table, with the names of its columns. */
export function topicRow(topic: Topic) {
  const { subject, paper, slug, title, summary, aliases, level, order, minutes, methods, hash } = topic;
  return {
    id: topicId(subject, paper, slug),
    subject_code: subject,
    paper_code: paper,
    slug,
    title_en: title.en,
    title_zh: title.zh,
    level,
    order,
    summary_en: summary.en,
    summary_zh: summary.zh,
    difficulty: topic.difficulty.toUpperCase(),
    minutes,
    aliases_en: aliases.en,
    aliases_zh: aliases.zh,
    methods,
    hash,
  };
}

export function cardRows({ subject, paper, slug, cards }: Topic): Prisma.CardCreateManyInput[] {
  const id = topicId(subject, paper, slug);
  return cards.map((card, order) => ({
    id: `${id}.${card.id}`,
    topicId: id,
    slug: card.id,
    kind: KINDS[card.kind],
    order,
    titleEn: card.title.en,
    titleZh: card.title.zh,
    details: card.details.map((detail) => ({ ...detail })),
    ...(card.example && { example: exampleOf(card.example) }),
  }));
}

const KINDS = {
  concept: 'CONCEPT',
  method: 'METHOD',
  formula: 'FORMULA',
  tip: 'TIP',
  error: 'ERROR',
} as const;

function exampleOf(example: NonNullable<Card['example']>): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify({ ...example, ask: example.ask ?? null })) as Prisma.InputJsonObject;
}

export function prerequisiteRows({
  subject,
  paper,
  slug,
  prerequisites,
}: Topic): Prisma.PrerequisiteCreateManyInput[] {
  return prerequisites.map((key, order) => {
    const before = readTopicPath(key);
    return {
      topicId: topicId(subject, paper, slug),
      beforeId: topicId(before.subjectCode, before.paper, before.slug),
      order,
    };
  });
}
