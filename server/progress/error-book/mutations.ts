import { Conflict, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { listOf, MUTATION_COST } from '../../graph/cost/price.ts';
import { Deleted } from '../../graph/shared-types.ts';
import { written } from '../../text/limits.ts';
import { addErrorEntry } from './operations/add-entry.ts';
import {
  editErrorEntry,
  removeErrorEntry,
  restoreErrorEntry,
  reviewErrorEntry,
} from './operations/change-entry.ts';
import { mergeErrorEntries } from './operations/merge-entries.ts';
import {
  MAX_ENTRIES,
  MAX_ERROR_ANSWER,
  MAX_ERROR_NOTE,
  MAX_ERROR_QUESTION,
  MAX_ERROR_TAG,
  MAX_ERROR_TAGS,
  MAX_MERGED,
} from './rules.ts';

const NOTE = `Markdown, up to ${written(MAX_ERROR_NOTE)} characters.`;
const TAGS = `Up to ${MAX_ERROR_TAGS}, such as \`quadratics\`, each of up to ${MAX_ERROR_TAG} characters.`;
const ANSWER = `Up to ${written(MAX_ERROR_ANSWER)} characters`;
const QUESTION = `1 to ${written(MAX_ERROR_QUESTION)} characters of Markdown with LaTeX.`;
const ID = 'Made by the device: a UUID of version 7 that ends in `12`.';

const contentFields = {
  questionLatex: 'The formula that it is about, as LaTeX.',
  userAnswer: `What was answered. ${ANSWER}, one line of working a line.`,
  correctAnswer: `What is right. ${ANSWER}.`,
  subjectCode: 'The syllabus code of its subject, such as `9709`; the topic’s where one is given.',
  paper: 'Code of its paper, such as `p1`; the topic’s where one is given.',
  sourceId: 'Id of what it came from: a question, a conversation, a card.',
  note: NOTE,
};

const AddErrorEntryInput = builder.inputType('AddErrorEntryInput', {
  description: 'A question for one’s error book.',
  fields: (t) => ({
    id: t.id({ description: `${ID} An entry with this id that is there stays as it is.` }),
    questionText: t.string({ required: true, description: QUESTION }),
    questionLatex: t.string({ description: contentFields.questionLatex }),
    userAnswer: t.string({ description: contentFields.userAnswer }),
    correctAnswer: t.string({ description: contentFields.correctAnswer }),
    errorType: t.field({ type: 'ErrorType', description: 'The kind of error; unknown unless said.' }),
    errorLine: t.int({ description: 'The number of the first wrong line of the answer.' }),
    subjectCode: t.string({ description: contentFields.subjectCode }),
    paper: t.string({ description: contentFields.paper }),
    topicId: t.id({ description: 'Id of its topic, such as `9709-p1-quadratics`.' }),
    source: t.field({ type: 'ErrorSource', description: 'Where it came from; by hand unless said.' }),
    sourceId: t.string({ description: contentFields.sourceId }),
    note: t.string({ description: NOTE }),
    tags: t.stringList({ description: TAGS }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

const DeviceErrorEntryInput = builder.inputType('DeviceErrorEntryInput', {
  description: 'An entry that a device kept from before signing in.',
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    questionText: t.string({ required: true, description: QUESTION }),
    questionLatex: t.string({ description: contentFields.questionLatex }),
    userAnswer: t.string({ description: contentFields.userAnswer }),
    correctAnswer: t.string({ description: contentFields.correctAnswer }),
    errorType: t.field({ type: 'ErrorType', description: 'The kind of error; unknown unless said.' }),
    errorLine: t.int({ description: 'The number of the first wrong line of the answer.' }),
    subjectCode: t.string({ description: contentFields.subjectCode }),
    paper: t.string({ description: contentFields.paper }),
    topicId: t.id({ description: 'Id of its topic, such as `9709-p1-quadratics`.' }),
    source: t.field({ type: 'ErrorSource', description: 'Where it came from; by hand unless said.' }),
    sourceId: t.string({ description: contentFields.sourceId }),
    note: t.string({ description: NOTE }),
    tags: t.stringList({ description: TAGS }),
    reviewed: t.boolean({ description: 'Whether it was gone through again.' }),
    createdAt: t.field({ type: 'DateTime', required: true, description: 'When it was added.' }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When it was last changed; of two versions the later one stands.',
    }),
  }),
});

const MergeErrorEntriesInput = builder.inputType('MergeErrorEntriesInput', {
  description: 'What a device kept from before signing in.',
  fields: (t) => ({
    entries: t.field({
      type: [DeviceErrorEntryInput],
      required: true,
      description: `At most ${MAX_MERGED}.`,
    }),
    removed: t.idList({ description: `Ids of entries that were removed there, at most ${MAX_MERGED}.` }),
  }),
});

const ReviewErrorEntryInput = builder.inputType('ReviewErrorEntryInput', {
  description: 'Whether an entry was gone through again.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the entry.' }),
    reviewed: t.boolean({ required: true, description: 'Whether it was.' }),
  }),
});

