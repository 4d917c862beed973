import { fact, type RawFact, type RawProperty, the } from '../../reading/meaning.ts';
import type { Quantity } from '../../schema/problem.ts';
import type { Chunk } from './chunk.ts';
import { thingAt } from './owners.ts';

const LETTER = /^R(?:_\{?\d\}?|\d)?$/;
const isOhms = (chunk: Chunk | undefined): chunk is Extract<Chunk, { is: 'quantity' }> =>
  chunk?.is === 'quantity' && chunk.amount.unit.endsWith('Ω');

/** A sentence in which a resistor is one piece, called by its letter or by its resistance. */
export function withResistors(chunks: readonly Chunk[]): Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < chunks.length;) {
    const one = resistorAt(chunks, at, found.at(-1));
    found.push(one?.chunk ?? chunks[at]!);
    at = one?.to ?? at + 1;
  }
  return found;
}

function resistorAt(
  chunks: readonly Chunk[],
  at: number,
  before: Chunk | undefined,
): { chunk: Chunk; to: number } | null {
  const chunk = chunks[at]!;
  if (isOhms(chunk)) return isAmountOf(before) ? null : behindAmount(chunks, at, chunk.amount);
  const [be, ohms, of, noun] = chunks.slice(at + 1, at + 5);
  // 阻值为 2.5 Ω 的电阻
  if (
    chunk.is === 'role' &&
    chunk.role === 'resistance' &&
    be?.is === 'be' &&
    isOhms(ohms) &&
    of?.is === 'of'
  )
    return noun?.is === 'role' && noun.word === '电阻' ? behindAmount(chunks, at + 2, ohms.amount) : null;
  if (chunk.is === 'formula' && LETTER.test(chunk.source) && before?.is !== 'role' && before?.is !== 'noun')
    return { chunk: resistor(chunk.source), to: at + 1 };
  if (chunk.is !== 'noun' || !/^resistor$|电阻器/.test(chunk.noun)) return null;
  const letter = letterAt(chunks, at + 1);
  const from = at + (letter ? 2 : 1);
  const link = chunks[from];
  const isOf = link?.is === 'of' || (link?.is === 'behind' && link.word === 'with');
  const role = chunks[from + 1];
  const amount = chunks[from + 2];
  if (isOf && role?.is === 'role' && role.role === 'resistance' && isOhms(amount))
    return { chunk: resistor(letter ?? nameOf(amount.amount), amount.amount), to: from + 3 };
  return letter ? { chunk: resistor(letter), to: from } : null;
}

const isAmountOf = (before: Chunk | undefined): boolean =>
  before?.is === 'role' || before?.is === 'be' || before?.is === 'about' || before?.is === 'formula';

/** "A 6.0 Ω resistor", 6.0 Ω 的电阻 R₁, 12 Ω 与 6 Ω 的电阻. */
function behindAmount(
  chunks: readonly Chunk[],
  at: number,
  amount: Quantity,
): { chunk: Chunk; to: number } | null {
  let to = at + 1;
  while (chunks[to]?.is === 'of' || chunks[to]?.is === 'adjective') to += 1;
  const noun = chunks[to];
  const isResistor =
    (noun?.is === 'noun' && /^resistor$|电阻器/.test(noun.noun)) ||
    (noun?.is === 'role' && noun.word === '电阻');
  if (isResistor) {
    const letter = letterAt(chunks, to + 1);
    return { chunk: resistor(letter ?? nameOf(amount), amount), to: to + (letter ? 2 : 1) };
  }
  const link = chunks[at + 1];
  const isPair = link && 'word' in link && /^(?:与|和|、|and)$/.test(link.word) && isOhms(chunks[at + 2]);
  return isPair && behindAmount(chunks, at + 2, amount)
    ? { chunk: resistor(nameOf(amount), amount), to: at + 1 }
    : null;
}

const letterAt = (chunks: readonly Chunk[], at: number): string | null => {
  const chunk = chunks[at];
  return chunk?.is === 'formula' && LETTER.test(chunk.source) ? chunk.source : null;
};

const nameOf = ({ amount, unit }: Quantity) => `${amount} ${unit}`;

const resistor = (label: string, ohms?: Quantity): Chunk => ({
  is: 'noun',
  noun: 'resistor',
  isOpen: false,
  label,
  ...(ohms && { ohms }),
});

const SOURCES = /^(?:battery|cell|supply|power supply|dc supply|电池|电源)$/;
const LOADS = /^(?:resistor|lamp|filament lamp|bulb|heater|thermistor|灯泡|灯|电灯|热敏电阻|电热器)$/;
const HARMLESS = /^(?:circuit|end|terminal|one end|other end|电路|两端)$/;
const GROUPS = /combination|arrangement|network|组合/;

/** How the parts of a circuit are joined, as one fact; none where nothing is joined, null where it is not clear. */
export function circuitIn(chunks: readonly Chunk[], isChinese: boolean): RawFact[] | null {
  const isJoining = chunks.some(({ is }) => is === 'joined');
  const isAsking = chunks.some(({ is }) => is === 'ask' || is === 'show');
  const hasSource = chunks.some((one) => one.is === 'noun' && SOURCES.test(one.noun));
  const hasLoad = chunks.some((one) => one.is === 'noun' && LOADS.test(one.noun));
  if (isAsking || !(isJoining || (hasSource && hasLoad))) return [];
  // What else is in the circuit, nobody here knows how to count.
  const isKnown = ({ noun }: { noun: string }) =>
    [SOURCES, LOADS, GROUPS, HARMLESS].some((one) => one.test(noun));
  if (chunks.some((one) => one.is === 'noun' && !isKnown(one))) return null;
  let items: RawProperty[] = [];
  let open: { kind: string; left: RawProperty[] } | null = null;
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at]!;
    if (chunk.is === 'noun' && (LOADS.test(chunk.noun) || GROUPS.test(chunk.noun))) {
      const { thing, to } = thingAt(chunks, at);
      items.push(GROUPS.test(chunk.noun) ? the('combination') : thing);
      at = to - 1;
    }
    if (chunk.is !== 'joined') continue;
    const kind = chunk.says[0]!;
    const isOpen = !isChinese && /(?:with|across|to)$/.test(chunk.word);
    if (open) return null;
    if (isOpen) {
      open = { kind, left: items };
      items = [];
    } else if (items.length > 1) items = [the(kind, ...items)];
    else return null;
  }
  if (open && open.left.length > 1) return null;
  if (open) {
    const all = [...open.left, ...items];
    // In parallel with the source itself.
    if (open.kind === 'parallel' && all.length < 2) return null;
    items = all.length > 1 ? [the(open.kind, ...all)] : all;
  }
  if (items.length === 0) return [];
  const isOdd = JSON.stringify(items).split('"combination"').length > 2;
  if (isOdd) return null;
  return items.length === 1 ? [fact('circuit', items[0]!)] : null;
}
