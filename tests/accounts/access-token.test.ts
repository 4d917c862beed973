import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openKeys } from '../../server/accounts/keys.ts';
import { readAccess } from '../../server/accounts/tokens.ts';
import { bearer, openDoor, PASSWORD } from './door.ts';

const door = openDoor();

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/** A good token taken apart, to be put together again in other ways. */
async function parts() {
  const { id, tokens } = await door.person();
  const [header = '', payload = '', signature = ''] = tokens.access_token.split('.');
  return {
    id,
    header: decode(header),
    claims: decode(payload),
    payload,
    signature,
    token: tokens.access_token,
  };
}

function signed(header: object, claims: object, key: KeyObject = door.keys.signing.privateKey): string {
  const input = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

function hmac(header: object, claims: object, secret: string | Buffer): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

async function refused(token: string, code = 'bad_jwt') {
  const { status, body } = await door.use(token);
  expect([status, body['code']]).toEqual([403, code]);
  expect(await door.authenticate(token)).toBeNull();
}

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const strangersJwk = stranger.publicKey.export({ format: 'jwk' });
const pem = () => createPublicKey(door.keys.signing.privateKey).export({ format: 'pem', type: 'spki' });

describe('an access token', () => {
  test('says who, for whom, from whom and for ten minutes', async () => {
    const { id, header, claims } = await parts();
    const iat = Math.floor(door.now.getTime() / 1000);
    expect(header).toEqual({ alg: 'ES256', kid: door.keys.signing.kid, typ: 'JWT' });
    expect(claims).toEqual({
      iss: 'http://localhost/auth/v1',
      aud: 'authenticated',
      sub: id,
      iat,
      exp: iat + 600,
      jti: expect.any(String),
      email: expect.any(String),
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'], role: 'STUDENT' },
      user_metadata: { name: 'Ada' },
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: iat }],
      session_id: expect.any(String),
      is_anonymous: false,
      rtc: 0,
    });
  });

  test('put together again with our key is accepted, so that the refusals below mean something', async () => {
    const { header, claims } = await parts();
    expect((await door.use(signed(header, claims))).status).toBe(200);
  });

  test('is checked by the real client against the published keys', async () => {
    const { email, id } = await door.person();
    const client = door.client();
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    const jwks = (await door.send<{ keys: never[] }>('GET', '/.well-known/jwks.json')).body;
    const claims = await client.getClaims(data.session!.access_token, { jwks, allowExpired: true });
    expect(claims.data?.claims.sub).toBe(id);
  });

  test('lasts ten minutes and five seconds of leeway', async () => {
    const { tokens } = await door.person();
    door.later(604);
    expect((await door.use(tokens.access_token)).status).toBe(200);
    door.later(2);
    await refused(tokens.access_token);
  });

  test('gives the role that the database knows, whatever it says itself', async () => {
    const { header, claims } = await parts();
    const boasting = signed(header, {
      ...claims,
      role: 'ADMIN',
      app_metadata: { role: 'ADMIN' },
      aal: 'aal2',
    });
    expect(await door.authenticate(boasting)).toMatchObject({ role: 'STUDENT', aal: 1 });
  });
});

