import { normalise } from '../spelling.ts';
import { FREE_FALL } from '../physics/constants.ts';
import { NUMBER, numberOf, readUnit } from '../physics/values.ts';
import { DIMENSIONLESS, parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';

export type Kind =
  | 'mass'
  | 'speed'
  | 'acceleration'
  | 'force'
  | 'length'
  | 'time'
  | 'angle'
  | 'energy'
  | 'power'
  | 'angular'
  | 'number'
  | 'other';

/** A value of a mechanics question in SI (angles in degrees), with the words around it. */
export interface Measured {
  kind: Kind;
  value: number;
  before: string;
  after: string;
}

const KINDS: [Kind, string][] = [
  ['mass', 'kg'],
  ['speed', 'm s^-1'],
  ['acceleration', 'm s^-2'],
  ['force', 'N'],
  ['length', 'm'],
  ['time', 's'],
  ['energy', 'J'],
  ['power', 'W'],
  ['angular', 's^-1'],
];

const G =
  /[,.(]?\s{0,9}(?:take|taking|use|using|取)?\s{0,9}(?:the value of )?\bg\s{0,9}(?:=|as|to be)\s{0,9}(\d{1,40}(?:\.\d{1,40})?)\s{0,9}(?:m\s?s\^?\{?-2\}?|m\/s\^?\{?2\}?|m\/s²|ms⁻²|m s⁻²|N\s?kg\^?\{?-1\}?)?\)?/i;

/** Data with a last digit that is nought say to how many figures they are known, as in physics. */
export const isMeasured = (text: string): boolean => /\d\.\d{0,9}0(?!\d)/.test(text);

/** Units that no question of mechanics has; of 2F N the F is a letter. */
const OF_PHYSICS =
  /Ω|\\Omega|ohm|\d\s?(?:[kmμnp]|\\mu)?(?:V|A|C|F|Hz|eV|K|mol|Pa|T|Bq)\b(?!\s(?:N|kg)\b)|\\text\{\s?(?:[kmμnp]|\\mu)?(?:V|A|C|F|Hz|eV|K|mol|Pa|T|Bq)\}/;

/** Words that stand in questions of physics alone: there g is 9.81 m s⁻². */
const WORDS_OF_PHYSICS =
  /\b(?:define|state what is meant by|explain what is meant by|drag force|upthrust|terminal (?:speed|velocity)|newton meter|spring constant|young modulus|efficiency|electric motor|input power|power input|density of|of density|flight of (?:stairs|steps))\b|浮力|效率|劲度系数|杨氏模量/i;

/** Particles have no air about them, and a paper of mechanics says how great g is. */
const WITHOUT_AIR =
  /air resistance (?:is|may be|can be) (?:assumed to be )?(?:negligible|neglected|ignored)|(?:ignore|neglect)(?: any| the effects? of)? air resistance|(?:不计|忽略)空气阻力|空气阻力(?:不计|可以?忽略)/i;
const OF_PARTICLES = /\bparticle|\bg\s?=|质点|弹性模量|modulus of elasticity/i;

/** Whether a text is of physics by its data, its units or its words. */
export const isOfPhysics = (text: string): boolean =>
  isMeasured(text) ||
  OF_PHYSICS.test(text) ||
  WORDS_OF_PHYSICS.test(text) ||
  (WITHOUT_AIR.test(text) && !OF_PARTICLES.test(text));

/** The values in order, and g where it is stated: otherwise 10 as in mechanics, or 9.81 as in physics. */
export function measuredIn(question: string): { text: string; lower: string; g: number; values: Measured[] } {
  const spelt = withAngles(normalise(question));
  const stated = G.exec(spelt);
  const text = stated ? spelt.replace(stated[0], ' ') : spelt;
  const values: Measured[] = [];
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < done) continue;
    const end = match.index + match[0].length;
    const { unit, length } = readUnit(text, end);
    const before = text.slice(done, match.index);
    done = end + length;
    const isAngle =
      unit !== null && sameDimension(unit.dimension, DIMENSIONLESS) && unit.latex.includes('circ');
    const kind: Kind =
      unit === null
        ? 'number'
        : isAngle
          ? 'angle'
          : (KINDS.find(([, si]) => sameDimension(parseUnit(si)!.dimension, unit.dimension))?.[0] ?? 'other');
    const value = numberOf(match[0]) * (unit && !isAngle ? unit.scale : 1);
    values.push({ kind, value, before, after: text.slice(done) });
  }
  return {
    text,
    lower: text.toLowerCase(),
    g: stated ? Number(stated[1]) : FREE_FALL[isMeasured(question) ? 'physics' : 'mechanics'],
    values,
  };
}

/** "at an angle α where sin α = 0.6" is an angle like any other. */
function withAngles(text: string): string {
  return text.replace(
    /(?:[αθ]\s{0,9},?\s{0,9}((?:to|above) the horizontal\s{0,9},?\s{0,9})?(?:where|其中)\s{0,9})?\\?(sin|cos|tan)\s{0,9}[αθ]\s{0,9}=\s{0,9}(\d{0,40}\.\d{1,40}|(?:\\frac\s{0,9}\{)?\d{1,40}(?:\/|\}\s{0,9}\{)\d{1,40}\}?)/g,
    (whole, horizontal: string | undefined, name: string, typed: string) => {
      const [above, below = '1'] = typed
        .replace(/\\frac|[{}]/g, (one) => (one === '}' ? '/' : ''))
        .split('/')
        .filter(Boolean);
      const ratio = Number(above) / Number(below);
      const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name]!;
      const angle = (inverse(ratio) * 180) / Math.PI;
      return Number.isFinite(angle) ? ` ${angle.toFixed(10)}° ${horizontal ?? ''} ` : whole;
    },
  );
}

export const only = (values: Measured[], kind: Kind) => values.filter((one) => one.kind === kind);

/** Whether the values are just these kinds, each so many times. */
export function isMadeOf(values: Measured[], counts: Partial<Record<Kind, number>>): boolean {
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    values.length === total &&
    Object.entries(counts).every(([kind, count]) => only(values, kind as Kind).length === count)
  );
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The coefficient of friction or of restitution, taken out of the values. */
export function takeNumber(values: Measured[], label: RegExp): { value: number | null; rest: Measured[] } {
  const at = values.findIndex(({ kind, before }) => kind === 'number' && label.test(before));
  return at < 0
    ? { value: null, rest: values }
    : { value: values[at]!.value, rest: values.filter((_, index) => index !== at) };
}

export const FRICTION = /(?:coefficient of friction|μ|摩擦系数|摩擦因数)[^.;]{0,300}$/i;
export const RESTITUTION = /(?:coefficient of restitution|\be\b|恢复系数)[^.;]{0,300}$/i;

/** The kinds one after another: "mass,speed,mass". */
export const orderOf = (values: Measured[]) => values.map(({ kind }) => kind).join();

/** The letters of two bodies in the order in which they are named; null unless there are just two. */
export function twoLetters(text: string): [string, string] | null {
  const matches = text.matchAll(
    /(?:[Pp]articles?|[Ss]pheres?|[Bb]alls?|[Dd]iscs?|[Tt]rucks?|质点|小球|球)\s*([A-Z])\b|\b([A-Z]) of mass|(?<=[A-Z] (?:and|和|与) )([A-Z])\b/g,
  );
  const letters = [...new Set([...matches].map((one) => one[1] ?? one[2] ?? one[3]!))];
  return letters.length === 2 ? [letters[0]!, letters[1]!] : null;
}
