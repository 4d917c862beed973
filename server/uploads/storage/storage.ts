import type { Readable } from 'node:stream';

export interface Span {
  /** First and last byte, both included. */
  from: number;
  to: number;
}

/** Stored files by id; their owners and types are in the database. */
export interface Storage {
  /** Stores a local file atomically. */
  keep(id: string, file: string): Promise<void>;
  /** Its content, or a range of it; null if there is no such file. */
  read(id: string, span?: Span): Promise<Readable | null>;
  /** Null if there is no such file. */
  size(id: string): Promise<number | null>;
  /** Succeeds also if there is no such file. */
  remove(id: string): Promise<void>;
}
