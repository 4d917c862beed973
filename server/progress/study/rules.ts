import * as v from 'valibot';
import { isId } from '../../core/ids.ts';
import { fault, faultless } from '../../core/validation.ts';

/** Events that one call brings. */
export const MAX_EVENTS = 100;
/** Events that are kept of one topic: what is replayed has an end. */
export const MAX_EVENTS_OF_TOPIC = 1000;
export const MAX_SCORE = 100;
export const DEFAULT_SCORE = 100;
/** Nobody studies longer without a pause. */
export const MAX_SECONDS = 4 * 3600;

export const STUDY_EVENT_KINDS = ['COMPLETED', 'ATTEMPT', 'TIME'] as const;
export type StudyEventKind = (typeof STUDY_EVENT_KINDS)[number];

/** Completing a topic: the mean of the old mastery and the score. */
export function masteryAfter(old: number, score: number = DEFAULT_SCORE): number {
  return Math.min(MAX_SCORE, (old + score) / 2);
}

export interface StudyEventAt {
  id: string;
  kind: StudyEventKind;
  score: number | null;
  seconds: number;
  at: Date;
}

/** What the events of a topic come to, in the order in which they happened; `record_study` does the same in the database. */
export function replayed(events: readonly StudyEventAt[]) {
  const record = { mastery: 0, completed: false, score: null as number | null, attempts: 0, seconds: 0 };
  const inTime = events.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  for (const { kind, score, seconds } of inTime) {
    record.seconds += seconds;
    if (kind === 'TIME') continue;
    record.attempts += 1;
    record.score = score;
    if (kind === 'ATTEMPT') continue;
    record.completed = true;
    record.mastery = masteryAfter(record.mastery, score ?? undefined);
  }
  return record;
}

const eventId = v.pipe(
  v.string(),
  v.check(
    (id) => isId('studyEvent', id),
    fault({
      code: 'MALFORMED',
      text: {
        en: 'The id of a study event is a UUID of version 7 that ends in 13.',
        zh: '学习记录的编号必须是以 13 结尾的第 7 版 UUID。',
      },
    }),
  ),
);

const score = v.pipe(
  v.number(),
  v.check(
    (value) => value >= 0 && value <= MAX_SCORE,
    fault({
      code: 'MALFORMED',
      min: 0,
      max: MAX_SCORE,
      text: {
        en: `A score is a number from 0 to ${MAX_SCORE}.`,
        zh: `得分必须是 0 到 ${MAX_SCORE} 之间的数。`,
      },
    }),
  ),
);

const seconds = v.pipe(
  v.number(),
  v.check(
    (value) => Number.isInteger(value) && value >= 0 && value <= MAX_SECONDS,
    fault({
      code: 'MALFORMED',
      min: 0,
      max: MAX_SECONDS,
      text: {
        en: `Time is given in whole seconds, at most ${MAX_SECONDS} at once.`,
        zh: `时间以整秒计，每次最多 ${MAX_SECONDS} 秒。`,
      },
    }),
  ),
);

const at = v.pipe(
  v.date(),
  faultless((time: Date) =>
    time.getUTCFullYear() >= 2000
      ? null
      : {
          code: 'MALFORMED' as const,
          text: { en: 'This was too long ago to be a time of study.', zh: '这个学习时间过早。' },
        },
  ),
);

const StudyEvent = v.object({
  id: eventId,
  topicId: v.string(),
  kind: v.picklist(STUDY_EVENT_KINDS),
  score: v.nullish(score),
  seconds: v.nullish(seconds, 0),
  at,
});

export const StudyRecorded = v.object({
  events: v.pipe(
    v.array(StudyEvent),
    v.maxLength(
      MAX_EVENTS,
      fault({
        code: 'TOO_MANY',
        max: MAX_EVENTS,
        text: {
          en: `At most ${MAX_EVENTS} study events can be sent at once.`,
          zh: `一次最多发送 ${MAX_EVENTS} 条学习记录。`,
        },
      }),
    ),
  ),
});

export const TopicCompleted = v.object({
  topicId: v.string(),
  score: v.nullish(score, DEFAULT_SCORE),
  id: v.nullish(eventId),
});
