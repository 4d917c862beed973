import type { IncomingMessage } from 'node:http';

const MAX_LENGTH = 200;

/** The name that the web client gives its device; a browser or a program where there is none. */
export function deviceOf({ headers }: IncomingMessage): string {
  return deviceNamed(String(headers['lemma-device'] ?? headers['user-agent'] ?? ''));
}

/** A name of a device as it is kept, however long it was sent. */
export function deviceNamed(name: string): string {
  // A slice would keep the whole of it in memory.
  return name.length > MAX_LENGTH ? Buffer.from(name.slice(0, MAX_LENGTH)).toString() : name;
}
