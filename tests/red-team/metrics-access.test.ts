import { request } from 'node:http';
import { Client } from 'pg';
import { createClient } from 'graphql-ws';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openWorld } from '../support/world.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const world = openWorld({ config: { metricsToken: TOKEN } });
const CANARY = 'canary0815';

function figures(headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    request(`${world.address}/metrics`, { headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += String(chunk)));
      res.on('end', () => resolve({ status: res.statusCode!, text }));
    }).end();
  });
}

const figure = async (line: string) => {
  const sample = (await figures({})).text.split('\n').find((one) => one.startsWith(`${line} `));
  return sample === undefined ? null : Number(sample.split(' ').at(-1));
};

describe('figures', () => {
  test('are told to this machine and to whoever names the token, and to nobody else', async () => {
    expect((await figures({})).status).toBe(200);
    const remote = { 'x-forwarded-for': '192.0.2.1' };
    for (const headers of [
      remote,
      { forwarded: 'for=192.0.2.1' },
      { host: 'lemma.example' },
      { ...remote, authorization: 'Bearer another-token-altogether' },
    ] as Record<string, string>[])
      expect((await figures(headers)).status).toBe(404);
    expect((await figures({ ...remote, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('count requests by what they are for, and tell of the database, the jobs, the main thread and memory', async () => {
    const count = 'lemma_http_request_duration_seconds_count{kind="graph",status="200"}';
    const before = (await figure(count)) ?? 0;
    await world.guest().graph('{ subjects { code } }');
    await expect.poll(() => figure(count)).toBe(before + 1);
    for (const name of [
      'lemma_requests{state="under_way"}',
      'lemma_requests{state="waiting"}',
      'lemma_requests_shed_total',
      'lemma_event_loop_delay_seconds',
      'lemma_database_pool{state="idle"}',
      'lemma_database_pool{state="waiting"}',
      'lemma_database_restarts_total',
      'lemma_jobs{state="waiting"}',
      'lemma_jobs{state="parked"}',
      'lemma_jobs_oldest_seconds',
      'lemma_engine{state="waiting"}',
      'lemma_engine_killed_total',
      'lemma_connections{state="sockets"}',
      'lemma_connections{state="streams"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect([name, await figure(name)]).toEqual([name, expect.any(Number)]);
  });
});

describe('the line about a request', () => {
  const lineOf = (requestId: string) =>
    vi.waitFor(() => {
      const line = world.requests.find((one) => one['requestId'] === requestId);
      expect(line, requestId).toBeDefined();
      return line!;
    }, 20_000);
  const ask = (id: string, token: string | null, query: string) =>
    fetch(`${world.address}/graphql?about=${CANARY}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': id,
        'user-agent': CANARY,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: { text: CANARY } }),
    }).then((response) => response.text());
  const SOLVE = `query ($text: String!) { solve(question: $text) { __typename } }`;

  test('names it, who asked, how long it took and what it cost, and nothing of what was said', async () => {
    const ada = await world.person();
    await ask('guest-request', null, SOLVE);
    await ask('member-request', ada.token, SOLVE);
    await ask('refused-request', 'bad.token.here', SOLVE);
    expect(await lineOf('guest-request')).toEqual({
      requestId: 'guest-request',
      kind: 'graph',
      method: 'POST',
      path: '/graphql',
      status: 200,
      ms: expect.any(Number),
      cost: expect.any(Number),
      caller: 'guest',
    });
    expect((await lineOf('guest-request'))['cost']).toBeGreaterThanOrEqual(20);
    expect(await lineOf('member-request')).toMatchObject({ caller: 'member' });
    expect(await lineOf('refused-request')).toMatchObject({ caller: 'refused', status: 401, cost: 0 });
    expect(JSON.stringify(world.requests)).not.toContain(CANARY);
  });

  test('is written for each operation of a socket', async () => {
    const ada = await world.person();
    const client = createClient({
      url: `${world.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: ada.token },
    });
    await client.iterate({ query: SOLVE, variables: { text: CANARY } }).next();
    await client.dispose();
    const line = await vi.waitFor(() => {
      const logged = world.requests.find(({ kind }) => kind === 'socket');
      expect(logged).toBeDefined();
      return logged!;
    }, 20_000);
    expect(line).toMatchObject({ path: '/graphql', caller: 'member' });
    expect(line['cost']).toBeGreaterThanOrEqual(20);
    expect(JSON.stringify(world.requests)).not.toContain(CANARY);
  });

  test('says of who left that they did, and nothing was wrong', async () => {
    const client = new Client({ connectionString: world.ownerUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE questions IN ACCESS EXCLUSIVE MODE');
    const leaving = new AbortController();
    const gone = ['/graphql', '/api/community/questions', '/graphql'].map((path, i) =>
      fetch(world.address + path, {
        method: path === '/graphql' ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          'x-request-id': `leaver-${i}-0`,
          ...(i === 2 && { accept: 'text/event-stream' }),
        },
        ...(path === '/graphql' && { body: '{"query":"{ questions { nodes { id } } }"}' }),
        signal: leaving.signal,
      }).then(
        (response) => response.text().catch(() => 'left'),
        () => 'left',
      ),
    );
    // Whoever left before they were heard left no line.
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await world.sql(waiting)).rowCount).toBe(gone.length);
    leaving.abort();
    await Promise.all(gone);
    await client.query('ROLLBACK');
    await client.end();
    for (const i of [0, 1]) expect(await lineOf(`leaver-${i}-0`)).toMatchObject({ status: 499 });

    const half = request(`${world.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100', 'x-request-id': 'half-a-body' },
    });
    half.on('error', () => {});
    half.write('{"query":');
    half.flushHeaders();
    setImmediate(() => half.destroy());
    await expect.poll(() => figure('lemma_requests{state="under_way"}')).toBe(0);
    expect(world.errors).toEqual([]);
  });
});
