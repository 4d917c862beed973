import type { Line } from '../../algebra-system/vectors/vectors.ts';
import { wordingIn } from '../wording.ts';
import { NAME_OF_OBJECT, type SpaceObject, spaceObjectsOf, type SpannedPlane } from './space-objects.ts';

export interface SpaceQuestion {
  say: string;
  objects: SpaceObject[];
  vectors: VectorObject[];
  lines: Line[];
  planes: SpannedPlane[];
  /** The letters that are asked about, such as AB or ABC. */
  letters: string[];
}
type VectorObject = Extract<SpaceObject, { kind: 'vector' }>;

/** "The lines l and m have equations …": what is only the naming of the objects that are asked about after it. */
const HEAD =
  /^(?:(?:given|given that|已知|设|若) ?(?:vectors?|points?|lines?|planes?|two vectors|two lines|向量|点|直线|平面)? # ?|(?:vectors?|points?|lines?|planes?|two vectors|two lines) # (?:have|has|are|is)(?: given by| defined by)?(?: (?:vector|cartesian|position))?(?: (?:vectors?|equations?|coordinates))? # |(?:line|plane) # has (?:vector |cartesian )?equation # and (?:line|plane) # has (?:vector |cartesian )?equation # )(?=find|求)/u;

/** A question whose every formula is a vector, a line, a plane or letters; null for any other. */
export function readSpace(text: string): SpaceQuestion | null {
  const wording = wordingIn(
    text.replace(
      /\\(?:mathbf|boldsymbol|vec|overrightarrow)\s*(?:\{([A-Za-z]{1,2})\}|([A-Za-z])(?![A-Za-z]))/g,
      '$1$2',
    ),
  );
  const unnamed = wording && spaceObjectsOf(wording.formulas.flatMap(vectorFactors));
  if (!unnamed) return null;
  const { say, objects } = withoutNaming(wording.say, unnamed);
  if (isMixed(objects)) return null;
  return {
    say,
    objects,
    vectors: objects.filter((one) => one.kind === 'vector'),
    lines: objects.filter((one) => one.kind === 'line'),
    planes: objects.filter((one) => one.kind === 'plane'),
    letters: objects.flatMap((one) => (one.kind === 'letters' ? [one.text] : [])),
  };
}

/** Two numbers in a bracket are no point of space. */
function isMixed(objects: SpaceObject[]): boolean {
  const isOfPlane = (one: SpaceObject) => one.kind === 'vector' && one.isColumn && one.flat;
  const isOfSpace = (one: SpaceObject) => (one.kind === 'vector' ? !one.flat : one.kind !== 'letters');
  return objects.some(isOfPlane) && objects.some(isOfSpace);
}

/** a × b and a · b are read as two vectors; which of the two it was is for the method to see. */
function vectorFactors(formula: string): string[] {
  const parts = formula.split(
    /(?<=[)）}]\s{0,9}|^[a-z]\s{0,9})(?:×|\\times\b|·|\\cdot\b)(?=\s{0,9}[(（\\]|\s{0,9}[a-z]$)/u,
  );
  return parts.length === 2 && !formula.includes('=') ? parts.map((part) => part.trim()) : [formula];
}

/** The question after its naming, with the objects that it asks about in the order in which it names them. */
function withoutNaming(say: string, unnamed: SpaceObject[]): { say: string; objects: SpaceObject[] } {
  const { objects, names } = withNames(unnamed);
  const last = objects.findLastIndex(({ kind }) => kind !== 'letters');
  const requestedNames = objects.slice(last + 1).map((one) => (one.kind === 'letters' ? one.text : ''));
  const given = objects.slice(0, last + 1);
  const rest = say.replace(HEAD, '').replace(/^求 ?/u, 'find ');
  if (rest === say || given.some(({ kind }) => kind === 'letters')) return { say, objects };
  if (requestedNames.length === 0) return { say: rest.includes('#') ? say : `${rest} #`, objects };
  const requested = requestedNames.map((name) => given[names.indexOf(name)]);
  return requested.every((one) => one !== undefined) ? { say: rest, objects: requested } : { say, objects };
}

/** "A and B have position vectors …": the letters become the names of what comes after them. */
function withNames(unnamed: SpaceObject[]): { objects: SpaceObject[]; names: (string | null)[] } {
  const waiting: string[] = [];
  const objects: SpaceObject[] = [];
  const names: (string | null)[] = [];
  for (const one of unnamed) {
    if (one.kind === 'letters') {
      waiting.push(one.text);
      continue;
    }
    const own = one.kind === 'vector' ? one.name : null;
    const label =
      waiting[0] !== undefined && NAME_OF_OBJECT.test(waiting[0]) && (!own || own === waiting[0])
        ? waiting.shift()!
        : null;
    objects.push(one.kind === 'vector' ? { ...one, name: own ?? label } : one);
    names.push(own ?? label);
  }
  const left = waiting.map((text) => ({ kind: 'letters' as const, text }));
  // Letters that named nothing stand where they stood: after the objects, or before a question that is not ours.
  const isAfter = unnamed.slice(-waiting.length).every(({ kind }) => kind === 'letters');
  return { objects: waiting.length > 0 && !isAfter ? unnamed : [...objects, ...left], names };
}
