import { Conflict } from '../../core/errors.ts';
import { namedId } from '../../core/ids.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { listOf, MUTATION_COST } from '../../graph/cost/price.ts';
import { findableAsNode, NamedNode } from '../../graph/node.ts';
import { Unsupported } from '../../graph/statement/sql.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { completeTopic, ownRecord, recordStudy, studyRecords } from './operations.ts';
import { DEFAULT_SCORE, MAX_EVENTS, MAX_EVENTS_OF_TOPIC, MAX_SCORE, MAX_SECONDS } from './rules.ts';

const TOPIC_ID = 'Id of a topic: subject, paper and slug, such as `9709-p1-quadratics`.';

const StudyEventKind = builder.enumType('StudyEventKind', {
  description: 'What happened while a topic was studied.',
  values: {
    COMPLETED: { description: 'It was completed, with a score that changes mastery.' },
    ATTEMPT: { description: 'A question of it was tried; mastery stays.' },
    TIME: { description: 'Time was spent on it.' },
  } as const,
});

const StudyRecord = builder.prismaObject('StudyRecord', {
  description: 'How far somebody is with a topic: what their study events come to.',
  interfaces: [NamedNode],
  fields: (t) => ({
    id: t.id({
      description: 'Opaque.',
      select: { userId: true, topicId: true },
      resolve: ({ userId, topicId }) => namedId('study', userId, topicId),
    }),
    userId: t.exposeID('userId', { description: 'Id of whoever studies.' }),
    topicId: t.exposeID('topicId', { description: TOPIC_ID }),
    topic: t.prismaField({
      type: 'Topic',
      nullable: true,
      description: 'The topic; null where the curriculum does not have it any more.',
      select: { topicId: true },
      resolve: (selection, { topicId }, _args, ctx) =>
        ctx.db.topic.findUnique({ ...selection, where: { id: topicId } }),
    }),
    progress: t.exposeFloat('progress', {
      description: `Mastery, 0 to ${MAX_SCORE}: at each completion the mean of itself and the score.`,
    }),
    completed: t.exposeBoolean('completed', { description: 'Whether it was completed at least once.' }),
    score: t.exposeFloat('score', {
      nullable: true,
      description: 'Of the last completion or attempt; null before the first.',
    }),
    attempts: t.exposeInt('attempts', { description: 'Completions and attempts.' }),
    seconds: t.exposeInt('seconds', { description: 'Time spent.' }),
    lastStudied: t.expose('lastStudied', { type: 'DateTime', description: 'When it was studied last.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was studied first.' }),
  }),
});

findableAsNode('study', 'StudyRecord', {
  find: (ctx, id, selection) => ownRecord(ctx, { id }, selection),
  row: () => {
    throw new Unsupported('StudyRecord');
  },
});

const StudyRecordConnection = connectionOf('StudyRecord', StudyRecord, 'A page of study records.');

const StudyEventInput = builder.inputType('StudyEventInput', {
  description: 'Something studied, as a device recorded it.',
  fields: (t) => ({
    id: t.id({
      required: true,
      description:
        'Made by the device: a UUID of version 7 that ends in `13`. Sending the same one again adds nothing.',
    }),
    topicId: t.id({ required: true, description: TOPIC_ID }),
    kind: t.field({ type: StudyEventKind, required: true, description: 'What happened.' }),
    score: t.float({
      description: `0 to ${MAX_SCORE}; ${DEFAULT_SCORE} for a completion unless said. Left out of time.`,
    }),
    seconds: t.int({ description: `Time spent, at most ${MAX_SECONDS}.` }),
    at: t.field({
      type: 'DateTime',
      required: true,
      description: 'When it happened by the device’s clock; a time to come counts as now.',
    }),
  }),
});

const RecordStudyInput = builder.inputType('RecordStudyInput', {
  description: 'What was studied.',
  fields: (t) => ({
    events: t.field({
      type: [StudyEventInput],
      required: true,
      description: `At most ${MAX_EVENTS}, in any order.`,
    }),
  }),
});

const CompleteTopicInput = builder.inputType('CompleteTopicInput', {
  description: 'A topic that was completed.',
  fields: (t) => ({
    topicId: t.id({ required: true, description: TOPIC_ID }),
    score: t.float({ description: `0 to ${MAX_SCORE}; ${DEFAULT_SCORE} unless said.` }),
    id: t.id({
      description:
        'Id of the event, where the device makes it: a UUID of version 7 that ends in `13`. Sending the same one again changes nothing.',
    }),
  }),
});

const StudyProgress = builder
  .objectRef<{ records: Awaited<ReturnType<typeof recordStudy>> }>('StudyProgress')
  .implement({
    description: 'What the study of some topics has come to.',
    fields: (t) => ({
      records: t.field({
        type: [StudyRecord],
        description: 'Of the topics that were named, the latest first.',
        complexity: listOf(MAX_EVENTS / 10),
        resolve: ({ records }) => records,
      }),
    }),
  });

builder.queryField('studyRecords', (t) =>
  t.field({
    type: StudyRecordConnection,
    description: 'What you studied, the latest first. Admins may read those of others, which is logged.',
    complexity: connectionCost,
    args: {
      subjectCode: t.arg.string({ description: 'The syllabus code of a subject, such as `9709`.' }),
      paper: t.arg.string({ description: 'Code of a paper, such as `p1`.' }),
      userId: t.arg.id({ description: 'Id of a person, or `me`; your own unless said.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => studyRecords(ctx, args, nodeSelection(ctx, info)),
  }),
);

builder.mutationFields((t) => ({
  recordStudy: t.field({
    type: StudyProgress,
    complexity: MUTATION_COST,
    description: `Adds what was studied, by union of the ids: sending it again adds nothing, and the order does not matter. At most ${MAX_EVENTS_OF_TOPIC} events of a topic are kept.`,
    errors: { types: [...ALWAYS, Conflict] },
    args: { input: t.arg({ type: RecordStudyInput, required: true, description: 'What was studied.' }) },
    resolve: async (_root, { input }, ctx) => ({ records: await recordStudy(ctx, input) }),
  }),
  completeTopic: t.field({
    type: StudyRecord,
    complexity: MUTATION_COST,
    description: `Marks a topic as completed: mastery becomes the mean of itself and the score, at most ${MAX_SCORE}.`,
    errors: { types: [...ALWAYS, Conflict] },
    args: { input: t.arg({ type: CompleteTopicInput, required: true, description: 'The topic.' }) },
    resolve: (_root, { input }, ctx) => completeTopic(ctx, input),
  }),
}));
