import { describe, expect, test } from 'vitest';
import { comment, commentedId, like } from '../support/interactions.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { idOf, openWorld, type Json } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

const data = ({ body }: { body: Json }) => body['data']!;

describe('likes and bookmarks over REST', () => {
  test('a call without `active` turns it round, and one with it sets it', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    for (const [path, set, count] of [
      ['like', 'liked', 'like_count'],
      ['bookmark', 'bookmarked', 'bookmark_count'],
    ] as const) {
      const post = (more: object = {}) =>
        ada.rest('POST', `${AT}/interactions/${path}`, { target_type: 'question', target_id: id, ...more });
      expect(await post()).toMatchObject({ status: 200, body: { data: { [set]: true, [count]: 1 } } });
      expect(data(await post())).toEqual({ [set]: false, [count]: 0 });
      expect(data(await post({ active: true }))).toEqual({ [set]: true, [count]: 1 });
      expect(data(await post({ active: true }))).toEqual({ [set]: true, [count]: 1 });
      expect(data(await post({ active: false }))).toEqual({ [set]: false, [count]: 0 });
    }
  });

  test('the type of the target must be one there is and that of the id', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const commentId = await commentedId(ada, id);
    const post = (path: string, target_type: string, target_id: unknown) =>
      ada.rest('POST', `${AT}/interactions/${path}`, { target_type, target_id });
    expect((await post('like', 'comment', commentId)).status).toBe(200);
    expect((await post('like', 'answer', id)).status).toBe(422);
    expect((await post('like', 'person', id)).status).toBe(422);
    expect(await post('bookmark', 'comment', commentId)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'target_type' }] },
    });
    expect((await post('like', 'question', [])).status).toBe(422);
    expect((await world.guest().rest('POST', `${AT}/interactions/like`, { target_id: id })).status).toBe(401);
  });

  test('a comment is voted up and not down', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const target_id = await commentedId(ada, await askedId(ada));
    const vote = (vote_type: string) =>
      ben.rest('POST', `${AT}/interactions/vote`, { target_type: 'comment', target_id, vote_type });
    expect(data(await vote('up'))).toEqual({ vote: 'up', up: 1, down: 0, score: 1 });
    expect((await vote('down')).status).toBe(422);
    expect(data(await vote('none'))).toMatchObject({ vote: null, score: 0 });
  });

  test('what somebody did is listed by type, the private kinds for themselves alone', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await like(ben, id);
    await ben.rest('POST', `${AT}/interactions/bookmark`, { target_id: id });
    const listed = async (who: typeof ada, type = '') =>
      data(await who.rest('GET', `${AT}/interactions/user/${ben.id}${type && `?type=${type}`}`));
    expect(await listed(ben, 'like')).toMatchObject([
      { type: 'like', target_type: 'question', target_id: id, target: { id } },
    ]);
    expect(await listed(ben)).toHaveLength(2);
    expect(await listed(ada, 'bookmark')).toEqual([]);
    expect(await listed(ada)).toMatchObject([{ type: 'like' }]);
    expect((await ada.rest('GET', `${AT}/interactions/user/${ben.id}?type=love`)).status).toBe(422);
  });
});