describe('an access token is refused', () => {
  test.each(['none', 'None', 'nOnE'])('when it is signed with %s', async (alg) => {
    const { header, payload, signature } = await parts();
    await refused(`${encode({ ...header, alg })}.${payload}.`);
    await refused(`${encode({ ...header, alg })}.${payload}.${signature}`);
    await refused(`${encode({ alg })}.${payload}.`);
  });

  test('when the public key was taken for a shared secret', async () => {
    const { header, claims } = await parts();
    for (const secret of [pem(), pem().toString().trim(), JSON.stringify(door.keys.jwks.keys[0]), ''])
      await refused(hmac({ ...header, alg: 'HS256' }, claims, secret));
  });

  test('when it brings its own key', async () => {
    const { header, claims } = await parts();
    await refused(signed({ ...header, jwk: strangersJwk }, claims, stranger.privateKey));
    await refused(signed({ alg: 'ES256', typ: 'JWT', jwk: strangersJwk }, claims, stranger.privateKey));
    await refused(signed({ ...header, jku: 'http://127.0.0.1:9/jwks.json' }, claims, stranger.privateKey));
    await refused(signed({ ...header, x5u: 'http://127.0.0.1:9/x.pem' }, claims, stranger.privateKey));
  });

  test.each([
    undefined,
    '',
    '../../../dev/null',
    "' OR 1=1 --",
    '__proto__',
    'constructor',
    'unknown',
    7,
    null,
  ])('when its key id is %j', async (kid) => {
    const { header, claims } = await parts();
    await refused(signed({ ...header, kid }, claims));
    await refused(signed({ ...header, kid }, claims, stranger.privateKey));
    await refused(hmac({ ...header, alg: 'HS256', kid }, claims, ''));
  });

  test('when the signature is nothing, zero, of another token or of a stranger', async () => {
    const [one, other] = [await parts(), await parts()];
    const text = `${encode(one.header)}.${one.payload}`;
    for (const signature of [
      '',
      Buffer.alloc(64).toString('base64url'),
      other.signature,
      one.signature.slice(0, -4),
    ])
      await refused(`${text}.${signature}`);
    await refused(signed(one.header, one.claims, stranger.privateKey));
    await refused(`${encode(one.header)}.${encode({ ...one.claims, sub: other.id })}.${one.signature}`);
  });

  test.each([
    ['of another type', { typ: 'at+jwt' }],
    ['of no type', { typ: undefined }],
    ['with demands that we do not know', { crit: ['exp2'], exp2: 1 }],
    ['with unencoded content', { crit: ['b64'], b64: false }],
    ['with another algorithm', { alg: 'ES384' }],
  ])('when it is %s', async (_what, change) => {
    const { header, claims } = await parts();
    await refused(signed({ ...header, ...change }, claims));
  });

  test.each([
    ['of another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
    ['of no issuer', { iss: undefined }],
    ['for another audience', { aud: 'anon' }],
    ['for no audience', { aud: undefined }],
    ['expired', { exp: 1_000_000_000 }],
    ['without an end', { exp: undefined }],
    ['with an end in words', { exp: '2040' }],
    ['not good yet', { nbf: 4_000_000_000 }],
    ['of nobody', { sub: undefined }],
    ['without a session', { session_id: undefined }],
    ['without its counter', { rtc: undefined }],
  ])('when it is %s', async (_what, change) => {
    const { header, claims } = await parts();
    await refused(signed(header, { ...claims, ...change }));
  });

  test("when it names another one's session", async () => {
    const [one, other] = [await parts(), await parts()];
    await refused(
      signed(one.header, { ...one.claims, session_id: other.claims['session_id'] }),
      'session_not_found',
    );
    await refused(signed(one.header, { ...one.claims, sub: other.id }), 'session_not_found');
  });

  test('when it is no token at all', async () => {
    for (const token of ['x', '..', 'a.b.c', 'e30.e30.', `${'a'.repeat(4000)}.b.c`]) await refused(token);
    const oversized = await door
      .send('GET', '/user', undefined, bearer('a'.repeat(20_000)))
      .catch(() => null);
    expect(oversized?.status ?? 431).toBe(431);
    for (const authorization of ['', 'Bearer', 'Basic YTpi', 'Bearer  '])
      expect((await door.send('GET', '/user', undefined, { authorization })).body['code']).toBe(
        'no_authorization',
      );
  });

  test('when its person was banned or deleted', async () => {
    const [banned, deleted] = [await parts(), await parts()];
    await door.db.account.update({
      where: { userId: banned.id },
      data: { bannedUntil: new Date('2040-01-01') },
    });
    await door.db.user.update({ where: { id: deleted.id }, data: { deletedAt: door.now } });
    await refused(banned.token, 'user_banned');
    await refused(deleted.token, 'user_not_found');
  });
});

describe('the published keys', () => {
  test('show nothing private', async () => {
    const { body, headers } = await door.send<{ keys: object[] }>('GET', '/.well-known/jwks.json');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]!).sort()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
    expect(headers.get('cache-control')).toContain('max-age=600');
  });

  test('change one after the other: the new one signs, the old one is good until it is taken away', async () => {
    const { header, claims, token } = await parts();
    const fresh = openKeys(door.newKeyFolder());
    const both = { ...fresh, verifying: new Map([...fresh.verifying, ...door.keys.verifying]) };
    const read = (keys: typeof both, text: string) =>
      readAccess(keys, 'http://localhost/auth/v1', door.now, text);
    const renewed = signed({ ...header, kid: fresh.signing.kid }, claims, fresh.signing.privateKey);

    expect(await read(both, token)).toMatchObject({ sub: claims['sub'] });
    expect(await read(both, renewed)).toMatchObject({ sub: claims['sub'] });
    expect(await read(fresh, token)).toBeNull();
    await refused(renewed);
  });
});
