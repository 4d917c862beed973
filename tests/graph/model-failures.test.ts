import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { serviceMessageIn } from '../../server/chat/failure.ts';
import { openBreaker } from '../../server/chat/provider/breaker.ts';
import { say, until } from '../support/chat.ts';
import { begin, calls, DONE, event, delta, startModel, words } from '../support/model.ts';
import { openWorld } from '../support/world.ts';

const model = await startModel();
const world = openWorld({
  config: {
    ai: {
      baseUrl: model.baseUrl,
      apiKey: 'secret',
      model: 'fake-1',
      totalMs: 8000,
      silenceMs: 2000,
      pauseMs: 10,
    },
  },
});
afterAll(() => model.stop());
// A service that fails five times in a row is left alone for a while.
afterEach(async () => {
  model.answer = words('Hello.');
  expect((await say(await world.person(), { text: 'hello' })).answer.status).toBe('DONE');
  model.requests.length = 0;
});

const ask = async (text = 'What is a photon?', more = {}) =>
  (await say(await world.person(), { text, ...more })).answer;

describe('a service that fails', () => {
  const json =
    (status: number, body: unknown, headers = {}) =>
    (res: ServerResponse) => {
      res.writeHead(status, { 'content-type': 'application/json', ...headers });
      res.end(JSON.stringify(body));
    };
  const events =
    (...parts: string[]) =>
    (res: ServerResponse) => {
      begin(res);
      res.end(parts.join(''));
    };
  type Mode = [name: string, answer: (typeof model)['answer'], code: string, kept: string];

  const MODES: Mode[] = [
    ['is over its limit for an hour', json(429, {}, { 'retry-after': '3600' }), 'UNAVAILABLE', ''],
    ['has broken down', json(500, {}), 'UNAVAILABLE', ''],
    ['refuses our key', json(401, { error: { message: 'bad key sk-123' } }), 'UNAVAILABLE', ''],
    [
      'answers with a page',
      (res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
      'MALFORMED_REPLY',
      '',
    ],
    ['answers with nothing', events(), 'MALFORMED_REPLY', ''],
    ['ends at once', events(DONE), 'EMPTY', ''],
    ['has no choices', events(event({ choices: [] }), DONE), 'MALFORMED_REPLY', ''],
    [
      'is JSON without choices',
      events(event({ id: 'x', object: 'chat.completion' }), DONE),
      'MALFORMED_REPLY',
      '',
    ],
    ['sends what is no JSON', events('data: {"choices": [\n\n', DONE), 'MALFORMED_REPLY', ''],
    ['sends other types', events(delta(42), DONE), 'MALFORMED_REPLY', ''],
    [
      'sends an error among its events',
      events(delta('Well, '), event({ error: { message: 'overloaded' } })),
      'UNAVAILABLE',
      'Well, ',
    ],
    ['never answers', () => {}, 'OTHER', ''],
    ['falls silent', (res) => void begin(res).write(delta('Well, ')), 'OTHER', 'Well, '],
    ['ends in the middle', events(delta('Well, ')), 'INTERRUPTED', 'Well, '],
    ['hangs up', (res) => void res.destroy(), 'NETWORK', ''],
    [
      'sends us elsewhere',
      (res) => void res.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      'NETWORK',
      '',
    ],
    ['calls tools without end', calls('search_notes', '{"text":"light"}'), 'EMPTY', ''],
    [
      'sends a line without end',
      (res) => void begin(res).end(`data: ${'x'.repeat(1_200_000)}`),
      'MALFORMED_REPLY',
      '',
    ],
  ];

  test.each(MODES)(
    'because it %s is told as what it is, and ours is offered beside it',
    async (_name, answer, code, content) => {
      model.answer = answer;
      const reply = await ask('Solve x^2 = 9');
      expect(reply.status).toBe('FAILED');
      expect(reply.failure!.code).toBe(code);
      expect(reply.content).toBe(content);
      expect(reply.instead).toContain('**Answer:** $x = -3');
      expect(JSON.stringify(reply)).not.toContain('sk-123');
      await until(
        () => model.open,
        (open) => open === 0,
      );
    },
  );

  test('with words for the person is quoted', async () => {
    model.answer = json(403, { userMessage: 'Your school has used its tokens.' });
    expect((await ask()).failure).toEqual({
      code: 'UNAVAILABLE',
      text: { en: 'Your school has used its tokens.' },
    });
  });

  test('with words for the person that an earlier version stored is quoted as well', () => {
    expect(serviceMessageIn({ said: 'Your school has used its tokens.' })).toBe(
      'Your school has used its tokens.',
    );
  });

  test('for a moment is asked again, as soon as it says', async () => {
    model.answer = (res, request, times) =>
      times < 3
        ? json(times === 1 ? 429 : 503, {}, { 'retry-after': '0' })(res)
        : words('Back.')(res, request, times);
    expect(await ask()).toMatchObject({ status: 'DONE', content: 'Back.' });
    expect(model.requests).toHaveLength(3);
  });

  test('is asked three times and no more', async () => {
    model.answer = json(502, {});
    await ask();
    expect(model.requests).toHaveLength(3);
  });

  test('by dripping on and on is left after a while, and what came is kept', async () => {
    model.answer = (res) => {
      begin(res);
      const drip = setInterval(() => res.write(delta('a')), 50);
      res.on('close', () => clearInterval(drip));
    };
    const reply = await ask();
    expect(reply).toMatchObject({ status: 'FAILED', failure: { code: 'OTHER' } });
    expect(reply.content).toMatch(/^a{10,}$/);
    await until(
      () => model.open,
      (open) => open === 0,
    );
  });

  test('by never ending is cut', async () => {
    model.answer = (res) => {
      begin(res);
      const more = () => {
        while (!res.destroyed && res.write(delta('abcdefghij'.repeat(50))));
        if (!res.destroyed) res.once('drain', more);
      };
      more();
    };
    const reply = await ask();
    expect(reply.failure!.code).toBe('INTERRUPTED');
    expect(reply.content.length).toBeLessThanOrEqual(40_000);
    await until(
      () => model.open,
      (open) => open === 0,
    );
  });

  test.each([
    ['arguments that are none', 'cas_solve', '{"text": '],
    ['arguments of another shape', 'cas_solve', '{"question": 5}'],
    ['a tool that there is not', 'open_door', '{"text": "please"}'],
  ])('by calling with %s is told so, and answers then', async (_what, name, sent) => {
    model.answer = (res, request, times) =>
      (times === 1 ? calls(name, sent) : words('Sorry.'))(res, request, times);
    expect(await ask()).toMatchObject({ status: 'DONE', content: 'Sorry.' });
    expect(model.requests[1]!.messages.at(-1)!.content).toContain('error');
  });

  test('is told to whoever asks over REST in words for them', async () => {
    model.answer = json(401, {});
    const { status, body } = await (
      await world.person()
    ).rest('POST', '/api/chat', { messages: [{ role: 'user', content: 'What is a photon?' }] });
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'UNAVAILABLE',
      userMessage: expect.stringContaining('temporarily unavailable'),
    });
  });
});

describe('a service that failed five times in a row', () => {
  test('is left alone for half a minute, then asked once whether it is back', () => {
    let now = 0;
    const breaker = openBreaker(() => now);
    const passes = () => {
      try {
        breaker.pass();
        return true;
      } catch {
        return false;
      }
    };
    for (let i = 0; i < 5; i += 1) {
      expect(passes()).toBe(true);
      breaker.failed();
    }
    expect(passes()).toBe(false);
    now = 29_999;
    expect(passes()).toBe(false);
    now = 30_000;
    expect([passes(), passes()]).toEqual([true, false]);
    breaker.succeeded();
    expect([passes(), passes()]).toEqual([true, true]);
  });
});