describe('comments over REST', () => {
  test('one is posted with 201 and a location, listed, changed and deleted', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    for (const path of [`questions/${id}`, `answers/${await answeredId(ada, id)}`]) {
      const posted = await ada.rest(
        'POST',
        `${AT}/${path}/comments`,
        { body: 'Is $x$ real?' },
        { 'idempotency-key': path },
      );
      const commentId = idOf(data(posted));
      expect(posted.status).toBe(201);
      expect(posted.headers.get('location')).toBe(`${AT}/comments/${commentId}`);
      expect(data(posted)).toMatchObject({
        body: 'Is $x$ real?',
        score: 0,
        like_count: 0,
        author: { id: ada.id },
        viewer: { can_edit: true },
      });
      expect(await ben.rest('GET', `${AT}/${path}/comments`)).toMatchObject({
        status: 200,
        body: { data: [{ id: commentId }], page: { has_more: false } },
      });
      const one = await ada.rest('GET', `${AT}/comments/${commentId}`);
      const tag = one.headers.get('etag')!;
      const changed = await ada.rest(
        'PUT',
        `${AT}/comments/${commentId}`,
        { body: 'Is $y$ real?' },
        { 'if-match': tag },
      );
      expect(data(changed)).toMatchObject({ body: 'Is $y$ real?', version: 2 });
      expect(
        (await ada.rest('PUT', `${AT}/comments/${commentId}`, { body: 'Again.' }, { 'if-match': tag }))
          .status,
      ).toBe(412);
      expect((await ben.rest('DELETE', `${AT}/comments/${commentId}`)).status).toBe(403);
      expect((await ada.rest('DELETE', `${AT}/comments/${commentId}`)).status).toBe(204);
      expect((await ada.rest('GET', `${AT}/comments/${commentId}`)).status).toBe(404);
    }
    expect((await ada.rest('POST', `${AT}/questions/${id}/comments`, { body: 'x' })).status).toBe(422);
    expect((await ada.rest('GET', `${AT}/questions/${ada.id}/comments`)).status).toBe(404);
  });

  test('says exactly what the graph says', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const written = await comment(ada, id);
    const one = data(await ada.rest('GET', `${AT}/comments/${idOf(written)}`));
    expect(one).toMatchObject({
      id: idOf(written),
      post_id: id,
      body: written['body'],
      body_html: written['bodyHtml'],
      version: 1,
    });
  });
});

describe('following over REST', () => {
  test('a question is followed and no more, a tag by its name', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const follow = (body: object = {}) => ada.rest('POST', `${AT}/questions/${id}/follow`, body);
    expect(data(await follow())).toEqual({ following: true });
    expect(data(await follow())).toEqual({ following: false });
    expect(data(await follow({ active: false }))).toEqual({ following: false });
    expect(data(await ada.rest('POST', `${AT}/tags/quadratics/follow`, {}))).toEqual({
      tag: 'quadratics',
      following: true,
    });
    expect(data(await ada.rest('POST', `${AT}/tags/quadratics/follow`, { active: false }))).toMatchObject({
      following: false,
    });
    expect((await ada.rest('POST', `${AT}/tags/nobody-uses-this/follow`, {})).status).toBe(404);
  });

  test('the tags that one follows are listed for oneself, page by page', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await askedId(ada, { tags: ['vectors', 'circles'] });
    for (const tag of ['vectors', 'quadratics', 'circles'])
      await ben.rest('POST', `${AT}/tags/${tag}/follow`, {});
    const list = async (more: string) => (await ben.rest('GET', `${AT}/followed-tags${more}`)).body;
    const first = await list('?limit=2&total=true');
    expect(first).toMatchObject({
      data: [{ tag: 'circles', questions: expect.any(Number) }, { tag: 'quadratics' }],
      page: { limit: 2, has_more: true, total: 3 },
    });
    const rest = await list(`?cursor=${String(first['page']!['next_cursor'])}`);
    expect(rest).toMatchObject({ data: [{ tag: 'vectors' }], page: { has_more: false, total: null } });
    expect((await ada.rest('GET', `${AT}/followed-tags`)).body['data']).toEqual([]);
    expect((await world.guest().rest('GET', `${AT}/followed-tags`)).status).toBe(401);
  });

  test('a tag tells its figures, what it belongs to, and whether one follows it', async () => {
    const ada = await world.person();
    await askedId(ada);
    await ada.rest('POST', `${AT}/tags/quadratics/follow`, {});
    expect(data(await ada.rest('GET', `${AT}/tags/quadratics`))).toMatchObject({
      tag: 'quadratics',
      questions: expect.any(Number),
      unanswered: expect.any(Number),
      trend: expect.any(Number),
      following: true,
      subject: null,
      topics: [{ slug: 'quadratics', subject_code: '9709' }],
    });
    const guest = data(await world.guest().rest('GET', `${AT}/tags/9709`));
    expect(guest).toMatchObject({ following: null, subject: { code: '9709' }, topics: [] });
    expect((await ada.rest('GET', `${AT}/tags/nobody-uses-this`)).status).toBe(404);
  });
});
