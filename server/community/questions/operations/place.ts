import { enforce, Invalid } from '../../../core/errors.ts';
import type { Text } from '../../../core/locale.ts';
import type { Transaction } from '../../../database/client.ts';
import { prepared } from '../../../database/prepared.ts';

export type UnknownPlace = 'UNKNOWN_SUBJECT' | 'UNKNOWN_PAPER' | 'UNKNOWN_TOPIC';

interface Place {
  subjectCode: string;
  paper: string | null;
  topic: string | null;
}

/** The subject, and where named its paper and topic, must be ones that we know. */
export async function requirePlace(tx: Transaction, { subjectCode, paper, topic }: Place): Promise<void> {
  const [row] = await look.within(tx, [subjectCode, paper, topic]);
  enforce(refusalByPlace(row!.unknown));
}

const look = prepared<
  { unknown: UnknownPlace | null },
  [subject: string, paper: string | null, topic: string | null]
>('SELECT place_unknown($1, $2, $3) AS unknown');

export const refusalByPlace = (unknown: string | null): Invalid | null =>
  unknown !== null && unknown in UNKNOWN
    ? new Invalid([{ code: 'UNKNOWN', ...UNKNOWN[unknown as UnknownPlace] }])
    : null;

const UNKNOWN: Record<UnknownPlace, { field: string; text: Text }> = {
  UNKNOWN_SUBJECT: {
    field: 'subjectCode',
    text: { en: 'Choose one of the subjects.', zh: '请选择一个科目。' },
  },
  UNKNOWN_PAPER: {
    field: 'paper',
    text: { en: 'This subject has no such paper.', zh: '该科目没有这份试卷。' },
  },
  UNKNOWN_TOPIC: {
    field: 'topic',
    text: { en: 'There is no such topic here.', zh: '这里没有这个知识点。' },
  },
};
