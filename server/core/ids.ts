import { randomFillSync } from 'node:crypto';

/** What an id can name; the number is the last byte of the id. */
const KINDS = {
  user: 1,
  session: 2,
  question: 3,
  answer: 4,
  vote: 5,
  ledgerEntry: 6,
  revision: 7,
  conversation: 8,
  message: 9,
  upload: 10,
  comment: 11,
  report: 12,
  notification: 13,
  award: 14,
  draft: 15,
  suggestion: 16,
  moderationCase: 17,
  errorEntry: 18,
  studyEvent: 19,
  like: 20,
  bookmark: 21,
  badge: 22,
} as const;

export type IdKind = keyof typeof KINDS;

const kindByByte = new Map<number, IdKind>(
  Object.entries(KINDS).map(([kind, byte]) => [byte, kind as IdKind]),
);
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUIDv7 (RFC 9562): 48 bits of time, 66 random bits, and the kind of thing in the last byte. */
export function newId(kind: IdKind, now: Date): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  bytes[15] = KINDS[kind];
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** What the id names, or null when it is no id of ours. */
export function kindOf(id: string): IdKind | null {
  return SHAPE.test(id) ? (kindByByte.get(Number.parseInt(id.slice(-2), 16)) ?? null) : null;
}

/** Guards a lookup: an id of another kind finds nothing, and the database is not asked. */
export function isId(kind: IdKind, id: string): boolean {
  return kindOf(id) === kind;
}

/** What is named by words; topics and cards by those of the syllabus alone, all else with its kind in front. */
export type NamedKind = 'subject' | 'paper' | 'topic' | 'card' | 'tag' | 'study' | 'audit';

const PREFIXED: ReadonlySet<string> = new Set<NamedKind>(['subject', 'paper', 'tag', 'study', 'audit']);

/** An id such as `paper:9709:p1`. */
export const namedId = (kind: NamedKind, ...names: string[]): string => [kind, ...names].join(':');

/** The words after the kind of such an id. */
export const namesIn = (id: string): string[] => id.split(':').slice(1);

/** What kind of thing any id names, or null when it is no id of ours. */
export function nodeKindOf(id: string): IdKind | NamedKind | null {
  const kind = kindOf(id);
  if (kind) return kind;
  const [prefix, ...names] = id.split(':');
  if (names.length > 0) return PREFIXED.has(prefix!) ? (prefix as NamedKind) : null;
  return id.includes('.') ? 'card' : 'topic';
}
