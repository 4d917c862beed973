import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { send } from '../support/chat.ts';
import { download, pdf, sound, uploadedId } from '../support/files.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const folder = () => path.join(world.dataDir, 'uploads');
const storedFiles = () => readdirSync(folder()).filter((name) => name !== 'incoming');

describe('a file that is kept', () => {
  test('lies where its owner alone can enter, named by nothing that a person chose', async () => {
    const ada = await world.person();
    await uploadedId(world, ada, 'diary.wav', sound());
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    for (const name of storedFiles()) {
      expect(name).toMatch(/^[0-9a-f-]{36}$/);
      expect(statSync(path.join(folder(), name)).mode & 0o777).toBe(0o600);
    }
  });

  test('is its owner’s alone: to all others there is none', async () => {
    const [ada, ben, root] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'ADMIN' }),
    ];
    const id = await uploadedId(world, ada, 'a.wav', sound());
    expect((await download(world, ada, id)).status).toBe(200);
    for (const other of [ben, root]) {
      expect((await download(world, other, id)).status).toBe(404);
      expect((await other.rest('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    }
    expect((await download(world, world.guest(), id)).status).toBe(401);
    for (const none of [id.replace(/^./, 'f'), ben.id, 'x'])
      expect((await download(world, ada, none)).status).toBe(404);
  });

  test('comes with what keeps it from running, from other sites and from shared caches', async () => {
    const ada = await world.person();
    const id = await uploadedId(world, ada, '讲义 "1".pdf', pdf('x'));
    const { headers } = await download(world, ada, id);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toContain('private');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="__ 1.pdf"; filename*=UTF-8''${encodeURIComponent('讲义 1.pdf')}`,
    );
    const again = await download(world, ada, id, { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  test('is read in parts, as players do', async () => {
    const ada = await world.person();
    const content = sound();
    const id = await uploadedId(world, ada, 'a.wav', content);
    const part = async (range: string) => {
      const response = await download(world, ada, id, { range });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, bytes, range: response.headers.get('content-range') };
    };
    const total = content.length;
    expect(await part('bytes=4-7')).toEqual({
      status: 206,
      bytes: content.subarray(4, 8),
      range: `bytes 4-7/${total}`,
    });
    expect((await part('bytes=4000-')).bytes).toEqual(content.subarray(4000));
    expect((await part('bytes=-5')).bytes).toEqual(content.subarray(total - 5));
    expect((await part('bytes=0-999999')).range).toBe(`bytes 0-${total - 1}/${total}`);
    expect(await part(`bytes=${total}-`)).toMatchObject({ status: 416, range: `bytes */${total}` });
    expect((await part('pages=1')).status).toBe(200);
  });

  test('waits a day for its message, and one that has a message stays', async () => {
    const ada = await world.person();
    const waiting = await uploadedId(world, ada, 'waiting.wav', sound());
    const sent = await uploadedId(world, ada, 'sent.wav', sound());
    await send(ada, { text: 'Listen to this, please', attachmentIds: [sent] });
    const { fileId } = await world.db.upload.findUniqueOrThrow({ where: { id: sent } });
    // A removal that was planned while the file was stored, and never taken back.
    await world.db.uploadRemoval.create({ data: { fileId, dueAt: world.now } });

    const swept = async (seconds: number) => {
      world.later(seconds);
      await world.sweep();
      const reader = await world.sessionOf(ada);
      return Promise.all([waiting, sent].map(async (id) => (await download(world, reader, id)).status));
    };
    expect(await swept(86_399)).toEqual([200, 200]);
    expect(await swept(2)).toEqual([404, 200]);
  });

  test('goes with its row, an abandoned one after a day, and one that never got a row after an hour', async () => {
    const ada = await world.person();
    await uploadedId(world, ada, 'stays.wav', sound());
    world.later(1);
    await world.sweep();
    const before = storedFiles().length;
    const deleted = await uploadedId(world, ada, 'a.wav', sound());
    const abandoned = await uploadedId(world, ada, 'b.wav', sound());
    const lost = path.join(folder(), 'incoming', 'lost');
    mkdirSync(path.dirname(lost), { recursive: true });
    writeFileSync(lost, 'x');
    utimesSync(lost, new Date(0), new Date(0));
    // A process that was killed between the file and its row.
    const orphan = '01900000-0000-7000-8000-00000000000a';
    writeFileSync(path.join(folder(), orphan), 'x');
    await world.db.uploadRemoval.create({ data: { fileId: orphan, dueAt: world.now } });

    expect((await ada.rest('DELETE', `/api/uploads/${deleted}`)).status).toBe(204);
    world.later(1);
    await world.sweep();
    expect(existsSync(lost)).toBe(false);
    expect(existsSync(path.join(folder(), orphan))).toBe(false);
    expect(storedFiles()).toHaveLength(before + 1);
    world.later(86_400);
    const later = await world.sessionOf(ada);
    await world.sweep();
    expect((await download(world, later, abandoned)).status).toBe(404);
    await world.sweep();
    expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(0);
    expect(await world.db.uploadRemoval.count()).toBe(0);
  });
});
