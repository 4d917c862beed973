import type { Act } from '../planning/journeys/tale.ts';
import { propertyIn } from '../planning/told/told.ts';
import { addFlight, addLanding, fly, landed } from './flight-stages.ts';
import { numberOf } from './law-tracks.ts';
import { addMark, close, named, newStage, type Run, type Stage, take } from './stages.ts';
import { placeOf, type Story, type Told } from './told-story.ts';
import type { Track, Values } from './world.ts';

/** A body that goes in stages with constant acceleration, or freely up and down; null where something stays open. */
export function stageTrack(
  story: Story,
  told: Told,
  from: number,
  values: Values,
  others: ReadonlyMap<string, Track>,
): Track | null {
  const run: Run = {
    story,
    values,
    track: {
      body: told.body,
      pieces: [],
      isVertical: false,
      ground: null,
      places: new Map(),
      marks: new Map(),
    },
    clock: story.clock,
    time: from,
    s: 0,
    v: null,
    stage: null,
    count: 0,
    isFree: false,
    sign: 1,
    isDropped: false,
    ends: [],
  };
  for (const act of told.acts) {
    const own: Act = { ...act, roles: new Map(act.roles) };
    if (run.isFree ? !addLanding(run, own) : !addAct(run, own, others) || own.roles.size > 0) return null;
  }
  if (run.isDropped && !run.isFree && !run.stage && run.track.pieces.length === 0 && !fly(run)) return null;
  if (run.stage && !close(run, true)) return null;
  return run.track.pieces.length > 0 && landed(run) && named(run) ? run.track : null;
}

function addAct(run: Run, act: Act, others: ReadonlyMap<string, Track>): boolean {
  const isTold = ['acceleration', 'deceleration', 'rate', 'steady'].some((role) => act.roles.has(role));
  for (const role of [
    'in a line',
    'on',
    'same way',
    'at the start',
    'towards',
    ...(isTold ? ['up', 'down'] : []),
  ]) {
    const of = take(act, role);
    const props =
      role === 'on' ? (propertyIn(of?.[0])?.of.slice(2) ?? []).map((one) => propertyIn(one)?.name) : [];
    if (props.some((one) => one !== 'horizontal' && one !== 'smooth')) return false;
    if (role === 'on' && act.verb === 'project' && propertyIn(of?.[0])?.of[0] === 'floor')
      run.track.ground = 0;
  }
  switch (act.verb) {
    case 'project':
    case 'drop':
    case 'release':
      return addFlight(run, act, others);
    case 'rate':
    case 'lasted':
      return run.stage !== null && describe(run, run.stage, act);
    case 'reach':
      return addPass(run, act);
    case 'mark':
      return addMark(run, act);
    case 'free':
      return addFree(run, act);
    case 'rest':
    case 'start':
    case 'leave':
      return addStart(run, act);
    case 'pass':
      return addPass(run, act);
    case 'reach speed':
      return addEnd(run, act, numberOf(take(act, 'object')?.[0], run.values));
    case 'stop':
      return addStop(run, act);
    case 'move':
    case 'accelerate':
    case 'decelerate':
    case 'climb':
    case 'descend':
      return addStage(run, act);
    case 'fall':
      return addFall(run, act, others);
    default:
      return false;
  }
}

/** "It then moves freely under gravity". */
function addFree(run: Run, act: Act): boolean {
  take(act, 'freely');
  if (!run.stage && run.track.pieces.length === 0) return false;
  if (run.stage && !close(run, false)) return false;
  return run.track.isVertical && fly(run);
}

/** "It falls freely for 4 s", or falls from rest. */
function addFall(run: Run, act: Act, others: ReadonlyMap<string, Track>): boolean {
  if (!run.isDropped) return addFlight(run, act, others);
  take(act, 'freely');
  if (run.track.pieces.length > 0 || run.stage) return false;
  run.stage = newStage('move');
  run.stage.a = run.story.g;
  return describe(run, run.stage, act);
}

function addStart(run: Run, act: Act): boolean {
  const rest = take(act, 'from rest');
  const speed = act.roles.has('speed') ? numberOf(take(act, 'speed')?.[0], run.values) : undefined;
  const at = rest?.[0] ?? take(act, 'from')?.[0] ?? take(act, 'at')?.[0] ?? take(act, 'object')?.[0];
  const isUp = take(act, 'upwards');
  if (run.stage || run.track.pieces.length > 0 || speed === null) return false;
  if (isUp) run.track.isVertical = true;
  const place = placeOf(at);
  if (place) {
    if (run.track.places.size > 0 && !run.track.places.has(place)) return false;
    run.track.places.set(place, 0);
    if (propertyIn(at)?.name === 'ground') [run.track.isVertical, run.track.ground] = [true, 0];
  }
  if (rest || act.verb === 'rest') run.v = 0;
  if (speed !== undefined) {
    if (rest) return false;
    run.v = speed;
  }
  return act.roles.size === 0 || addStage(run, act);
}

