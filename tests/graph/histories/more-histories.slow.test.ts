import { test } from 'vitest';
import { openWorld } from '../../support/world.ts';
import { playHistories } from './history.ts';

const world = openWorld();

test('many more events, in other orders, come to what the rules say', { timeout: 3_600_000 }, () =>
  playHistories(world, Number(process.env['HISTORY_EVENTS'] ?? 5000)),
);
