import { builder } from '../graph/builder.ts';
import { subject, subjects, tags } from './operations.ts';

const Level = builder.enumType('Level', {
  description: 'The half of the A-Level that a topic belongs to.',
  values: { AS: { description: 'First year.' }, A2: { description: 'Second year.' } } as const,
});

builder.prismaObject('Subject', {
  description: 'A subject of the examination board.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The syllabus code, such as `9709`.' }),
    slug: t.exposeString('slug', { description: 'The name as it stands in addresses.' }),
    nameEn: t.exposeString('nameEn'),
    nameZh: t.exposeString('nameZh'),
    papers: t.relation('papers', {
      query: { orderBy: { order: 'asc' } },
      complexity: { field: 1, multiplier: 6 },
    }),
  }),
});

builder.prismaObject('Paper', {
  description: 'A paper of a subject.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Unique within the subject, such as `p1`.' }),
    titleEn: t.exposeString('titleEn'),
    titleZh: t.exposeString('titleZh'),
    topics: t.relation('topics', {
      query: { orderBy: { order: 'asc' } },
      complexity: { field: 1, multiplier: 25 },
    }),
  }),
});

builder.prismaObject('Topic', {
  description: 'A topic of a paper’s syllabus.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique within the paper.' }),
    titleEn: t.exposeString('titleEn'),
    titleZh: t.exposeString('titleZh'),
    level: t.field({ type: Level, select: { level: true }, resolve: (topic) => topic.level as 'AS' | 'A2' }),
  }),
});

builder.prismaObject('Tag', {
  description: 'A word that questions are filed under.',
  fields: (t) => ({ name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  subjects: t.prismaField({
    type: ['Subject'],
    description: 'Every subject, in the order in which they are shown.',
    complexity: { field: 1, multiplier: 3 },
    resolve: (selection, _root, _args, ctx) => subjects(ctx, selection),
  }),
  subject: t.prismaField({
    type: 'Subject',
    nullable: true,
    description: 'One subject; null when there is none of this code.',
    args: { code: t.arg.string({ required: true, description: 'The syllabus code, such as `9709`.' }) },
    resolve: (selection, _root, args, ctx) => subject(ctx, args, selection),
  }),
  tags: t.prismaField({
    type: ['Tag'],
    description: 'Up to twenty tags in the order of the alphabet.',
    complexity: { field: 1, multiplier: 20 },
    args: {
      startsWith: t.arg.string({
        required: true,
        description: 'The beginning of their names; may be empty.',
      }),
    },
    resolve: (_selection, _root, args, ctx) => tags(ctx, args),
  }),
}));
