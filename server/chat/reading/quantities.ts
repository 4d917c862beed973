import { KINDS } from '../../maths/problem/kinds/kinds.ts';
import type { Kind } from '../../maths/problem/kinds/kind.ts';
import { piecesOf } from './words.ts';

/** How stories of mechanics and physics are told, in the words of docs/problem-quantities.md. */
export const QUANTITIES = [
  'Stories of motion, forces, energy, circuits, gases, waves, fields, particles and progressions are told by quantities: each body, each stage of a motion, each part of a circuit is a thing of one of the kinds below, and {"the": property, "of": [{"thing": id}]} is a quantity of it; a second term in "of" names the time, such as "before" and "after".',
  'Tell amounts by {"relation": "equal", "of": [quantity, {"amount", "unit"}]}, with "within" for an uncertainty, and no law: the laws come with the kinds. {"relation": "paper", "of": ["9702"]} says whose g is used (also "9709", "9231").',
  'Relations of things: "starts from rest", "comes to rest", "at rest", "at constant speed", "followed by" (stages in order), "collide", "coalesce", "restitution" (two bodies, e), "elastic", "equilibrium" (all forces), "in series" and "in parallel" (the whole, then its parts), "geometric" (three terms). Of letters: "rate of change" (v, s, t: v is ds/dt), "when" ("v = 0", "t = 2"), "differential", "satisfies".',
  'A "sequence" has a "term" or a "sum" told for every n; an "arithmetic progression" and a "geometric progression" have a "first term", a "common difference" or "common ratio", a "term" and a "sum" of which the number stands second in "of". Two lines or points that are not the same: "differs". What is to be shown: {"verb": "show", "target": {"the": "statement:equal", "of": [term, value]}}, or "statement:about".',
  'Terms of terms: "sum", "difference", "product", "ratio", "power", "square root", "sine", "cosine", "tangent", "magnitude", "first", "last", "percentage uncertainty", "absolute uncertainty", "derivative", "integral", "limit", "solution", "greatest value", "least value", "stationary value", "distance travelled", "rate", "least integer", "number of roots", "number of positive roots", "number of negative roots", "ways to divide", and {"the": "result", "of": [label]} for what an earlier part led to.',
].join('\n');

const texts = new Map<string, Set<string>>();

/** The kinds whose words have most in common with a question, each with its properties. */
export function kindsLike(text: string, most: number): string[] {
  const wanted = piecesOf(text);
  for (const kind of KINDS.values()) if (!texts.has(kind.name)) texts.set(kind.name, piecesOf(wordsOf(kind)));
  // A word of few kinds says more than one of many.
  const weights = new Map<string, number>();
  for (const one of [...texts.values()].flatMap((pieces) => [...pieces]))
    weights.set(one, (weights.get(one) ?? 0) + 1);
  return [...KINDS.values()]
    .map((kind) => {
      const pieces = texts.get(kind.name)!;
      const common = [...pieces].filter((one) => wanted.has(one));
      const weight = common.reduce((sum, one) => sum + 1 / Math.sqrt(weights.get(one)!), 0);
      return { kind, likeness: weight / Math.sqrt(pieces.size + 1) };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ kind }) => `${kind.name}: ${propertiesOf(kind)}`);
}

const wordsOf = ({ name, properties, laws }: Kind): string =>
  [name, ...properties.keys(), ...laws.flatMap((law) => [law.name.en, law.name.zh])].join(' ');

const propertiesOf = ({ properties }: Kind): string =>
  [...properties].map(([name, { unit }]) => (unit === '' ? name : `${name} (${unit})`)).join(', ');
