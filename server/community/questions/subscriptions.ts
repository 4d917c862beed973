import { filter, pipe } from 'graphql-yoga';
import { paced } from '../../core/pubsub/pubsub.ts';
import { questionChannel, type QuestionEvent, subjectChannel } from './events.ts';
import { builder } from '../../graph/builder.ts';
import { EVENTS_ARE_PAID } from '../../graph/cost/pay.ts';
import { WorkingCheck } from '../../graph/shared-types.ts';
import { workingOf } from '../../maths/kept-working.ts';

/** What is hidden is told to nobody: those who may see it read it. */
const isPublic = (event: QuestionEvent): boolean =>
  !('question' in event && event.question.hiddenAt) && !('answer' in event && event.answer.hiddenAt);

type EventOf<Kind extends QuestionEvent['kind']> = Extract<QuestionEvent, { kind: Kind }>;

const QUESTION_ID = { description: 'Id of the question.' };

const QuestionAsked = builder.objectRef<EventOf<'QuestionAsked'>>('QuestionAsked').implement({
  description: 'Somebody asked a question.',
  fields: (t) => ({
    question: t.prismaField({
      type: 'Question',
      description: 'The question as it is now.',
      resolve: (_selection, event) => event.question,
    }),
  }),
});

const QuestionEdited = builder.objectRef<EventOf<'QuestionEdited'>>('QuestionEdited').implement({
  description: 'The question was edited, closed or reopened.',
  fields: (t) => ({
    question: t.prismaField({
      type: 'Question',
      description: 'The question as it is now.',
      resolve: (_selection, event) => event.question,
    }),
  }),
});

const QuestionDeleted = builder.objectRef<EventOf<'QuestionDeleted'>>('QuestionDeleted').implement({
  description: 'The question is gone.',
  fields: (t) => ({ questionId: t.exposeID('questionId', QUESTION_ID) }),
});

const AnswerPosted = builder.objectRef<EventOf<'AnswerPosted'>>('AnswerPosted').implement({
  description: 'Somebody answered.',
  fields: (t) => ({
    answer: t.prismaField({
      type: 'Answer',
      description: 'The answer as it is now.',
      resolve: (_selection, event) => event.answer,
    }),
    questionId: t.exposeID('questionId', QUESTION_ID),
    answerCount: t.exposeInt('answerCount', { description: 'Answers that the question has now.' }),
  }),
});

const AnswerEdited = builder.objectRef<EventOf<'AnswerEdited'>>('AnswerEdited').implement({
  description: 'An answer was edited.',
  fields: (t) => ({
    answer: t.prismaField({
      type: 'Answer',
      description: 'The answer as it is now.',
      resolve: (_selection, event) => event.answer,
    }),
    questionId: t.exposeID('questionId', QUESTION_ID),
  }),
});

const AnswerChecked = builder.objectRef<EventOf<'AnswerChecked'>>('AnswerChecked').implement({
  description: 'The working in an answer was read by the machine.',
  fields: (t) => ({
    answerId: t.exposeID('answerId', { description: 'Id of the answer.' }),
    questionId: t.exposeID('questionId', QUESTION_ID),
    check: t.field({
      type: WorkingCheck,
      description: 'How far it could be followed.',
      resolve: (event) => event,
    }),
    working: t.field({
      type: 'CheckedWorking',
      nullable: true,
      description: 'Its lines as they were judged; null when it is very long.',
      resolve: ({ linesOk, working }) => (linesOk ? workingOf(working) : null),
    }),
  }),
});

const QuestionChecked = builder.objectRef<EventOf<'QuestionChecked'>>('QuestionChecked').implement({
  description: 'The machine looked at the question.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    solved: t.exposeBoolean('solved', { description: 'Whether it has an answer that passed its checks.' }),
    solvedPart: t.expose('solvedPart', {
      type: 'QuestionPart',
      nullable: true,
      description: 'What of the question that is an answer to; null where there is none.',
    }),
    check: t.field({
      type: WorkingCheck,
      description: 'How far the working in the question could be followed.',
      resolve: (event) => event,
    }),
  }),
});

