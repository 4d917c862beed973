import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { commentedId } from '../support/interactions.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';
const dataOf = (json: Json) => json['data']!;

/** A picture with a place in its metadata. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#37c' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer();

async function upload({ token }: Visitor, body: Buffer | string): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${world.address}${AT}/profiles/me/avatar`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body: body as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as Json };
}

describe('profiles over REST', () => {
  test('one is read by id or as “me”, which is 401 for a guest, and is 404 where nobody is', async () => {
    const ada = await world.person({ name: 'Ada' });
    const { status, body } = await world.guest().rest('GET', `${AT}/profiles/${ada.id}`);
    expect(status).toBe(200);
    expect(dataOf(body)).toMatchObject({
      id: ada.id,
      name: 'Ada',
      avatar_url: null,
      role: 'student',
      bio: '',
      subjects: [],
      exam_session: null,
      links: [],
      joined_at: expect.any(String),
      follower_count: 0,
      following_count: 0,
      privacy: { show_activity: true, show_follows: true, show_study: false, on_leaderboard: true },
      viewer: null,
    });
    expect(dataOf((await ada.rest('GET', `${AT}/profiles/me`)).body)).toMatchObject({
      id: ada.id,
      viewer: { following: false, can_edit: true, can_follow: false },
    });
    expect((await world.guest().rest('GET', `${AT}/profiles/me`)).status).toBe(401);
    expect((await ada.rest('GET', `${AT}/profiles/nobody`)).status).toBe(404);
  });

  test('one is changed in part by its owner, and refused to others and with a sentence for each field', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const fields = {
      name: 'Ada Byron',
      bio: 'Vectors.',
      subjects: ['9709'],
      exam_session: '2030-11',
      links: ['https://example.org'],
    };
    const changed = await ada.rest('PUT', `${AT}/profiles/me`, {
      ...fields,
      privacy: { show_follows: false },
    });
    expect([changed.status, dataOf(changed.body)]).toMatchObject([
      200,
      { ...fields, privacy: { show_follows: false, show_activity: true } },
    ]);
    expect((await ben.rest('PUT', `${AT}/profiles/${ada.id}`, { bio: 'Mine.' })).status).toBe(403);
    expect((await world.guest().rest('PUT', `${AT}/profiles/${ada.id}`, { bio: 'Mine.' })).status).toBe(401);
    const refused = await ada.rest(
      'PUT',
      `${AT}/profiles/me`,
      { name: 'A', links: ['ftp://x'] },
      { 'accept-language': 'zh' },
    );
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'VALIDATION_FAILED',
        message: '昵称至少需要 2 个字符。',
        errors: [{ field: 'name' }, { field: 'links' }],
      },
    ]);
  });

  test('figures, activity and people around somebody are told as the graph tells them', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const answer = await answeredId(ben, question);
    await vote(ada, answer, 'UP');
    expect(dataOf((await ada.rest('GET', `${AT}/profiles/${ben.id}/stats`)).body)).toEqual({
      questions: 0,
      answers: 1,
      accepted: 0,
      accept_rate: 0,
      votes_received: 1,
      badges: expect.any(Number),
      topics_mastered: null,
    });
    world.later(1);
    const comment = await commentedId(ben, question);
    world.later(1);
    await vote(ben, question, 'UP');
    const activity = await ada.rest('GET', `${AT}/profiles/${ben.id}/activity?total=true`);
    expect(activity.body).toMatchObject({
      data: [
        { kind: 'earned_badge', target: { badge: { type: 'first_upvote' }, user_id: ben.id } },
        { kind: 'commented', target: { id: comment, on_question: { id: question }, on_answer: null } },
        { kind: 'answered', target: { id: answer, question: { id: question } } },
      ],
      page: { limit: 20, has_more: false, total: 3 },
    });
    await ada.rest('POST', `${AT}/profiles/${ben.id}/follow`, {});
    expect((await world.guest().rest('GET', `${AT}/profiles/${ben.id}/followers`)).body).toMatchObject({
      data: [{ id: ada.id, role: 'student' }],
    });
    expect((await ada.rest('GET', `${AT}/profiles/me/following`)).body).toMatchObject({
      data: [{ id: ben.id }],
    });
    await ben.rest('PUT', `${AT}/profiles/me`, { privacy: { show_follows: false, show_activity: false } });
    for (const list of ['activity', 'followers', 'following']) {
      const { status, body } = await ada.rest('GET', `${AT}/profiles/${ben.id}/${list}`);
      expect([list, status, body['code']]).toEqual([list, 403, 'NOT_ALLOWED']);
    }
  });

  test('following is turned round, or set by `active`, and is refused for oneself', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const path = `${AT}/profiles/${ben.id}/follow`;
    const follow = async (body: object) => dataOf((await ada.rest('POST', path, body)).body);
    expect(await follow({})).toEqual({ following: true, follower_count: 1 });
    expect(await follow({})).toEqual({ following: false, follower_count: 0 });
    expect(await follow({ active: true })).toEqual({ following: true, follower_count: 1 });
    expect(await follow({ active: true })).toEqual({ following: true, follower_count: 1 });
    for (const oneself of [ada.id, 'me'])
      expect((await ada.rest('POST', `${AT}/profiles/${oneself}/follow`, {})).status).toBe(422);
    expect((await world.guest().rest('POST', path, {})).status).toBe(401);
  });
});

describe('a picture of somebody', () => {
  test('becomes a small square without its metadata, which everybody may keep', async () => {
    const ada = await world.person();
    const { status, body } = await upload(ada, await picture(640, 400));
    expect(status).toBe(201);
    const url = String(dataOf(body)['url']);
    expect(dataOf((await ada.rest('GET', `${AT}/profiles/me`)).body)).toMatchObject({ avatar_url: url });

    const shown = await fetch(`${world.address}${url}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, exif, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height, exif, format]).toEqual([256, 256, undefined, 'webp']);
  });

  test('takes the place of the one before, whose file is removed, and is taken away', async () => {
    const ada = await world.person();
    const first = String(dataOf((await upload(ada, await picture(300, 300))).body)['url']);
    const second = String(dataOf((await upload(ada, await picture(200, 300))).body)['url']);
    expect((await fetch(`${world.address}${first}`)).status).toBe(404);
    const fileId = first.split('/').at(-1)!;
    expect(await world.db.uploadRemoval.findUnique({ where: { fileId } })).not.toBeNull();
    const ben = await world.person();
    expect((await ben.rest('DELETE', `${AT}/profiles/${ada.id}/avatar`)).status).toBe(403);
    expect((await ada.rest('DELETE', `${AT}/profiles/me/avatar`)).status).toBe(204);
    expect((await fetch(`${world.address}${second}`)).status).toBe(404);
    expect(dataOf((await ada.rest('GET', `${AT}/profiles/me`)).body)).toMatchObject({ avatar_url: null });
  });

  test('is a picture by its content, and needs an account', async () => {
    const ada = await world.person();
    expect((await upload(ada, 'GIF89a, or so it says')).status).toBe(415);
    expect((await upload(ada, '%PDF-1.4 not a picture')).status).toBe(415);
    expect((await upload(world.guest(), await picture(10, 10))).status).toBe(401);
    expect(dataOf((await ada.rest('GET', `${AT}/profiles/me`)).body)).toMatchObject({ avatar_url: null });
  });

  test('is shown by nobody who is suspended', async () => {
    const ada = await world.person();
    await world.db.user.update({
      where: { id: ada.id },
      data: { suspendedUntil: new Date(world.now.getTime() + 3_600_000) },
    });
    const { status, body } = await upload(await world.sessionOf(ada), await picture(10, 10));
    expect([status, body['code']]).toEqual([403, 'SUSPENDED']);
    expect(await world.db.avatar.count({ where: { userId: ada.id } })).toBe(0);
  });

  test('stays where files that belong to nothing are removed', async () => {
    const ada = await world.person();
    const url = String(dataOf((await upload(ada, await picture(64, 64))).body)['url']);
    world.later(7200);
    await world.sweep();
    expect((await fetch(`${world.address}${url}`)).status).toBe(200);
  });
});
