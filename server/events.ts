import { setMaxListeners } from 'node:events';
import { createPubSub, type Repeater } from 'graphql-yoga';
import type { QuestionEvent } from './questions/events.ts';

/** What is told to whoever listens; every payload is complete, so that listeners ask nothing more. */
interface Channels {
  [channel: string]: [QuestionEvent];
}

export interface Events {
  publish(channel: string, event: QuestionEvent): void;
  subscribe(channel: string): Repeater<QuestionEvent>;
}

export const questionChannel = (questionId: string) => `question:${questionId}`;
export const subjectChannel = (subjectCode: string) => `subject:${subjectCode}`;

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub<Channels>>[0]>['eventTarget']>;

/** Events of one process; with an event target of several, of all of them. */
export function openEvents(eventTarget: Target = ownTarget()): Events {
  const pubSub = createPubSub<Channels>({ eventTarget });
  return {
    publish: (channel, event) => pubSub.publish(channel, event),
    subscribe: (channel) => pubSub.subscribe(channel),
  };
}

function ownTarget(): Target {
  const target = new EventTarget();
  // A class of readers on one page is no leak.
  setMaxListeners(0, target);
  return target as Target;
}