function addPass(run: Run, act: Act): boolean {
  const place = placeOf(take(act, 'object')?.[0] ?? take(act, 'through')?.[0]);
  if (place === null) return false;
  const { stage, track } = run;
  // "It moves at 6 m/s. As it passes O …": there it is when the clock starts.
  if (
    stage &&
    track.pieces.length === 0 &&
    track.places.size === 0 &&
    stage.t === null &&
    stage.d === null &&
    act.roles.size === 0
  ) {
    track.places.set(place, 0);
    return true;
  }
  if (run.stage || run.track.pieces.length > 0) {
    // It goes on as before.
    const last = track.pieces.at(-1);
    if (!run.stage && last && last.kind !== 'steady') {
      run.stage = newStage('move');
      run.stage.a = run.sign * last.a(last.from);
    }
    if (!run.stage) return false;
    run.stage.place = place;
    return addEnd(run, act, act.roles.has('speed') ? numberOf(take(act, 'speed')?.[0], run.values) : null);
  }
  run.track.places.set(place, 0);
  if (act.roles.has('speed')) run.v = numberOf(take(act, 'speed')?.[0], run.values);
  return act.roles.size === 0 || addStage(run, act);
}

/** The stretch ends with a speed, or at a place. */
function addEnd(run: Run, act: Act, speed: number | null): boolean {
  const { stage } = run;
  if (!stage) return false;
  const after = take(act, 'after');
  if (after) act.roles.set('time', after);
  if (speed !== null) {
    if (stage.v !== null) return false;
    stage.v = speed;
  } else if (!stage.place) return false;
  return describe(run, stage, act) && close(run, false);
}

function addStop(run: Run, act: Act): boolean {
  const at = take(act, 'at') ?? take(act, 'object');
  if (run.stage?.kind === 'steady' && !close(run, false)) return false;
  run.stage ??= newStage('decelerate');
  const { stage } = run;
  if (stage.v !== null && stage.v !== 0) return false;
  stage.v = 0;
  stage.place = placeOf(at?.[0]);
  const after = take(act, 'after');
  if (after) act.roles.set('time', after);
  return describe(run, stage, act) && close(run, false);
}

function addStage(run: Run, act: Act): boolean {
  const isSteady = act.roles.has('steady');
  const kind = isSteady
    ? 'steady'
    : act.verb === 'accelerate' || act.verb === 'decelerate'
      ? act.verb
      : 'move';
  const isPlain = act.roles.size === 0 && kind === 'move';
  if (isPlain && run.track.pieces.length === 0 && !run.stage) return true;
  const names = [...act.roles.keys()];
  // "It moves from rest at A to rest at B", before its stages are told.
  const isSpan = names.every((name) => ['between', 'from rest', 'from', 'to place', 'to'].includes(name));
  if (
    kind === 'move' &&
    isSpan &&
    run.track.pieces.length === 0 &&
    !run.stage &&
    (names.includes('between') || names.includes('to') || names.includes('to place'))
  ) {
    const between = take(act, 'between')?.map(placeOf);
    const [rest, from, to, end] = ['from rest', 'from', 'to', 'to place'].map((name) => take(act, name));
    if (to && to[0] !== '0') return false;
    if (rest) run.v = 0;
    run.ends = between ?? [placeOf(rest?.[0] ?? from?.[0]), placeOf(to?.[1] ?? end?.[0])];
    return true;
  }
  const { stage } = run;
  // "It moves from rest" and how, told after each other.
  if (
    stage &&
    !(
      stage.kind === 'move' &&
      stage.a === null &&
      stage.t === null &&
      stage.v === null &&
      stage.d === null
    ) &&
    !close(run, false)
  )
    return false;
  run.stage = newStage(kind);
  return describe(run, run.stage, act);
}

function describe(run: Run, stage: Stage, act: Act): boolean {
  const value = (name: string): number | null => numberOf(take(act, name)?.[0], run.values);
  const set = (name: string, put: (size: number) => void): boolean => {
    if (!act.roles.has(name)) return true;
    const size = value(name);
    if (size !== null) put(size);
    return size !== null;
  };
  if (take(act, 'uniformly')) stage.isEven = true;
  take(act, 'to the end');
  take(act, 'freely');
  if (act.roles.has('upwards')) {
    take(act, 'upwards');
    run.track.isVertical = true;
  }
  const steady = take(act, 'steady');
  if (steady) {
    const speed = steady[0] === undefined ? null : numberOf(steady[0], run.values);
    if (steady[0] !== undefined && (speed === null || (run.v !== null && Math.abs(run.v - speed) > 1e-9)))
      return false;
    run.v ??= speed;
    stage.a = 0;
  }
  const rest = take(act, 'from rest');
  if (rest) {
    if (run.track.pieces.length > 0) return false;
    run.v = 0;
    const place = placeOf(rest[0]);
    if (place) run.track.places.set(place, 0);
  }
  const from = take(act, 'from');
  if (from) {
    const place = placeOf(from[0]);
    if (!place || (run.track.places.size > 0 && !run.track.places.has(place))) return false;
    if (run.track.pieces.length > 0) return false;
    run.track.places.set(place, 0);
  }
  const to = take(act, 'to');
  if (to) {
    stage.v = to[0] === '0' ? 0 : numberOf(to[0], run.values);
    if (stage.v === null) return false;
    if (to[1] !== undefined) stage.place = placeOf(to[1]);
  }
  const end = take(act, 'to place');
  if (end) stage.place = placeOf(end[0]);
  return (
    set('speed', (size) => (run.v ??= size)) &&
    set('acceleration', (size) => (stage.a = size)) &&
    set('deceleration', (size) => (stage.a = -size)) &&
    set('rate', (size) => (stage.a = stage.kind === 'decelerate' ? -size : size)) &&
    set('time', (size) => (stage.t = size)) &&
    set('distance', (size) => (stage.d = size))
  );
}
