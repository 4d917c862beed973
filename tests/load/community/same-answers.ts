import { isDeepStrictEqual } from 'node:util';
import { ask } from '../ask.ts';
import { type Contestant, type Operation, OPERATIONS, type Turn } from '../servers/contestants.ts';

const TURNS = 20;

/** The bytes of an answer, on average, by operation and contestant. */
export type Bytes = Map<Operation, Map<string, number>>;

/**
 * Nobody is measured who says something else than Lemma: the floor sends the same bytes, but for the order of the keys,
 * and PostGraphile the same values.
 */
export async function requireSameAnswers(
  [lemma, ...others]: [lemma: Contestant, ...others: Contestant[]],
  next: () => Turn,
): Promise<Bytes> {
  const sums: Bytes = new Map();
  for (const operation of OPERATIONS) {
    const bytes = new Map<string, number>();
    sums.set(operation, bytes);
    for (let count = 0; count < TURNS; count += 1) {
      const turn = next();
      const said = await answer(lemma, operation, turn);
      add(bytes, 'Lemma', said);
      for (const other of others.filter(({ requestFor }) => requestFor[operation])) {
        const answered = await answer(other, operation, turn);
        add(bytes, other.name, answered);
        const where = `${other.name}, ${operation}, ${turn.questionId}`;
        if (other.name === 'floor') requireSameBytes(said, answered, where);
        else requireSameValues(said, answered, where);
      }
    }
  }
  return sums;
}

const answer = ({ address, requestFor }: Contestant, operation: Operation, turn: Turn) =>
  ask(address, requestFor[operation]!(turn));

function add(bytes: Map<string, number>, name: string, said: string): void {
  bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(said) / TURNS);
}

function requireSameBytes(expected: string, actual: string, where: string): void {
  const isSame =
    isDeepStrictEqual(JSON.parse(actual), JSON.parse(expected)) &&
    Buffer.byteLength(actual) === Buffer.byteLength(expected);
  if (isSame) return;
  const place = firstDifference(JSON.parse(actual), JSON.parse(expected));
  throw new Error(`${where}, at ${place}: ${shortened(actual)} instead of ${shortened(expected)}`);
}

/** The path of the first value in which two answers differ. */
function firstDifference(actual: unknown, expected: unknown, path = ''): string {
  const isInner = [actual, expected].every((part) => part !== null && typeof part === 'object');
  if (!isInner) return `${path} ${JSON.stringify(actual)} / ${JSON.stringify(expected)}`;
  const [left, right] = [actual as Record<string, unknown>, expected as Record<string, unknown>];
  const key = Object.keys({ ...left, ...right }).find((name) => !isDeepStrictEqual(left[name], right[name]));
  return key === undefined ? path : firstDifference(left[key], right[key], `${path}.${key}`);
}

const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text);

/** Under other names and in another shape; times and cursors are written in another way. */
function requireSameValues(expected: string, actual: string, where: string): void {
  const left = valuesIn(JSON.parse(actual));
  const missing = valuesIn(JSON.parse(expected)).filter((value) => {
    const at = left.indexOf(value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  if (missing.length > 0)
    throw new Error(`${where}: no ${missing.map(shortened).join(', ')} in ${shortened(actual)}`);
}

const NAMED_OTHERWISE = /^(__typename|cursor|endCursor)$/;

function valuesIn(part: unknown, name = ''): string[] {
  if (NAMED_OTHERWISE.test(name) || part === null) return [];
  if (typeof part === 'object') return Object.entries(part).flatMap(([key, inside]) => valuesIn(inside, key));
  const text = String(part);
  return [name.endsWith('At') ? String(Date.parse(text)) : text];
}
