import type { IncomingMessage } from 'node:http';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encodings that a client takes, the best first; what it names with `q=0` it refuses. */
export function encodingsFor({ headers }: IncomingMessage): Encoding[] {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .map(weighed),
  );
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function weighed(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, q ? Number(q.slice(2)) || 0 : 1];
}
