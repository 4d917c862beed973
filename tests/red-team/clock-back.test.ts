import { afterEach, expect, test, vi } from 'vitest';
import { openBreaker } from '../../server/chat/provider/breaker.ts';
import { openRecentUse } from '../../server/core/worker-pool/recent-use.ts';

const DAY = 86_400_000;

afterEach(() => void vi.restoreAllMocks());

/** The clock on the wall is put back, and so much time goes by. */
function putBack(seconds: number): void {
  const [wall, steady] = [Date.now(), performance.now()];
  vi.spyOn(Date, 'now').mockReturnValue(wall - DAY);
  vi.spyOn(performance, 'now').mockReturnValue(steady + seconds * 1000);
}

test('what was used of the engine is forgotten in time, though the clock was put back', () => {
  const used = openRecentUse();
  used.add('192.0.2.1', 1000);
  used.sawLight();
  putBack(20);
  expect(used.of('192.0.2.1')).toBeCloseTo(250, -1);
  expect(used.sinceLight()).toBeGreaterThanOrEqual(20_000);
});

test('a model that failed is asked again in time, though the clock was put back', () => {
  const breaker = openBreaker();
  for (let i = 0; i < 5; i += 1) breaker.failed();
  expect(() => breaker.pass()).toThrow();
  putBack(31);
  expect(() => breaker.pass()).not.toThrow();
});
