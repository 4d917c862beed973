import { usefulFigures } from '../../writing/rounding.ts';
import { constants } from '../../reading/physics/constants.ts';
import { missesDirection } from './missing-direction.ts';
import type { Applied, Formula } from './formula.ts';
import { formulas } from './formulas.ts';
import { isElsewhere } from './beyond-earth.ts';
import { dimensionOf, quantities, type QuantityName } from '../../reading/physics/quantities.ts';
import type { Quantity } from '../../reading/physics/quantities/quantity.ts';
import type { Given } from '../../reading/physics/given.ts';
import { hasMisreading } from './check-wording.ts';
import { mentionsTwo, type Reading, readQuestion } from '../../reading/physics/physics-question.ts';
import { compute, solveFor, type Term } from './relation.ts';
import { sameDimension } from '../../algebra-system/numbers/units.ts';
import { isAllKnown } from '../../reading/physics/words/vocabulary.ts';

/** One formula, or two of which the first feeds the second. */
export type Plan = { reading: Reading; chain: Applied[]; negated: boolean };

/** The way from what is given to what is asked, if every number is used and every way agrees. */
export function planFor(question: string, gravity?: number): Plan | null {
  const reading = readQuestion(question, gravity);
  if (!reading || reading.givens.length === 0) return null;
  const usable = formulas.filter((one) => suits(one, reading.text));
  const single = usable.flatMap((one) =>
    applications(one, reading, reading.givens, reading.offered).map((applied) => [applied]),
  );
  const chains = single.length > 0 ? single : chainsOf(usable, reading);
  if (!agree(chains)) return null;
  if (chains[0]!.some(({ formula }) => formula.topic === 'kinematics') && changesDirection(question))
    return null;
  if (missesDirection(chains[0]!, reading.text)) return null;
  if (hasMisreading(chains[0]!, reading.text, reading.unknownQuantity)) return null;
  if (isElsewhere(chains[0]!, reading)) return null;
  if (
    !isAllKnown(
      chains[0]!.map(({ formula }) => formula),
      reading.text,
      reading.unknownQuantity,
    )
  )
    return null;
  const negated = isNegated(reading, chains[0]!) || (asksForSize(question) && chains[0]!.at(-1)!.result < 0);
  const plan = { reading, chain: chains[0]!, negated };
  const sign = plan.negated ? -1 : 1;
  return SIZES.test(reading.unknownQuantity.text) && sign * plan.chain.at(-1)!.result < 0 ? null : plan;
}

/** Thrown up from a height, thrown across from a height, or dropped by something that moves: one signed velocity is not enough. */
function changesDirection(text: string): boolean {
  const isUp = /\bup(?:wards?)?\b|\brising\b|\brises\b|\bascend|向上|上抛|上升/i.test(text);
  const isFromAbove =
    /\bfrom (?:a|the) (?:height|top|edge|roof|point|window|bridge)\b|\babove the (?:ground|sea|water)\b|\b(?:cliff|tower|building|balloon|helicopter)\b|楼顶|塔顶|悬崖|高处|高的|气球|直升机/i.test(
      text,
    );
  const isAcross = /\bhorizontal(?:ly)?\b|水平/i.test(text);
  const isFalling = /\b(?:height|ground|cliff|tower|table|falls?)\b|高|地面|落/i.test(text);
  const isReleased =
    /\b(?:balloon|helicopter|lift|aeroplane|plane|drone)\b.{0,300}\b(?:drops?|dropped|releases?d?|falls?)\b|(?:气球|直升机|飞机).{0,300}(?:落下|释放|脱落)/i.test(
      text,
    );
  return (isUp && isFromAbove) || (isAcross && isFalling) || isReleased;
}

/** Quantities without a sign: a negative result means that the question was misread. */
const SIZES =
  /speed|distance|height|force|deceleration|retardation|time|速率|路程|距离|高度|力(?!势)|减速度|时间/i;

/** "The magnitude of the acceleration" has no sign. */
const asksForSize = (text: string) => /\b(?:magnitude|size) of (?:the |its )?\w|的大小/i.test(text);

const suits = ({ when, unless, pair }: Formula, text: string) =>
  (!when || when.test(text)) && !unless?.test(text) && (pair || !mentionsTwo(text));

function agree(chains: Applied[][]): boolean {
  const [first, ...others] = chains.map((chain) => chain.at(-1)!.result);
  return first !== undefined && others.every((one) => Math.abs(one - first) <= 1e-6 * Math.abs(first));
}

function chainsOf(usable: Formula[], reading: Reading): Applied[][] {
  const chains: Applied[][] = [];
  for (const first of usable) {
    for (const [target, name] of first.roles) {
      if (asksFor(reading, name)) continue;
      for (const applied of assignments(first, target, [], [...reading.givens, ...reading.offered])) {
        const intermediate = givenFromResult(name, applied);
        const left = reading.givens.filter((one) => ![...applied.used.values()].includes(one));
        const usedGivens = [...applied.used.values()];
        for (const second of usable) {
          if (second === first || ![...second.roles.values()].includes(name)) continue;
          const ends = applications(
            second,
            reading,
            [intermediate, ...left],
            [...reading.offered, ...usedGivens],
          );
          chains.push(...ends.filter((end) => isOneState(applied, end)).map((end) => [applied, end]));
        }
      }
    }
  }
  return chains;
}

/** A quantity that occurs in both formulas has the same value in both. */
function isOneState(first: Applied, second: Applied): boolean {
  return [...first.formula.roles].every(([id, name]) =>
    [...second.formula.roles].every(
      ([other, same]) =>
        same !== name ||
        first.values.get(id) === undefined ||
        second.values.get(other) === undefined ||
        first.values.get(id) === second.values.get(other),
    ),
  );
}

