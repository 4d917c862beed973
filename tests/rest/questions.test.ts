import { describe, expect, test } from 'vitest';
import { answeredId, askedId, draft, vote } from '../support/posts.ts';
import { idOf, openWorld, type Json } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

const body = (more: object = {}) => {
  const { subjectCode, topic, ...rest } = draft();
  return { ...rest, language: 'en', subject_code: subjectCode, topic_slug: topic, ...more };
};
const dataOf = (json: Json) => json['data']!;

describe('questions over REST', () => {
  test('one is asked with 201, a location and the whole of it', async () => {
    const ada = await world.person({ name: 'Ada' });
    const {
      status,
      headers,
      body: json,
    } = await ada.rest('POST', `${AT}/questions`, body({ body: 'Is $x^2$ positive?' }));
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${AT}/questions/${idOf(dataOf(json))}`);
    expect(dataOf(json)).toMatchObject({
      subject_code: '9709',
      topic_slug: 'quadratics',
      status: 'open',
      author: { id: ada.id, name: 'Ada', role: 'student', avatar_url: null },
      answer_count: 0,
      accepted_answer_id: null,
      viewer: { vote: null, can_edit: true, can_vote: false },
      similar: expect.any(Array),
    });
    expect(String(dataOf(json)['body_html'])).toContain('<math');
  });

  test('the same Idempotency-Key asks once', async () => {
    const ada = await world.person();
    const same = body();
    const key = { 'idempotency-key': 'rest-1' };
    const [first, second] = [
      await ada.rest('POST', `${AT}/questions`, same, key),
      await ada.rest('POST', `${AT}/questions`, same, key),
    ];
    expect(idOf(dataOf(second.body))).toBe(idOf(dataOf(first.body)));
    const other = await ada.rest('POST', `${AT}/questions`, body(), key);
    expect(other).toMatchObject({ status: 409, body: { earlier_id: idOf(dataOf(first.body)) } });
  });

  test('an edit that changes nothing makes no version and answers with the post as it is', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const path = `${AT}/questions/${id}`;
    const answerPath = `${AT}/answers/${await answeredId(ada, id)}`;
    const [question, answer] = [await ada.rest('GET', path), await ada.rest('GET', answerPath)];
    const { title, body: text, tags } = dataOf(question.body);
    const same = { title, body: text, tags };
    const current = { 'if-match': question.headers.get('etag')! };
    for (const again of [
      await ada.rest('PUT', path, {}),
      await ada.rest('PUT', path, same),
      await ada.rest('PUT', path, same, current),
    ]) {
      expect(again.status).toBe(200);
      expect(dataOf(again.body)).toMatchObject({ title, version: 1, edited_at: null });
    }
    const sent = await ada.rest('PUT', answerPath, { body: dataOf(answer.body)['body'] });
    expect([sent.status, dataOf(sent.body)['version']]).toEqual([200, 1]);
    expect((await ada.rest('PUT', path, same, { 'if-match': '"7"' })).status).toBe(412);
    const { body: json } = await ada.rest('PUT', path, { title: `${String(title)} Really?` }, current);
    expect(dataOf(json)['version']).toBe(2);
  });

  test('a refusal is a problem with its code, the fields and the request, in the reader’s language', async () => {
    const ada = await world.person();
    const {
      status,
      headers,
      body: json,
    } = await ada.rest('POST', `${AT}/questions`, body({ title: '短' }), {
      'accept-language': 'zh',
      'x-request-id': 'request-of-mine',
    });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(json).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: '标题至少需要 6 个字符。',
      detail: '标题至少需要 6 个字符。',
      errors: [{ field: 'title', code: 'TOO_SHORT', min: 6 }],
      request_id: 'request-of-mine',
    });
  });

  test('what cannot be read is refused before the graph is asked', async () => {
    const ada = await world.person();
    expect((await ada.rest('POST', `${AT}/questions`, '{"title":')).status).toBe(400);
    expect((await ada.rest('POST', `${AT}/questions`, { title: 12 })).status).toBe(422);
    expect((await ada.rest('POST', `${AT}/questions`, body({ body: 'x'.repeat(300_000) }))).status).toBe(413);
    for (const limit of ['101', '0', '-1', '2.5', '1e1', 'many']) {
      const { status, body: json } = await ada.rest('GET', `${AT}/questions?limit=${limit}`);
      expect([status, json['message']]).toEqual([422, '“limit” must be a whole number from 1 to 100.']);
      expect(json['errors']).toMatchObject([{ field: 'limit', min: 1, max: 100 }]);
    }
    expect((await ada.rest('GET', `${AT}/questions?sort=strange`)).status).toBe(422);
    expect((await ada.rest('GET', `${AT}/questions?cursor=strange`)).status).toBe(422);
  });

  test('without a token one reads and is told to sign in to write; a bad token is refused everywhere', async () => {
    expect((await world.guest().rest('GET', `${AT}/questions`)).status).toBe(200);
    const { status, body: json } = await world.guest().rest('POST', `${AT}/questions`, body());
    expect([status, json['code']]).toEqual([401, 'SIGNED_OUT']);
    const bad = await world.visitorWith('bad').rest('GET', `${AT}/questions`);
    expect([bad.status, bad.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('a list tells its page, and the total only when asked', async () => {
    const ada = await world.person();
    await askedId(ada);
    for (let i = 0; i < 3; i += 1)
      await askedId(ada, { subjectCode: '9231', paper: 'p1', topic: 'matrices', tags: ['matrices'] });
    const first = await ada.rest('GET', `${AT}/questions?subject_code=9231&limit=2&total=true`);
    expect(first.body['page']).toMatchObject({ has_more: true, total: 3 });
    const cursor = String(first.body['page']!['next_cursor']);
    const second = await ada.rest('GET', `${AT}/questions?subject_code=9231&limit=2&cursor=${cursor}`);
    expect(second.body).toMatchObject({
      data: [expect.anything()],
      page: { has_more: false, next_cursor: null, total: null },
    });
    expect((first.body['data'] as unknown as object[])[0]).not.toHaveProperty('body');
  });

  test('search is not taken for an id, and shows what matches', async () => {
    const ada = await world.person();
    await askedId(ada, { title: 'Moment of inertia of a rod', body: 'About its centre of mass.' });
    const { status, body: json } = await ada.rest('GET', `${AT}/questions/search?q=inertia`);
    expect(status).toBe(200);
    expect(json['data']).toMatchObject([
      { title: 'Moment of inertia of a rod', highlights: expect.any(Array) },
    ]);
    for (const [subject, found] of [
      ['9709', 1],
      ['9702', 0],
    ] as const)
      expect(
        (await ada.rest('GET', `${AT}/questions/search?q=inertia&subject_code=${subject}`)).body['data'],
      ).toHaveLength(found);
    expect((await ada.rest('GET', `${AT}/questions/search?q=`)).status).toBe(422);
  });

  test('one that did not change is 304, and looking at it changes nothing about that', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const first = await ada.rest('GET', `${AT}/questions/${id}`);
    const asked = await world.db.question.findUniqueOrThrow({ where: { id } });
    expect(first.body['data']).toMatchObject({
      id,
      title: asked.title,
      body: asked.body,
      author: { id: ada.id },
      top_answer_ids: [],
    });
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('vary')).toContain('authorization');
    await ada.graph(
      'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } } }',
      { ids: [id] },
    );
    const etag = first.headers.get('etag')!;
    expect(
      (await ada.rest('GET', `${AT}/questions/${id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(304);
    await vote(await world.person(), id, 'UP');
    expect(
      (await ada.rest('GET', `${AT}/questions/${id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(200);
  });

  test('If-Match lets an edit through only from the version it names', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const etag = (await ada.rest('GET', `${AT}/questions/${id}`)).headers.get('etag')!;
    const put = (title: string, from = etag) =>
      ada.rest('PUT', `${AT}/questions/${id}`, { title }, { 'if-match': from });
    expect(await put('A new title for it')).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(await put('Another title for it')).toMatchObject({ status: 412, body: { code: 'EDIT_CONFLICT' } });
    expect(await put('A third title for it', '"of-another-site"')).toMatchObject({ status: 412 });
    expect(await put('A third title for it', '*')).toMatchObject({ body: { data: { version: 3 } } });
  });

  test('deleting is 204, and then 404', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect(await ada.rest('DELETE', `${AT}/questions/${id}`)).toMatchObject({ status: 204, body: null });
    expect((await ada.rest('GET', `${AT}/questions/${id}`)).status).toBe(404);
    expect((await ada.rest('DELETE', `${AT}/questions/${id}`)).status).toBe(404);
    expect((await ada.rest('GET', `${AT}/nothing/here`)).status).toBe(404);
  });
});

const at = (id: string, more = '') => `${AT}/questions/${id}${more}`;
const list = (json: Json) => (json['data'] as unknown as Json[]).map(idOf);

describe('what becomes of a question', () => {
  test('a question is closed with a reason, and opened again', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const closed = await ada.rest('POST', at(id, '/close'), { reason: 'too_broad' });
    expect(closed).toMatchObject({
      status: 200,
      body: { data: { status: 'closed', close: { reason: 'too_broad', duplicate_of: null } } },
    });
    const open = await ada.rest('POST', at(id, '/reopen'));
    expect(open).toMatchObject({ status: 200, body: { data: { status: 'open', close: null } } });
  });

  test('closing names a reason that there is, and needs the reputation for it', async () => {
    await Promise.all(Array.from({ length: 51 }, () => world.person()));
    const ada = await world.person({ reputation: 499 });
    const id = await askedId(ada, { tags: [] });
    expect((await ada.rest('POST', at(id, '/close'), { reason: 'boring' })).status).toBe(422);
    expect(await ada.rest('POST', at(id, '/close'), { reason: 'unclear' })).toMatchObject({
      status: 403,
      body: { code: 'NEED_REPUTATION', required: 500 },
    });
    expect((await world.guest().rest('POST', at(id, '/close'), { reason: 'unclear' })).status).toBe(401);
  });

  test('a duplicate says what it repeats, and is listed there', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const [id, original] = [await askedId(moderator), await askedId(moderator)];
    const closing = { reason: 'duplicate', duplicate_of_id: original };
    expect((await moderator.rest('POST', at(id, '/close'), closing)).body['data']).toMatchObject({
      close: { reason: 'duplicate', duplicate_of: { id: original } },
    });
    const duplicates = await world.guest().rest('GET', at(original, '/duplicates?total=true'));
    expect(list(duplicates.body)).toEqual([id]);
    expect(duplicates.body['page']).toMatchObject({ total: 1, has_more: false });
    const circle = { reason: 'duplicate', duplicate_of_id: id };
    expect(await moderator.rest('POST', at(original, '/close'), circle)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'duplicate_of_id' }] },
    });
  });

  test('staff lock a question and let it go on', async () => {
    const moderator = await world.person({ role: 'MODERATOR' });
    const id = await askedId(await world.person());
    expect((await (await world.person()).rest('POST', at(id, '/lock'))).status).toBe(403);
    expect((await moderator.rest('POST', at(id, '/lock'))).body['data']).toMatchObject({ status: 'locked' });
    expect((await moderator.rest('POST', at(id, '/lock'), { locked: false })).body['data']).toMatchObject({
      status: 'open',
    });
  });
});
