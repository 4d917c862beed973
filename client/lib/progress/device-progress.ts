import { forget, isOnPageOnly, readStored, store } from '../device/storage.ts';
import { type ErrorOnDevice, errorsOnDevice } from './device-errors.ts';
import { newDeviceId } from './device-id.ts';
import { type StudyEvent, type TopicProgress, withEvents } from './study-events.ts';

/** A guest's progress by the ids of topics. */
const KEY = 'lemma-topic-progress';
/** Where the topics that were read used to be remembered, by their ids alone. */
const READ_KEY = 'lemma-topics-read';
/** Of one topic: more happen to nobody before they sign in. */
const MOST_EVENTS = 300;

/** What a device keeps of a topic: how far it is, and the events that it comes to. */
export interface TopicOnDevice extends TopicProgress {
  events: StudyEvent[];
  /** The entries of the error book that belong to it. */
  errors: Pick<
    ErrorOnDevice,
    'id' | 'question' | 'userAnswer' | 'correctAnswer' | 'errorType' | 'timestamp'
  >[];
}

type Topics = Record<string, TopicOnDevice>;

let read: { text: string | null; topics: Topics } = { text: null, topics: {} };

export function topicsOnDevice(): Topics {
  const text = readStored(KEY);
  if (text !== read.text || text === null) read = { text, topics: parse(text) };
  return read.topics;
}

export function keepOnDevice(event: StudyEvent): void {
  const topics = topicsOnDevice();
  const before = topics[event.topicId];
  if (before?.events.some(({ id }) => id === event.id)) return;
  const events = [...(before?.events ?? []), event].slice(-MOST_EVENTS);
  const progress = withEvents(before && plain(before), [event])!;
  const errors = errorsOnDevice()
    .filter(({ topicId }) => topicId === event.topicId)
    .map(({ id, question, userAnswer, correctAnswer, errorType, timestamp }) => ({
      id,
      question,
      userAnswer,
      correctAnswer,
      errorType,
      timestamp,
    }));
  store(KEY, JSON.stringify({ ...topics, [event.topicId]: { ...progress, errors, events } }));
}

/** Topics that were read here before their progress was kept become topics that were looked at. */
export function adoptReadTopics(): void {
  const text = readStored(READ_KEY);
  forget(READ_KEY);
  if (!text) return;
  try {
    const ids = JSON.parse(text) as unknown;
    const at = new Date().toISOString();
    for (const topicId of Array.isArray(ids) ? ids : [])
      if (typeof topicId === 'string')
        keepOnDevice({
          id: newDeviceId('studyEvent'),
          topicId,
          kind: 'TIME',
          score: null,
          seconds: 0,
          at,
        });
  } catch {
    // What cannot be read is as good as nothing.
  }
}

/** What a guest studied here, to be kept by an account. */
export const eventsOnDevice = (): StudyEvent[] =>
  Object.values(topicsOnDevice()).flatMap(({ events }) => events);

export const forgetOnDevice = (): void => forget(KEY);

/** Whether what was studied is lost when the page closes. */
export const isProgressBlocked = (): boolean => isOnPageOnly(KEY);

/** Without what is kept beside it. */
function plain({ events: _events, errors: _errors, ...progress }: TopicOnDevice): TopicProgress {
  return progress;
}

function parse(text: string | null): Topics {
  try {
    const topics = JSON.parse(text ?? 'null') as Topics | null;
    if (topics && typeof topics === 'object' && Object.values(topics).every(isTopic)) return topics;
  } catch {
    // What cannot be read is as good as nothing.
  }
  return {};
}

const isTopic = (value: unknown): boolean => {
  const { events, mastery } = (value ?? {}) as Partial<TopicOnDevice>;
  return Array.isArray(events) && typeof mastery === 'number';
};
