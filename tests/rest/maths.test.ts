import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

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
