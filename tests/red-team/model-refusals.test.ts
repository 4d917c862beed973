import { afterAll, expect, test } from 'vitest';
import { say } from '../support/chat.ts';
import { startModel } from '../support/model.ts';
import { openWorld } from '../support/world.ts';

const model = await startModel();
const world = openWorld({
  config: {
    ai: { baseUrl: model.baseUrl, apiKey: null, model: 'fake-1', totalMs: 20_000, silenceMs: 10_000 },
  },
});
afterAll(() => model.stop());

const CHUNK = Buffer.alloc(64 * 1024, '{"message":');
/** What the system between the two may hold, several times over. */
const MOST = 512 * CHUNK.length;

test('of a refusal that never ends a little is read, and then its service is left', async () => {
  let sent = 0;
  const left = new Promise<void>((resolve) => {
    model.answer = (res) => {
      res.writeHead(401, { 'content-type': 'application/json' });
      res.on('close', resolve);
      const more = () => {
        while (!res.destroyed && sent < 4 * MOST) {
          sent += CHUNK.length;
          if (!res.write(CHUNK)) return void res.once('drain', more);
        }
      };
      more();
    };
  });
  const { answer } = await say(await world.person(), { text: 'What is a photon?' });
  expect(answer.failure).toMatchObject({ code: 'UNAVAILABLE' });
  await left;
  expect(sent).toBeLessThan(MOST);
});
