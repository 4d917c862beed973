import type { CloseReason, QuestionPart, QuestionStatus } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import type { QuestionSort } from './operations/lists.ts';

declare module '../../graph/type-names.ts' {
  interface NamedEnums {
    QuestionStatus: QuestionStatus;
    CloseReason: CloseReason;
    QuestionPart: QuestionPart;
    QuestionSort: QuestionSort;
  }
}

builder.enumType('QuestionStatus', {
  description: 'Whether a question takes answers.',
  values: {
    OPEN: { description: 'Takes answers.' },
    CLOSED: { description: 'Takes no more answers; may be reopened.' },
    LOCKED: {
      description:
        'It takes no votes, answers, edits or acceptance and is not deleted; staff may still edit, delete and accept.',
    },
  } satisfies Record<QuestionStatus, object>,
});

builder.enumType('QuestionPart', {
  description: 'What of a question the machine read.',
  values: {
    WHOLE: { description: 'Its title and, below it, its body.' },
    TITLE: { description: 'Its title alone.' },
    BODY: { description: 'Its body alone.' },
  } as const,
});

builder.enumType('CloseReason', {
  description: 'Why a question was closed.',
  values: {
    DUPLICATE: { description: 'It was asked before; `close.duplicateOf` says where.' },
    UNCLEAR: { description: 'Nobody can tell what is asked.' },
    TOO_BROAD: { description: 'It asks for more than one answer can say.' },
    OFF_TOPIC: { description: 'It is not about the subject.' },
    LIVE_EXAM: { description: 'It quotes a paper that is being sat.' },
  } satisfies Record<CloseReason, object>,
});

builder.enumType('QuestionSort', {
  description: 'The order of a list of questions.',
  values: {
    NEWEST: { description: 'The last asked first.' },
    ACTIVE: { description: 'The last asked, answered or edited first.' },
    VOTES: { description: 'The highest score first.' },
    UNANSWERED: { description: 'Open questions without an answer, the last asked first.' },
  } satisfies Record<QuestionSort, object>,
});
