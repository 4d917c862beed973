import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { addEntry, entriesOf, studied, TOPIC } from '../support/progress.ts';
import { idOf, type Json, openWorld } from '../support/world.ts';

const world = openWorld();
const STUDY = '/api/progress/study-records';
const BOOK = '/api/progress/error-book';

/** What the graph says, with names and words as REST has them. */
const asRest = (row: Json): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ['errorType', 'source'].includes(name) ? String(value).toLowerCase() : value,
    ]),
  );

describe('study records over REST', () => {
  test('a topic is completed with a score of 100 unless said, as the graph then tells', async () => {
    const ada = await world.person();
    const { status, body } = await ada.rest('POST', '/api/progress/topics/complete', { topic_id: TOPIC });
    expect(status).toBe(200);
    expect(body['data']).toEqual({ ...asRest((await studied(ada))[0]!), user_id: ada.id });
    expect(body['data']).toMatchObject({ progress: 50, score: 100, completed: true, attempts: 1 });
    world.later(1);
    const again = await ada.rest('POST', '/api/progress/topics/complete', { topic_id: TOPIC, score: 0 });
    expect(again.body['data']).toMatchObject({ progress: 25, score: 0 });
  });

  test('what was studied is added by union, and listed for its owner with user, topic, progress and times, newest first', async () => {
    const ada = await world.person();
    const event = (topic_id: string, seconds: number) => ({
      id: newId('studyEvent', world.now),
      topic_id,
      kind: 'time',
      seconds,
      at: world.now.toISOString(),
    });
    const first = event(TOPIC, 30);
    await ada.rest('POST', STUDY, { events: [first] });
    world.later(60);
    const { status, body } = await ada.rest('POST', STUDY, {
      events: [first, event('9231-p1-matrices', 20)],
    });
    expect(status).toBe(200);
    expect(body['data']!['records']).toMatchObject([
      { topic_id: '9231-p1-matrices', seconds: 20 },
      { topic_id: TOPIC, seconds: 30, progress: 0, completed: false },
    ]);
    const list = await ada.rest('GET', `${STUDY}?limit=1&total=true`);
    expect(list.body).toMatchObject({
      data: [
        {
          user_id: ada.id,
          topic_id: '9231-p1-matrices',
          progress: 0,
          last_studied: world.now.toISOString(),
          created_at: world.now.toISOString(),
        },
      ],
      page: { limit: 1, has_more: true, total: 2 },
    });
    const rest = await ada.rest('GET', `${STUDY}?cursor=${String(list.body['page']!['next_cursor'])}`);
    expect(rest.body['data']).toMatchObject([{ topic_id: TOPIC }]);
    expect((await ada.rest('GET', `${STUDY}?subject_code=9709&paper=p1`)).body['data']).toHaveLength(1);
  });

  test('are for those who are signed in, and nobody’s but their owner’s', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    expect((await world.guest().rest('GET', STUDY)).status).toBe(401);
    expect((await ben.rest('GET', `${STUDY}?user_id=${ada.id}`)).status).toBe(404);
    expect((await ben.rest('GET', `${STUDY}?limit=101`)).status).toBe(422);
    const wrong = await ada.rest('POST', '/api/progress/topics/complete', { topic_id: TOPIC, score: 101 });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', errors: [{ field: 'score' }] },
    });
  });
});

describe('the error book over REST', () => {
  test('takes an entry once for an idempotency key, and tells it as the graph does', async () => {
    const ada = await world.person();
    const add = () =>
      ada.rest(
        'POST',
        BOOK,
        {
          question_text: 'Solve $x^2 = 4x$.',
          user_answer: 'x = 4',
          correct_answer: 'x = 0 or x = 4',
          error_type: 'algebra_slip',
          error_line: 2,
          topic_id: TOPIC,
          source: 'check',
        },
        { 'idempotency-key': 'one' },
      );
    const { status, headers, body } = await add();
    expect(status).toBe(201);
    expect((await add()).body).toEqual(body);
    const [entry] = await entriesOf(ada);
    expect(body['data']).toEqual({ ...asRest(entry!), user_id: ada.id, question_latex: '' });
    const shown = await ada.rest('GET', headers.get('location')!);
    expect(shown).toMatchObject({ status: 200, body });
  });

  test('is listed newest first and filtered, reviewed, changed, emptied and put back', async () => {
    const ada = await world.person();
    const id = idOf(await addEntry(ada, { questionText: 'one', errorType: 'SIGN' }));
    world.later(1);
    await addEntry(ada, { questionText: 'two', source: 'CHAT' });
    const texts = async (query: string) =>
      ((await ada.rest('GET', `${BOOK}?${query}`)).body['data'] as unknown as Json[]).map(
        ({ question_text: text }) => String(text),
      );
    expect(await texts('')).toEqual(['two', 'one']);
    expect(await texts('error_type=sign')).toEqual(['one']);
    expect(await texts('source=chat')).toEqual(['two']);
    expect(await texts('search=on')).toEqual(['one']);

    const reviewed = await ada.rest('POST', `${BOOK}/${id}/review`);
    expect(reviewed.body['data']).toMatchObject({ reviewed: true, review_count: 1 });
    expect(await texts('reviewed=true')).toEqual(['one']);
    const back = await ada.rest('POST', `${BOOK}/${id}/review`, { reviewed: false });
    expect(back.body['data']).toMatchObject({ reviewed: false });
    const changed = await ada.rest('PUT', `${BOOK}/${id}`, { note: 'Mind the sign.', tags: ['exam'] });
    expect(changed.body['data']).toMatchObject({ note: 'Mind the sign.', tags: ['exam'] });
    expect(await texts('tag=exam')).toEqual(['one']);

    expect((await ada.rest('DELETE', `${BOOK}/${id}`)).status).toBe(204);
    expect((await ada.rest('DELETE', `${BOOK}/${id}`)).status).toBe(404);
    expect((await ada.rest('GET', `${BOOK}/${id}`)).status).toBe(404);
    expect((await ada.rest('POST', `${BOOK}/${id}/restore`)).body['data']).toMatchObject({ id });
    expect(await texts('')).toEqual(['two', 'one']);
  });

  test('joins what a device kept, and keeps out what was removed there', async () => {
    const ada = await world.person();
    const entry = (question_text: string) => ({
      id: newId('errorEntry', world.now),
      question_text,
      created_at: world.now.toISOString(),
    });
    const [kept, gone] = [entry('kept'), entry('gone')];
    const { status, body } = await ada.rest('POST', `${BOOK}/merge`, {
      entries: [kept, gone],
      removed: [gone.id],
    });
    expect(status).toBe(200);
    expect(body['data']!['entries']).toMatchObject([
      { id: kept.id, question_text: 'kept', error_type: 'unknown' },
    ]);
  });

  test('is for those who are signed in, and nobody’s but their owner’s', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = idOf(await addEntry(ada, { questionText: 'hers' }));
    expect((await world.guest().rest('GET', BOOK)).status).toBe(401);
    expect((await world.guest().rest('POST', BOOK, { question_text: 'x' })).status).toBe(401);
    expect((await ben.rest('GET', `${BOOK}/${id}`)).status).toBe(404);
    expect((await ben.rest('GET', `${BOOK}?user_id=${ada.id}`)).status).toBe(404);
    expect((await ben.rest('POST', `${BOOK}/${id}/review`)).status).toBe(404);
  });
});
