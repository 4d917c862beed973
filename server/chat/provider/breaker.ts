import { ProviderFailure } from './provider.ts';

const FAILURES = 5;
const PAUSE_MS = 30_000;

/** Circuit breaker: after several failures in a row requests fail at once, except one every PAUSE_MS. */
export function openBreaker(now = () => performance.now()) {
  let failures = 0;
  let retryAt = 0;
  return {
    pass(): void {
      if (failures < FAILURES) return;
      if (now() < retryAt) throw new ProviderFailure('UNAVAILABLE', 'the service failed too often');
      retryAt = now() + PAUSE_MS;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures >= FAILURES) retryAt = now() + PAUSE_MS;
    },
  };
}
