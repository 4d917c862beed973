import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { upload } from '../support/files.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** So many small files in one, each with its length behind it: whoever reads one has to look for its end. */
function zip(entries: number): Buffer {
  const content = deflateRawSync(Buffer.alloc(900));
  const begin = Buffer.alloc(30);
  begin.writeUInt32LE(0x04034b50, 0);
  begin.writeUInt16LE(20, 4);
  begin.writeUInt16LE(8, 6);
  begin.writeUInt16LE(8, 8);
  begin.writeUInt16LE(1, 26);
  const end = Buffer.alloc(16);
  end.writeUInt32LE(0x08074b50, 0);
  end.writeUInt32LE(content.length, 8);
  end.writeUInt32LE(900, 12);
  return Buffer.concat(Array.from({ length: entries }, () => [begin, Buffer.from('a'), content, end]).flat());
}

/** A tag before a piece of music, with so many bytes in it. */
function tag(bytes: number): Buffer {
  const header = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
  for (let i = 0; i < 4; i += 1) header[6 + i] = (bytes >> (7 * (3 - i))) & 0x7f;
  return Buffer.concat([header, Buffer.alloc(bytes)]);
}
const music = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(2000)]);

/** The CPU time of this thread, the server's, for which such files are refused. */
async function refusing(file: Buffer): Promise<number> {
  const began = process.threadCpuUsage();
  for (let i = 0; i < 5; i += 1)
    expect((await upload(world, await world.person(), 'a.txt', file)).status).toBe(415);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

test('files that would have to be unpacked take hardly more time than a text of their length', async () => {
  const packed = zip(2000);
  const text = Buffer.alloc(packed.length, 'a');
  await refusing(text);
  const plain = await refusing(text);
  expect(await refusing(packed)).toBeLessThan(3 * plain + 100);
});

test.each([
  ['without a tag', music, 201],
  ['behind a long tag, such as that of a cover', Buffer.concat([tag(200_000), music]), 201],
  ['behind some tags', Buffer.concat([tag(100), tag(100), tag(100), music]), 201],
  ['behind tags without end', Buffer.concat([...Array.from({ length: 50 }, () => tag(0)), music]), 415],
  ['that is a text in truth', Buffer.concat([tag(100), Buffer.from('a text')]), 415],
])('music %s', async (_what, file, status) => {
  const ada: Visitor = await world.person();
  expect((await upload(world, ada, 'a.mp3', file)).status).toBe(status);
});
