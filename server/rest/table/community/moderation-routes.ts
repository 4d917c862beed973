import {
  CountCasesDocument,
  DecideCaseDocument,
  GetCaseDocument,
  GetPersonRecordDocument,
  LiftSuspensionDocument,
  ListAuditDocument,
  ListCasesDocument,
  ReportPostDocument,
  SetHiddenDocument,
  SetRoleDocument,
  SuspendPersonDocument,
  TakeCaseDocument,
  WarnPersonDocument,
} from '../operations.gen.ts';
import { REPORT_REASONS, REPORT_TEXT } from '../../../community/moderation/rules.ts';
import { page, pageOf, paging, parameter } from '../../protocol/parameters.ts';
import { requireTarget } from '../../protocol/read.ts';
import { type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';
const MODERATION = `${COMMUNITY}/moderation`;
const PERSON = `${MODERATION}/people/:id`;

/** A word of the list, or what is wrong in the reporter's words. */
function reasonOf({ reason, text }: Record<string, unknown>) {
  const code = typeof reason === 'string' ? reason.trim().toUpperCase().replaceAll(/[- ]/gu, '_') : '';
  const known = (REPORT_REASONS as readonly string[]).includes(code);
  return known ? { reason: code, text } : { reason: 'OTHER', text: text ?? reason };
}

/** Reports, what moderators decide, and what they do about people. */
export const moderationRoutes: Route[] = [
  route('POST', `${COMMUNITY}/interactions/report`, ReportPostDocument, {
    summary: 'Report a question, an answer or a comment; again changes nothing and answers 200',
    body: {
      targetType: { type: 'string', enum: ['question', 'answer', 'comment'] },
      targetId: { type: 'string', required: true },
      reason: {
        type: 'string',
        description: `${REPORT_REASONS.join(', ').toLowerCase()}, or what is wrong in ${REPORT_TEXT.min} to ${REPORT_TEXT.max} characters.`,
      },
      text: { type: 'string', minLength: REPORT_TEXT.min, maxLength: REPORT_TEXT.max },
      duplicateOfId: { type: 'string' },
    },
    variables: ({ body }) => {
      requireTarget(body['targetType'], body['targetId'], ['question', 'answer', 'comment']);
      const { targetId, duplicateOfId } = body;
      return { input: { targetId, duplicateOfId, ...reasonOf(body) } };
    },
    result: ({ reportPost }) =>
      'report' in reportPost
        ? { reportId: reportPost.report.id, isNew: reportPost.isNew, ...reportPost.report }
        : reportPost,
    spread: 'report',
    described: { report_id: { type: 'string', description: 'Id of the report, as `id` says it too.' } },
    status: 201,
    repeated: (result) => 'isNew' in result && result.isNew === false,
  }),
  route('GET', `${MODERATION}/cases`, ListCasesDocument, {
    summary: 'What waits for moderators, the longest waiting first',
    guests: false,
    staff: true,
    query: [
      parameter('status', 'How far they are; all that are not decided unless said.', 'CaseStatus'),
      parameter('cause', 'What brought them before the moderators.', 'CaseCause'),
      parameter('subject_code', 'The syllabus code, such as 9709.'),
      ...paging(),
    ],
    variables: ({ query }) => ({
      filter: {
        status: query.text('status'),
        cause: query.text('cause'),
        subjectCode: query.text('subject_code'),
      },
      ...pageOf(query),
    }),
    result: ({ moderationCases }) => page(moderationCases),
  }),
  route('GET', `${MODERATION}/counts`, CountCasesDocument, {
    summary: 'How much waits for moderators',
    guests: false,
    staff: true,
    variables: () => ({}),
    result: ({ moderationCounts }) => moderationCounts,
  }),
  route('GET', `${MODERATION}/cases/:id`, GetCaseDocument, {
    summary: 'One case with its reports, up to a hundred',
    guests: false,
    staff: true,
    rows: ['reports'],
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ node }) => node && 'reports' in node && { ...node, reports: node.reports.nodes },
  }),
  route('POST', `${MODERATION}/cases/:id/take`, TakeCaseDocument, {
    summary: 'Say that you are looking at a case, or no longer are',
    body: 'TakeCaseInput',
    defaults: () => ({ active: true }),
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ takeCase }) => takeCase,
  }),
  route('POST', `${MODERATION}/cases/:id/decide`, DecideCaseDocument, {
    summary: 'Decide a case, once, with a reason',
    body: 'DecideCaseInput',
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ decideCase }) => decideCase,
  }),
  route('POST', `${MODERATION}/hide`, SetHiddenDocument, {
    summary: 'Hide a post or comment, or show it again',
    body: 'SetHiddenInput',
    variables: ({ body }) => ({ input: body }),
    result: ({ setHidden }) => setHidden,
  }),
  route('GET', `${MODERATION}/audit`, ListAuditDocument, {
    summary: 'What happened to accounts and privileges, newest first',
    guests: false,
    staff: true,
    query: [parameter('user_id', 'Only what concerns this person.'), ...paging()],
    variables: ({ query }) => ({ subjectId: query.text('user_id'), ...pageOf(query) }),
    result: ({ auditLog }) => page(auditLog),
  }),
  route('GET', PERSON, GetPersonRecordDocument, {
    summary: 'Somebody as staff look at them, with the newest twenty measures',
    guests: false,
    staff: true,
    rows: ['measures'],
    variables: ({ params }) => ({ userId: params['id']! }),
    result: ({ personRecord }) => ({ ...personRecord, measures: personRecord.measures.nodes }),
  }),
  route('POST', `${PERSON}/warn`, WarnPersonDocument, {
    summary: 'Warn somebody',
    body: 'WarnPersonInput',
    inPath: 'userId',
    variables: ({ params, body }) => ({ input: { ...body, userId: params['id']! } }),
    result: ({ warnPerson }) => warnPerson,
  }),
  route('POST', `${PERSON}/suspend`, SuspendPersonDocument, {
    summary: 'Let somebody read but not write for some days',
    body: 'SuspendPersonInput',
    inPath: 'userId',
    variables: ({ params, body }) => ({ input: { ...body, userId: params['id']! } }),
    result: ({ suspendPerson }) => suspendPerson,
  }),
  route('POST', `${PERSON}/lift`, LiftSuspensionDocument, {
    summary: 'End a suspension before its time',
    body: 'LiftSuspensionInput',
    inPath: 'userId',
    variables: ({ params, body }) => ({ input: { ...body, userId: params['id']! } }),
    result: ({ liftSuspension }) => liftSuspension,
  }),
  route('PUT', `${PERSON}/role`, SetRoleDocument, {
    summary: 'Make somebody a moderator, or a student again',
    body: 'SetRoleInput',
    inPath: 'userId',
    variables: ({ params, body }) => ({ input: { ...body, userId: params['id']! } }),
    result: ({ setRole }) => setRole,
  }),
];
