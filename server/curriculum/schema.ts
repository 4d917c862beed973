import type { Prisma } from '../database/client/client.ts';
import { namedId } from '../core/ids.ts';
import { builder } from '../graph/builder.ts';
import { fixed, listOf, partsOf } from '../graph/cost/price.ts';
import { NamedNode, Node } from '../graph/node.ts';
import { bySql } from '../graph/statement/declarations.ts';
import { sql } from '../graph/statement/sql.ts';
import { READ_PRICES } from '../limits/table.ts';
import { BilingualList, BilingualText, inBoth } from '../graph/shared-types.ts';
import type { Text } from '../core/locale.ts';
import { paper, subject, subjects, tags, topic } from './operations.ts';
import { readTopicPath } from '../maths/topic-path.ts';

const Level = builder.enumType('Level', {
  description: 'The half of the A-Level that a topic belongs to.',
  values: { AS: { description: 'First year.' }, A2: { description: 'Second year.' } } as const,
});

const Difficulty = builder.enumType('Difficulty', {
  description: 'How hard a topic is for most students.',
  values: {
    EASY: { description: 'Most manage it at once.' },
    MEDIUM: { description: 'Most have to practise it.' },
    HARD: { description: 'Most lose marks in it.' },
  } as const,
});

/** Lists of the curriculum are short; their lengths are what an operation is charged. */
const LENGTHS = {
  subjects: 3,
  papers: 6,
  sections: 8,
  topicsOfSubject: 30,
  topicsOfPaper: 25,
  cards: 8,
  prerequisites: 4,
  dependents: 6,
};

builder.prismaObject('Subject', {
  description: 'A subject of an examination board.',
  interfaces: [NamedNode],
  fields: (t) => ({
    id: t.id({
      description: 'Opaque, such as `subject:9709`.',
      select: { code: true },
      resolve: ({ code }) => namedId('subject', code),
      ...bySql({ value: ({ row }) => sql`('subject:' || ${row.column('code')})` }),
    }),
    code: t.exposeString('code', { description: 'The syllabus code, such as `9709`.' }),
    slug: t.exposeString('slug', { description: 'The name as it stands in addresses.' }),
    board: t.exposeString('board', { description: 'The examination board that sets it, such as `CIE`.' }),
    name: t.field({
      type: BilingualText,
      description: 'What it is called.',
      ...inBoth('nameEn', 'nameZh'),
    }),
    papers: t.relation('papers', {
      description: 'Its papers, in their order.',
      query: { orderBy: { order: 'asc' } },
      complexity: listOf(LENGTHS.papers),
    }),
    topics: t.relation('topics', {
      description: 'Those of all papers, or of one half of the A-Level.',
      args: { level: t.arg({ type: Level, description: 'Only those of this half.' }) },
      query: ({ level }) => ({
        where: level ? { level } : {},
        orderBy: [{ paper: { order: 'asc' } }, { order: 'asc' }],
      }),
      complexity: listOf(LENGTHS.topicsOfSubject),
    }),
  }),
});

type Section = { title: Text; topic: string | null };

const PaperSection = builder.objectRef<Section>('PaperSection').implement({
  description: 'A part of what a paper examines.',
  fields: (t) => ({
    title: t.expose('title', { type: BilingualText, description: 'What the syllabus calls it.' }),
    topicPaper: t.string({
      nullable: true,
      description: 'Code of the paper whose topic teaches it; null where none does.',
      resolve: ({ topic }) => (topic ? readTopicPath(topic).paper : null),
    }),
    topicSlug: t.string({
      nullable: true,
      description: 'Slug of that topic.',
      resolve: ({ topic }) => (topic ? readTopicPath(topic).slug : null),
    }),
  }),
});

builder.prismaObject('Paper', {
  description: 'A paper of a subject.',
  interfaces: [NamedNode],
  fields: (t) => ({
    id: t.id({
      description: 'Opaque, such as `paper:9709:p1`.',
      select: { subjectCode: true, code: true },
      resolve: ({ subjectCode, code }) => namedId('paper', subjectCode, code),
      ...bySql({
        value: ({ row }) => sql`concat('paper:', ${row.column('subjectCode')}, ':', ${row.column('code')})`,
      }),
    }),
    code: t.exposeString('code', { description: 'Unique within the subject, such as `p1`.' }),
    subject: t.relation('subject', { description: 'The subject that it belongs to.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    title: t.field({
      type: BilingualText,
      description: 'Its title.',
      ...inBoth('titleEn', 'titleZh'),
    }),
    marks: t.exposeInt('marks', {
      nullable: true,
      description: 'Null where topics are only filed under it and nobody sits it.',
    }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'How long it takes; null where nobody sits it.',
    }),
    sections: t.field({
      type: [PaperSection],
      description: 'What it examines, in the order of the syllabus.',
      complexity: partsOf(LENGTHS.sections),
      select: { sections: true },
      resolve: ({ sections }) => sections as unknown as Section[],
    }),
    topics: t.relation('topics', {
      description: 'Those filed under it; empty for a paper whose sections are taught elsewhere.',
      query: { orderBy: { order: 'asc' } },
      complexity: listOf(LENGTHS.topicsOfPaper),
    }),
  }),
});

