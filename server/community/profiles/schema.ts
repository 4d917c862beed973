import type { User } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { profile, profileRow } from './operations.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    User: User;
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

builder.prismaObject('User', {
  description: 'A person as everybody may see them.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name they go by.' }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Address of their picture; null when there is none.',
    }),
    bio: t.exposeString('bio', { description: 'What they say of themselves, as plain text.' }),
    role: t.expose('role', {
      type: Role,
      description: 'What they may do beyond what their reputation allows.',
    }),
    reputation: t.exposeInt('reputation', {
      description: 'Earned from votes and accepted answers; never below 1.',
    }),
    joinedAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed up.' }),
  }),
});

findableAsNode('user', 'User', {
  find: (ctx, id, selection) => profile(ctx, { id }, selection),
  row: profileRow,
});

builder.queryField('profile', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'One person; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'An id, or `me`.' }) },
    ...bySql({ one: profileRow }),
    resolve: (selection, _root, { id }, ctx) => profile(ctx, { id }, selection),
  }),
);

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Whoever is asking; null when nobody is signed in.',
    ...bySql({ one: (_args, ctx) => profileRow({ id: 'me' }, ctx) }),
    resolve: (selection, _root, _args, ctx) => profile(ctx, { id: 'me' }, selection),
  }),
);
