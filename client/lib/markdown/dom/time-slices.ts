const SLICE_MS = 16;

/** A unit of work, called again for as long as it returns true. */
type Work = () => unknown;

const waiting: Work[] = [];
let isAwake = false;

/** Does small pieces of work one after the other, and lets the browser in between. */
export function inSlices(work: Work): void {
  waiting.push(work);
  if (isAwake) return;
  isAwake = true;
  run();
}

function run(): void {
  const until = performance.now() + SLICE_MS;
  while (waiting.length > 0 && performance.now() < until) {
    const work = waiting.shift()!;
    if (work() === true) waiting.unshift(work);
  }
  isAwake = waiting.length > 0;
  if (isAwake) setTimeout(run);
}
