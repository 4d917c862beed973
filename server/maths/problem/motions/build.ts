import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { missed, lettersFor, openLetters } from './unknowns.ts';
import { isPlacedElsewhere, lawTrack, numberOf } from './law-tracks.ts';
import { type Scene, timesOf } from './happenings.ts';
import { isOfRun, marksOf, runLetters, runTrack } from './runs.ts';
import { stageTrack } from './stage-tracks.ts';
import { placeOf, type Story, type Told } from './told-story.ts';
import { startOf, type Track, type Values, type World } from './world.ts';

/** The bodies on their way with these values for the letters; null where something stays open. */
function worldOf(story: Story, letters: Values): World | null {
  const values = { ...Object.fromEntries(story.letters), ...letters };
  const world: World = { tracks: new Map(), g: story.g };
  const scene: Scene = { world, story, values };
  for (const told of story.bodies.values()) {
    const from = startTime(scene, told);
    if (from === null) return null;
    if (told.laws.length > 0 && from !== 0) return null;
    const track = trackFor(scene, told, from);
    if (!track) return null;
    placed(track, scene);
    shared(track.places, world);
    world.tracks.set(told.body, track);
  }
  return world.tracks.size > 0 ? world : null;
}

function trackFor({ world, story, values }: Scene, told: Told, from: number): Track | null {
  if (told.laws.length > 0) return lawTrack(story, told, values);
  if (marksOf(told)) return runTrack(story, told, values)?.track ?? null;
  return stageTrack(story, told, from, values, world.tracks);
}

/** A place that is told by how far it is ahead of another. */
function placed({ places }: Track, { story, values }: Scene): void {
  for (const { relation, of } of story.conditions) {
    if (relation !== 'apart') continue;
    const [one, other] = [placeOf(of[0]), placeOf(of[1])];
    const base = one === null ? undefined : places.get(one);
    const way = numberOf(of[2], values);
    if (base !== undefined && other !== null && way !== null && !places.has(other))
      places.set(other, base + way);
  }
}

/** Both start where the first does, if nothing else is said. */
function shared(places: Map<string, number>, { tracks }: World): void {
  for (const other of tracks.values())
    for (const [place, at] of other.places)
      if (!places.has(place) && place !== 'start' && places.size > 0) places.set(place, at);
}

function startTime(scene: Scene, { delay, laws }: Told): number | null {
  if (!delay) return 0;
  const time = evaluate(delay.time, scene.values);
  const { tracks } = scene.world;
  const first = [...tracks.values()][0];
  if (!Number.isFinite(time) || !first || laws.length > 0 || tracks.size > 1) return null;
  if (!delay.after) return startOf(first) + time;
  // "5 s after the motorcyclist passes O", where it is when the clock starts.
  if (delay.after.relation === 'starts' || delay.after.relation === 'at') {
    const times =
      delay.after.relation === 'at'
        ? timesOf(scene, { ...delay.after, of: [delay.after.of[0]!, delay.after.of[1]!, 'any'] })
        : timesOf(scene, delay.after);
    return times?.length === 1 ? times[0]! + time : null;
  }
  return null;
}

/** Every way in which what is told can be so. */
export function scenesOf(story: Story): Scene[] | null {
  const open = [...openLetters(story), ...startSpeeds(story), ...startPlaces(story), ...runLetters(story)];
  const conditions = story.conditions.filter((one) => !isOfRun(story, one));
  const overlaps =
    overlapping(story) && !conditions.some(({ relation }) => relation === 'no jump')
      ? [{ relation: 'no jump', of: [] }]
      : [];
  const plain = found(story, open, [...conditions, ...overlaps]);
  if (plain) return plain;
  if (
    conditions.length === 0 &&
    overlaps.length === 0 &&
    runLetters(story).length === 0 &&
    open.length > 0 &&
    open.length < 4
  )
    return withAny(story, open);
  if (conditions.length === 0) return null;
  for (const { body, acts } of story.bodies.values())
    for (let at = 1; at <= Math.min(5, acts.length); at += 1) {
      for (const letter of ['T', 'V']) {
        const own = found(story, [...open, `${letter}_${body}_${at}`], conditions);
        if (own) return own;
      }
    }
  return null;
}

/** Letters of which nothing is told, with any numbers: what is found has to be the same for all of them. */
function withAny(story: Story, letters: readonly string[]): Scene[] | null {
  const sizes = [0.31, 1.7, 6.3];
  // Not in one ratio to each other either.
  const scenes = sizes.map((_, turn) => {
    const values = {
      ...Object.fromEntries(story.letters),
      ...Object.fromEntries(letters.map((letter, at) => [letter, sizes[(turn + at) % 3]! * (1 + at / 7)])),
    };
    const world = worldOf(story, values);
    return world && { world, story, values };
  });
  return scenes.every((one) => one !== null) ? scenes : null;
}

function found(
  story: Story,
  letters: readonly string[],
  conditions: readonly Story['conditions'][number][],
): Scene[] | null {
  const sceneFor = (values: Values): Scene | null => {
    const world = worldOf(story, values);
    return world && { world, story, values: { ...Object.fromEntries(story.letters), ...values } };
  };
  const miss = (values: Values): number[] => {
    const scene = sceneFor(values);
    return [...conditions.map((one) => (scene ? missed(scene, one) : NaN)), ...gapsOf(story, values)];
  };
  if (
    letters.length > miss(Object.fromEntries(letters.map((letter) => [letter, 1]))).length ||
    letters.length > 3
  )
    return null;
  const solutions = lettersFor(letters, miss);
  const scenes = solutions?.flatMap((values) => sceneFor(values) ?? []) ?? [];
  const isWhole = scenes.every((scene) => miss(scene.values).every((gap) => Math.abs(gap) < 1e-5));
  return scenes.length > 0 && isWhole ? scenes : null;
}

const gapsOf = (story: Story, letters: Values): number[] =>
  [...story.bodies.values()].flatMap((told) =>
    marksOf(told)
      ? (runTrack(story, told, { ...Object.fromEntries(story.letters), ...letters })?.gaps ?? [NaN])
      : [],
  );

/** How fast it is at first is open where its acceleration alone is given. */
const startPlaces = (story: Story): string[] =>
  [...story.bodies.values()].some((told) => told.laws[0] !== undefined && isPlacedElsewhere(story, told))
    ? ['s_0']
    : [];

const startSpeeds = (story: Story): string[] =>
  [...story.bodies.values()].some(
    ({ laws, acts }) =>
      laws[0]?.of === 'acceleration' &&
      !acts.some(({ verb, roles }) => verb === 'rest' || roles.has('from rest') || roles.has('speed')),
  )
    ? ['v_0']
    : [];

/** For 0 ≤ t ≤ 5 and for t ≥ 5: both hold when t = 5. */
const overlapping = (story: Story): boolean =>
  [...story.bodies.values()].some(
    ({ laws }) =>
      laws.length > 1 &&
      (laws.every(({ of }) => of === 'displacement') ||
        (laws.every(({ isOpen }) => !isOpen) && laws.every(({ of }) => of === 'velocity'))),
  );
