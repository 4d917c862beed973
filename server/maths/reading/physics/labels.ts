import {
  DIMENSIONLESS,
  parseUnit,
  sameDimension,
  type Dimension,
} from '../../algebra-system/numbers/units.ts';
import { constants } from './constants.ts';
import type { Label } from './given.ts';
import { quantities } from './quantities.ts';
import type { Quantity } from './quantities/quantity.ts';

/** The value's name is the last one before it that has its dimension; null where the words say something else. */
export function readLabel(words: string, after: string, dimension: Dimension): Label | null {
  const clause = words.split(/[.;?](?:\s|$)/).at(-1)!;
  const before = lastName(clause, dimension);
  const named = before && VERBS.has(before) ? before : (nameAfter(after, dimension) ?? before);
  if (named === 'blocked') return null;
  const symbol = /([A-Za-zΔλρωθμσεφΦτηα][A-Za-z]?(?:_?\w{1,40})?)\s{0,9}(?:=|≈)\s{0,9}$/u.exec(clause)?.[1];
  if (symbol) {
    const spelt = symbol.replace(/^([A-Za-zΔλρωθμσεφΦτηα])(\d)$/u, '$1_$2');
    if (
      Object.values(constants).some(
        (one) =>
          one.symbols.includes(spelt) &&
          sameDimension(parseUnit(one.unit)!.dimension, dimension) &&
          isSheet(spelt, dimension),
      )
    )
      return { kind: 'constant', text: spelt };
    if (!named) return { kind: 'symbol', text: spelt };
  }
  if (named) return { kind: 'name', text: named };
  const counted = COUNTED.find(([pattern]) => pattern.test(after));
  if (counted && sameDimension(dimension, DIMENSIONLESS)) return { kind: 'name', text: counted[1] };
  if (/\bby\s*$|了\s*$/.test(clause)) return null;
  return lengthLabel(clause, after, dimension) ?? { kind: 'none' };
}

const LENGTH = parseUnit('m')!.dimension;
const TRAVELLED =
  /(?:\b(?:moves?|moved|moving|goes|flies|flew|flying|drives|driving|runs|running|walks|rides|swims)|传播|行驶|运动|移动)(?:了)?\s*$/i;

/** "2.0 m long" is a length of the body, and what something moves a distance. */
function lengthLabel(clause: string, after: string, dimension: Dimension): Label | null {
  if (!sameDimension(dimension, LENGTH)) return null;
  if (/^\s*(?:long\b|长)/i.test(after)) return { kind: 'name', text: 'length' };
  return TRAVELLED.test(clause) ? { kind: 'name', text: 'distance' } : null;
}

/** Said right before a value, these decide its sign, whatever stands after it. */
const VERBS = new Set([
  'gas absorbs',
  'gas loses',
  'system absorbs',
  'system loses',
  'supplied with',
  'does',
  '吸收',
  '放出',
]);

/** The noun that a number without a unit counts. */
const COUNTED: [RegExp, string][] = [
  [/^\s*(?:turns|匝)/i, 'turns'],
  [/^\s*(?:undecayed |radioactive )?(?:nuclei|个?(?:未衰变的?)?(?:放射性)?原子核)/i, 'number of nuclei'],
  [/^\s*(?:molecules|个?(?:气体)?分子)/i, 'number of molecules'],
];

/** A small symbol that is a constant with its own unit, such as g in m s⁻² or c in m s⁻¹ beside 3 × 10⁸. */
const isSheet = (symbol: string, dimension: Dimension) => {
  const shared = Object.values(quantities as Record<string, Quantity>).some(
    (one) =>
      one.symbols.includes(symbol) &&
      one.unit !== '' &&
      sameDimension(parseUnit(one.unit)!.dimension, dimension),
  );
  return symbol === 'g' || symbol === 'e' || !shared;
};

interface Name {
  text: string;
  adjacent: boolean;
  dimension: Dimension;
}

const NAMES: Name[] = Object.values(quantities as Record<string, Quantity>).flatMap(({ en, zh, unit }) =>
  [...en, ...zh]
    .filter((name) => !name.startsWith('>'))
    .map((name) => ({
      text: name.replace(/^[-<]+/, ''),
      adjacent: /^-?</.test(name),
      dimension: unit ? parseUnit(unit)!.dimension : DIMENSIONLESS,
    })),
);

const BLOCK =
  /(?:\b(?:change|increase|decrease|gain|loss|difference|rise|drop) (?:in|of)(?: the| its)?|\b(?:relative|terminal|total|extra|additional|resistive|frictional|combined|mean|average|r\.m\.s\.|rms|peak|escape|resultant|partial|atmospheric)|摩擦|变化的|增加的|减少的|平均|相对|总|合)\s*$/i;

function lastName(clause: string, dimension: Dimension): string | 'blocked' | null {
  let best: { text: string; start: number; end: number } | null = null;
  const lower = clause.toLowerCase();
  for (const { text, adjacent, dimension: own } of NAMES) {
    if (!sameDimension(own, dimension)) continue;
    const start = lastIndexOfWord(lower, text);
    if (start < 0) continue;
    const end = start + text.length;
    if (
      adjacent &&
      !/^[\s约了]*$/.test(lower.slice(end)) &&
      !(text.length > 4 && /^(?: of)?[\s]*(?:about )?$/.test(lower.slice(end)))
    ) {
      if (!/^(?:\s*(?:of|is|=|为|是|约为)\s*)$/.test(lower.slice(end))) continue;
    }
    if (!best || end > best.end || (end === best.end && start < best.start)) best = { text, start, end };
  }
  if (!best) return null;
  const lead = lower.slice(0, best.start);
  const whole = /^\s*(?:is|was|=)/.test(lower.slice(best.end)) ? / of (?:an? |the )?$/.exec(lead) : null;
  const of = whole && lastName(clause.slice(0, whole.index), dimension);
  if (of && of !== 'blocked' && lead.slice(0, whole.index).endsWith(of.toLowerCase())) return of;
  return BLOCK.test(lead) ? 'blocked' : best.text;
}

/** "at 4.0 m/s 的速度", "500 J of heat", "a 30 N force": the name stands after its value. */
function nameAfter(after: string, dimension: Dimension): string | null {
  const lead = /^\s*的|^\s+(?:of )?/.exec(after)?.[0];
  if (lead === undefined) return null;
  const rest = after.slice(lead.length).toLowerCase();
  let best: string | null = null;
  for (const { text, adjacent, dimension: own } of NAMES) {
    if (adjacent || !sameDimension(own, dimension) || !rest.startsWith(text.toLowerCase())) continue;
    if (/[a-z0-9]/.test(rest[text.length] ?? ' ') && /[a-z]$/i.test(text)) continue;
    if (!best || text.length > best.length) best = text;
  }
  return best;
}

function lastIndexOfWord(lower: string, name: string): number {
  const word = name.toLowerCase();
  if (/\p{Script=Han}/u.test(name)) return lower.lastIndexOf(word);
  for (let at = lower.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : lower.lastIndexOf(word, at - 1)) {
    const [left, right] = [lower[at - 1] ?? ' ', lower[at + word.length] ?? ' '];
    if (!/[a-z0-9]/.test(left) && !/[a-z0-9]/.test(right)) return at;
  }
  return -1;
}
