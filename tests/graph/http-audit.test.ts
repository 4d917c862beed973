import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

describe('GraphQL over HTTP, as the specification has it', () => {
  for (const audit of serverAudits({ url: () => `${world.address}/graphql`, fetchFn: fetch }))
    test(audit.name, async () => {
      const result = await audit.fn();
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    });
});
