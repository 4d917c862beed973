import { bucket, kilobytes, megabytes, number, seconds, table } from './format.ts';
import type { Limits } from './limits.ts';

const shared = ({ address, all }: { address: number; all: number }, unit = number) =>
  `${unit(address)} of an address, ${unit(all)} in all`;

/** Operations, requests and their bodies. */
export const requests = (limits: Limits) =>
  table(
    ['What', 'Limit'],
    [
      [
        'Operation',
        `${limits.OPERATION.depth} deep, ${limits.OPERATION.aliases} aliases, ${limits.OPERATION.directives} directives, ${number(limits.OPERATION.tokens)} tokens, a price of ${number(limits.OPERATION.price)}, ${seconds(limits.OPERATION.timeoutMs)}`,
      ],
      [
        'Documents that need not be read again',
        `${number(limits.KNOWN_DOCUMENTS.number)} of up to ${number(limits.KNOWN_DOCUMENTS.longest)} characters, together ${number(limits.KNOWN_DOCUMENTS.characters)}, and the web client’s`,
      ],
      [
        'Characters of one response',
        `${number(limits.RESPONSE_CHARACTERS.html)} of posts as HTML, ${number(limits.RESPONSE_CHARACTERS.posts)} with their sources, ${number(limits.RESPONSE_CHARACTERS.messages)} of messages`,
      ],
      ['JSON body, message of a socket', kilobytes(limits.BODY_BYTES)],
      ['Requests of an address', bucket(limits.ADDRESS_READS)],
      [
        'Counted as one request',
        `${number(limits.REQUEST_UNIT.bytes)} bytes of a body, or ${limits.REQUEST_UNIT.messages} messages of a socket`,
      ],
      ['New devices of an address that count as known at once', bucket(limits.NEW_DEVICES)],
      [
        'Files arriving at once',
        `${limits.CONCURRENT_UPLOADS.person} of a person, ${shared(limits.CONCURRENT_UPLOADS)}`,
      ],
      [
        'Time for a request to arrive',
        `${seconds(limits.REQUEST_TIMEOUTS.headersMs)} for its headers, ${seconds(limits.REQUEST_TIMEOUTS.bodyMs)} for a body, ${seconds(limits.REQUEST_TIMEOUTS.uploadMs)} for a file, ${seconds(limits.REQUEST_TIMEOUTS.silenceMs)} without a byte of a file`,
      ],
      ['Incomplete bodies and messages', shared(limits.PENDING_BYTES, megabytes)],
      ['Responses that clients have not read', shared(limits.UNREAD_BYTES, megabytes)],
    ],
  );

export const connections = ({ CONNECTIONS, STREAMS, SUBSCRIPTIONS, SOCKET, ...limits }: Limits) =>
  table(
    ['What', 'Limit'],
    [
      [
        'Connections',
        `${shared(CONNECTIONS)}, and ${number(CONNECTIONS.reservedFiles)} fewer than the files that may be open`,
      ],
      ['Requests at once on a connection', number(CONNECTIONS.pipelined)],
      ['Connection without traffic', `closed after ${seconds(limits.IDLE_TIMEOUT_MS)}`],
      ['Connection that was refused', `not read for ${seconds(limits.READ_PAUSE_MS)}`],
      ['Sockets and event streams', shared(STREAMS)],
      ['Subscriptions', `${SOCKET.operations} of a socket, ${shared(SUBSCRIPTIONS)}`],
      ['Messages of a socket', bucket(SOCKET.messages)],
      ['Invalid or refused operations of a socket', bucket(SOCKET.faults)],
      [
        'One message of a socket',
        `${SOCKET.fragments} frames, ${number(SOCKET.chunks)} chunks; ${kilobytes(SOCKET.firstBytes)} before the connection is accepted`,
      ],
      ['Unread bytes of a socket', megabytes(SOCKET.unreadBytes)],
      [
        'Sign of life on a socket',
        `every ${seconds(SOCKET.keepAliveMs)}; closed without an answer within ${seconds(SOCKET.answerMs)}`,
      ],
    ],
  );

const WORKER: Record<keyof Limits['WORKER_QUEUES'], string> = {
  engine: 'the maths engine',
  rendering: 'a post to be rendered',
  pages: 'a page to be rendered',
  documents: 'a document to be read',
};

/** What protects the process. */
export const capacity = ({ CONCURRENCY, LOOP_DELAY_MS, WORKER_QUEUES, TURNS }: Limits) =>
  table(
    ['What', 'Limit'],
    [
      [
        'Requests handled at once',
        `${CONCURRENCY.min} to ${number(CONCURRENCY.max)}, at first ${CONCURRENCY.initial}; fewer where the main thread is ${LOOP_DELAY_MS.high} ms late, more below ${LOOP_DELAY_MS.low} ms`,
      ],
      ['Requests that wait', `${CONCURRENCY.maxWaiting}, for ${CONCURRENCY.waitMs} ms`],
      ['Session refreshes in addition', number(CONCURRENCY.reserved)],
      ...(Object.keys(WORKER) as (keyof typeof WORKER)[]).map((name) => {
        const queue: { queue: number; queueOfNetwork?: number } = WORKER_QUEUES[name];
        const network = queue.queueOfNetwork === undefined ? '' : `, ${queue.queueOfNetwork} of one network`;
        return [`Waiting for ${WORKER[name]}`, number(queue.queue) + network];
      }),
      ['Images processed at once', `${TURNS.images.size}; others wait up to ${seconds(TURNS.images.waitMs)}`],
      [
        'Passwords hashed at once',
        `${TURNS.passwords.size}; ${TURNS.passwords.waiting} wait up to ${seconds(TURNS.passwords.waitMs)}`,
      ],
    ],
  );
