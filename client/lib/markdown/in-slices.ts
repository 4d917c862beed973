const SLICE_MS = 8;

const waiting: (() => void)[] = [];
let isAwake = false;

/** Does small pieces of work one after the other, and lets the browser in between. */
export function inSlices(work: () => void): void {
  waiting.push(work);
  if (isAwake) return;
  isAwake = true;
  run();
}

function run(): void {
  const until = performance.now() + SLICE_MS;
  while (waiting.length > 0 && performance.now() < until) waiting.shift()!();
  isAwake = waiting.length > 0;
  if (isAwake) setTimeout(run);
}
