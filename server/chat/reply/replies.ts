import type { Log } from '../../core/log.ts';

/** Why a reply is given up. */
export type GivenUp = 'stopped' | 'closing';

/** The replies that this process is writing: they go on when whoever asked has left. */
export interface Replies {
  begin(id: string, write: (signal: AbortSignal) => Promise<void>): void;
  stop(id: string): void;
  /** Gives up what is being written, and waits until that is said. */
  close(): Promise<void>;
}

declare module '../../core/context.ts' {
  interface Services {
    replies: Replies;
  }
}

export function openReplies(log: Log): Replies {
  const writing = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let closed = false;
  return {
    begin(id, write) {
      const stop = new AbortController();
      if (closed) stop.abort('closing' satisfies GivenUp);
      const done = write(stop.signal)
        .catch((error: unknown) =>
          log.error({ message: String(error), stack: (error as Error)?.stack }, 'a reply was not written'),
        )
        .finally(() => writing.delete(id));
      writing.set(id, { stop, done });
    },
    stop: (id) => writing.get(id)?.stop.abort('stopped' satisfies GivenUp),
    async close() {
      closed = true;
      const all = [...writing.values()];
      for (const { stop } of all) stop.abort('closing' satisfies GivenUp);
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
