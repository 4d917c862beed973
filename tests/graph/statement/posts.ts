import type { Database } from '../../../server/database/client.ts';
import { newId } from '../../../server/core/ids.ts';
import { escapeHtml } from '../../../server/text/markdown/escape.ts';

interface World {
  db: Database;
  now: Date;
  sql: (text: string, values?: unknown[]) => Promise<unknown>;
}

const HOUR = 3_600_000;
const TEXTS = ['Plain.', 'With $x^2$ & <b>"quotes"</b>', '中文 𝔘 \u2028 tab\tand\nlines \\ / \u007f', ''];
const STATUSES = ['OPEN', 'OPEN', 'CLOSED', 'LOCKED'] as const;

/** Judged lines as they are kept, with and without what a line may have. */
const WORKING = {
  linesOk: 2,
  linesTotal: 3,
  firstWrong: 3,
  lines: [
    { text: 'x', tex: 'x', verdict: 'START', say: null, mistake: null, place: null, lost: [], gained: [] },
    {
      text: TEXTS[1]!,
      tex: null,
      verdict: 'UNREADABLE',
      say: { en: TEXTS[2]!, zh: '"' },
      mistake: null,
      place: { at: 2, length: 0, say: { en: '', zh: '' } },
      lost: [],
      gained: ['x=\\text{"1"}', '𝔘'],
    },
    {
      text: '',
      tex: 'x=2',
      verdict: 'WRONG',
      say: null,
      mistake: { rule: 'square-of-sum', wrong: { en: 'a', zh: '甲' }, right: { en: 'b', zh: '乙' } },
      place: null,
      lost: ['1'],
      gained: [],
    },
  ],
};

/** Questions and answers of every kind: deleted, locked, not rendered, accepted, checked, voted on. Returns their ids. */
export async function writePosts({ db, now, sql }: World, people: readonly { id: string }[]) {
  const authorOf = (index: number) => people[index % people.length]!.id;
  const ids: string[] = [];
  const answers: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    const at = new Date(now.getTime() - index * index * HOUR);
    const id = newId('question', at);
    const text = TEXTS[index % TEXTS.length]!;
    const isDeleted = index % 7 === 3;
    await db.question.create({
      data: {
        id,
        authorId: authorOf(index),
        subjectCode: index % 3 === 0 ? '9231' : '9709',
        paper: index % 4 === 0 ? 'p1' : null,
        topicSlug: index % 5 === 0 ? 'vectors' : null,
        topicId: index % 5 === 0 ? '9709-p3-vectors' : null,
        title: `${text.replaceAll('\n', ' ')} ${index}`,
        body: text,
        language: index % 2 === 0 ? 'en' : 'zh',
        tags: ['9709', ...(index % 2 === 0 ? ['vectors', '向量'] : [])],
        status: STATUSES[index % STATUSES.length]!,
        anonymous: index % 3 === 2,
        closeReason: index % 4 === 2 ? 'DUPLICATE' : null,
        // One of them was deleted.
        duplicateOfId: index % 4 === 2 ? ids[index % 8 === 2 ? 0 : 3]! : null,
        createdAt: at,
        // Two are active at the same moment: their ids settle the order. Some are silent for thirty days to the moment.
        activeAt: new Date(now.getTime() - Math.floor(index / 2) * 120 * HOUR),
        editedAt: index % 3 === 1 ? now : null,
        deletedAt: isDeleted ? now : null,
        score: (index % 5) - 2,
        up: index % 3,
        down: index % 2,
        titleWords: '',
        bodyWords: '',
        ...renderingOf(index, text),
      },
    });
    ids.push(id);
    answers.push(...(await writeAnswers({ db, now }, { questionId: id, index, authorOf })));
  }
  await writeVotes({ db, now }, [...ids, ...answers], people);
  await sql('ANALYZE');
  return { questions: ids, answers };
}

/** Some posts wait to be rendered, and some have nothing yet. */
function renderingOf(index: number, text: string) {
  if (index % 6 === 5) return {};
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  // The second of four titles is no more than its text.
  const plain = escapeHtml(`${text} ${index}`);
  const title = [`${text} ${index}`, plain, `${text} ${index}`, `<b>${index}</b>`][index % 4]!;
  const create = {
    renderer: index % 6 === 4 ? 0 : 1,
    html,
    page: `${html}!`,
    title,
    text,
    excerpt: text.slice(0, 5),
  };
  return { rendering: { create } };
}

async function writeAnswers(
  { db, now }: Pick<World, 'db' | 'now'>,
  { questionId, index, authorOf }: { questionId: string; index: number; authorOf: (index: number) => string },
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < index % 6; number += 1) {
    // One is a day old to the moment.
    const at = new Date(now.getTime() - number * 12 * HOUR);
    const id = newId('answer', at);
    const text = TEXTS[number % TEXTS.length]!;
    // Of one question the only answer was thanked for, and deleted.
    const isOnlyDeleted = index === 1;
    await db.answer.create({
      data: {
        id,
        questionId,
        authorId: authorOf(number % 2 === 0 ? index : index + number),
        body: text,
        linesTotal: [null, 3, 0][number % 3]!,
        linesOk: [null, 2, 0][number % 3]!,
        firstWrong: [null, null, 1, null, 3][number % 5]!,
        ...(number % 2 === 1 ? { working: WORKING } : {}),
        score: number % 3,
        up: isOnlyDeleted ? 1 : number % 2,
        accepted: number === 2,
        createdAt: at,
        editedAt: number % 2 === 0 ? null : now,
        deletedAt: number === 3 || isOnlyDeleted ? now : null,
        ...renderingOf(number + index, text),
      },
    });
    ids.push(id);
  }
  return ids;
}

async function writeVotes(
  { db, now }: Pick<World, 'db' | 'now'>,
  ids: string[],
  people: readonly { id: string }[],
) {
  const questions = await db.question.findMany({
    where: { id: { in: ids } },
    select: { id: true, authorId: true },
  });
  const answers = await db.answer.findMany({
    where: { id: { in: ids } },
    select: { id: true, authorId: true },
  });
  const posts = [
    ...questions.map(({ id, authorId }) => ({ questionId: id, authorId })),
    ...answers.map(({ id, authorId }) => ({ answerId: id, authorId })),
  ];
  const votes = posts.flatMap((post, index) =>
    people.flatMap(({ id }, number) =>
      id === post.authorId || (index + number) % 3 === 0
        ? []
        : [
            {
              ...post,
              id: newId('vote', now),
              voterId: id,
              value: ((index + number) % 3) - 1,
              createdAt: now,
              updatedAt: now,
            },
          ],
    ),
  );
  await db.vote.createMany({ data: votes });
}
