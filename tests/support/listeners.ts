import { setMaxListeners } from 'node:events';

/** Where events are told, which also knows how many listen and have begun to: tests need not guess when somebody does. */
export class CountingEventTarget extends EventTarget {
  #begun = 0;
  #ended = 0;
  /** How many will have begun when the last who asked is told so. */
  #awaited = 0;
  readonly #waiting = new Set<() => void>();

  constructor() {
    super();
    setMaxListeners(0, this);
  }

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...given);
    this.#begun += 1;
    for (const look of this.#waiting) look();
  }

  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    super.removeEventListener(...given);
    this.#ended += 1;
  }

  /** How many listen. */
  count(): number {
    return this.#begun - this.#ended;
  }

  /** Asked before they begin: resolves when so many more have begun to listen than all who asked before wait for. */
  more(count = 1): Promise<void> {
    const enough = Math.max(this.#begun, this.#awaited) + count;
    this.#awaited = enough;
    return new Promise((resolve) => {
      const look = () => {
        if (this.#begun < enough) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }
}