/** A value found on the way is known by its quantity alone. */
const givenFromResult = (name: QuantityName, { result, used }: Applied): Given => ({
  value: result,
  typed: String(result),
  unit: null,
  dimension: dimensionOf(name),
  figures: figuresOf(used.values()),
  label: { kind: 'quantity', text: name },
  implied: true,
});

/** Every way in which the formula gives what is asked from all of the givens. */
function applications(formula: Formula, reading: Reading, required: Given[], optional: Given[]): Applied[] {
  return [...formula.roles]
    .filter(([, name]) => asksFor(reading, name))
    .flatMap(([target]) => assignments(formula, target, required, optional));
}

function assignments(formula: Formula, target: string, required: Given[], optional: Given[]): Applied[] {
  const rearranged = solveFor(target, formula.relation);
  if (!rearranged) return [];
  const roles = [...formula.roles].filter(([id]) => id !== target);
  if (required.length > roles.length) return [];
  const chosen: Applied[] = [];
  const place = (index: number, used: Map<string, Given>) => {
    const role = roles[index];
    if (!role) {
      const taken = new Set(used.values());
      if (required.every((one) => taken.has(one)))
        chosen.push(...apply(formula, target, rearranged, used, optional));
      return;
    }
    for (const given of [...required, ...optional]) {
      if ([...used.values()].includes(given) || !fits(given, role[1])) continue;
      place(index + 1, new Map([...used, [role[0], given]]));
    }
  };
  place(0, new Map());
  return chosen;
}

function apply(
  formula: Formula,
  target: string,
  rearranged: Term,
  used: Map<string, Given>,
  optional: Given[],
): Applied[] {
  const values = new Map<string, number>();
  for (const id of formula.constants) {
    const stated = optional.find(
      ({ label }) => label.kind === 'constant' && constants[id]!.symbols.includes(label.text),
    );
    values.set(id, stated?.value ?? constants[id]!.value);
  }
  for (const [id, given] of used) values.set(id, signedValue(given, formula.roles.get(id)!));
  const result = compute(rearranged, values);
  const name = formula.roles.get(target)!;
  return isPossible(name, result) ? [{ formula, target, rearranged, values, used, result }] : [];
}

const SIGNED: QuantityName[] = [
  'initialVelocity',
  'finalVelocity',
  'acceleration',
  'displacement',
  'momentumChange',
  'force',
  'internalEnergy',
  'heatIn',
  'workOnGas',
  'gravitationalPotential',
  'electricPotential',
  'electricForce',
  'electricField',
  'charge',
  'charge1',
  'charge2',
];

function isPossible(name: QuantityName, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  // The order of a maximum is a whole number; any other result means another arrangement.
  if (name === 'order') return value > 0.5 && Math.abs(value - Math.round(value)) < 0.1;
  if (name === 'efficiency') return value > 0 && value <= 1;
  return SIGNED.includes(name) || value > 0 || (value === 0 && name === 'oscillationDisplacement');
}

const words = (name: QuantityName) => [
  ...(quantities[name] as Quantity).en,
  ...(quantities[name] as Quantity).zh,
];

/** A value is taken for one of these only when it is named. */
const NAMED_ONLY: QuantityName[] = [
  'gravity',
  'internalResistance',
  'terminalVoltage',
  'temperatureChange',
  'wavelengthChange',
  'fluxChange',
  'momentumChange',
  'volumeChange',
];

function fits({ label, dimension }: Given, name: QuantityName): boolean {
  if (!sameDimension(dimension, dimensionOf(name))) return false;
  if (label.kind === 'none') return !NAMED_ONLY.includes(name);
  if (label.kind === 'symbol') return quantities[name].symbols.includes(label.text);
  if (label.kind === 'quantity') return label.text === name;
  return (
    label.kind === 'name' &&
    words(name).some((one) => !one.startsWith('>') && bare(one) === label.text.toLowerCase())
  );
}

const bare = (name: string) => name.replace(/^[-<>]+/, '').toLowerCase();

function asksFor({ unknownQuantity }: Reading, name: QuantityName): boolean {
  if (unknownQuantity.unit && !sameDimension(unknownQuantity.unit.dimension, dimensionOf(name))) return false;
  if (unknownQuantity.kind === 'symbol') return quantities[name].symbols.includes(unknownQuantity.text);
  return words(name).some((one) => !one.includes('<') && bare(one) === unknownQuantity.text.toLowerCase());
}

const isMinus = (name: QuantityName, text: string) =>
  words(name).some((one) => one.startsWith('-') && bare(one) === text.toLowerCase());

/** A rise of 30 °C is 30 K, not 303 K. */
const signedValue = ({ value, label, unit }: Given, name: QuantityName) =>
  (label.kind === 'name' && isMinus(name, label.text) ? -1 : 1) *
  (name === 'temperatureChange' ? value - (unit?.offset ?? 0) : value);

/** A deceleration is asked for as a positive number. */
const isNegated = ({ unknownQuantity }: Reading, chain: Applied[]) =>
  unknownQuantity.kind === 'name' &&
  isMinus(chain.at(-1)!.formula.roles.get(chain.at(-1)!.target)!, unknownQuantity.text);

/** As many figures as the least exact value that was used, and never fewer than two. */
export function figuresOf(used: Iterable<Given>): number {
  const counted = [...used].map(({ figures }) => figures).filter((figures) => figures < 9);
  return counted.length === 0 ? 3 : usefulFigures(Math.min(...counted));
}
