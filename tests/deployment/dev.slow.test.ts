import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort, newFolder, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 300_000 });

test('while developing, the client comes from its sources and the graph from the server behind it', async () => {
  const port = await freePort();
  const dataDir = path.join(newFolder(), 'data');
  const developing = startProduct({ dataDir, port, script: 'server/setup/dev.ts' });
  await developing.waitForOutput(/Press Ctrl-C to stop\./);
  const address = `http://localhost:${port}`;
  expect(/Lemma is ready at (\S+)/.exec(developing.stdout())![1]).toBe(address);

  const graph = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ subjects { code } }' }),
  });
  expect(await graph.json()).toMatchObject({
    data: { subjects: expect.arrayContaining([{ code: '9709' }]) },
  });
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/@vite/client');

  // As many editors save: beside the file, and then in its place.
  const source = path.resolve('server/core/locale.ts');
  writeFileSync(`${source}.saving`, readFileSync(source));
  const again = developing.waitForOutput(/Restarting[^]*Press Ctrl-C to stop\./);
  renameSync(`${source}.saving`, source);
  await again;
  const answer = await fetch(`${address}/graphql?query={__typename}`, {
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
  await developing.stop();
});
