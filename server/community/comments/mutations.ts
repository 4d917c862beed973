import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { Deleted } from '../../graph/shared-types.ts';
import { POSTING } from '../../limits/table.ts';
import { deleteComment } from './operations/delete-comment.ts';
import { editComment } from './operations/edit-comment.ts';
import { postComment } from './operations/post-comment.ts';
import { COMMENT_LENGTH, EDIT_MINUTES } from './rules.ts';

const BODY = `Markdown with LaTeX, ${COMMENT_LENGTH.min} to ${COMMENT_LENGTH.max} characters. Whoever takes part under the question hears of it where it names them as \`@name\`.`;

const PostCommentInput = builder.inputType('PostCommentInput', {
  description: 'A comment to be posted.',
  fields: (t) => ({
    postId: t.id({ required: true, description: 'Id of the question or the answer that it is on.' }),
    body: t.string({ required: true, description: BODY }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

const EditCommentInput = builder.inputType('EditCommentInput', {
  description: 'A change to a comment.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the comment.' }),
    expectedVersion: t.int({ description: 'The version the edit started from; another one is refused.' }),
    body: t.string({ required: true, description: BODY }),
  }),
});

const DeleteCommentInput = builder.inputType('DeleteCommentInput', {
  description: 'A comment to be deleted.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the comment.' }),
    expectedVersion: t.int({ description: 'The version that was read; another one is not deleted.' }),
  }),
});

const { commentAtHome: home, commentElsewhere: elsewhere } = POSTING;

builder.mutationFields((t) => ({
  postComment: t.prismaField({
    type: 'Comment',
    complexity: MUTATION_COST,
    description: `Comments on a question or an answer: within 24 hours at most ${home.member.perDay} times under one’s own posts and ${elsewhere.member.perDay} times elsewhere, or ${home.newMember.perDay} and ${elsewhere.newMember.perDay} times for whoever is new here.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: PostCommentInput, required: true, description: 'The comment.' }) },
    resolve: (selection, _root, { input }, ctx) => postComment(ctx, input, selection),
  }),
  editComment: t.prismaField({
    type: 'Comment',
    complexity: MUTATION_COST,
    description: `One’s own comments, for ${EDIT_MINUTES} minutes after they were written.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: EditCommentInput, required: true, description: 'The change.' }) },
    resolve: (selection, _root, { input }, ctx) => editComment(ctx, input, selection),
  }),
  deleteComment: t.field({
    type: Deleted,
    complexity: MUTATION_COST,
    description: 'Takes one’s own comment away.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: DeleteCommentInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, ctx) => deleteComment(ctx, input),
  }),
}));
