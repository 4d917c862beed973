import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import { type Events, openEvents, ownTarget, type Target } from './pubsub.ts';
import type { Log } from '../log.ts';

/**
 * Events of every process on the same Redis. It carries them and keeps nothing: while it is away, each process tells its
 * own listeners alone.
 */
export async function openSharedEvents(
  url: string,
  log: Log,
): Promise<{ events: Events; close(): Promise<void> }> {
  let isAway = false;
  const connect = () => {
    // Before 7.2 Redis refuses to be told the name of the library.
    const client = new Redis(url, { maxRetriesPerRequest: null, disableClientInfo: true });
    client.on('error', ({ message }) => {
      if (!isAway) log.warn({ message }, 'Redis is away: live events reach only people at the same process');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) log.warn({}, 'Redis is back');
      isAway = false;
    });
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
  const self = randomUUID();
  const others = createRedisEventTarget({
    publishClient,
    subscribeClient,
    // Dates stay dates, which JSON would not keep.
    serializer: {
      stringify: (event: unknown) => serialize([self, event]).toString('base64'),
      parse(text: string) {
        try {
          const [from, event] = deserialize(Buffer.from(text, 'base64')) as [from: string, event: unknown];
          return (from === self ? null : event) as never;
        } catch (error) {
          // Another version’s, or another product’s on the same Redis: thrown here, it would end this process.
          log.warn({ message: String(error) }, 'an event from Redis cannot be read');
          return null as never;
        }
      },
    },
  }) as Target;
  const own = ownTarget();
  const target: Target = {
    addEventListener(...given) {
      own.addEventListener(...given);
      others.addEventListener(...given);
    },
    removeEventListener(...given) {
      own.removeEventListener(...given);
      others.removeEventListener(...given);
    },
    dispatchEvent(event) {
      own.dispatchEvent(event);
      // What could not be sent at once would pile up until Redis is back, and be no news then.
      return publishClient.status !== 'ready' || others.dispatchEvent(event);
    },
  };
  return {
    events: openEvents(log, target),
    async close() {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}
