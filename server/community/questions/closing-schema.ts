import type { Question as QuestionRow } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import type { Filter } from '../../graph/statement/request.ts';
import { sql } from '../../graph/statement/sql.ts';
import type { Context } from '../../core/context.ts';
import { isVisibleQuestion, visibleQuestions } from '../posts/policy.ts';

const seenBy = (original: QuestionRow | null, { actor }: Context) =>
  original && isVisibleQuestion(actor, original) ? original : null;

const Closing = builder.prismaObject('Question', {
  variant: 'QuestionClosing',
  description: 'Why a question is closed.',
  select: { id: true, closeReason: true },
  fields: (t) => ({
    reason: t.field({
      type: 'CloseReason',
      description: 'The reason.',
      ...bySql({ value: ({ row }) => row.column('closeReason') }),
      resolve: ({ closeReason }) => closeReason!,
    }),
    duplicateOf: t.field({
      type: 'Question',
      nullable: true,
      description:
        'The question that this one repeats; null where it repeats none, or one that this reader may not see.',
      select: (_args, _ctx, nested) => ({ duplicateOf: nested({}) }),
      ...bySql({ relation: 'duplicateOf', where: ({ actor }) => visibleQuestions(actor) as Filter }),
      resolve: ({ duplicateOf }, _args, ctx) => seenBy(duplicateOf, ctx),
    }),
  }),
});

builder.prismaObjectFields('Question', (t) => ({
  close: t.variant(Closing, {
    description: 'Why it is closed; null where it is not.',
    isNull: ({ closeReason }) => closeReason === null,
    ...bySql({ object: ({ row }) => sql`${row.column('closeReason')} IS NOT NULL` }),
  }),
}));
