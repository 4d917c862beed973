import { createHash } from 'node:crypto';
import { Prisma } from '../database/client/client.ts';
import type { Database, Transaction } from '../database/client.ts';
import type { TopicFile } from './content/topic-file.ts';
import { subjectChunks, topicChunks } from './chunks.ts';
import { cardRows, paperRows, prerequisiteRows, subjectRow, topicRow } from './publish-rows.ts';
import { type Content, readContent } from './read-content.ts';

/** Changes with what is made of the files, so that the next start makes it again. */
const VERSION = 4;
/** Two processes that start at once take turns. */
const LOCK = 72707370;
/** To wait for the other and to write everything, also on a slow machine. */
const LIMIT_MS = 30_000;

interface Publishing {
  /** In place of the content files. */
  content?: Content;
  /** Leaves the jobs that follow, where anything was published. */
  after?: (tx: Transaction) => Promise<void>;
}

type Hashed<File> = File & { hash: string };

/** Brings the tables to what the content files say: only what changed is written, and what is gone goes. */
export async function publishCurriculum(
  db: Database,
  now: Date,
  { content: given, after }: Publishing = {},
): Promise<void> {
  const content = given ?? (await readContent());
  const subjects = content.subjects.map(hashed);
  const topics = content.topics.map(hashed);
  if ((await differences(db, subjects, topics)) === null) return;

  await db.$transaction(publish, { timeout: LIMIT_MS });

  async function publish(tx: Transaction) {
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(LIMIT_MS)}, true)`;
    await tx.$queryRaw`SELECT 1 AS locked FROM pg_advisory_xact_lock(${LOCK})`;
    const changes = await differences(tx, subjects, topics);
    if (!changes) return;
    const { freshSubjects, freshTopics, goneSubjects, goneTopics } = changes;

    await tx.topic.deleteMany({ where: { id: { in: goneTopics } } });
    for (const subject of freshSubjects) await writeSubject(tx, subject);
    await writeTopics(tx, freshTopics);
    await dropSubjects(tx, goneSubjects);
    await tx.tag.createMany({
      data: [...subjects.map(({ code }) => code), ...new Set(topics.map(({ slug }) => slug))]
        .filter((name) => [...name].length <= 35)
        .map((name) => ({ name, createdAt: now })),
      skipDuplicates: true,
    });
    await after?.(tx);
  }
}

function hashed<File extends object>(file: File): Hashed<File> {
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, file]))
    .digest('base64url');
  return { ...file, hash };
}

type Subjects = Hashed<Content['subjects'][number]>[];
type Topics = Hashed<TopicFile>[];

/** What the tables and the files do not agree about; null when there is nothing. */
async function differences(db: Database | Transaction, subjects: Subjects, topics: Topics) {
  const known = {
    subjects: new Map((await db.subject.findMany()).map(({ code, hash }) => [code, hash])),
    topics: new Map(
      (await db.topic.findMany({ select: { id: true, hash: true } })).map(({ id, hash }) => [id, hash]),
    ),
  };
  const rows = topics.map((topic) => ({ id: topicRow(topic).id, topic }));
  const freshSubjects = subjects.filter(({ code, hash }) => known.subjects.get(code) !== hash);
  const freshTopics = rows.filter(({ id, topic }) => known.topics.get(id) !== topic.hash);
  const goneSubjects = [...known.subjects.keys()].filter(
    (code) => !subjects.some((one) => one.code === code),
  );
  const goneTopics = [...known.topics.keys()].filter((id) => !rows.some((row) => row.id === id));
  const count = freshSubjects.length + freshTopics.length + goneSubjects.length + goneTopics.length;
  return count === 0
    ? null
    : { freshSubjects, freshTopics: freshTopics.map(({ topic }) => topic), goneSubjects, goneTopics };
}

async function writeSubject(tx: Transaction, subject: Subjects[number]): Promise<void> {
  const row = subjectRow(subject);
  await tx.subject.upsert({ where: { code: row.code }, create: row, update: row });
  const papers = paperRows(subject);
  for (const paper of papers) {
    const { subjectCode, code } = paper;
    const key = { subjectCode_code: { subjectCode, code } };
    await tx.paper.upsert({ where: key, create: paper, update: paper });
  }
  const gone = { subjectCode: subject.code, code: { notIn: papers.map(({ code }) => code) } };
  await tx.searchChunk.deleteMany({ where: { subjectCode: subject.code, topicId: null } });
  await tx.searchChunk.createMany({ data: subjectChunks(subject) });
  await tx.topic.deleteMany({ where: { subjectCode: gone.subjectCode, paperCode: gone.code } });
  await tx.paper.deleteMany({ where: gone });
}

async function writeTopics(tx: Transaction, topics: Topics): Promise<void> {
  if (topics.length === 0) return;
  const rows = JSON.stringify(topics.map(topicRow));
  const columns = Object.keys(topicRow(topics[0]!)).map((name) => Prisma.raw(`"${name}"`));
  const updates = columns.map((column) => Prisma.sql`${column} = excluded.${column}`);
  // One statement for all of them.
  await tx.$executeRaw`
    INSERT INTO topics (${Prisma.join(columns)})
    SELECT ${Prisma.join(columns)} FROM jsonb_populate_recordset(NULL::topics, ${rows}::jsonb)
    ON CONFLICT (id) DO UPDATE SET ${Prisma.join(updates)}`;

  const ids = topics.map((topic) => topicRow(topic).id);
  await tx.card.deleteMany({ where: { topicId: { in: ids } } });
  await tx.card.createMany({ data: topics.flatMap(cardRows) });
  await tx.prerequisite.deleteMany({ where: { topicId: { in: ids } } });
  await tx.prerequisite.createMany({ data: topics.flatMap(prerequisiteRows) });
  await tx.searchChunk.deleteMany({ where: { topicId: { in: ids } } });
  await tx.searchChunk.createMany({ data: topics.flatMap(topicChunks) });
}

/** Subjects without a folder, unless somebody asked about them. */
async function dropSubjects(tx: Transaction, codes: string[]): Promise<void> {
  const gone = { subjectCode: { in: codes } };
  await tx.searchChunk.deleteMany({ where: gone });
  await tx.paper.deleteMany({ where: gone });
  await tx.subject.deleteMany({ where: { code: { in: codes }, questions: { none: {} } } });
}
