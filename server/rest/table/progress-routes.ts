import {
  AddErrorEntryDocument,
  CompleteTopicDocument,
  EditErrorEntryDocument,
  GetErrorEntryDocument,
  ListErrorEntriesDocument,
  ListStudyRecordsDocument,
  MergeErrorEntriesDocument,
  RecordStudyDocument,
  RemoveErrorEntryDocument,
  RestoreErrorEntryDocument,
  ReviewErrorEntryDocument,
} from './operations.gen.ts';
import { flag, page, paging, parameter } from '../protocol/parameters.ts';
import { type Query, route } from '../protocol/route.ts';

const PROGRESS = '/api/progress';
const BOOK = `${PROGRESS}/error-book`;

const pageOf = (query: Query) => ({
  first: query.first(),
  after: query.text('cursor'),
  total: query.flag('total') ?? false,
});

const SUBJECT = parameter('subject_code', 'The syllabus code, such as 9709.');
const PAPER = parameter('paper', 'Code of a paper, such as p1.');
const WHOSE = parameter(
  'user_id',
  'Whose, or `me`; your own unless said. Admins alone read those of others.',
);

/** What somebody studied, and their error book: private to them. */
export const progressRoutes = [
  route('GET', `${PROGRESS}/study-records`, ListStudyRecordsDocument, {
    summary: 'Your study records, the latest first',
    guests: false,
    query: [SUBJECT, PAPER, WHOSE, ...paging()],
    variables: ({ query }) => ({
      subjectCode: query.text('subject_code'),
      paper: query.text('paper'),
      userId: query.text('user_id'),
      ...pageOf(query),
    }),
    result: ({ studyRecords }) => page(studyRecords),
  }),
  route('POST', `${PROGRESS}/study-records`, RecordStudyDocument, {
    summary: 'Add what was studied; sending it again adds nothing',
    body: 'RecordStudyInput',
    variables: ({ body }) => ({ input: body }),
    result: ({ recordStudy }) => recordStudy,
  }),
  route('POST', `${PROGRESS}/topics/complete`, CompleteTopicDocument, {
    summary: 'Complete a topic, with a score of 100 unless said',
    body: 'CompleteTopicInput',
    variables: ({ body }) => ({ input: body }),
    result: ({ completeTopic }) => completeTopic,
  }),
  route('GET', BOOK, ListErrorEntriesDocument, {
    summary: 'Your error book, the newest entry first',
    guests: false,
    query: [
      SUBJECT,
      PAPER,
      parameter('topic_id', 'Id of a topic, such as 9709-p1-quadratics.'),
      parameter('error_type', 'The kind of error.', 'ErrorType'),
      parameter('source', 'Where they came from.', 'ErrorSource'),
      flag('reviewed', 'Whether they were gone through again.'),
      parameter('tag', 'A word that they are filed under.'),
      parameter('search', 'Only entries that contain this text.'),
      WHOSE,
      ...paging(),
    ],
    variables: ({ query }) => ({
      filter: {
        subjectCode: query.text('subject_code'),
        paper: query.text('paper'),
        topicId: query.text('topic_id'),
        errorType: query.text('error_type'),
        source: query.text('source'),
        reviewed: query.flag('reviewed'),
        tag: query.text('tag'),
      },
      search: query.text('search'),
      userId: query.text('user_id'),
      ...pageOf(query),
    }),
    result: ({ errorEntries }) => page(errorEntries),
  }),
  route('POST', BOOK, AddErrorEntryDocument, {
    summary: 'Add a question to your error book',
    body: 'AddErrorEntryInput',
    variables: ({ body, idempotencyKey }) => ({
      input: { ...body, ...(idempotencyKey && { idempotencyKey }) },
    }),
    result: ({ addErrorEntry }) => addErrorEntry,
    status: 201,
    location: ({ id }) => `${BOOK}/${id}`,
  }),
  route('POST', `${BOOK}/merge`, MergeErrorEntriesDocument, {
    summary: 'Add what a device kept from before signing in; sending it again changes nothing',
    body: 'MergeErrorEntriesInput',
    defaults: () => ({ entries: [] }),
    variables: ({ body }) => ({ input: body }),
    result: ({ mergeErrorEntries }) => mergeErrorEntries,
  }),
  route('GET', `${BOOK}/:id`, GetErrorEntryDocument, {
    summary: 'An entry of your error book',
    guests: false,
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ errorEntry }) => errorEntry,
  }),
  route('PUT', `${BOOK}/:id`, EditErrorEntryDocument, {
    summary: 'Change the note, the kind of error, the tags or the answers of an entry',
    body: 'EditErrorEntryInput',
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ editErrorEntry }) => editErrorEntry,
  }),
  route('DELETE', `${BOOK}/:id`, RemoveErrorEntryDocument, {
    summary: 'Take an entry out of your error book',
    variables: ({ params }) => ({ input: { id: params['id']! } }),
    result: ({ removeErrorEntry }) => removeErrorEntry,
    status: 204,
  }),
  route('POST', `${BOOK}/:id/review`, ReviewErrorEntryDocument, {
    summary: 'Say whether an entry was gone through again',
    body: 'ReviewErrorEntryInput',
    defaults: () => ({ reviewed: true }),
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ reviewErrorEntry }) => reviewErrorEntry,
  }),
  route('POST', `${BOOK}/:id/restore`, RestoreErrorEntryDocument, {
    summary: 'Put back an entry that was removed',
    variables: ({ params }) => ({ input: { id: params['id']! } }),
    result: ({ restoreErrorEntry }) => restoreErrorEntry,
  }),
];
