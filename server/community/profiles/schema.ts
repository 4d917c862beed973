import type { User } from '../../database/client/client.ts';
import type { Page } from '../../core/pagination.ts';
import { builder } from '../../graph/builder.ts';
import { connectionOf } from '../../graph/connection.ts';
import { fixed } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { sql } from '../../graph/statement/sql.ts';
import { profile, profileRow } from './operations/profile.ts';
import { type Privacy, privacyOf, refusalToEditProfile } from './policy.ts';
import { isOwnProfile, mayEditProfile } from './decisions.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    User: User;
    UserConnection: Page<User>;
  }
}

const Role = builder.enumType('Role', {
  description: 'What somebody may do beyond what their reputation allows.',
  values: {
    STUDENT: { description: 'Nothing beyond it.' },
    MODERATOR: { description: 'Keeps the community in order.' },
    ADMIN: { description: 'Runs the installation.' },
    SYSTEM: { description: 'The installation itself; nobody signs in as this.' },
  } as const,
});

const PrivacyType = builder.objectRef<Privacy>('Privacy').implement({
  description: 'What somebody chose to show of themselves. They and admins see all of it.',
  fields: (t) => ({
    showActivity: t.exposeBoolean('showActivity', {
      description: 'Whether others see what they did, and when.',
    }),
    showFollows: t.exposeBoolean('showFollows', {
      description: 'Whether others see whom they follow and who follows them.',
    }),
    showStudy: t.exposeBoolean('showStudy', { description: 'Whether others see what they have mastered.' }),
    onLeaderboard: t.exposeBoolean('onLeaderboard', {
      description: 'Whether they stand where people are ranked.',
    }),
  }),
});

interface Viewer {
  following: boolean;
  canEdit: boolean;
  canFollow: boolean;
}

const UserViewer = builder.objectRef<Viewer>('UserViewer').implement({
  description: 'What the reader has to do with a person.',
  fields: (t) => ({
    following: t.exposeBoolean('following', {
      description: 'Whether the reader follows them.',
      ...bySql({ value: ({ exists }) => exists('followers', ({ actor }) => ({ followerId: actor!.id })) }),
    }),
    canEdit: t.exposeBoolean('canEdit', {
      description: 'Whether the reader may change this profile.',
      ...bySql({ value: mayEditProfile }),
    }),
    canFollow: t.exposeBoolean('canFollow', {
      description: 'Whether the reader may follow them: everybody but themselves.',
      ...bySql({ value: (place) => sql`NOT ${isOwnProfile(place)}` }),
    }),
  }),
});

const Person = builder.prismaObject('User', {
  description: 'A person as everybody may see them.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name they go by.' }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Address of their picture, a square; null when there is none.',
    }),
    bio: t.exposeString('bio', { description: 'What they say of themselves, as plain text.' }),
    role: t.expose('role', {
      type: Role,
      description: 'What they may do beyond what their reputation allows.',
    }),
    reputation: t.exposeInt('reputation', {
      description: 'Earned from votes and accepted answers; never below 1.',
    }),
    subjects: t.exposeStringList('subjects', {
      description: 'Codes of the subjects that they study or teach, such as `9709`.',
    }),
    examSession: t.exposeString('examSession', {
      nullable: true,
      description: 'When they sit their papers, such as `2027-06`; null where they do not say.',
    }),
    links: t.exposeStringList('links', { description: 'Web addresses that they point to.' }),
    joinedAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed up.' }),
    followerCount: t.exposeInt('followerCount', { description: 'How many people follow them.' }),
    followingCount: t.exposeInt('followingCount', { description: 'How many people they follow.' }),
    privacy: t.field({
      type: PrivacyType,
      description: 'What they show of themselves.',
      select: { settings: true },
      resolve: ({ settings }) => privacyOf(settings),
    }),
    viewer: t.field({
      type: UserViewer,
      nullable: true,
      description: 'What the reader has to do with them; null when nobody is signed in, and in live events.',
      ...bySql({ object: ({ ctx }) => (ctx.actor ? sql`true` : null) }),
      select: (_args, ctx) =>
        ctx.live || !ctx.actor ? {} : { followers: { where: { followerId: ctx.actor.id }, take: 1 } },
      // In live events nobody is looked at: what looks at the reader is not shared between them.
      resolve: (person, _args, { actor, live }) => {
        if (!actor || live) return null;
        const followers = (person as { followers?: object[] }).followers ?? [];
        return {
          following: followers.length > 0,
          canEdit: refusalToEditProfile(actor, person.id) === null,
          canFollow: actor.id !== person.id,
        };
      },
    }),
  }),
});

connectionOf('User', Person, 'A page of people.');

findableAsNode('user', 'User', {
  find: (ctx, id, selection) => profile(ctx, { id }, selection),
  row: profileRow,
});

builder.queryField('profile', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'One person; null when there is none.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of a person, or `me`.' }) },
    ...bySql({ one: profileRow }),
    resolve: (selection, _root, { id }, ctx) => profile(ctx, { id }, selection),
  }),
);

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Whoever is asking; null when nobody is signed in.',
    complexity: fixed(READ_PRICES.query),
    ...bySql({ one: (_args, ctx) => profileRow({ id: 'me' }, ctx) }),
    resolve: (selection, _root, _args, ctx) => profile(ctx, { id: 'me' }, selection),
  }),
);
