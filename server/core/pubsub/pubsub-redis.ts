import { deserialize, serialize } from 'node:v8';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import { type Events, openEvents, type Target } from './pubsub.ts';
import type { Log } from '../log.ts';

/** Events of every process on the same Redis. It carries them and keeps nothing. */
export async function openSharedEvents(
  url: string,
  log: Log,
): Promise<{ events: Events; close(): Promise<void> }> {
  const connect = () => {
    const client = new Redis(url, { maxRetriesPerRequest: null });
    let away = false;
    client.on('error', (error) => {
      if (!away) log.warn({ message: error.message }, 'Redis is away');
      away = true;
    });
    client.on('ready', () => (away = false));
    // Nobody waits for what Redis says to a command: a refusal that nobody hears would end this process.
    const send = client.sendCommand.bind(client);
    client.sendCommand = (...given) => {
      const sent = send(...given);
      Promise.resolve(sent).catch((error: unknown) =>
        log.warn({ message: String(error) }, 'Redis refused a command'),
      );
      return sent;
    };
    return client;
  };
  const publishClient = connect();
  const subscribeClient = connect();
  const eventTarget = createRedisEventTarget({
    publishClient,
    subscribeClient,
    // Dates stay dates, which JSON would not keep.
    serializer: {
      stringify: (value: unknown) => serialize(value).toString('base64'),
      parse(text: string) {
        try {
          return deserialize(Buffer.from(text, 'base64')) as never;
        } catch (error) {
          // Another version’s, or another product’s on the same Redis: thrown here, it would end this process.
          log.warn({ message: String(error) }, 'an event from Redis cannot be read');
          return null as never;
        }
      },
    },
  });
  return {
    events: openEvents(log, eventTarget as Target),
    async close() {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}
