import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../core/context.ts';
import { Invalid, NotAllowed } from '../../core/errors.ts';
import { rowsPaid, type PageRequest } from '../../core/pagination.ts';
import type { Answer, Award, Comment, Question } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf } from '../../graph/connection.ts';
import { listOf } from '../../graph/cost/price.ts';
import { rowsWithoutTexts } from '../../graph/rows-without-texts.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { type Activity, activity } from './operations/activity.ts';
import { follows } from './operations/follows.ts';
import { privacyOf } from './policy.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Question: Question;
    Answer: Answer;
    Comment: Comment;
    Award: Award;
  }
}

const ActivityKind = builder.enumType('ActivityKind', {
  description: 'What somebody did.',
  values: {
    ASKED: { description: 'Asked a question.' },
    ANSWERED: { description: 'Answered a question.' },
    COMMENTED: { description: 'Commented on a question or an answer.' },
    EARNED_BADGE: { description: 'Was awarded a badge.' },
  } satisfies Record<Activity['kind'], object>,
});

const TYPENAMES = {
  ASKED: 'Question',
  ANSWERED: 'Answer',
  COMMENTED: 'Comment',
  EARNED_BADGE: 'Award',
} satisfies Record<Activity['kind'], string>;

const ActivityTarget = builder.unionType('ActivityTarget', {
  description: 'What somebody wrote or received.',
  types: ['Question', 'Answer', 'Comment', 'Award'],
});

const ActivityType = builder.objectRef<Activity>('Activity').implement({
  description: 'Something that somebody did, or received for it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ActivityKind, description: 'What it was.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    target: t.field({
      type: ActivityTarget,
      description: 'What came of it.',
      resolve: ({ kind, target }) => ({ ...target, __typename: TYPENAMES[kind] }) as never,
    }),
  }),
});

const ActivityConnection = connectionOf('Activity', ActivityType, 'A page of what somebody did.');

/** What to load with the rows of a connection that may be refused. */
function selectionIn(
  ctx: Context,
  info: GraphQLResolveInfo,
  connection: string,
  typeName = 'User',
  more: string[] = [],
) {
  const within = (...names: string[]) => [{ type: connection, name: names[0]! }, ...names.slice(1), ...more];
  return rowsWithoutTexts({
    context: ctx,
    info,
    typeName,
    paths: [within('edges', 'node'), within('nodes')],
  });
}

/** Reads a page of each kind of thing. */
const activityCost = (request: PageRequest) =>
  listOf(rowsPaid(request), Object.keys(TYPENAMES).length * READ_PRICES.query);

const WITH_SETTINGS = { settings: true } as const;

builder.prismaObjectFields('User', (t) => ({
  followers: t.field({
    type: 'UserConnection',
    description: 'Who follows them, the latest first; refused where they keep that to themselves.',
    complexity: connectionCost,
    errors: { types: [NotAllowed, Invalid] },
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: WITH_SETTINGS,
    resolve: (person, args, ctx, info) =>
      follows(
        ctx,
        { person, privacy: privacyOf(person.settings), side: 'followers', ...args },
        selectionIn(ctx, info, 'UserConnection'),
      ),
  }),
  following: t.field({
    type: 'UserConnection',
    description: 'Whom they follow, the latest first; refused where they keep that to themselves.',
    complexity: connectionCost,
    errors: { types: [NotAllowed, Invalid] },
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: WITH_SETTINGS,
    resolve: (person, args, ctx, info) =>
      follows(
        ctx,
        { person, privacy: privacyOf(person.settings), side: 'following', ...args },
        selectionIn(ctx, info, 'UserConnection'),
      ),
  }),
  activity: t.field({
    type: ActivityConnection,
    description:
      'What they asked, answered and commented, and their badges, the latest first; refused where they keep that to themselves. What they asked anonymously, and their comments below it, are shown to them and to staff.',
    complexity: activityCost,
    errors: { types: [NotAllowed, Invalid] },
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: WITH_SETTINGS,
    resolve: (person, args, ctx, info) =>
      activity(
        ctx,
        { person, privacy: privacyOf(person.settings), ...args },
        {
          Question: selectionIn(ctx, info, 'ActivityConnection', 'Question', ['target']),
          Answer: selectionIn(ctx, info, 'ActivityConnection', 'Answer', ['target']),
          Comment: selectionIn(ctx, info, 'ActivityConnection', 'Comment', ['target']),
          Award: selectionIn(ctx, info, 'ActivityConnection', 'Award', ['target']),
        },
      ),
  }),
}));
