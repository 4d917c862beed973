import { builder } from '../../graph/builder.ts';
import type { QuestionEvent } from '../questions/events.ts';

type EventOf<Kind extends QuestionEvent['kind']> = Extract<QuestionEvent, { kind: Kind }>;

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    CommentPosted: EventOf<'CommentPosted'>;
    CommentEdited: EventOf<'CommentEdited'>;
    CommentDeleted: EventOf<'CommentDeleted'>;
    LikesChanged: EventOf<'LikesChanged'>;
  }
}

const QUESTION_ID = { description: 'Id of the question that it all stands under.' };
const POST_ID = { description: 'Id of the question or the answer that the comment is on.' };
const COUNT = { description: 'Comments that the post has now.' };

builder.objectType('CommentPosted', {
  description: 'Somebody commented.',
  fields: (t) => ({
    comment: t.prismaField({
      type: 'Comment',
      description: 'The comment as it is now.',
      resolve: (_selection, event) => event.comment,
    }),
    questionId: t.exposeID('questionId', QUESTION_ID),
    postId: t.exposeID('postId', POST_ID),
    commentCount: t.exposeInt('commentCount', COUNT),
  }),
});

builder.objectType('CommentEdited', {
  description: 'A comment was edited.',
  fields: (t) => ({
    comment: t.prismaField({
      type: 'Comment',
      description: 'The comment as it is now.',
      resolve: (_selection, event) => event.comment,
    }),
    questionId: t.exposeID('questionId', QUESTION_ID),
  }),
});

builder.objectType('CommentDeleted', {
  description: 'A comment is gone.',
  fields: (t) => ({
    commentId: t.exposeID('commentId', { description: 'Id of the comment.' }),
    questionId: t.exposeID('questionId', QUESTION_ID),
    postId: t.exposeID('postId', POST_ID),
    commentCount: t.exposeInt('commentCount', COUNT),
  }),
});

builder.objectType('LikesChanged', {
  description: 'Another number of people like a question, an answer or a comment.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', QUESTION_ID),
    targetId: t.exposeID('targetId', { description: 'Id of the question, the answer or the comment.' }),
    likeCount: t.exposeInt('likeCount', { description: 'People who like it now.' }),
  }),
});
