import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, idOf, propertyIn } from '../planning/told/told.ts';
import type { Fact } from '../schema/problem.ts';
import { measured, placeOn, type Scene, timesOf, trackOf } from './happenings.ts';
import { numberOf } from './law-tracks.ts';
import { eventIn, placeOf, type Story } from './told-story.ts';
import { endOf, extremeOf, pieceAt, snapped, startOf, valueAt, type Values } from './world.ts';

/** By how much what is told is missed; NaN where that cannot be said. */
export function missed(scene: Scene, condition: Fact): number {
  const { relation, of } = condition;
  switch (relation) {
    case 'so':
      return missedAt(scene, condition);
    case 'extreme is': {
      const property = propertyIn(of[0]);
      const quant = measured(scene, property?.of[1]);
      const size = numberOf(of[1], scene.values);
      const best = quant && extremeOf(quant.track, quant.of, property?.of[0] === 'greatest' ? 1 : -1, null);
      return best && size !== null ? best.value - size : NaN;
    }
    case 'apart': {
      const [one, other] = [of[0], of[1]].map((place) => whereIs(scene, placeOf(place)));
      const size = numberOf(of[2], scene.values);
      return one === undefined || other === undefined || one === null || other === null || size === null
        ? NaN
        : Math.abs(one - other) - size;
    }
    case 'equal': {
      const name = propertyIn(of[0])?.name;
      const [track, more] = [...scene.world.tracks.values()];
      const size = numberOf(of[1], scene.values);
      if (!track || more || size === null || !Number.isFinite(endOf(track))) return NaN;
      const last = track.pieces.at(-1)!;
      return name === 'whole time'
        ? endOf(track) - startOf(track) - size
        : last.s(endOf(track)) - track.pieces[0]!.s(startOf(track)) - size;
    }
    case 'lasts': {
      const event = eventIn(of[0]);
      const times = event && timesOf(scene, event);
      const size = numberOf(of[1], scene.values);
      return times?.length === 2 && size !== null ? times[1]! - times[0]! - size : NaN;
    }
    case 'no jump': {
      let gap = 0;
      for (const { pieces, body } of scene.world.tracks.values()) {
        const of = scene.story.bodies.get(body)?.laws[0]?.of === 'displacement' ? 's' : 'v';
        for (const [at, piece] of pieces.entries()) {
          const own = at > 0 ? piece[of](piece.from) - pieces[at - 1]![of](piece.from) : 0;
          if (Math.abs(own) > Math.abs(gap)) gap = own;
        }
      }
      return gap;
    }
    default:
      return NaN;
  }
}

function whereIs({ world }: Scene, place: string | null): number | null {
  for (const track of world.tracks.values()) {
    const found = place === null ? undefined : track.places.get(place);
    if (found !== undefined) return found;
  }
  return null;
}

/** "Its velocity is 6 m/s when t = 2". */
function missedAt(scene: Scene, { of }: Fact): number {
  const [event, when] = [eventIn(of[0]), eventIn(of[1])];
  if (!event || !when) return NaN;
  // The other way round: it is t = 2 when something happens.
  const [what, moment] = event.relation === 'clock' ? [when, event] : [event, when];
  const times = timesOf(scene, moment);
  if (times?.length !== 1) return NaN;
  const [time] = times as [number];
  const track = trackOf(scene, what.of[0]);
  const piece = track && pieceAt(track, time);
  switch (what.relation) {
    case 'rest':
      return piece ? piece.v(time) : NaN;
    case 'at': {
      const base = track && placeOn(track, what.of[1]);
      return piece && base !== null ? piece.s(time) - base : NaN;
    }
    case 'off': {
      const base = track && placeOn(track, what.of[2]);
      const size = numberOf(what.of[1], scene.values);
      return piece && base !== null && size !== null ? Math.abs(piece.s(time) - base) - size : NaN;
    }
    case 'value': {
      const quant = measured(scene, what.of[0]);
      const size = numberOf(what.of[1], scene.values);
      return quant && size !== null ? valueAt(quant.track, quant.of, time) - size : NaN;
    }
    case 'extreme': {
      const quant = measured(scene, what.of[1]);
      const own = quant && pieceAt(quant.track, time);
      if (!quant || !own) return NaN;
      return ['velocity', 'speed'].includes(quant.name)
        ? own.a(time)
        : ['displacement', 'distance', 'height'].includes(quant.name)
          ? own.v(time)
          : NaN;
    }
    case 'meet': {
      const [one, other] = what.of.map((body) => scene.world.tracks.get(idOf(body) ?? ''));
      const [a, b] = [one && pieceAt(one, time), other && pieceAt(other, time)];
      return a && b ? a.s(time) - b.s(time) : NaN;
    }
    default:
      return NaN;
  }
}

type Miss = (values: Values) => number[];

/** The values of letters for which everything told is so; null where they are not decided. */
export function lettersFor(letters: readonly string[], miss: Miss): Values[] | null {
  if (letters.length === 0) return [{}];
  const linear = byLines(letters, miss);
  if (linear) return [linear];
  if (letters.length > 2) return null;
  return letters.length === 2 ? byNested(letters, miss) : byScan(letters[0]!, miss);
}

