import { network } from '../network.ts';

interface Most {
  address: number;
  all: number;
}

/** What one connection was sent and has not read yet. */
export interface Backlog {
  add(bytes: number): void;
  /** So much of it was read, or all of it. */
  read(bytes?: number): void;
  /** Forgets it, and counts no more. */
  end(): void;
}

/** Counts what lies in memory until its readers take it, by address and all together. */
export interface Unread {
  /** A connection, and how it is cut off where too much is left unread. */
  open(address: string, cutOff: () => void): Backlog;
  count(): number;
}

interface Line {
  bytes: number;
  /** Those with something unread, whoever has left it for longest first. */
  behind: Set<Connection>;
}

interface Connection {
  bytes: number;
  drop(): void;
}

/** Where there is too much, whoever has left something unread for longest makes room for the others. */
export function openUnread(most: Most): Unread {
  const lines = new Map<string, Line>();
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

  const dropFirst = ({ behind }: Line) => behind.values().next().value?.drop();
  const largest = () => [...lines.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a));

  return {
    open(address, cutOff) {
      const name = network(address);
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
