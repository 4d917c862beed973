import { test } from 'vitest';
import { deep } from '../../suite/slow.ts';
import { openWorld } from '../../support/world.ts';
import { playHistories } from './history.ts';

const world = openWorld();

/** In `npm run test:all` a hundred thousand with those of more-histories.slow.test.ts. */
const EVENTS = Number(process.env['HISTORY_EVENTS'] ?? (deep ? 5000 : 250));

test(
  'whatever people do in whatever order, everything comes to what the rules say',
  { timeout: 3_600_000 },
  () => playHistories(world, EVENTS),
);
