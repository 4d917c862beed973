import { Conflict, NotAllowed, NotFound, RateLimited } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { Deleted, Language } from '../../graph/shared-types.ts';
import { POSTING } from '../../limits/table.ts';
import { PRIVILEGES } from '../reputation/rules.ts';
import { askQuestion } from './operations/ask-question.ts';
import { closeQuestion, reopenQuestion } from './operations/close-question.ts';
import { lockQuestion } from './operations/lock-question.ts';
import { deleteQuestion } from './operations/delete-question.ts';
import { editQuestion } from './operations/edit-question.ts';
import { recordViews } from './operations/record-views.ts';
import { MAX_POST, TITLE_LENGTH, written } from '../../text/limits.ts';

const TITLE = `${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters.`;
const BODY = `Markdown with LaTeX, up to ${written(MAX_POST)} characters.`;

const AskQuestionInput = builder.inputType('AskQuestionInput', {
  description: 'A question to be asked.',
  fields: (t) => ({
    subjectCode: t.string({ required: true, description: 'The syllabus code, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topic: t.string({ description: 'Slug of a topic, such as `quadratics`.' }),
    title: t.string({ required: true, description: TITLE }),
    body: t.string({ required: true, description: BODY }),
    language: t.field({ type: Language, required: true, description: 'The language it is written in.' }),
    tags: t.stringList({
      required: true,
      description: 'Up to five, such as `quadratics`; the subject’s own is added.',
    }),
    anonymous: t.boolean({
      defaultValue: false,
      description: 'True hides from everybody but staff who asked it.',
    }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

const EditQuestionInput = builder.inputType('EditQuestionInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the question.' }),
    expectedVersion: t.int({ description: 'The version the edit started from; another one is refused.' }),
    subjectCode: t.string({ description: 'The syllabus code, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`; null for none.' }),
    topic: t.string({ description: 'Slug of a topic, such as `quadratics`; null for none.' }),
    title: t.string({ description: TITLE }),
    body: t.string({ description: BODY }),
    language: t.field({ type: Language, description: 'The language it is written in.' }),
    tags: t.stringList({ description: 'Up to five, such as `quadratics`; the subject’s own is added.' }),
    anonymous: t.boolean({ description: 'Whether it is asked anonymously; only its author may say so.' }),
  }),
});

const ID = { required: true, description: 'Id of the question.' } as const;

const DeleteQuestionInput = builder.inputType('DeleteQuestionInput', {
  description: 'A question to be deleted.',
  fields: (t) => ({
    id: t.id(ID),
    expectedVersion: t.int({ description: 'The version that was read; another one is not deleted.' }),
  }),
});

const CloseQuestionInput = builder.inputType('CloseQuestionInput', {
  description: 'A question to be closed, and why.',
  fields: (t) => ({
    id: t.id(ID),
    reason: t.field({ type: 'CloseReason', required: true, description: 'Why.' }),
    duplicateOfId: t.id({ description: 'For duplicates: id of the question that this one repeats.' }),
  }),
});

const ReopenQuestionInput = builder.inputType('ReopenQuestionInput', {
  description: 'A question to be opened again.',
  fields: (t) => ({ id: t.id(ID) }),
});

const LockQuestionInput = builder.inputType('LockQuestionInput', {
  description: 'A question to be locked or unlocked.',
  fields: (t) => ({
    id: t.id(ID),
    locked: t.boolean({ defaultValue: true, description: 'False lets it go on as it was.' }),
  }),
});

const RecordViewsInput = builder.inputType('RecordViewsInput', {
  description: 'Questions that were looked at.',
  fields: (t) => ({
    questionIds: t.idList({ required: true, description: 'Up to fifty; the rest are left out.' }),
    sharedById: t.id({
      description:
        'Id of whoever shared the link that was followed; once somebody else came by it, they earn a badge.',
    }),
  }),
});

const RecordedViews = builder.objectRef<{ counted: number }>('RecordedViews').implement({
  description: 'Views that were recorded.',
  fields: (t) => ({
    counted: t.exposeInt('counted', { description: 'How many were the first of this viewer today.' }),
  }),
});

const { newMember, member } = POSTING.question;

builder.mutationFields((t) => ({
  askQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Asks the community: at most ${member.perDay} times in 24 hours, or ${newMember.perDay} times and every ${newMember.pauseSeconds} seconds for whoever is new here. A tag that nobody has used before needs ${PRIVILEGES.createTag} reputation.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: AskQuestionInput, required: true, description: 'The question.' }) },
    resolve: (selection, _root, { input }, ctx) =>
      askQuestion(ctx, { ...input, anonymous: input.anonymous ?? false }, selection),
  }),
  editQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: 'One’s own questions, or anybody’s with enough reputation. Every version is kept.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: EditQuestionInput, required: true, description: 'The change.' }) },
    resolve: (selection, _root, { input }, ctx) => editQuestion(ctx, present(input), selection),
  }),
  deleteQuestion: t.field({
    type: Deleted,
    complexity: MUTATION_COST,
    description: 'Takes the question away with its answers and the reputation that they gave.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: DeleteQuestionInput, required: true, description: 'The question.' }) },
    resolve: (_root, { input }, ctx) => deleteQuestion(ctx, input),
  }),
  closeQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Closes a question, so that it takes no more answers. Needs ${PRIVILEGES.close} reputation.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: CloseQuestionInput, required: true, description: 'The question.' }) },
    resolve: (selection, _root, { input }, ctx) => closeQuestion(ctx, input, selection),
  }),
  reopenQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Opens a closed question again, so that it takes answers. Needs ${PRIVILEGES.close} reputation.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: ReopenQuestionInput, required: true, description: 'The question.' }) },
    resolve: (selection, _root, { input }, ctx) => reopenQuestion(ctx, input, selection),
  }),
  lockQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: 'Locks a question with its answers, so that nothing about them changes. Staff alone may.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: LockQuestionInput, required: true, description: 'The question.' }) },
    resolve: (selection, _root, { input }, ctx) =>
      lockQuestion(ctx, { ...input, locked: input.locked ?? true }, selection),
  }),
  recordViews: t.field({
    type: RecordedViews,
    complexity: MUTATION_COST,
    description: 'Counts that these questions were looked at, once per viewer and day.',
    errors: { types: [RateLimited] },
    args: { input: t.arg({ type: RecordViewsInput, required: true, description: 'The questions.' }) },
    resolve: async (_root, { input }, ctx) => ({ counted: await recordViews(ctx, input) }),
  }),
}));

/** Null in an input of a change means that it was left out, but for what can be emptied. */
function present<Input extends object>(input: Input) {
  const emptiable = new Set(['paper', 'topic']);
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== undefined && (value !== null || emptiable.has(name)),
    ),
  ) as { [Name in keyof Input]: Name extends 'paper' | 'topic' ? Input[Name] : NonNullable<Input[Name]> };
}
