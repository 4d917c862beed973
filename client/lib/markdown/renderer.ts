import './dom/katex-styles.ts';
import type { Answer, Task } from './html/render-task.ts';

/** Rendered; timed out; or the renderer could not be loaded. */
export type Outcome = 'whole' | 'too-much' | 'away';

interface RenderRequest {
  task: Task;
  take: (blocks: string[]) => void;
  end: (outcome: Outcome) => void;
}

/** Without a word from it: what takes longer would take any time. */
const LIMIT_MS = 1000;
const RETRIES_MS = [1000, 4000, 15_000];

let waiting: RenderRequest[] = [];
let current: RenderRequest | null = null;
let worker: Worker | null = null;
let isReady = false;
let failures = 0;
let clock: ReturnType<typeof setTimeout>;

/** Has Markdown read, or a formula set, beside the page; returns what takes the question back while it waits. */
export function ask(task: Task, take: RenderRequest['take'], end: RenderRequest['end']): () => void {
  const request = { task, take, end };
  waiting.push(request);
  goOn();
  return () => {
    waiting = waiting.filter((one) => one !== request);
  };
}

function goOn(): void {
  if (current || waiting.length === 0) return;
  worker ??= open();
  if (!worker || !isReady) return;
  // Formulas are quick; of texts, the newest is the visible one.
  const formula = waiting.findIndex(({ task }) => 'tex' in task);
  current = waiting.splice(formula < 0 ? -1 : formula, 1)[0]!;
  worker.postMessage(current.task);
  giveTime();
}

function open(): Worker | null {
  try {
    const opened = new Worker(new URL('./html/worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
      if (opened !== worker) return;
      if (data !== 'ready') return take(data);
      isReady = true;
      failures = 0;
      goOn();
    });
    opened.addEventListener('error', () => opened === worker && lost());
    return opened;
  } catch {
    setTimeout(lost);
    return null;
  }
}

function take({ blocks, ended, failed }: Answer): void {
  if (!current) return;
  giveTime();
  if (!failed) current.take(blocks);
  if (ended) finish(failed ? 'too-much' : 'whole');
}

function finish(outcome: Outcome): void {
  const ended = current;
  current = null;
  clearTimeout(clock);
  ended?.end(outcome);
  goOn();
}

function giveTime(): void {
  clearTimeout(clock);
  const due = performance.now() + LIMIT_MS;
  clock = setTimeout(() => {
    // The page itself was held up, or the device asleep: the answer may be here already.
    if (performance.now() > due + LIMIT_MS / 2) return giveTime();
    close();
    finish('too-much');
  }, LIMIT_MS);
}

function close(): void {
  clearTimeout(clock);
  worker?.terminate();
  worker = null;
  isReady = false;
}

/** Its code failed to load: it is requested again, then with the next task or once the network is back. */
function lost(): void {
  close();
  if (current) waiting.push(current);
  current = null;
  const pause = RETRIES_MS[failures];
  failures += 1;
  if (pause !== undefined) {
    setTimeout(goOn, pause);
    return;
  }
  failures = 0;
  for (const { end } of waiting.splice(0)) end('away');
}
