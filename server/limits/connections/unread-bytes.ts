import { networkOf } from '../network.ts';

interface Limits {
  address: number;
  all: number;
}

/** Bytes that were sent to one connection and not read yet. */
export interface Backlog {
  add(bytes: number): void;
  /** Notes that so many bytes were read, or all of them. */
  read(bytes?: number): void;
  /** Stops counting this connection. */
  end(): void;
}

/** Counts bytes in memory that clients have not read yet, by address and altogether. */
export interface UnreadLimit {
  /** Registers a connection, with how to cut it off where too much is left unread. */
  open(address: string, cutOff: () => void): Backlog;
  count(): number;
}

interface NetworkBacklog {
  bytes: number;
  /** Connections with unread bytes, the longest waiting first. */
  behind: Set<Connection>;
}

interface Connection {
  bytes: number;
  drop(): void;
}

/** Beyond the limit, the connection that has left something unread for longest is cut off. */
export function openUnreadLimit(most: Limits): UnreadLimit {
  const lines = new Map<string, NetworkBacklog>();
  let all = 0;

  function change(name: string, one: Connection, bytes: number): void {
    const line = lines.get(name) ?? { bytes: 0, behind: new Set() };
    lines.set(name, line);
    one.bytes += bytes;
    line.bytes += bytes;
    all += bytes;
    if (one.bytes > 0) line.behind.add(one);
    else line.behind.delete(one);
    if (line.behind.size === 0) lines.delete(name);
  }

  const dropFirst = ({ behind }: NetworkBacklog) => behind.values().next().value?.drop();
  const largest = () => [...lines.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a));

  return {
    open(address, cutOff) {
      const name = networkOf(address);
      let ended = false;
      const one: Connection = {
        bytes: 0,
        drop() {
          end();
          cutOff();
        },
      };
      function end(): void {
        if (!ended) change(name, one, -one.bytes);
        ended = true;
      }
      return {
        add(bytes) {
          if (ended || bytes === 0) return;
          change(name, one, bytes);
          while ((lines.get(name)?.bytes ?? 0) > most.address) dropFirst(lines.get(name)!);
          while (all > most.all) dropFirst(largest());
        },
        read(bytes = one.bytes) {
          if (!ended && one.bytes > 0) change(name, one, -Math.min(bytes, one.bytes));
        },
        end,
      };
    },
    count: () => all,
  };
}
