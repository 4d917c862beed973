import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UPLOADS } from '../../server/limits/table.ts';
import { MAX_FILE } from '../../server/uploads/rules.ts';
import { download, film, pdf, photo, sound, upload, uploadedId } from '../support/files.ts';
import { idOf, openWorld } from '../support/world.ts';

const world = openWorld();

const folder = () => path.join(world.dataDir, 'uploads');
const arriving = () => readdirSync(path.join(folder(), 'incoming'));
const code = (response: { body: Record<string, unknown> }) => response.body['code'];

/** A PNG that says how large it is, whatever follows. */
function claimedPng(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => crcTable[(c ^ byte) & 0xff]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), body.length + 4);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(5_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file that is sent', () => {
  test('is kept with its address, name, type and size', async () => {
    const ada = await world.person();
    const { status, headers, body } = await upload(world, ada, 'notes.pdf', pdf('Solve x = 1'));
    expect(status).toBe(201);
    const id = idOf(body['data']);
    expect(body['data']).toEqual({
      id,
      url: `/api/uploads/${id}`,
      name: 'notes.pdf',
      content_type: 'application/pdf',
      size: pdf('Solve x = 1').length,
    });
    expect(headers.get('location')).toBe(`/api/uploads/${id}`);
  });

  test('is read without a warning about whoever listens for the end of the answer', async () => {
    const ada = await world.person();
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on('warning', note);
    const { body } = await upload(world, ada, 'notes.pdf', pdf('Solve x = 1'));
    const answer = await fetch(`${world.address}/api/uploads/${idOf(body['data'])}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    await answer.arrayBuffer();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('is a picture, a video, sound or a PDF by what is in it', async () => {
    const ada = await world.person();
    const png = await sharp(await photo())
      .png()
      .toBuffer();
    const kinds = [
      ['a.jpg', await photo(), 'image/jpeg'],
      ['b.png', png, 'image/png'],
      ['c.webp', await sharp(png).webp().toBuffer(), 'image/webp'],
      ['d.gif', await sharp(png).gif().toBuffer(), 'image/gif'],
      ['e.mp4', film(), 'video/mp4'],
      ['f.wav', sound(), 'audio/wav'],
      ['g.pdf', pdf('x'), 'application/pdf'],
    ] as const;
    for (const [name, content, contentType] of kinds) {
      const response = await upload(world, ada, name, content, { 'content-type': 'text/html' });
      expect(response.body['data'], name).toMatchObject({ name, content_type: contentType });
    }
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, content] of [
      ['page.jpg', page],
      ['drawing.svg', drawing],
      ['program.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ] as const) {
      const response = await upload(world, ada, name, content, { 'content-type': 'image/png' });
      expect([response.status, code(response)], name).toEqual([415, 'WRONG_TYPE']);
    }
  });

  test('has a name that any machine can keep, ending in what it is', async () => {
    const ada = await world.person();
    const names = {
      '../../etc/passwd': 'passwd.wav',
      'C:\\temp\\voice.wav': 'voice.wav',
      'page.html': 'page.html.wav',
      'evil\u202Egpj.wav': 'evilgpj.wav',
      '听写.wav': '听写.wav',
      '': 'file.wav',
      '..': 'file.wav',
    };
    for (const [sent, stored] of Object.entries(names))
      expect((await upload(world, ada, sent, sound())).body['data'], sent).toMatchObject({ name: stored });
    const long = (await upload(world, ada, `${'长'.repeat(300)}.wav`, sound())).body['data'];
    expect([...String(long!['name'])]).toHaveLength(120);
  });

  test('as a picture is painted anew: upright, without where it was taken or what is hidden behind it', async () => {
    const ada = await world.person();
    const hidden = Buffer.concat([await photo(), Buffer.from('<script>hidden</script>')]);
    expect(hidden.includes('SecretCamera')).toBe(true);
    const id = await uploadedId(world, ada, 'photo.jpg', hidden);
    const stored = Buffer.from(await (await download(world, ada, id)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect({ width, height, exif, orientation }).toMatchObject({ width: 40, height: 60 });
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    expect(stored.includes('SecretCamera')).toBe(false);
    expect(stored.includes('hidden')).toBe(false);
  });

  test('as a picture is refused when it would unfold to too many pixels, or is damaged', async () => {
    const ada = await world.person();
    const bomb = await upload(world, ada, 'bomb.png', claimedPng(50_000, 50_000));
    expect([bomb.status, code(bomb)]).toEqual([413, 'TOO_LARGE']);
    const broken = (await photo()).subarray(0, 400);
    expect(await upload(world, ada, 'half.jpg', broken).then(code)).toBe('WRONG_TYPE');
    expect(arriving()).toEqual([]);
  });

  test('may have 25 MB and not a byte more, however it is sent', async () => {
    const ada = await world.person();
    const whole = sound(MAX_FILE - 44);
    expect((await upload(world, ada, 'long.wav', whole)).status).toBe(201);
    const more = sound(MAX_FILE - 43);
    const refused = await upload(world, ada, 'longer.wav', more);
    expect([refused.status, code(refused)]).toEqual([413, 'TOO_LARGE']);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        const chunk = more.subarray(sent, sent + 65_536);
        sent += chunk.length;
        if (chunk.length > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    expect(await upload(world, ada, 'stream.wav', endless).then(code)).toBe('TOO_LARGE');
    expect(arriving()).toEqual([]);
  });

  test('that says it is too large is refused before it is sent', async () => {
    const ada = await world.person();
    const sending = request(`${world.address}/api/uploads?name=a.wav`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-length': MAX_FILE + 1 },
    });
    sending.on('error', () => {});
    sending.write(sound());
    const answered = new Promise((resolve) =>
      sending.on('response', ({ statusCode }) => resolve(statusCode)),
    );
    const received = (async () => {
      while (!existsSync(path.join(folder(), 'incoming')) || arriving().length === 0) await tick();
      return 'received';
    })();
    expect(await Promise.race([answered, received])).toBe(413);
    sending.destroy();
  });

  test('is refused when nothing is in it', async () => {
    const refused = await upload(world, await world.person(), 'empty.pdf', Buffer.alloc(0));
    expect([refused.status, code(refused)]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('leaves nothing behind when its sender goes away in the middle', async () => {
    const ada = await world.person();
    const { hostname, port } = new URL(world.address);
    const before = world.errors.length;
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/uploads?name=a.wav HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\nContent-Length: 9000\r\n\r\n`,
    );
    socket.write(sound().subarray(0, 1000));
    while (!existsSync(path.join(folder(), 'incoming')) || arriving().length === 0) await tick();
    socket.destroy();
    while (arriving().length > 0) await tick();
    expect(world.errors.slice(before)).toEqual([]);
    expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(0);
  });

  test('is kept once when it is sent twice under one key', async () => {
    const ada = await world.person();
    const key = { 'idempotency-key': 'once' };
    const [first, second] = await Promise.all([
      upload(world, ada, 'a.wav', sound(), key),
      upload(world, ada, 'a.wav', sound(), key),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(1);
    expect(await upload(world, ada, 'a.wav', sound(10), key).then(code)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('needs somebody who is signed in, and is told so in a sentence', async () => {
    const refused = await upload(world, world.guest(), 'a.wav', sound(), { 'accept-language': 'zh' });
    expect([refused.status, code(refused)]).toEqual([401, 'SIGNED_OUT']);
    expect(refused.body['message']).toContain('请先登录再添加文件');
  });
});

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('what one person may send', () => {
  const MB = 1024 * 1024;
  const used = (userId: string, bytes: number, times = 1) =>
    world.db.uploadUse.createMany({
      data: Array.from({ length: times }, () => ({ userId, bytes, createdAt: world.now })),
    });

  test('is a hundred files within a day, deleted ones among them', async () => {
    const ada = await world.person();
    await used(ada.id, 1, 99);
    const id = await uploadedId(world, ada, 'a.wav', sound());
    await ada.rest('DELETE', `/api/uploads/${id}`);
    const refused = await upload(world, ada, 'b.wav', sound());
    expect([refused.status, code(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBe(86_400);
    world.later(86_400);
    const later = await world.sessionOf(ada);
    expect((await upload(world, later, 'b.wav', sound())).status).toBe(201);
  });

  test('is thirty files in a burst, twenty for a new member', async () => {
    for (const [reputation, limit] of [
      [3000, 30],
      [1, 20],
    ]) {
      const one = await world.person({ reputation: reputation! });
      const codes: unknown[] = [];
      for (let time = 0; time <= limit!; time += 1)
        codes.push(code(await upload(world, one, 'a.pdf', Buffer.alloc(0))));
      expect(codes).toEqual([...Array<string>(limit!).fill('VALIDATION_FAILED'), 'RATE_LIMITED']);
    }
  });

  test('is two hundred megabytes within a day', async () => {
    const ada = await world.person();
    await used(ada.id, 200 * MB - 4100);
    expect((await upload(world, ada, 'a.wav', sound())).status).toBe(201);
    expect(await upload(world, ada, 'b.wav', sound(100)).then(code)).toBe('RATE_LIMITED');
  });

  test('does not grow when much is sent at once', async () => {
    const ada = await world.person();
    await used(ada.id, 1, UPLOADS.filesPerDay - 1);
    const sent = await Promise.all([1, 2, 3, 4].map(() => upload(world, ada, 'a.wav', sound())));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  });

  test('ends where what is kept of theirs would pass a gigabyte', async () => {
    const ada = await world.person();
    const id = await uploadedId(world, ada, 'a.wav', sound());
    await world.db.upload.update({ where: { id }, data: { size: 1024 * MB } });
    expect(await upload(world, ada, 'b.wav', sound()).then(code)).toBe('CONFLICT');
  });

  test('is measured as it is kept, where that is more than was sent', async () => {
    const ada = await world.person();
    const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i * 7919) % 251));
    const raw = { width: 200, height: 150, channels: 3 } as const;
    const drawn = await sharp(noise, { raw }).png({ palette: true, colours: 16 }).toBuffer();
    const { data } = (await upload(world, ada, 'a.png', drawn)).body;
    const storedSize = Number(data!['size']);
    expect(storedSize).toBeGreaterThan(drawn.length);
    await world.db.upload.update({
      where: { id: idOf(data) },
      data: { size: 1024 * MB - drawn.length },
    });
    expect(await upload(world, ada, 'b.png', drawn).then(code)).toBe('CONFLICT');
    const uses = await world.db.uploadUse.findMany({ where: { userId: ada.id } });
    expect(uses.map(({ bytes }) => bytes)).toEqual([storedSize]);
  });
});

test('the description of the API tells how files are sent and read', async () => {
  const { body } = await world.guest().rest('GET', '/api/openapi.json');
  const paths = body['paths'] as unknown as Record<string, Record<string, unknown>>;
  expect(Object.keys(paths['/api/uploads']!)).toEqual(['post']);
  expect(Object.keys(paths['/api/uploads/{id}']!).sort()).toEqual(['delete', 'get']);
});
