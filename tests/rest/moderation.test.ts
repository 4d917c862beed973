import { beforeAll, expect, test } from 'vitest';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const COMMUNITY = '/api/community';
let asker: Visitor;
let author: Visitor;
let moderator: Visitor;
let admin: Visitor;

beforeAll(async () => {
  [asker, author] = [await world.person(), await world.person()];
  [moderator, admin] = [await world.person({ role: 'MODERATOR' }), await world.person({ role: 'ADMIN' })];
});

const report = (who: Visitor, body: object) => who.rest('POST', `${COMMUNITY}/interactions/report`, body);

test('a report over REST is 201 and then 200, by a word of the list or in the reporter’s own words', async () => {
  const target_id = await answeredId(author, await askedId(asker));
  const first = await report(asker, { target_type: 'answer', target_id, reason: 'spam' });
  expect([first.status, first.body['data']]).toEqual([
    201,
    expect.objectContaining({ report_id: expect.any(String), status: 'open', reason: 'spam' }),
  ]);
  const again = await report(asker, { target_type: 'answer', target_id, reason: 'spam' });
  expect([again.status, again.body['data']!['report_id']]).toEqual([200, first.body['data']!['report_id']]);

  const other = await answeredId(author, await askedId(asker));
  const inWords = await report(asker, {
    target_type: 'answer',
    target_id: other,
    reason: 'It is copied from a book.',
  });
  expect([inWords.status, inWords.body['data']]).toEqual([
    201,
    expect.objectContaining({ reason: 'other', text: 'It is copied from a book.' }),
  ]);
  expect((await report(asker, { target_type: 'question', target_id, reason: 'spam' })).status).toBe(422);
  expect((await report(author, { target_type: 'answer', target_id, reason: 'spam' })).status).toBe(403);
  expect((await report(world.guest(), { target_type: 'answer', target_id, reason: 'spam' })).status).toBe(
    401,
  );
});

test('the queue, a decision and the record of a person are for staff, the audit for admins', async () => {
  const someone = await world.person();
  const target_id = await answeredId(someone, await askedId(asker));
  await report(asker, { target_type: 'answer', target_id, reason: 'rude' });
  const queue = await moderator.rest('GET', `${COMMUNITY}/moderation/cases?limit=50`);
  const open = (queue.body['data'] as unknown as { id: string; target_id: string }[]).find(
    (one) => one.target_id === target_id,
  )!;
  expect((await asker.rest('GET', `${COMMUNITY}/moderation/cases`)).status).toBe(403);
  expect((await asker.rest('GET', `${COMMUNITY}/moderation/cases/${open.id}`)).status).toBe(404);
  const whole = await moderator.rest('GET', `${COMMUNITY}/moderation/cases/${open.id}`);
  expect(whole.body['data']).toMatchObject({ reports: [{ reason: 'rude' }] });

  const decided = await moderator.rest('POST', `${COMMUNITY}/moderation/cases/${open.id}/decide`, {
    uphold: true,
    reason: 'It insults the asker.',
  });
  expect([decided.status, decided.body['data']!['status']]).toEqual([200, 'upheld']);
  const people = `${COMMUNITY}/moderation/people/${someone.id}`;
  expect((await moderator.rest('POST', `${people}/warn`, { reason: 'Please stay polite.' })).status).toBe(
    200,
  );
  const suspended = await moderator.rest('POST', `${people}/suspend`, { days: 2, reason: 'Insults, again.' });
  expect(suspended.body['data']).toMatchObject({
    warnings: 1,
    upheld: 1,
    suspended_until: expect.any(String),
  });
  expect((await moderator.rest('POST', `${people}/lift`, { reason: 'They apologised.' })).status).toBe(200);
  const record = await moderator.rest('GET', people);
  expect((record.body['data']!['measures'] as unknown as unknown[]).length).toBe(4);
  expect(
    (await moderator.rest('PUT', `${people}/role`, { role: 'moderator', reason: 'They are good.' })).status,
  ).toBe(403);
  const role = await admin.rest('PUT', `${people}/role`, {
    role: 'moderator',
    reason: 'They know the rules.',
  });
  expect(role.status).toBe(200);
  expect((await moderator.rest('GET', `${COMMUNITY}/moderation/audit`)).status).toBe(403);
  const audit = await admin.rest('GET', `${COMMUNITY}/moderation/audit?user_id=${someone.id}`);
  expect((audit.body['data'] as unknown as { event: string }[])[0]).toMatchObject({ event: 'role_changed' });
  const shown = { id: target_id, active: false, reason: 'A mistake of ours.' };
  expect((await moderator.rest('POST', `${COMMUNITY}/moderation/hide`, shown)).status).toBe(200);
});