const put = (letters: readonly string[], sizes: readonly number[]): Values =>
  Object.fromEntries(letters.map((letter, at) => [letter, sizes[at]!]));

const isMet = (gaps: readonly number[]) => gaps.every((gap) => Math.abs(gap) < 1e-6);

/** Where all that is missed is linear in the letters. */
function byLines(letters: readonly string[], miss: Miss): Values | null {
  const { length } = letters;
  const base = letters.map((_, at) => 1 + at / 3);
  const first = miss(put(letters, base));
  if (first.length < length || first.some(Number.isNaN)) return null;
  const rows = letters.map((_, at) =>
    miss(
      put(
        letters,
        base.map((one, i) => (i === at ? one + 1 : one)),
      ),
    ),
  );
  if (rows.flat().some(Number.isNaN)) return null;
  const slopes = rows.map((row) => row.map((one, at) => one - first[at]!));
  const far = base.map((one, at) => one + 0.7 + at);
  const expected = first.map(
    (one, at) => one + slopes.reduce((total, row, i) => total + row[at]! * (far[i]! - base[i]!), 0),
  );
  const found = miss(put(letters, far));
  if (!found.every((one, at) => Math.abs(one - expected[at]!) < 1e-6 * Math.max(1, Math.abs(one))))
    return null;
  const steps = solvedLinear(slopes, first, length);
  if (!steps) return null;
  const values = put(
    letters,
    steps.map((one, at) => snapped(base[at]! + one)),
  );
  return isMet(miss(values)) ? values : null;
}

/** Gaussian elimination on the first rows that decide. */
function solvedLinear(slopes: number[][], first: number[], size: number): number[] | null {
  const rows = first.map((gap, at) => [...slopes.map((row) => row[at]!), -gap]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, row, at) => (Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? at + column : best),
        column,
      );
    if (!rows[pivot] || Math.abs(rows[pivot]![column]!) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const factor = row[column]! / rows[column]![column]!;
      for (let i = column; i <= size; i += 1) row[i]! -= factor * rows[column]![i]!;
    }
  }
  return rows.slice(0, size).map((row, at) => row[size]! / row[at]!);
}

/** Two letters, of which the second is found for each value of the first. */
function byNested([outer, inner]: readonly string[], miss: Miss): Values[] | null {
  const innerFor = (size: number): number | null => {
    const one = byLines([inner!], (values) => miss({ ...values, [outer!]: size }).slice(0, 1));
    return one ? one[inner!]! : null;
  };
  const outers = byScan(outer!, (values) => {
    const own = innerFor(values[outer!]!);
    return own === null || own < 0 ? [NaN] : miss({ ...values, [inner!]: own }).slice(1, 2);
  });
  const found = outers?.flatMap((values) => {
    const own = innerFor(values[outer!]!);
    return own === null ? [] : [{ ...values, [inner!]: snapped(own) }];
  });
  return found && found.length > 0 && found.every((values) => isMet(miss(values))) ? found : null;
}

/** One letter above zero, by looking where what is missed changes its sign. */
function byScan(letter: string, miss: Miss): Values[] | null {
  const gap = (size: number) => miss({ [letter]: size })[0] ?? NaN;
  const found: Values[] = [];
  const steps = 400;
  const at = (step: number) => 0.02 * 1.0235 ** step;
  let before = gap(at(0));
  for (let step = 1; step <= steps; step += 1) {
    const now = gap(at(step));
    if (Number.isFinite(before) && Number.isFinite(now) && before * now < 0) {
      let [low, high] = [at(step - 1), at(step)];
      for (let round = 0; round < 60; round += 1) {
        const middle = (low + high) / 2;
        if (gap(middle) * gap(low) <= 0) high = middle;
        else low = middle;
      }
      const values = { [letter]: snappedNear((low + high) / 2) };
      if (isMet(miss(values))) found.push(values);
    } else if (now === 0 && isMet(miss({ [letter]: at(step) }))) found.push({ [letter]: at(step) });
    before = now;
  }
  return found.length > 0 ? found : null;
}

const snappedNear = (value: number): number => {
  const short = Number(value.toPrecision(9));
  return snapped(Math.abs(short - value) < 1e-9 * Math.abs(value) ? short : value);
};

/** The letters in what is told that are not known. */
export function openLetters(story: Story): string[] {
  const all = new Set<string>();
  for (const { laws, acts } of story.bodies.values()) {
    for (const { expression } of laws) for (const letter of symbols(expression)) all.add(letter);
    for (const { roles } of acts)
      for (const of of roles.values())
        for (const term of of)
          if (typeof term === 'object' && 'amount' in term)
            for (const letter of symbols(expressionOf(term))) all.add(letter);
  }
  return [...all].filter((letter) => letter !== story.clock && !story.letters.has(letter));
}

const symbols = (one: Expression | null): string[] => (one ? symbolsOf(one) : []);
