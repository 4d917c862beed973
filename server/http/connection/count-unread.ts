import type { ServerResponse } from 'node:http';
import type { Backlog } from '../../limits/connections/unread-bytes.ts';

/** Counts what of an answer waits in memory for its reader. */
export function countUnread(res: ServerResponse, backlog: Backlog): void {
  const write = res.write.bind(res) as (...said: unknown[]) => boolean;
  const end = res.end.bind(res) as (...said: unknown[]) => ServerResponse;
  res.write = ((...said: unknown[]) => {
    backlog.add(lengthOf(said[0]));
    const hasRoom = write(...said);
    if (hasRoom) backlog.read();
    return hasRoom;
  }) as typeof res.write;
  res.end = ((...said: unknown[]) => {
    backlog.add(lengthOf(said[0]));
    return end(...said);
  }) as typeof res.end;
  res.on('drain', () => backlog.read());
  res.once('finish', backlog.end);
  res.once('close', backlog.end);
}

function lengthOf(said: unknown): number {
  if (typeof said === 'string') return said.length;
  return ArrayBuffer.isView(said) ? said.byteLength : 0;
}
