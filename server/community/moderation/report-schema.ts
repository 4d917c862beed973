import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import type {
  CaseStatus,
  Report as ReportRow,
  ReportReason as Reason,
} from '../../database/client/client.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { POSTING } from '../../limits/table.ts';
import { report } from './operations/report.ts';
import { findReport, reportRow, reportsOf } from './operations/lists.ts';
import { HIDING_WEIGHT, REPORT_TEXT } from './rules.ts';

declare module '../../graph/type-names.ts' {
  interface NamedEnums {
    ReportReason: Reason;
    CaseStatus: CaseStatus;
  }
  interface NamedObjects {
    Report: ReportRow;
  }
}

builder.enumType('ReportReason', {
  description: 'What is wrong with a post or comment.',
  values: {
    SPAM: { description: 'It advertises something.' },
    RUDE: { description: 'It insults or threatens somebody.' },
    OFF_TOPIC: { description: 'It has nothing to do with the subject.' },
    DUPLICATE: { description: 'It was asked before; `duplicateOfId` says where.' },
    NOT_AN_ANSWER: { description: 'It is posted as an answer and does not answer.' },
    EXAM_LEAK: { description: 'It quotes a paper that is being sat.' },
    AI_UNCHECKED: { description: 'A machine wrote it and nobody checked it.' },
    OTHER: { description: 'Something else; `text` says what.' },
  } satisfies Record<Reason, object>,
});

builder.enumType('CaseStatus', {
  description: 'How far moderators are with a report.',
  values: {
    OPEN: { description: 'Nobody has looked at it yet.' },
    IN_REVIEW: { description: 'A moderator is looking at it.' },
    UPHELD: { description: 'The report was right: what it is about stays hidden.' },
    DECLINED: { description: 'What it is about is in order.' },
  } satisfies Record<CaseStatus, object>,
});

const Report = builder.prismaObject('Report', {
  description: 'What somebody reported. Only they and staff see it.',
  interfaces: [Node],
  fields: (t) => ({
    reason: t.expose('reason', { type: 'ReportReason', description: 'What is wrong.' }),
    text: t.exposeString('text', { description: 'In the reporter’s words; empty where the reason says it.' }),
    weight: t.exposeFloat('weight', {
      description: 'The share of the reporter’s decided reports that were upheld, at the time; at least 0.2.',
    }),
    duplicateOfId: t.exposeID('duplicateId', {
      nullable: true,
      description: 'Of a duplicate: id of the question that it repeats.',
    }),
    reporterId: t.exposeID('reporterId', { description: 'Id of whoever reported it.' }),
    reporter: t.relation('reporter', { description: 'Whoever reported it.' }),
    status: t.field({
      type: 'CaseStatus',
      description: 'How far moderators are with it.',
      select: { case: { select: { status: true } } },
      resolve: (row) => row.case.status,
    }),
    decision: t.string({
      nullable: true,
      description: 'Why moderators decided as they did; null before.',
      select: { case: { select: { reason: true } } },
      resolve: (row) => row.case.reason,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
  }),
});

findableAsNode('report', 'Report', {
  find: (ctx, id, selection) => findReport(ctx, { id }, selection),
  row: reportRow,
});

const Reports = connectionOf('Report', Report, 'A page of reports.');

builder.prismaObjectField('ModerationCase', 'reports', (t) =>
  t.field({
    type: Reports,
    description: 'What was reported, the newest first.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve: ({ id }, args, ctx, info) => reportsOf(ctx, id, args, nodeSelection(ctx, info)),
  }),
);

const Filed = builder.objectRef<{ report: ReportRow; isNew: boolean }>('FiledReport').implement({
  description: 'A report after it was made.',
  fields: (t) => ({
    report: t.prismaField({
      type: 'Report',
      description: 'The report.',
      resolve: async (selection, filed, _args, ctx) =>
        (await findReport(ctx, { id: filed.report.id }, selection))!,
    }),
    isNew: t.exposeBoolean('isNew', {
      description: 'False where the caller had reported it before: nothing was written then.',
    }),
  }),
});

const ReportPostInput = builder.inputType('ReportPostInput', {
  description: 'What is reported, and why.',
  fields: (t) => ({
    targetId: t.id({ required: true, description: 'Id of a question, an answer or a comment.' }),
    reason: t.field({ type: 'ReportReason', required: true, description: 'What is wrong, such as `SPAM`.' }),
    text: t.string({
      description: `In your words, ${REPORT_TEXT.min} to ${REPORT_TEXT.max} characters; needed for \`OTHER\`.`,
    }),
    duplicateOfId: t.id({ description: 'For duplicates: id of the question that it repeats.' }),
  }),
});

const { newMember, member } = POSTING.report;

builder.mutationField('reportPost', (t) =>
  t.field({
    type: Filed,
    complexity: MUTATION_COST,
    description: `Brings a post or comment before the moderators: at most ${member.perDay} in 24 hours, ${newMember.perDay} for whoever is new here. ${HIDING_WEIGHT} reporters hide it until a moderator has looked. Reporting it again changes nothing.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: ReportPostInput, required: true, description: 'The report.' }) },
    resolve: (_root, { input }, ctx) => report(ctx, input),
  }),
);
