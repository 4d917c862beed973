import { describe, expect, test } from 'vitest';
import { type Json, openWorld } from '../support/world.ts';

const world = openWorld();
const post = (path: string, body: unknown, headers = {}) =>
  world.guest().rest('POST', `/api/maths/${path}`, body, headers);

describe('the engine over REST', () => {
  test('solves a question, as the graph does', async () => {
    const { status, body } = await post('solve', { question: 'Solve x^2 - 5x + 6 = 0' });
    expect(status).toBe(200);
    expect(body['data']).toMatchObject({
      method: 'quadratic',
      subject_code: '9709',
      topic_slug: 'quadratics',
      answer: { text: 'x = 2 or x = 3' },
      steps: expect.arrayContaining([expect.objectContaining({ marks: ['M1'] })]),
    });
  });

  test('says how it read what has two usual readings', async () => {
    const { body } = await post('solve', { question: 'Differentiate sin3x/3' });
    expect(body['data']!['readings']).toMatchObject([
      { typed: 'sin3x/3', others: [{ question: expect.any(String) }] },
    ]);
  });

  test('reads a question into data, and solves the data as it is sent back', async () => {
    const question =
      'The circle $C$ has centre $(1, 2)$ and radius 5. Find the coordinates of the points where $C$ meets the line $x = 4$.';
    const read = await post('read', { question });
    const [problem, ...others] = read.body['data']!['readings'] as unknown as Json[];
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      version: 1,
      things: expect.arrayContaining([{ id: 'C', kind: 'circle', name: 'C', span: expect.anything() }]),
    });
    const { status, body } = await post('solve-problem', { problem });
    expect(status).toBe(200);
    const typed = await post('solve', { question });
    expect(body['data']!['answer']).toEqual(typed.body['data']!['answer']);
  });

  test('says where data is no problem', async () => {
    const { status, body } = await post(
      'solve-problem',
      { problem: { version: 2, parts: [{ goals: [{ verb: 'find', target: 'x' }] }] } },
      { 'accept-language': 'zh-CN' },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/无法识别这道题：version/),
    });
  });

  test('checks working line by line', async () => {
    const { body } = await post('check', { lines: ['(x + 3)^2 = 25', 'x^2 + 9 = 25'] });
    expect(body['data']).toMatchObject({
      lines_ok: 1,
      lines_total: 2,
      first_wrong: 2,
      lines: [{ verdict: 'start' }, { verdict: 'wrong', mistake: { rule: 'square-of-sum' } }],
    });
  });

  test('compares two answers', async () => {
    const { body } = await post('equivalent', { a: '12 m s^-1', b: '43.2 km/h', kind: 'quantity' });
    expect(body['data']).toMatchObject({ equivalent: true });
    const plain = await post('equivalent', { a: '(x+1)^2', b: 'x^2+1', form: 'expanded' });
    expect(plain.body['data']).toMatchObject({ equivalent: false, has_form: true });
  });

  test('tells what it cannot read with its place, in the language of the reader', async () => {
    const { status, body } = await post(
      'solve',
      { question: '解方程 2x + = 3' },
      { 'accept-language': 'zh-CN' },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'UNREADABLE',
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
      place: { at: 9, length: 1 },
    });
  });

  test('refuses a body without its question', async () => {
    const { status, body } = await post('solve', {});
    expect([status, body['code']]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
