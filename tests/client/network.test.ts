import { expect, test, vi } from 'vitest';

const WAYS: [string, () => unknown][] = [
  ['fetch', () => fetch('http://lemma.test/graphql')],
  ['fetch of a Request', () => fetch(new Request('http://lemma.test/graphql'))],
  ['an EventSource', () => new EventSource('http://lemma.test/graphql')],
  ['an XMLHttpRequest', () => new XMLHttpRequest().open('GET', 'http://lemma.test/graphql')],
];
const REFUSAL = /reached for the network: \w+:\/\/lemma\.test\/graphql/;

test.for(WAYS)('a client test that uses %s without a stub fails with the address', async ([, reach]) => {
  await expect((async () => reach())()).rejects.toThrow(REFUSAL);
});

test.for(WAYS)('removing a stub brings the refusal back: %s', async ([, reach]) => {
  for (const name of ['fetch', 'EventSource', 'XMLHttpRequest'])
    vi.stubGlobal(
      name,
      class {
        open() {}
      },
    );
  vi.unstubAllGlobals();
  await expect((async () => reach())()).rejects.toThrow(REFUSAL);
});

test('a socket never opens', () => {
  expect(WebSocket.name).toBe('SilentSocket');
  expect(new WebSocket('ws://lemma.test/graphql').readyState).toBe(0);
});
