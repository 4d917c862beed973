import type { IncomingMessage } from 'node:http';

const MAX_LENGTH = 200;

/** The device's name as the web client sends it; the user agent where there is none. */
export function deviceOf({ headers }: IncomingMessage): string {
  return shortenedDevice(String(headers['lemma-device'] ?? headers['user-agent'] ?? ''));
}

/** A device's name, cut to the length that is stored. */
export function shortenedDevice(name: string): string {
  // A slice would keep the whole string in memory.
  return name.length > MAX_LENGTH ? Buffer.from(name.slice(0, MAX_LENGTH)).toString() : name;
}