const EditErrorEntryInput = builder.inputType('EditErrorEntryInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the entry.' }),
    note: t.string({ description: NOTE }),
    errorType: t.field({ type: 'ErrorType', description: 'The kind of error.' }),
    tags: t.stringList({ description: TAGS }),
    userAnswer: t.string({ description: contentFields.userAnswer }),
    correctAnswer: t.string({ description: contentFields.correctAnswer }),
  }),
});

const namedEntry = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.id({ required: true, description: 'Id of the entry.' }) }),
  });

const RemoveErrorEntryInput = namedEntry('RemoveErrorEntryInput', 'An entry to take out.');
const RestoreErrorEntryInput = namedEntry('RestoreErrorEntryInput', 'A removed entry to put back.');

const MergedErrorBook = builder
  .objectRef<{ entries: Awaited<ReturnType<typeof mergeErrorEntries>> }>('MergedErrorBook')
  .implement({
    description: 'What the entries of a device have become in the account.',
    fields: (t) => ({
      entries: t.prismaField({
        type: ['ErrorEntry'],
        description: 'Those that were sent and are there, the newest first.',
        complexity: listOf(MAX_MERGED),
        resolve: (_selection, { entries }) => entries,
      }),
    }),
  });

builder.mutationFields((t) => ({
  addErrorEntry: t.prismaField({
    type: 'ErrorEntry',
    complexity: MUTATION_COST,
    description: `Adds a question to your error book, which holds at most ${written(MAX_ENTRIES)}.`,
    errors: { types: [...ALWAYS, Conflict] },
    args: { input: t.arg({ type: AddErrorEntryInput, required: true, description: 'The entry.' }) },
    resolve: (selection, _root, { input }, ctx) => addErrorEntry(ctx, input, selection),
  }),
  mergeErrorEntries: t.field({
    type: MergedErrorBook,
    complexity: MUTATION_COST,
    description:
      'Adds what a device kept from before signing in, by union of the ids. Doing it again changes nothing; what was removed stays removed.',
    errors: { types: [...ALWAYS, Conflict] },
    args: { input: t.arg({ type: MergeErrorEntriesInput, required: true, description: 'The entries.' }) },
    resolve: async (_root, { input }, ctx) => ({ entries: await mergeErrorEntries(ctx, input) }),
  }),
  reviewErrorEntry: t.prismaField({
    type: 'ErrorEntry',
    complexity: MUTATION_COST,
    description: 'Says whether an entry was gone through again; saying so twice counts once.',
    errors: { types: [...ALWAYS, NotFound] },
    args: { input: t.arg({ type: ReviewErrorEntryInput, required: true, description: 'The entry.' }) },
    resolve: (selection, _root, { input }, ctx) => reviewErrorEntry(ctx, input, selection),
  }),
  editErrorEntry: t.prismaField({
    type: 'ErrorEntry',
    complexity: MUTATION_COST,
    description: 'Changes the note, the kind of error, the tags or the answers of an entry.',
    errors: { types: [...ALWAYS, NotFound] },
    args: { input: t.arg({ type: EditErrorEntryInput, required: true, description: 'The change.' }) },
    resolve: (selection, _root, { input }, ctx) => editErrorEntry(ctx, input, selection),
  }),
  removeErrorEntry: t.field({
    type: Deleted,
    complexity: MUTATION_COST,
    description: 'Takes an entry out of your error book. It can be put back for 30 days.',
    errors: { types: [...ALWAYS, NotFound] },
    args: { input: t.arg({ type: RemoveErrorEntryInput, required: true, description: 'The entry.' }) },
    resolve: (_root, { input }, ctx) => removeErrorEntry(ctx, input),
  }),
  restoreErrorEntry: t.prismaField({
    type: 'ErrorEntry',
    complexity: MUTATION_COST,
    description: 'Puts back an entry that was removed.',
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: RestoreErrorEntryInput, required: true, description: 'The entry.' }) },
    resolve: (selection, _root, { input }, ctx) => restoreErrorEntry(ctx, input, selection),
  }),
}));
