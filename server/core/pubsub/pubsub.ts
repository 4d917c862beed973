import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Repeater, SlidingBuffer } from 'graphql-yoga';
import type { Log } from '../log.ts';

/** A typed channel. Events carry everything a listener needs, so that none queries the database. */
export type Channel<Event> = string & { readonly tells?: Event };

export interface Events {
  publish<Event>(channel: Channel<Event>, event: Event): void;
  /** With `latestOnly`, of what comes before a listener has taken it, all but the last is left out. */
  subscribe<Event>(channel: Channel<Event>, options?: { latestOnly?: boolean }): Repeater<Event>;
}

/** What listens and tells: an `EventTarget`, of this process or of several. */
export type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;

/** Of events that a listener has not taken yet; then it loses the oldest. */
const MAX_BEHIND = 500;

/** Events of one process; with an event target of several, of all of them. */
export function openEvents(log: Pick<Log, 'warn'>, target: Target = ownTarget()): Events {
  return {
    publish(channel, event) {
      // What is told was done before: that nobody hears of it is not the fault of whoever did it.
      try {
        target.dispatchEvent(new CustomEvent(channel, { detail: event }));
      } catch (error) {
        log.warn({ message: String(error) }, 'event could not be published');
      }
    },
    subscribe: <Event>(channel: Channel<Event>, { latestOnly = false } = {}) =>
      new Repeater<Event>(
        async (next, stop) => {
          const hear = (event: unknown) => {
            const { detail } = event as CustomEvent<Event | null>;
            // Null if the event could not be parsed.
            if (detail !== null) void next(detail);
          };
          target.addEventListener(channel, hear);
          await stop;
          target.removeEventListener(channel, hear);
        },
        new SlidingBuffer(latestOnly ? 1 : MAX_BEHIND),
      ),
  };
}

/** Of this process alone. */
export function ownTarget(): Target {
  const target = new EventTarget();
  // A class of readers on one page is no leak.
  setMaxListeners(0, target);
  return target;
}

const EVENTS_A_SECOND = 10;

/** At most ten events in any second; what comes faster waits for its turn. */
export function paced<Event>(source: AsyncIterable<Event>): AsyncIterableIterator<Event> {
  const events = source[Symbol.asyncIterator]();
  const sentAt: number[] = [];
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const step = await events.next();
      const tenBefore = sentAt.length < EVENTS_A_SECOND ? null : sentAt.shift()!;
      if (tenBefore !== null) await pause(Math.max(0, tenBefore + 1000 - performance.now()));
      sentAt.push(performance.now());
      return step;
    },
    return: async () => (await events.return?.()) ?? { done: true, value: undefined },
  };
}
