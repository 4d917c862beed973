import { describe, expect, test } from 'vitest';
import { networkOf } from '../../server/limits/network.ts';
import { openDoor, PASSWORD } from './door.ts';

const direct = openDoor({ limited: true });
const proxied = openDoor({ limited: true, config: { trustedProxies: 1 } });

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('wrong passwords', () => {
  test('on one account from one place: ten in a quarter of an hour, and then even the right one waits', async () => {
    const { email } = await proxied.person();
    const here = from('203.0.113.1');
    for (let time = 0; time < 10; time += 1)
      expect((await proxied.signIn(email, 'wrong', here)).status).toBe(400);

    const { status, body, headers } = await proxied.signIn(email, PASSWORD, here);

    expect([status, body.code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await proxied.signIn(email, PASSWORD, from('203.0.113.2'))).status).toBe(200);
  });

  test('are forgotten when the right one comes in time', async () => {
    const { email } = await proxied.person();
    const here = from('203.0.113.3');
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1) await proxied.signIn(email, 'wrong', here);
      expect((await proxied.signIn(email, PASSWORD, here)).status).toBe(200);
    }
  });

  test('sent all at once are not counted one by one too late', async () => {
    const { email } = await proxied.person();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => proxied.signIn(email, 'wrong', from('203.0.113.4'))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test('from many places on one account slow it down and lock nobody out', async () => {
    const { email } = await proxied.person();
    for (let place = 1; place <= 51; place += 1)
      expect((await proxied.signIn(email, 'wrong', from(`198.51.100.${place}`))).status).toBe(400);
    const before = performance.now();
    expect((await proxied.signIn(email, PASSWORD, from('203.0.113.5'))).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(990);
  });

  test('from many places on an unknown address are slowed down as well', async () => {
    const email = 'somebody-unknown@example.org';
    for (let place = 1; place <= 50; place += 1)
      await proxied.signIn(email, 'wrong', from(`198.51.101.${place}`));
    const before = performance.now();
    expect((await proxied.signIn(email, 'wrong', from('203.0.113.9'))).status).toBe(400);
    expect(performance.now() - before).toBeGreaterThan(990);
  });

  test('are counted for unknown addresses too, so that the limit tells nothing', async () => {
    const here = from('203.0.113.6');
    for (let time = 0; time < 10; time += 1) await proxied.signIn('nobody@example.org', 'wrong', here);
    expect((await proxied.signIn('nobody@example.org', 'wrong', here)).status).toBe(429);
  });

  test('are known to another process and after a restart', async () => {
    const { email } = await proxied.person();
    const here = from('203.0.113.7');
    for (let time = 0; time < 10; time += 1) await proxied.signIn(email, 'wrong', here);
    await proxied.restart();
    expect((await proxied.signIn(email, PASSWORD, here)).status).toBe(429);
  });

  test('count for the current password of a borrowed session as well', async () => {
    const { tokens } = await proxied.person();
    const put = () =>
      proxied.send(
        'PUT',
        '/user',
        { password: 'Barn-Owl-73', current_password: 'wrong' },
        { authorization: `Bearer ${tokens.access_token}`, ...from('203.0.113.8') },
      );
    for (let time = 0; time < 10; time += 1) expect((await put()).status).toBe(400);
    expect((await put()).status).toBe(429);
  });
});

test('an account is changed sixty times an hour, each of which is noted for good', async () => {
  const { id, tokens } = await proxied.person();
  const rename = (time: number, place: number) =>
    proxied.send(
      'PUT',
      '/user',
      { data: { name: `Ada ${time}` } },
      { authorization: `Bearer ${tokens.access_token}`, ...from(`198.51.100.${100 + place}`) },
    );
  for (let time = 0; time < 60; time += 1) expect((await rename(time, time % 2)).status).toBe(200);
  const { status, headers } = await rename(60, 2);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await proxied.events(id)).filter((event) => event === 'user_updated')).toHaveLength(60);
});

describe('one line to the world', () => {
  test('may try a hundred sign-ins in five minutes, on whatever accounts, whatever it says of itself', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 101; time += 1) {
      const spoof = {
        'x-forwarded-for': `192.0.2.${time}`,
        forwarded: `for=192.0.2.${time}`,
        'x-real-ip': `192.0.2.${time}`,
      };
      statuses.push((await direct.signIn(`nobody-${time}@example.org`, 'wrong', spoof)).status);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(400), 429]);
  });

  test('may sign up thirty people in an hour', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      const body = { email: proxied.newEmail(), password: PASSWORD, data: { name: 'Ada' } };
      statuses.push((await proxied.send('POST', '/signup', body, from('203.0.113.9'))).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  test('is a whole /64 where addresses are long', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:0001:2:bbbb:0:0:2'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  });
});

describe('refreshing too often', () => {
  test('is put off and never signs anybody out', async () => {
    const { tokens } = await proxied.person();
    for (let time = 0; time < 30; time += 1)
      expect((await proxied.refresh(tokens.refresh_token)).status).toBe(200);

    const { status, headers } = await proxied.refresh(tokens.refresh_token);

    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await proxied.use(tokens.access_token)).status).toBe(200);
  });
});

describe('the counters', () => {
  test('hold no address of anybody', async () => {
    const { email } = await proxied.person();
    await proxied.signIn(email, 'wrong', from('203.0.113.10'));
    const rows = JSON.stringify(await proxied.db.rateLimit.findMany({ select: { key: true } }));
    expect(rows).not.toContain('example.org');
    expect(rows).not.toContain('203.0.113');
  });

  test('go on in memory while their table is away', async () => {
    const { email } = await proxied.person();
    const here = from('203.0.113.11');
    await proxied.asOwner('ALTER TABLE rate_limits RENAME TO away');
    try {
      for (let time = 0; time < 10; time += 1)
        expect((await proxied.signIn(email, 'wrong', here)).status).toBe(400);
      expect((await proxied.signIn(email, 'wrong', here)).status).toBe(429);
    } finally {
      await proxied.asOwner('ALTER TABLE away RENAME TO rate_limits');
    }
  });
});
