import type { Readable } from 'node:stream';

export interface Span {
  /** First and last byte, both included. */
  from: number;
  to: number;
}

/** Where files lie, by id. Only their rows say what they are and whose. */
export interface Storage {
  /** Takes a local file in, whole or not at all. */
  keep(id: string, file: string): Promise<void>;
  /** What is in it, or in a part of it; null when there is no such file. */
  read(id: string, span?: Span): Promise<Readable | null>;
  /** Null when there is no such file. */
  size(id: string): Promise<number | null>;
  /** Removing what is not there is no fault. */
  remove(id: string): Promise<void>;
}
