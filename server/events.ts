import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createPubSub, type Repeater } from 'graphql-yoga';
import type { ReplyEvent } from './chat/events.ts';
import type { QuestionEvent } from './questions/events.ts';

/** A name under which things of one kind are told; every one is complete, so that listeners ask nothing more. */
export type Channel<Event> = string & { readonly tells?: Event };

export interface Events {
  publish<Event>(channel: Channel<Event>, event: Event): void;
  subscribe<Event>(channel: Channel<Event>): Repeater<Event>;
}

export const questionChannel = (questionId: string): Channel<QuestionEvent> => `question:${questionId}`;
export const subjectChannel = (subjectCode: string): Channel<QuestionEvent> => `subject:${subjectCode}`;
export const replyChannel = (messageId: string): Channel<ReplyEvent> => `reply:${messageId}`;

interface Channels {
  [channel: string]: [unknown];
}

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub<Channels>>[0]>['eventTarget']>;

/** Events of one process; with an event target of several, of all of them. */
export function openEvents(eventTarget: Target = ownTarget()): Events {
  const pubSub = createPubSub<Channels>({ eventTarget });
  return {
    publish: (channel, event) => pubSub.publish(channel, event),
    subscribe: <Event>(channel: Channel<Event>) => pubSub.subscribe(channel) as Repeater<Event>,
  };
}

function ownTarget(): Target {
  const target = new EventTarget();
  // A class of readers on one page is no leak.
  setMaxListeners(0, target);
  return target as Target;
}

const EVENTS_A_SECOND = 10;

/** At most ten events in any second; what comes faster waits for its turn. */
export function paced<Event>(source: AsyncIterable<Event>): AsyncIterableIterator<Event> {
  const events = source[Symbol.asyncIterator]();
  const told: number[] = [];
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const step = await events.next();
      const tenBefore = told.length < EVENTS_A_SECOND ? null : told.shift()!;
      if (tenBefore !== null) await pause(Math.max(0, tenBefore + 1000 - performance.now()));
      told.push(performance.now());
      return step;
    },
    return: async () => (await events.return?.()) ?? { done: true, value: undefined },
  };
}
