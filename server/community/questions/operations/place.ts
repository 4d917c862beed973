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

/** The subject, and where named its paper and topic, must be ones that we know. Returns the topic that is meant. */
export async function requirePlace(
  tx: Transaction,
  { subjectCode, paper, topic }: Place,
): Promise<{ topicId: string | null }> {
  const [row] = await look.within(tx, [subjectCode, paper, topic]);
  enforce(refusalByPlace(row!.unknown));
  return { topicId: row!.topic_id };
}

const look = prepared<
  { unknown: UnknownPlace | null; topic_id: string | null },
  [subject: string, paper: string | null, topic: string | null]
>('SELECT place_unknown($1, $2, $3) AS unknown, topic_named($1, $2, $3) AS topic_id');

export const refusalByPlace = (unknown: string | null): Invalid | null =>
  unknown !== null && unknown in UNKNOWN ? unknownPlace(unknown as UnknownPlace) : null;

export const unknownPlace = (unknown: UnknownPlace) =>
  new Invalid([{ code: 'UNKNOWN', ...UNKNOWN[unknown] }]);

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
