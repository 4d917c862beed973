import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../core/context.ts';
import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf } from '../../graph/connection.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { rowsWithoutTexts } from '../../graph/rows-without-texts.ts';
import { PAGE, VoteType } from '../../graph/shared-types.ts';
import { type Interaction, interactions } from './list.ts';
import { type BookmarkState, type LikeState, setBookmark, setLike } from './operations.ts';
import type { InteractionType } from './policy.ts';

const LikeStateType = builder.objectRef<LikeState>('LikeState').implement({
  description: 'The likes of a question, an answer or a comment after one was set or taken back.',
  fields: (t) => ({
    targetId: t.exposeID('targetId', { description: 'Id of the question, the answer or the comment.' }),
    liked: t.exposeBoolean('liked', { description: 'Whether the reader likes it.' }),
    likeCount: t.exposeInt('likeCount', { description: 'People who like it.' }),
  }),
});

const BookmarkStateType = builder.objectRef<BookmarkState>('BookmarkState').implement({
  description: 'The bookmarks of a question or an answer after one was set or taken back.',
  fields: (t) => ({
    targetId: t.exposeID('targetId', { description: 'Id of the question or the answer.' }),
    bookmarked: t.exposeBoolean('bookmarked', { description: 'Whether the reader keeps a bookmark of it.' }),
    bookmarkCount: t.exposeInt('bookmarkCount', { description: 'People who keep a bookmark of it.' }),
  }),
});

const SetLikeInput = builder.inputType('SetLikeInput', {
  description: 'A like to be set or taken back.',
  fields: (t) => ({
    targetId: t.id({ required: true, description: 'Id of a question, an answer or a comment.' }),
    active: t.boolean({ required: true, description: 'False takes it back.' }),
  }),
});

const SetBookmarkInput = builder.inputType('SetBookmarkInput', {
  description: 'A bookmark to be set or taken back.',
  fields: (t) => ({
    targetId: t.id({ required: true, description: 'Id of a question or an answer.' }),
    active: t.boolean({ required: true, description: 'False takes it back.' }),
  }),
});

builder.mutationFields((t) => ({
  setLike: t.field({
    type: LikeStateType,
    complexity: MUTATION_COST,
    description:
      'Sets whether one likes a question, an answer or a comment. Everybody may see it; it moves no reputation.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: SetLikeInput, required: true, description: 'The like.' }) },
    resolve: (_root, { input }, ctx) => setLike(ctx, input),
  }),
  setBookmark: t.field({
    type: BookmarkStateType,
    complexity: MUTATION_COST,
    description: 'Sets whether one keeps a bookmark of a question or an answer. Nobody else sees it.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: SetBookmarkInput, required: true, description: 'The bookmark.' }) },
    resolve: (_root, { input }, ctx) => setBookmark(ctx, input),
  }),
}));

const Type = builder.enumType('InteractionType', {
  description: 'What somebody did to a post or a comment.',
  values: {
    LIKE: { description: 'Liked it; everybody may see it.' },
    BOOKMARK: { description: 'Keeps a bookmark of it; only they see it.' },
    VOTE: { description: 'Voted on it; only they see it.' },
    REPORT: { description: 'Reported it; only they see it.' },
  } satisfies Record<InteractionType, object>,
});

const Target = builder.unionType('InteractionTarget', {
  description: 'What somebody did something to.',
  types: ['Question', 'Answer', 'Comment'],
  resolveType: (target) =>
    (target as unknown as { __typename: 'Question' | 'Answer' | 'Comment' }).__typename,
});

const InteractionType = builder.objectRef<Interaction>('Interaction').implement({
  description: 'Something that somebody did to a post or a comment.',
  fields: (t) => ({
    type: t.field({ type: Type, description: 'What it was.', resolve: ({ type }) => type }),
    targetId: t.exposeID('targetId', {
      description: 'Id of the question, the answer or the comment that they did it to.',
    }),
    targetType: t.field({
      type: 'TargetKind',
      description: 'What that is.',
      resolve: ({ targetType }) => targetType,
    }),
    target: t.field({
      type: Target,
      nullable: true,
      description:
        'What they did it to; null when it is the reader’s own act, on something that they may not see any more.',
      resolve: ({ target }) => target,
    }),
    vote: t.field({
      type: VoteType,
      nullable: true,
      description: 'How they voted; null for anything but a vote.',
      resolve: ({ vote }) => vote,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they did it first.' }),
  }),
});

/** What to load with the targets of one type. */
const targetSelection = (context: Context, info: GraphQLResolveInfo, typeName: string) =>
  rowsWithoutTexts({
    context,
    info,
    typeName,
    paths: [
      ['edges', 'node', 'target'],
      ['nodes', 'target'],
    ],
  });

const InteractionConnection = connectionOf('Interaction', InteractionType, 'A page of interactions.');

builder.queryField('interactions', (t) =>
  t.field({
    type: InteractionConnection,
    description:
      'What somebody did to posts and comments, the newest first. Of others only likes are shown, of what the reader may see, and none where they keep their activity to themselves.',
    complexity: connectionCost,
    args: {
      userId: t.arg.id({ required: true, description: 'Id of a person, or `me`.' }),
      type: t.arg({ type: Type, description: 'Only these; all unless said.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve(_root, args, ctx, info) {
      const selection = (typeName: string) => targetSelection(ctx, info, typeName);
      return interactions(ctx, args, {
        question: selection('Question'),
        answer: selection('Answer'),
        comment: selection('Comment'),
      });
    },
  }),
);
