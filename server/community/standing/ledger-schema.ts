import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import type { LedgerKind } from '../../database/client/client.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf } from '../../graph/connection.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { adjustReputation } from './operations/adjust-reputation.ts';
import { entryRow, ledgerEntry, ledgerOf, type LedgerSource, type ShownEntry } from './operations/history.ts';
import { ADJUSTMENT, REASON } from '../reputation/rules.ts';

const Kind = builder.enumType('LedgerKind', {
  description: 'Why somebody’s reputation changed.',
  values: {
    ACCOUNT_ACTIVATED: { description: 'They got an account: the point that everybody begins with.' },
    QUESTION_UPVOTED: { description: 'A question of theirs was voted up.' },
    QUESTION_DOWNVOTED: { description: 'A question of theirs was voted down.' },
    ANSWER_UPVOTED: { description: 'An answer of theirs was voted up.' },
    ANSWER_DOWNVOTED: { description: 'An answer of theirs was voted down.' },
    DOWNVOTED_ANSWER: { description: 'They voted an answer down.' },
    ANSWER_ACCEPTED: { description: 'An answer of theirs was accepted.' },
    ACCEPTED_ANSWER: { description: 'They accepted somebody’s answer.' },
    REPORT_UPHELD: { description: 'A report against a post of theirs was upheld.' },
    EDIT_ACCEPTED: { description: 'An edit that they suggested was accepted.' },
    EDIT_REJECTED: { description: 'An edit that they suggested was rejected.' },
    ADJUSTMENT: { description: 'An admin adjusted it.' },
  } satisfies Record<LedgerKind, object>,
});

const SourceType = builder.enumType('LedgerSourceType', {
  description: 'What kind of post a change came from.',
  values: {
    QUESTION: { description: 'A question.' },
    ANSWER: { description: 'An answer.' },
  } satisfies Record<LedgerSource['type'], object>,
});

const Source = builder.objectRef<LedgerSource>('LedgerSource').implement({
  description: 'The post that a change of reputation came from.',
  fields: (t) => ({
    type: t.expose('type', { type: SourceType, description: 'What kind of post it is.' }),
    postId: t.exposeID('id', { description: 'Id of the post.' }),
    questionId: t.exposeID('questionId', {
      description: 'Id of the question that it is, or that it answers.',
    }),
    title: t.exposeString('title', { description: 'The title of that question.' }),
  }),
});

/** What operations have put beside the row. */
const shown = (row: object) => row as ShownEntry;

const Entry = builder.prismaObject('LedgerEntry', {
  description:
    'One change of somebody’s reputation. Rows are only ever added: what is taken back adds a reversal.',
  interfaces: [Node],
  fields: (t) => ({
    user: t.relation('user', { description: 'Whose reputation it changed.' }),
    kind: t.expose('kind', { type: Kind, description: 'Why.' }),
    points: t.exposeInt('points', { description: 'What it is worth by itself.' }),
    appliedPoints: t.int({
      description: 'What it moved: the sum of its day is capped, so it may be less.',
      resolve: (row) => shown(row).applied,
    }),
    balanceAfter: t.int({
      description: 'The reputation after it.',
      resolve: (row) => shown(row).balance,
    }),
    reversal: t.boolean({
      description: 'Whether it takes an earlier change back, as when a vote is withdrawn or a post deleted.',
      resolve: ({ source }) => source.endsWith('/undone'),
    }),
    reason: t.string({
      nullable: true,
      description: 'What an admin gave as the reason; null for everything else, and for other readers.',
      resolve: (row) => shown(row).reason,
    }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The post it came from; null without one, where it was deleted, and for other readers.',
      resolve: (row) => shown(row).shownSource,
    }),
    actor: t.field({
      type: 'User',
      nullable: true,
      description: 'Who caused it; null for votes, which are secret, and for other readers.',
      resolve: (row) => shown(row).actor,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

findableAsNode('ledgerEntry', 'LedgerEntry', {
  // It is looked for, added up with what came before it, and shown with its source and with who caused it.
  price: 8 * READ_PRICES.query,
  find: (ctx, id) => ledgerEntry(ctx, { id }),
  row: entryRow,
});

const EntryConnection = connectionOf('LedgerEntry', Entry, 'A page of changes of somebody’s reputation.');

builder.objectField('Reputation', 'history', (t) =>
  t.field({
    type: EntryConnection,
    description: 'What changed it, the newest first; others than its owner and staff see no sources.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve: ({ userId }, args, ctx) => ledgerOf(ctx, userId, args),
  }),
);

const AdjustReputationInput = builder.inputType('AdjustReputationInput', {
  description: 'A change of somebody’s reputation by an admin.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Whose reputation.' }),
    points: t.int({
      required: true,
      description: `What is added, or with a minus taken away: ${ADJUSTMENT.min} to ${ADJUSTMENT.max}, not 0.`,
    }),
    reason: t.string({
      required: true,
      description: `Why, for whom it is about: ${REASON.min} to ${REASON.max} characters.`,
    }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

builder.mutationField('adjustReputation', (t) =>
  t.field({
    type: Entry,
    complexity: MUTATION_COST,
    description:
      'Adjusts somebody’s reputation: for admins, and not their own. The person is told, and it is audited.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: AdjustReputationInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, ctx) => adjustReputation(ctx, input),
  }),
);
