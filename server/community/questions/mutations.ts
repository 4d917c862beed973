import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { Deleted, Language } from '../../graph/shared-types.ts';
import { POSTING } from '../../limits/table.ts';
import { PRIVILEGES } from '../reputation/rules.ts';
import { askQuestion } from './operations/ask-question.ts';
import { closeQuestion, reopenQuestion } from './operations/close-question.ts';
import { deleteQuestion } from './operations/delete-question.ts';
import { editQuestion } from './operations/edit-question.ts';
import { recordViews } from './operations/record-views.ts';
import { MAX_POST, written } from '../../text/limits.ts';
import { TITLE_LENGTH } from './rules.ts';

const TITLE = `${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters.`;
const BODY = `Markdown with LaTeX, up to ${written(MAX_POST)} characters.`;

const AskQuestionInput = builder.inputType('AskQuestionInput', {
  description: 'A question to be asked.',
  fields: (t) => ({
    subjectCode: t.string({ required: true, description: 'The syllabus code, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topic: t.string({ description: 'Slug of a topic.' }),
    title: t.string({ required: true, description: TITLE }),
    body: t.string({ required: true, description: BODY }),
    language: t.field({ type: Language, required: true, description: 'The language it is written in.' }),
    tags: t.stringList({ required: true, description: 'Up to five; the subject’s own is added.' }),
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
    topic: t.string({ description: 'Slug of a topic; null for none.' }),
    title: t.string({ description: TITLE }),
    body: t.string({ description: BODY }),
    language: t.field({ type: Language, description: 'The language it is written in.' }),
    tags: t.stringList({ description: 'Up to five; the subject’s own is added.' }),
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
    resolve: (selection, _root, { input }, ctx) => askQuestion(ctx, input, selection),
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
    args: {
      id: t.arg.id({ required: true, description: 'Id of the question.' }),
      expectedVersion: t.arg.int({ description: 'The version that was read; another one is not deleted.' }),
    },
    resolve: (_root, args, ctx) => deleteQuestion(ctx, args),
  }),
  closeQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Closes a question, so that it takes no more answers. Needs ${PRIVILEGES.close} reputation.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the question.' }),
      reason: t.arg({ type: 'CloseReason', required: true, description: 'Why.' }),
      duplicateOfId: t.arg.id({ description: 'For duplicates: the question that this one repeats.' }),
    },
    resolve: (selection, _root, args, ctx) => closeQuestion(ctx, args, selection),
  }),
  reopenQuestion: t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Opens a closed question again, so that it takes answers. Needs ${PRIVILEGES.close} reputation.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { id: t.arg.id({ required: true, description: 'Id of the question.' }) },
    resolve: (selection, _root, args, ctx) => reopenQuestion(ctx, args, selection),
  }),
  recordViews: t.int({
    complexity: MUTATION_COST,
    description:
      'Counts that these questions were looked at, once per viewer and day. Says how many were new.',
    args: {
      questionIds: t.arg.idList({ required: true, description: 'Up to fifty; the rest are left out.' }),
    },
    resolve: (_root, args, ctx) => recordViews(ctx, args),
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
