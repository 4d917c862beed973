import { afterAll, afterEach, beforeEach } from 'vitest';
import { clearPage } from './clear-page.ts';
import { refuseNetwork } from './no-network.ts';
import { ReadingWorker } from './reading-worker.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
Object.assign(globalThis, { Worker: ReadingWorker });
// Set before any stub, so that unstubbing brings the refusal back, not the network.
refuseNetwork(globalThis);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#3b82f6">';
});
afterEach(clearPage);
// What React still has to do is done before the page's globals go.
afterAll(async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
});

// happy-dom has no faces to load.
Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