const Topic = builder.prismaObject('Topic', {
  description: 'A topic of a paper’s syllabus.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Subject, paper and slug, joined by hyphens.' }),
    slug: t.exposeString('slug', { description: 'Unique within the paper.' }),
    subject: t.relation('subject', { description: 'The subject that it belongs to.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    paper: t.relation('paper', { description: 'The paper that it is filed under.' }),
    paperCode: t.exposeString('paperCode', {
      description: 'Code of its paper, such as `p1`; `all` for physics.',
    }),
    title: t.field({
      type: BilingualText,
      description: 'Its title.',
      ...inBoth('titleEn', 'titleZh'),
    }),
    level: t.field({
      type: Level,
      description: 'The half of the A-Level that it belongs to.',
      select: { level: true },
      resolve: (topic) => topic.level as 'AS' | 'A2',
    }),
    summary: t.field({
      type: BilingualText,
      description: 'What it is about.',
      ...inBoth('summaryEn', 'summaryZh'),
    }),
    difficulty: t.expose('difficulty', {
      type: Difficulty,
      description: 'How hard it is for most students.',
    }),
    minutes: t.exposeInt('minutes', { description: 'To read and to work through the examples.' }),
    aliases: t.field({
      type: BilingualList,
      description: 'What it is also called.',
      ...inBoth('aliasesEn', 'aliasesZh'),
    }),
    methods: t.exposeStringList('methods', { description: 'Methods of `solve` for its questions.' }),
    cards: t.relation('cards', {
      description: 'What there is to learn about it, in order.',
      query: { orderBy: { order: 'asc' } },
      complexity: listOf(LENGTHS.cards),
    }),
    cardCount: t.relationCount('cards', { description: 'Cards that it has.' }),
  }),
});

const IN_SYLLABUS = [
  { subject: { order: 'asc' } },
  { paper: { order: 'asc' } },
  { order: 'asc' },
] satisfies Prisma.TopicOrderByWithRelationInput[];

builder.prismaObjectFields(Topic, (t) => ({
  prerequisites: t.field({
    type: [Topic],
    description: 'What to know before, the most important first.',
    complexity: listOf(LENGTHS.prerequisites),
    select: (_args, _ctx, selectionOf) => ({
      prerequisites: { orderBy: { order: 'asc' }, select: { before: selectionOf() } },
    }),
    resolve: ({ prerequisites }) => prerequisites.map(({ before }) => before),
  }),
  dependents: t.field({
    type: [Topic],
    description: 'What builds on it, in the order of the syllabus.',
    complexity: listOf(LENGTHS.dependents),
    select: (_args, _ctx, selectionOf) => ({
      dependents: { orderBy: IN_SYLLABUS.map((topic) => ({ topic })), select: { topic: selectionOf() } },
    }),
    resolve: ({ dependents }) => dependents.map(({ topic }) => topic),
  }),
}));

const SUBJECT = 'The syllabus code or the name as it stands in addresses: `9709`, `mathematics`.';

builder.queryFields((t) => ({
  subjects: t.prismaField({
    type: ['Subject'],
    description: 'Every subject, in the order in which they are shown.',
    complexity: listOf(LENGTHS.subjects, READ_PRICES.query),
    resolve: (selection, _root, _args, ctx) => subjects(ctx, selection),
  }),
  subject: t.prismaField({
    type: 'Subject',
    nullable: true,
    description: 'One subject; null when there is none.',
    complexity: fixed(READ_PRICES.row),
    args: { code: t.arg.string({ required: true, description: SUBJECT }) },
    resolve: (selection, _root, args, ctx) => subject(ctx, args, selection),
  }),
  paper: t.prismaField({
    type: 'Paper',
    nullable: true,
    description: 'One paper; null when there is none.',
    complexity: fixed(READ_PRICES.row),
    args: {
      subject: t.arg.string({ required: true, description: SUBJECT }),
      code: t.arg.string({ required: true, description: 'Such as `p1`.' }),
    },
    resolve: (selection, _root, args, ctx) => paper(ctx, args, selection),
  }),
  topic: t.prismaField({
    type: 'Topic',
    nullable: true,
    description: 'One topic; null when there is none.',
    complexity: fixed(READ_PRICES.row),
    args: {
      subject: t.arg.string({ required: true, description: SUBJECT }),
      paper: t.arg.string({
        required: true,
        description: 'Code of its paper, such as `p1`; `all` for physics.',
      }),
      slug: t.arg.string({
        required: true,
        description: "With or without the punctuation of the title: `hookes-law`, `hooke's-law`.",
      }),
    },
    resolve: (selection, _root, args, ctx) => topic(ctx, args, selection),
  }),
  tags: t.prismaField({
    type: ['Tag'],
    description: 'Up to twenty tags in the order of the alphabet.',
    complexity: listOf(20, READ_PRICES.query),
    args: {
      startsWith: t.arg.string({
        required: true,
        description: 'The beginning of their names, such as `quad`; may be empty.',
      }),
    },
    resolve: (_selection, _root, args, ctx) => tags(ctx, args),
  }),
}));