const AnswerDeleted = builder.objectRef<EventOf<'AnswerDeleted'>>('AnswerDeleted').implement({
  description: 'An answer is gone.',
  fields: (t) => ({
    answerId: t.exposeID('answerId', { description: 'Id of the answer.' }),
    questionId: t.exposeID('questionId', QUESTION_ID),
    answerCount: t.exposeInt('answerCount', { description: 'Answers that the question has now.' }),
  }),
});

const ANSWER_COUNT = { description: 'Answers of the question that everybody sees now.' };
const POST_ID = { description: 'Id of the question, the answer or the comment.' };

const CommentedPost = builder.objectRef<{ id: string; commentCount: number }>('CommentedPost').implement({
  description: 'What a comment is on.',
  fields: (t) => ({
    postId: t.exposeID('id', { description: 'Id of the question or the answer.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Comments that everybody sees on it now.' }),
  }),
});

const COMMENTED = {
  type: CommentedPost,
  nullable: true,
  description: 'Of a comment, the post that it is on; null of all else.',
} as const;

const PostHidden = builder.objectRef<EventOf<'PostHidden'>>('PostHidden').implement({
  description: 'The question, an answer or a comment is seen by its author and staff alone from now on.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    postId: t.exposeID('postId', POST_ID),
    answerCount: t.exposeInt('answerCount', ANSWER_COUNT),
    commented: t.expose('commented', COMMENTED),
  }),
});

const PostShown = builder.objectRef<EventOf<'PostShown'>>('PostShown').implement({
  description: 'The question, an answer or a comment that was hidden is seen by everybody again.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    postId: t.exposeID('postId', POST_ID),
    answerCount: t.exposeInt('answerCount', ANSWER_COUNT),
    commented: t.expose('commented', COMMENTED),
  }),
});

const AcceptanceChanged = builder.objectRef<EventOf<'AcceptanceChanged'>>('AcceptanceChanged').implement({
  description: 'Another answer is the accepted one, or none is.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    acceptedAnswerId: t.exposeID('acceptedAnswerId', {
      nullable: true,
      description: 'Id of the accepted answer; null when none is.',
    }),
  }),
});

const VotesChanged = builder.objectRef<EventOf<'VotesChanged'>>('VotesChanged').implement({
  description: 'The votes on the question, on one of its answers, or on a comment, are others now.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    postId: t.exposeID('postId', {
      description: 'The question, one of its answers, or a comment on one of these.',
    }),
    up: t.exposeInt('up', { description: 'Votes up.' }),
    down: t.exposeInt('down', { description: 'Votes down.' }),
    score: t.exposeInt('score', { description: 'Votes up less votes down.' }),
  }),
});

const QuestionEventUnion = builder.unionType('QuestionEvent', {
  description: 'What happened to a question or to one of its answers.',
  types: [
    QuestionEdited,
    QuestionDeleted,
    AnswerPosted,
    AnswerEdited,
    AnswerChecked,
    QuestionChecked,
    AnswerDeleted,
    PostHidden,
    PostShown,
    AcceptanceChanged,
    VotesChanged,
    'CommentPosted',
    'CommentEdited',
    'CommentDeleted',
    'LikesChanged',
  ],
  resolveType: ({ kind }) => kind,
});

builder.subscriptionFields((t) => ({
  questionChanged: t.field({
    type: QuestionEventUnion,
    description:
      'A question’s answers, comments, votes, likes, acceptance and edits as they happen. Open to everybody.',
    args: { id: t.arg.id({ required: true, ...QUESTION_ID }) },
    extensions: EVENTS_ARE_PAID,
    subscribe: (_root, { id }, ctx) =>
      paced(pipe(ctx.events.subscribe(questionChannel(id)), filter(isPublic))),
    resolve: (event) => event as Exclude<QuestionEvent, { kind: 'QuestionAsked' }>,
  }),
  questionAsked: t.field({
    type: QuestionAsked,
    description: 'New questions of a subject as they are asked. Open to everybody.',
    args: {
      subjectCode: t.arg.string({ required: true, description: 'The syllabus code, such as `9709`.' }),
    },
    extensions: EVENTS_ARE_PAID,
    subscribe: (_root, { subjectCode }, ctx) =>
      paced(
        pipe(
          ctx.events.subscribe(subjectChannel(subjectCode)),
          filter((event): event is EventOf<'QuestionAsked'> => event.kind === 'QuestionAsked'),
        ),
      ),
    resolve: (event) => event as EventOf<'QuestionAsked'>,
  }),
}));
