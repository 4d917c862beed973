import type { ServerResponse } from 'node:http';
import type { Backlog } from '../../limits/connections/unread-bytes.ts';

/** Counts the bytes of an answer that wait in memory for its client. */
export function countUnread(res: ServerResponse, backlog: Backlog): void {
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.write = ((...args: unknown[]) => {
    backlog.add(lengthOf(args[0]));
    const hasRoom = write(...args);
    if (hasRoom) backlog.read();
    return hasRoom;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    backlog.add(lengthOf(args[0]));
    return end(...args);
  }) as typeof res.end;
  res.on('drain', () => backlog.read());
  res.once('finish', backlog.end);
  res.once('close', backlog.end);
}

function lengthOf(chunk: unknown): number {
  if (typeof chunk === 'string') return chunk.length;
  return ArrayBuffer.isView(chunk) ? chunk.byteLength : 0;
}
