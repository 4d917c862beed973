import { blocksOf, type Kind, setOnce } from './render-blocks.ts';

/** A task for the worker: a text to render, or one formula. */
export type Task = { text: string; kind: Kind } | { tex: string; display: boolean };

/** Blocks of HTML as they are ready; the last of them ends the answer. */
export type Answer = { blocks: string[]; ended: boolean; failed?: boolean };

const SOON_MS = 30;

export function answer(task: Task, send: (answer: Answer) => void): void {
  try {
    if ('tex' in task) return send({ blocks: [setOnce(task.tex, task.display)], ended: true });
    let blocks: string[] = [];
    let sent = performance.now();
    for (const block of blocksOf(task.text, task.kind)) {
      blocks.push(block);
      if (performance.now() - sent < SOON_MS) continue;
      send({ blocks, ended: false });
      blocks = [];
      sent = performance.now();
    }
    send({ blocks, ended: true });
  } catch {
    send({ blocks: [], ended: true, failed: true });
  }
}
