import { type Context, requireActor } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import { namesIn, newId } from '../../core/ids.ts';
import { keysetOf, MAX_TOTAL, type Page, type PageRequest, pageSize, toPage } from '../../core/pagination.ts';
import { valid } from '../../core/validation.ts';
import type { Prisma, StudyRecord } from '../../database/client/client.ts';
import { prepared } from '../../database/prepared.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { studyRecordsOf } from '../policy.ts';
import { ownerRead } from '../read-by.ts';
import { requireTopics } from '../topics.ts';
import { MAX_EVENTS_OF_TOPIC, type StudyEventKind, StudyRecorded, TopicCompleted } from './rules.ts';

export interface StudyEventSent {
  id: string;
  topicId: string;
  kind: StudyEventKind;
  score?: number | null | undefined;
  seconds?: number | null | undefined;
  at: Date;
}

export interface StudyRecordsArgs extends PageRequest {
  userId?: string | null | undefined;
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
}

const NEWEST = keysetOf(
  { field: 'lastStudied', kind: 'date', direction: 'desc' },
  { field: 'topicId', kind: 'text', direction: 'desc' },
);

type Selection = Pick<Prisma.StudyRecordDefaultArgs, 'include' | 'select'>;

/** What somebody studied, the latest first. */
export async function studyRecords(
  ctx: Context,
  args: StudyRecordsArgs,
  selection: Selection = {},
): Promise<Page<StudyRecord>> {
  const owner = studyRecordsOf(await ownerRead(ctx, { userId: args.userId, what: 'study_records' }));
  const where = { AND: [owner, ofPlace(args)] };
  const rows = await ctx.db.studyRecord.findMany({
    ...selection,
    where: args.after ? { AND: [where, NEWEST.after(args.after)] } : where,
    orderBy: NEWEST.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, NEWEST.cursorOf, () => ctx.db.studyRecord.count({ where, take: MAX_TOTAL }));
}

/** A record of the reader’s own; that of others, which admins may list, is found by nobody. */
export async function ownRecord(
  { db, actor }: Context,
  { id }: { id: string },
  selection: Selection = {},
): Promise<StudyRecord | null> {
  const [userId, topicId = ''] = namesIn(id);
  if (actor?.id !== userId) return null;
  return db.studyRecord.findFirst({ ...selection, where: { ...studyRecordsOf(actor!.id), topicId } });
}

/** The id of a topic begins with its subject and its paper. */
function ofPlace({ subjectCode, paper }: StudyRecordsArgs): Prisma.StudyRecordWhereInput {
  if (subjectCode) return { topicId: { startsWith: `${subjectCode}-${paper ? `${paper}-` : ''}` } };
  return paper ? { topicId: { contains: `-${paper}-` } } : {};
}

/** Adds what happened on a device; sending it again adds nothing, and its order does not matter. */
export async function recordStudy(ctx: Context, input: { events: StudyEventSent[] }): Promise<StudyRecord[]> {
  const actor = requireActor(ctx);
  const { events } = valid(StudyRecorded, input);
  payForWriting(ctx, WRITE_PRICES.studyEvent * events.length);
  const topics = [...new Set(events.map(({ topicId }) => topicId))];
  await requireTopics(ctx, topics);

  const happened = events.map(({ kind, score, ...event }) => ({
    ...event,
    kind,
    score: kind === 'TIME' ? null : (score ?? (kind === 'COMPLETED' ? 100 : null)),
  }));
  const [outcome] = await record.run(ctx, [
    actor.id,
    JSON.stringify(happened),
    MAX_EVENTS_OF_TOPIC,
    ctx.now(),
  ]);
  if (outcome!.refusal) throw tooManyEvents();
  return ctx.db.studyRecord.findMany({
    where: { ...studyRecordsOf(actor.id), topicId: { in: topics } },
    orderBy: NEWEST.orderBy,
  });
}

/** Marks a topic as completed now; with an id of the device's, sending it again changes nothing. */
export async function completeTopic(
  ctx: Context,
  input: { topicId: string; score?: number | null | undefined; id?: string | null | undefined },
): Promise<StudyRecord> {
  requireActor(ctx);
  const { topicId, score, id } = valid(TopicCompleted, input);
  const event = { id: id ?? newId('studyEvent', ctx.now()), topicId, score, at: ctx.now() };
  const [completed] = await recordStudy(ctx, { events: [{ ...event, kind: 'COMPLETED' }] });
  if (!completed) throw eventReused();
  return completed;
}

/** One function of the database (server/database/functions/record_study.sql): it locks the person's row before it looks. */
const record = prepared<
  { refusal: string | null },
  [user: string, events: string, mostOfTopic: number, now: Date]
>('SELECT record_study($1::uuid, $2::jsonb, $3::int, $4::timestamptz) AS refusal');

const tooManyEvents = () =>
  new Conflict('CONFLICT', {
    en: `At most ${MAX_EVENTS_OF_TOPIC} study events of one topic are kept.`,
    zh: `每个知识点最多保存 ${MAX_EVENTS_OF_TOPIC} 条学习记录。`,
  });

const eventReused = () =>
  new Conflict('CONFLICT', {
    en: 'This id names something studied under another topic.',
    zh: '这个编号已用于另一个知识点的学习记录。',
  });
