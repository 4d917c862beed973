import { rounded } from '../../../writing/rounding.ts';
import { type Chance, chanceOfEvent, chancesIn, TOLD } from './chances.ts';
import { centreIn } from './circles.ts';
import { type AskedSum, sumIn } from './sums.ts';
import type { Said } from '../lines/said.ts';
import { functionsIn } from './functions.ts';
import { type Inverted, inverseIn } from './inverse.ts';
import { matricesIn } from './matrices.ts';
import { sequenceIn, type Sequence } from './sequences.ts';
import { type Named, namedIn } from './named.ts';
import { type TwoVectors, twoVectorsIn, withTheirProduct } from '../space/two-vectors.ts';
import { type Space, spaceIn } from '../space/space.ts';
import { productsOfVectors } from '../space/vectors.ts';
import { withRootSums } from './root-letters.ts';
import { type Proof, proofIn, withSides } from './proof.ts';
import { type Terms, termsIn } from './terms.ts';

/** What a question tells of variables, matrices, sequences and the like, so that lines about them have values. */
export interface Facts {
  chances: ReadonlyMap<string, Chance>;
  /** Those that only the student says. */
  declared: ReadonlyMap<string, Chance>;
  /** The determinants of told matrices. */
  determinants: ReadonlyMap<string, number>;
  sequence: Sequence | null;
  two: TwoVectors | null;
  named: Named[];
  terms: Terms | null;
  inverted: Inverted | null;
  proof: Proof | null;
  space: Space;
  sum: AskedSum | null;
  /** Of the told circle. */
  centre: number[] | null;
  /** How many roots are called α, β, γ, δ. */
  roots: number;
}

export function factsOf(
  text: string,
  told: readonly Said[],
  shown: readonly string[],
  lines: readonly string[],
  values: ReadonlyMap<string, number[]>,
  roots: number,
): Facts {
  const two = twoVectorsIn(text);
  return {
    two,
    named: namedIn(text, two),
    terms: loosened(termsIn(told, text), lines),
    proof: proofIn(told, text),
    centre: centreIn(told, text),
    space: spaceIn(text, told),
    sum: sumIn(text, told),
    inverted: inverseIn(told, functionsIn(told), text),
    chances: chancesIn(`${text}\n${shown.join('\n')}`),
    declared: declaredIn([text, ...lines].join('\n')),
    determinants: matricesIn(text),
    sequence: sequenceIn(text, values),
    roots,
  };
}

/** Of whole numbers, and exact: where a normal variable is written N(50, 8), nobody knows which spread is meant. */
const declaredIn = (text: string): ReadonlyMap<string, Chance> =>
  /approximat|近似|normal|正态/i.test(text)
    ? new Map()
    : new Map([...chancesIn(text)].filter(([, { isWhole }]) => isWhole));

const EVENT =
  /(?<![A-Za-z])(?:\\mathrm\{P\}|\\text\{P\}|P|Pr)\s?(?:\\left)?\(([^()|]{2,40}(?:\([^()]{1,30}\)[^()|]{0,30}){0,2})(?:\\right)?\)/gu;
const MOMENT =
  /(?<![A-Za-z])(?:\\mathrm\{)?(E|V|Var|Sd|SD)\}?\s?\(\s?([A-Z])\s?(\^\{?2\}?|²)?\s?\)(?!\^|²)/gu;
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));

const CHOSEN = /(?<![A-Za-z])C\s?\(\s?(\d{1,3})\s?,\s?(\d{1,3})\s?\)/g;
const DETERMINANT = /(?:\\?det\s?\(?\s?|\|)\s?(?:\\mathbf\s?\{)?([A-Z])\}?\s?(?:\)|\|)?(?=\s{0,3}[=+*/-])/g;
const TERM = /(?<![A-Za-z\d.])([uaTSU])(?:_\{(\d{1,3})\}|_?(\d{1,3}))(?![\w.])/g;

/** The line with what the question gives a value written as that value. */
export function inNumbers(line: string, facts: Facts): string {
  const { determinants, sequence } = facts;
  const chances = new Map([...facts.declared, ...facts.chances]);
  const shown = (value: number | null, whole: string) => (value === null ? whole : `(${plain(value)})`);
  return withTheirProduct(
    productsOfVectors(withRootSums(withSides(line, facts.proof), facts.roots)),
    facts.two,
  )
    .replace(TOLD, (whole, name: string, ...rest: string[]) => {
      if (!facts.chances.has(name) && facts.declared.has(name)) return ' ';
      const [told, own] = [chances.get(name), chancesIn(whole).get(name)];
      if (!told || !own) return whole;
      // N(50, 8) for a standard deviation of 8 is another way to write it.
      const spread = isNear(own.variance ** 2, told.variance) ? told.variance : own.variance;
      const isPoisson = rest[0] === 'Po';
      return `(${plain(own.mean)}) = (${plain(told.mean)})${isPoisson ? '' : ` ; (${plain(spread)}) = (${plain(told.variance)})`}`;
    })
    .replace(CHOSEN, '{}^{$1}C_{$2}')
    .replace(EVENT, (whole, event: string) => shown(chanceOfEvent(event, chances), whole))
    .replace(MOMENT, (whole, kind: string, name: string, squared?: string) => {
      const one = chances.get(name);
      if (!one) return whole;
      if (kind === 'E') return shown(squared ? one.variance + one.mean ** 2 : one.mean, whole);
      return squared ? whole : shown(kind.startsWith('V') ? one.variance : Math.sqrt(one.variance), whole);
    })
    .replace(DETERMINANT, (whole, name: string) => shown(determinants.get(name) ?? null, whole))
    .replace(TERM, (whole, name: string, braced?: string, bare?: string) =>
      shown(sequence?.(name, Number(braced ?? bare)) ?? null, whole),
    );
}

/** In digits alone; a power of ten would be read as part of what stands before it. */
const plain = (value: number): string => rounded(value, { kind: 'places', digits: 12 });

/** Where something is put in for the letter, the terms of a line may be those of another expansion. */
const loosened = (terms: Terms | null, lines: readonly string[]): Terms | null =>
  terms && lines.some((line) => PUT_IN.test(line)) ? { ...terms, isLoose: true } : terms;

const PUT_IN =
  /\b(?:replac\w{1,4}|put|putting|let|letting|substitut\w{1,5})\b|[代令]|\([^()]{1,12}\)\^\{?\(?-?\d[^:]{0,12}:/i;
