import { describe, expect, test } from 'vitest';
import { sendDigests } from '../../server/community/notifications/jobs/send-digests.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';
import { changeSettings, inboxOf, notify, SETTINGS } from '../support/inbox.ts';
import { followTag } from '../support/interactions.ts';
import { ask, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const settingsOf = async (who: Visitor) =>
  (await who.graph(`{ notificationSettings { ${SETTINGS} } }`)).data!['notificationSettings']!;

const isActive = async (who: Visitor, kind: string) => {
  const choices = (await settingsOf(who))['choices'] as unknown as { kind: string; active: boolean }[];
  return choices.find((choice) => choice.kind === kind)?.active;
};

describe('what somebody wants to hear of', () => {
  test('is changed a kind at a time, and what was left out stays', async () => {
    const ada = await world.person();
    expect(await settingsOf(ada)).toMatchObject({ quietHours: null, timeZone: 'UTC', weeklyDigest: false });
    await changeSettings(ada, { choices: [{ kind: 'VOTES', active: false }], timeZone: 'Asia/Shanghai' });
    await changeSettings(ada, {
      choices: [{ kind: 'TAG', active: true }],
      quietHours: { from: '22:30', to: '07:00' },
    });
    expect([await isActive(ada, 'VOTES'), await isActive(ada, 'TAG'), await isActive(ada, 'ANSWER')]).toEqual(
      [false, true, true],
    );
    expect(await settingsOf(ada)).toMatchObject({
      quietHours: { from: '22:30', to: '07:00' },
      timeZone: 'Asia/Shanghai',
    });
    await changeSettings(ada, { quietHours: null });
    expect(await settingsOf(ada)).toMatchObject({ quietHours: null, timeZone: 'Asia/Shanghai' });

    await notify(world, ada.id, { kind: 'VOTES' });
    await notify(world, ada.id, { kind: 'TAG' });
    expect((await inboxOf(ada)).nodes).toMatchObject([{ kind: 'TAG' }]);
  });

  test('is every kind that is switched on, as it was never changed, and no other', async () => {
    const ada = await world.person();
    const { choices } = (await settingsOf(ada)) as unknown as {
      choices: { kind: string; active: boolean }[];
    };
    for (const { kind } of choices) await notify(world, ada.id, { kind });
    const told = (await inboxOf(ada, { first: 100 })).nodes.map(({ kind }) => kind);
    const active = choices.filter((choice) => choice.active).map(({ kind }) => kind);
    expect(new Set(told)).toEqual(new Set(active));
  });

  test('is changed by several requests at once without one undoing another', async () => {
    const ada = await world.person();
    const kinds = ['ANSWER', 'COMMENT', 'MENTION', 'ACCEPTED', 'CLOSED', 'SUGGESTION', 'VOTES', 'BADGE'];
    await Promise.all(kinds.map((kind) => changeSettings(ada, { choices: [{ kind, active: false }] })));
    expect(await Promise.all(kinds.map((kind) => isActive(ada, kind)))).toEqual(kinds.map(() => false));
  });

  test('is refused with a sentence where it makes no sense', async () => {
    const ada = await world.person();
    for (const [input, field] of [
      [{ quietHours: { from: '25:00', to: '07:00' } }, 'quietHours'],
      [{ quietHours: { from: '07:00', to: '07:00' } }, 'quietHours'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ choices: [{ kind: 'MODERATION', active: false }] }, 'choices'],
    ] as const)
      expect(await changeSettings(ada, input)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field }],
      });
    expect(await changeSettings(world.guest(), { weeklyDigest: true })).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

describe('a new question', () => {
  const following = async (tag: string | null, author: string | null, kinds: string[]) => {
    const person = await world.person();
    if (tag) await world.db.tagFollow.create({ data: { userId: person.id, tag, createdAt: world.now } });
    if (author)
      await world.db.personFollow.create({
        data: { followerId: person.id, followedId: author, createdAt: world.now },
      });
    await changeSettings(person, { choices: kinds.map((kind) => ({ kind, active: true })) });
    return person;
  };

  test('is told to those who follow its tags or its author and asked for it, once to each, by day', async () => {
    const ada = await world.person({ name: 'Ada' });
    const [byTag, byAuthor, byBoth, neither] = [
      await following('quadratics', null, ['TAG']),
      await following(null, ada.id, ['AUTHOR']),
      await following('quadratics', ada.id, ['TAG', 'AUTHOR']),
      await following('quadratics', ada.id, []),
    ];
    await ask(ada);
    await ask(ada);
    await world.work();
    expect((await inboxOf(byTag)).nodes).toMatchObject([{ kind: 'TAG', count: 2 }]);
    expect((await inboxOf(byAuthor)).nodes).toMatchObject([{ kind: 'AUTHOR', count: 2 }]);
    expect((await inboxOf(byBoth)).nodes).toMatchObject([{ kind: 'AUTHOR', count: 2 }]);
    expect((await inboxOf(neither)).nodes).toEqual([]);
  });

  test('is told to nobody who follows an author that is not named, or once it is gone', async () => {
    const ada = await world.person();
    const follower = await following('quadratics', ada.id, ['TAG', 'AUTHOR']);
    const [unnamed, gone, held] = [await askedId(ada), await askedId(ada), await askedId(ada)];
    await world.db.question.update({ where: { id: held }, data: { hiddenAt: world.now } });
    await world.db.question.update({ where: { id: unnamed }, data: { anonymous: true } });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${gone}" }) { __typename } }`);
    await followTag(ada, 'quadratics');
    await changeSettings(ada, { choices: [{ kind: 'TAG', active: true }] });
    await world.work();
    expect((await inboxOf(follower)).nodes).toMatchObject([{ kind: 'TAG', count: 1, actor: null }]);
    expect((await inboxOf(ada)).nodes).toEqual([]);
  });

  test('reaches more people than fit into one job, each once', async () => {
    const ada = await world.person();
    const ids = await Promise.all(Array.from({ length: 3 }, async () => (await world.person()).id));
    await world.db.memberSettings.createMany({
      data: ids.map((userId) => ({ userId, notificationChoices: { TAG: true } })),
    });
    await world.db.tag.createMany({ data: [{ name: 'rare', createdBy: ada.id, createdAt: world.now }] });
    await world.db.tagFollow.createMany({
      data: ids.map((userId) => ({ userId, tag: 'rare', createdAt: world.now })),
    });
    const question = await askedId(ada, { tags: ['rare'] });
    const told: string[] = [];
    let after: string | null = null;
    for (;;) {
      const rows: { user_id: string }[] = await world.db.$queryRaw`
        SELECT user_id FROM notify_followers(
            ${question}::uuid, NULL, NULL, ${after}::uuid, 2, ${world.now}::timestamptz)`;
      told.push(...rows.map(({ user_id: id }) => id));
      if (rows.length < 2) break;
      after = rows.at(-1)!.user_id;
    }
    expect(told.sort()).toEqual([...ids].sort());
  });
});

describe('the weekly digest', () => {
  const monday = new Date('2030-03-11T08:00:00Z');
  /** Sessions end before weeks do. */
  const digestsOf = async (who: Visitor) => inboxOf(await world.sessionOf(who), { kind: 'DIGEST' });
  const runAt = async (time: Date) => {
    world.now = time;
    await world.jobs.add(world.db, sendDigests, {});
    await world.retry();
  };

  test('comes on Monday at eight with what happened, once, and only to those who asked', async () => {
    world.now = new Date('2030-03-06T09:00:00Z');
    const [ada, ben, cat] = [await world.person(), await world.person(), await world.person()];
    const dan = await world.person();
    for (const who of [ada, cat, dan]) await changeSettings(who, { weeklyDigest: true });
    await changeSettings(dan, { weeklyDigest: false });
    for (const who of [ada, dan]) await notify(world, who.id);
    await notify(world, ben.id);
    await runAt(new Date(monday.getTime() - 1000));
    expect((await digestsOf(ada)).nodes).toEqual([]);
    await runAt(monday);
    await runAt(new Date(monday.getTime() + 900_000));
    const { nodes } = await digestsOf(ada);
    expect(nodes).toMatchObject([{ title: 'Your week', message: 'This week: 1 answer.', count: 1 }]);
    expect((await digestsOf(ben)).nodes).toEqual([]);
    expect((await digestsOf(cat)).nodes).toEqual([]);
    expect((await digestsOf(dan)).nodes).toEqual([]);
    const row = await world.db.notification.findUniqueOrThrow({ where: { id: nodes[0]!.id } });
    expect(row.detail).toMatchObject({ mail: { subject: { zh: '你在引理的一周' } } });
  });

  test('that is more than a day late is dropped, and the next one comes', async () => {
    world.now = new Date('2030-03-13T09:00:00Z');
    const ada = await world.person();
    await changeSettings(ada, { weeklyDigest: true });
    await notify(world, ada.id);
    await runAt(new Date('2030-03-19T09:00:00Z'));
    expect((await digestsOf(ada)).nodes).toEqual([]);
    const settings = await world.db.memberSettings.findUniqueOrThrow({ where: { userId: ada.id } });
    expect(settings.nextDigestAt).toEqual(new Date('2030-03-25T08:00:00Z'));
  });
});

test('what came is kept for ninety days', async () => {
  const ada = await world.person();
  await notify(world, ada.id);
  await cleanUp(world.pool, new Date(world.now.getTime() + 90 * 86_400_000));
  expect((await inboxOf(ada)).nodes).toHaveLength(1);
  await cleanUp(world.pool, new Date(world.now.getTime() + 90 * 86_400_000 + 1));
  expect((await inboxOf(ada)).nodes).toEqual([]);
});
