import type { IncomingMessage } from 'node:http';

/** The most that a JSON body or a socket message may have. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Whoever needs longer to send it holds a connection for nothing. */
const LONGEST_MS = 30_000;

export class BodyFailure extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** The JSON object in a request's body; an empty body is an empty object. */
export async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => req.destroy(), LONGEST_MS);
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(late);
  }
  if (size === 0) return {};
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'), withoutPrototypes);
    if (body !== null && typeof body === 'object' && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through: whatever is wrong with the text is one fault.
  }
  throw new BodyFailure(400, 'The body is not a JSON object.');
}

function tooLarge() {
  return new BodyFailure(413, `The body is larger than ${MAX_BODY_BYTES / 1024} kB.`);
}

function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
