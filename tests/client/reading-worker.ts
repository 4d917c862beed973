import { answer, type Task } from '../../client/lib/markdown/html/render-task.ts';

/** The worker that reads Markdown, answering at once: there are none where these tests run. */
export class ReadingWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.#say('ready'));
  }

  postMessage(task: Task): void {
    answer(task, (message) => this.#say(message));
  }

  terminate(): void {}

  #say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
