import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { namedId } from '../../core/ids.ts';
import type { AuditEntry as Entry } from '../../database/client/client.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf } from '../../graph/connection.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { findableAsNode, NamedNode } from '../../graph/node.ts';
import { Unsupported } from '../../graph/statement/sql.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { profile } from '../profiles/operations/profile.ts';
import {
  auditEntry,
  auditLog,
  measuresAgainst,
  personRecord,
  type PersonRecord,
} from './operations/lists.ts';
import { liftSuspension, setRole, suspendPerson, warnPerson } from './operations/people.ts';
import { DECISION_REASON, MAX_DAYS, MODERATOR_DAYS } from './rules.ts';

const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'Something that happened to accounts and privileges. It is never changed.',
  interfaces: [NamedNode],
  fields: (t) => ({
    id: t.id({ description: 'Opaque.', resolve: ({ id }) => namedId('audit', String(id)) }),
    event: t.exposeString('event', { description: 'What happened, such as `person_suspended`.' }),
    actor: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Who did it; null where the installation did, or they are gone.',
      resolve: (selection, { actorId }, _args, ctx) =>
        actorId ? profile(ctx, { id: actorId }, selection) : null,
    }),
    subject: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Whom it concerns; null where nobody, or they are gone.',
      resolve: (selection, { subjectId }, _args, ctx) =>
        subjectId ? profile(ctx, { id: subjectId }, selection) : null,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, in the words of whoever did it; null where none was given.',
      resolve: ({ detail }) => textIn(detail, 'reason'),
    }),
    postId: t.id({
      nullable: true,
      description: 'Id of the post or comment that it is about; null where it is about none.',
      resolve: ({ detail }) => textIn(detail, 'postId'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});

function textIn(detail: unknown, name: string): string | null {
  const value = (detail as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : null;
}

findableAsNode('audit', 'AuditEntry', {
  withoutModel: true,
  find: (ctx, id) => auditEntry(ctx, { id }),
  row: () => {
    throw new Unsupported('AuditEntry');
  },
});

const AuditEntries = connectionOf('AuditEntry', AuditEntry, 'A page of the audit.');

const Record = builder.objectRef<PersonRecord>('PersonRecord').implement({
  description: 'Somebody as staff look at them.',
  fields: (t) => ({
    userId: t.exposeID('id', { description: 'Their id.' }),
    user: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'The person.',
      resolve: (selection, { id }, _args, ctx) => profile(ctx, { id }, selection),
    }),
    suspendedUntil: t.expose('suspendedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when they may read but not write; null where they may.',
    }),
    suspensionReason: t.exposeString('suspensionReason', {
      nullable: true,
      description: 'Why; null where they may write.',
    }),
    upheld: t.exposeInt('upheld', { description: 'Reports against them that were upheld.' }),
    warnings: t.exposeInt('warnings', { description: 'Warnings that they were given.' }),
    measures: t.field({
      type: AuditEntries,
      description: 'What moderators decided about them, the newest first.',
      complexity: connectionCost,
      args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
      resolve: ({ id }, args, ctx) => measuresAgainst(ctx, id, args),
    }),
  }),
});

builder.queryFields((t) => ({
  personRecord: t.field({
    type: Record,
    description: 'Somebody as staff look at them: suspension, warnings, decisions. For staff.',
    args: { userId: t.arg.id({ required: true, description: 'Id of the person.' }) },
    resolve: (_root, args, ctx) => personRecord(ctx, args),
  }),
  auditLog: t.field({
    type: AuditEntries,
    description: 'What happened to accounts and privileges, the newest first. For admins.',
    complexity: connectionCost,
    args: {
      subjectId: t.arg.id({ description: 'Only what concerns this person.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx) => auditLog(ctx, args),
  }),
}));

const GivenRole = builder.enumType('GivenRole', {
  description: 'A role that admins give; whoever runs the installation makes admins.',
  values: {
    STUDENT: { description: 'Nothing beyond what reputation allows.' },
    MODERATOR: { description: 'Keeps the community in order.' },
  } as const,
});

const REASON = `Why, ${DECISION_REASON.min} to ${DECISION_REASON.max} characters; they read it.`;
const PERSON = { required: true, description: 'Id of the person.' } as const;
const errors = { types: [...ALWAYS, NotFound, NotAllowed, Conflict] };

const WarnPersonInput = builder.inputType('WarnPersonInput', {
  description: 'A warning.',
  fields: (t) => ({ userId: t.id(PERSON), reason: t.string({ required: true, description: REASON }) }),
});

const SuspendPersonInput = builder.inputType('SuspendPersonInput', {
  description: 'A suspension.',
  fields: (t) => ({
    userId: t.id(PERSON),
    days: t.int({
      required: true,
      description: `From now on, 1 to ${MODERATOR_DAYS}; for admins up to ${MAX_DAYS}.`,
    }),
    reason: t.string({ required: true, description: REASON }),
  }),
});

const LiftSuspensionInput = builder.inputType('LiftSuspensionInput', {
  description: 'The end of a suspension.',
  fields: (t) => ({ userId: t.id(PERSON), reason: t.string({ required: true, description: REASON }) }),
});

const SetRoleInput = builder.inputType('SetRoleInput', {
  description: 'A role for somebody.',
  fields: (t) => ({
    userId: t.id(PERSON),
    role: t.field({ type: GivenRole, required: true, description: 'The role.' }),
    reason: t.string({ required: true, description: REASON }),
  }),
});

builder.mutationFields((t) => ({
  warnPerson: t.field({
    type: Record,
    complexity: MUTATION_COST,
    description: 'Tells somebody that what they did is against the rules. For staff.',
    errors,
    args: { input: t.arg({ type: WarnPersonInput, required: true, description: 'The warning.' }) },
    resolve: async (_root, { input }, ctx) =>
      personRecord(ctx, { userId: (await warnPerson(ctx, input)).id }),
  }),
  suspendPerson: t.field({
    type: Record,
    complexity: MUTATION_COST,
    description: `Lets somebody read but not write for some days: at most ${MODERATOR_DAYS} by moderators. For staff.`,
    errors,
    args: { input: t.arg({ type: SuspendPersonInput, required: true, description: 'The suspension.' }) },
    resolve: async (_root, { input }, ctx) =>
      personRecord(ctx, { userId: (await suspendPerson(ctx, input)).id }),
  }),
  liftSuspension: t.field({
    type: Record,
    complexity: MUTATION_COST,
    description: 'Ends a suspension before its time. For staff.',
    errors,
    args: { input: t.arg({ type: LiftSuspensionInput, required: true, description: 'The end.' }) },
    resolve: async (_root, { input }, ctx) =>
      personRecord(ctx, { userId: (await liftSuspension(ctx, input)).id }),
  }),
  setRole: t.field({
    type: Record,
    complexity: MUTATION_COST,
    description: 'Makes somebody a moderator or a student again; nobody their own. For admins.',
    errors,
    args: { input: t.arg({ type: SetRoleInput, required: true, description: 'The role.' }) },
    resolve: async (_root, { input }, ctx) => personRecord(ctx, { userId: (await setRole(ctx, input)).id }),
  }),
}));
