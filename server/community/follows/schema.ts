import { nodeSelection } from '../../graph/connection.ts';
import { NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { listOf, MUTATION_COST } from '../../graph/cost/price.ts';
import { rowsPaid } from '../../core/pagination.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { followedTags, ownFollowedTags } from './followed-tags.ts';
import { followQuestion, followTag, type QuestionFollowing, type TagFollowing } from './operations.ts';

const FOLLOWING = 'Whether the reader follows it.';

const QuestionFollowingType = builder.objectRef<QuestionFollowing>('QuestionFollowing').implement({
  description: 'Whether somebody follows a question.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', { description: 'Id of the question.' }),
    following: t.exposeBoolean('following', { description: FOLLOWING }),
  }),
});

const TagFollowingType = builder.objectRef<TagFollowing>('TagFollowing').implement({
  description: 'Whether somebody follows a tag.',
  fields: (t) => ({
    tag: t.exposeString('tag', { description: 'The tag.' }),
    following: t.exposeBoolean('following', { description: FOLLOWING }),
  }),
});

const FollowQuestionInput = builder.inputType('FollowQuestionInput', {
  description: 'A question to follow, or to follow no more.',
  fields: (t) => ({
    questionId: t.id({ required: true, description: 'Id of the question.' }),
    active: t.boolean({ required: true, description: 'False ends it.' }),
  }),
});

const FollowTagInput = builder.inputType('FollowTagInput', {
  description: 'A tag to follow, or to follow no more.',
  fields: (t) => ({
    tag: t.string({ required: true, description: 'The tag, such as `quadratics`.' }),
    active: t.boolean({ required: true, description: 'False ends it.' }),
  }),
});

builder.mutationFields((t) => ({
  followQuestion: t.field({
    type: QuestionFollowingType,
    complexity: MUTATION_COST,
    description: 'Sets whether one hears of new answers to a question and of edits.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: FollowQuestionInput, required: true, description: 'The question.' }) },
    resolve: (_root, { input }, ctx) => followQuestion(ctx, input),
  }),
  followTag: t.field({
    type: TagFollowingType,
    complexity: MUTATION_COST,
    description:
      'Sets whether one follows a tag. Whoever chose to be notified of followed tags hears of its new questions.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: FollowTagInput, required: true, description: 'The tag.' }) },
    resolve: (_root, { input }, ctx) => followTag(ctx, input),
  }),
}));

builder.prismaObjectField('Tag', 'following', (t) =>
  t.boolean({
    nullable: true,
    description: `${FOLLOWING} Null when nobody is signed in.`,
    select: { name: true },
    resolve: async ({ name }, _args, ctx) =>
      ctx.actor ? (await followedTags(ctx, ctx.actor)).has(name) : null,
  }),
);

builder.queryField('followedTags', (t) =>
  t.field({
    type: 'TagConnection',
    description: 'The tags that one follows, in the order of the alphabet.',
    complexity: (args) => listOf(rowsPaid(args), READ_PRICES.query),
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve: (_root, args, ctx, info) => ownFollowedTags(ctx, args, nodeSelection(ctx, info)),
  }),
);
