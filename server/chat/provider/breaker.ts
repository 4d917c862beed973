import { ProviderFailure } from './provider.ts';

const FAILURES = 5;
const PAUSE_MS = 30_000;

/** After some failures in a row nobody waits for a service that is away; now and then one asks whether it is back. */
export function openBreaker(now = () => performance.now()) {
  let failures = 0;
  let askAgainAt = 0;
  return {
    pass(): void {
      if (failures < FAILURES) return;
      if (now() < askAgainAt) throw new ProviderFailure('UNAVAILABLE', 'the service failed too often');
      askAgainAt = now() + PAUSE_MS;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures >= FAILURES) askAgainAt = now() + PAUSE_MS;
    },
  };
}
