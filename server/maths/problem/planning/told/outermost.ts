import type { Reading } from '../../reading/read-problem.ts';
import type { Fact, Term } from '../../schema/problem.ts';

const isThing = (term: Term | undefined, id: string): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** "A has the smaller x-coordinate": than the one other point with a name that is where A is. */
export function withOutermost(reading: Reading): Reading {
  const { facts, things } = reading;
  if (!facts.some(({ relation }) => relation === 'outermost')) return reading;
  const placesOf = (id: string) =>
    facts.flatMap(({ relation, of: [point, place] }) =>
      relation === 'on' && isThing(point, id) ? [JSON.stringify(place)] : [],
    );
  const compared = (fact: Fact): Fact => {
    const [point, letter, way] = fact.of;
    if (fact.relation !== 'outermost' || typeof point !== 'object' || !('thing' in point)) return fact;
    const places = placesOf(point.thing);
    const others = things.filter(
      ({ id, kind, name }) =>
        kind === 'point' &&
        name !== null &&
        id !== point.thing &&
        places.every((one) => placesOf(id).includes(one)),
    );
    const [other, another] = others;
    if (!other || another || places.length === 0) return fact;
    const coordinate = (of: Term): Term => ({ the: `${String(letter)}-coordinate`, of: [of] });
    return { relation: String(way), of: [coordinate(point), coordinate({ thing: other.id })] };
  };
  return { ...reading, facts: facts.map(compared) };
}
