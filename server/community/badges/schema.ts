import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed, listOf, MUTATION_COST, partsOf } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { sql, Unsupported } from '../../graph/statement/sql.ts';
import { BilingualText, PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { REASON } from '../reputation/rules.ts';
import {
  type Badge,
  type BadgeGiver,
  type BadgeLevel,
  BADGES,
  badgeOf,
} from '../reputation/badge-catalogue.ts';
import { isPostKnown } from './policy.ts';
import { awardBadge, type GivenBadge } from './operations/award-badge.ts';
import { award, awardRow, awards, badgesOf, type HeldBadge, holders } from './operations/lists.ts';

const Level = builder.enumType('BadgeLevel', {
  description: 'How much a badge takes.',
  values: {
    BRONZE: { description: 'A beginning.' },
    SILVER: { description: 'Takes some effort.' },
    GOLD: { description: 'Few have it.' },
  } satisfies Record<BadgeLevel, object>,
});

const Giver = builder.enumType('BadgeGiver', {
  description: 'Who awards a badge.',
  values: {
    SYSTEM: { description: 'The rules, as soon as it is earned.' },
    MODERATOR: { description: 'Moderators and admins, by hand.' },
    ADMIN: { description: 'Admins, by hand.' },
  } satisfies Record<BadgeGiver, object>,
});

const BadgeType = builder.objectRef<Badge>('Badge').implement({
  description: 'A distinction for something done in the community.',
  interfaces: [Node],
  fields: (t) => ({
    type: t.exposeString('type', {
      description: 'Its name in addresses and in REST, such as `nice_answer`.',
    }),
    name: t.expose('name', { type: BilingualText, description: 'What it is called.' }),
    description: t.expose('description', { type: BilingualText, description: 'What it is awarded for.' }),
    level: t.expose('level', { type: Level, description: 'How much it takes.' }),
    repeatable: t.exposeBoolean('repeatable', {
      description: 'Whether it can be held more than once: for each post that earns it.',
    }),
    awardedBy: t.expose('awardedBy', { type: Giver, description: 'Who awards it.' }),
    threshold: t.exposeInt('threshold', {
      nullable: true,
      description: 'The score of a post that earns it; null for badges that no score earns.',
    }),
    holders: t.int({
      description: 'How many people hold it: counted at most once a minute, up to 10,000.',
      resolve: async ({ type }, _args, ctx) => (await holders(ctx)).get(type) ?? 0,
    }),
  }),
});

const Award = builder.prismaObject('Award', {
  description: 'A badge that somebody was awarded.',
  interfaces: [Node],
  fields: (t) => ({
    badge: t.field({
      type: BadgeType,
      description: 'Which badge.',
      resolve: ({ badge }) => badgeOf(badge)!,
    }),
    user: t.relation('user', { description: 'Who holds it.' }),
    userId: t.exposeID('userId', { description: 'Id of whoever holds it.' }),
    giver: t.relation('giver', { nullable: true, description: 'Who awarded it; null where the rules did.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'What whoever awarded it wrote; null where the rules awarded it.',
    }),
    postId: t.string({
      nullable: true,
      description:
        'Id of the post that earned it; null for badges that are held once, and of a question for others than its author and staff, since it may be anonymous.',
      resolve: ({ source, userId }, _args, { actor }) =>
        isPostKnown(actor, { source, userId }) ? source : null,
    }),
    awardedAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

findableAsNode('award', 'Award', {
  find: (ctx, id, selection) => award(ctx, { id }, selection),
  row: awardRow,
});

findableAsNode('badge', 'Badge', {
  withoutModel: true,
  find: async (_ctx, id) => badgeOf(id),
  // It stands in the catalogue, in no table.
  row: () => {
    throw new Unsupported('Badge');
  },
});

const AwardConnection = connectionOf('Award', Award, 'A page of awards.');

builder.objectField(BadgeType, 'awards', (t) =>
  t.field({
    type: AwardConnection,
    description: 'Whom it was awarded to, the newest first.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve: ({ type }, args, ctx, info) => awards(ctx, { badge: type, ...args }, nodeSelection(ctx, info)),
  }),
);

const Held = builder.objectRef<HeldBadge>('HeldBadge').implement({
  description: 'A badge that somebody holds.',
  fields: (t) => ({
    badge: t.field({ type: BadgeType, description: 'Which badge.', resolve: ({ badge }) => badge }),
    count: t.exposeInt('count', { description: 'How often they hold it.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When they were last awarded it.' }),
  }),
});

interface BadgeCounts {
  goldBadges: number;
  silverBadges: number;
  bronzeBadges: number;
}

const Counts = builder.objectRef<BadgeCounts>('BadgeCounts').implement({
  description: 'How many badges of each level somebody holds.',
  fields: (t) => ({
    gold: t.exposeInt('goldBadges', { description: 'Gold ones.' }),
    silver: t.exposeInt('silverBadges', { description: 'Silver ones.' }),
    bronze: t.exposeInt('bronzeBadges', { description: 'Bronze ones.' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  badgeCounts: t.field({
    type: Counts,
    description: 'How many badges of each level they hold.',
    select: { goldBadges: true, silverBadges: true, bronzeBadges: true },
    ...bySql({ object: () => sql`true` }),
    resolve: (user) => user,
  }),
  badges: t.field({
    type: [Held],
    description: 'The badges that they hold, each once with how often.',
    complexity: partsOf(BADGES.length, READ_PRICES.query),
    select: { id: true },
    resolve: ({ id }, _args, ctx) => badgesOf(ctx, id),
  }),
  awards: t.field({
    type: AwardConnection,
    description: 'Every badge that they were awarded, the newest first.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: { id: true },
    resolve: ({ id }, args, ctx, info) => awards(ctx, { userId: id, ...args }, nodeSelection(ctx, info)),
  }),
}));

builder.queryFields((t) => ({
  badges: t.field({
    type: [BadgeType],
    description: 'Every badge there is.',
    complexity: listOf(BADGES.length, READ_PRICES.query),
    resolve: () => [...BADGES],
  }),
  badge: t.field({
    type: BadgeType,
    nullable: true,
    description: 'One badge; null when there is none.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Its type, such as `nice_answer`, or its id.' }) },
    resolve: (_root, { id }) => badgeOf(id),
  }),
}));

const AwardBadgeInput = builder.inputType('AwardBadgeInput', {
  description: 'A badge to be awarded by hand.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Whom it is for.' }),
    badgeType: t.string({ required: true, description: 'Type of the badge, such as `mentor`.' }),
    reason: t.string({
      required: true,
      description: `Why, for whoever sees it: ${REASON.min} to ${REASON.max} characters.`,
    }),
  }),
});

const Given = builder.objectRef<GivenBadge>('GivenBadge').implement({
  description: 'A badge that was awarded by hand.',
  fields: (t) => ({
    award: t.field({ type: Award, description: 'The award.', resolve: (given) => given.award }),
    isNew: t.exposeBoolean('isNew', { description: 'Whether they did not hold it before.' }),
  }),
});

builder.mutationField('awardBadge', (t) =>
  t.field({
    type: Given,
    complexity: MUTATION_COST,
    description:
      'Awards a badge by hand: moderators those of the community, admins every one that no rule awards, nobody to themselves. The holder is told, and it is audited.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: {
      input: t.arg({ type: AwardBadgeInput, required: true, description: 'The badge, and for whom.' }),
    },
    resolve: (_root, { input }, ctx) => awardBadge(ctx, input),
  }),
);
