import { number } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import { flag, type Hows, take } from './hows.ts';
import { partsOf, ratiosFor } from './names.ts';
import { type Body, currentOf, goOn, isMoving, type Place, type Scene, type Stage } from './scene.ts';

/** Where bodies are, in this stage and in those before where nothing was told of it. */
export function placed(scene: Scene, bodies: readonly Body[], hows: Hows): boolean {
  const stage = currentOf(scene);
  const track = hows.get('track');
  const way = flag(hows, 'up') ? 1 : flag(hows, 'down') ? -1 : 0;
  const isVertical = flag(hows, 'vertical');
  if (flag(hows, 'hung below')) for (const one of stage.bodies) one.place = VERTICAL;
  const names = new Set(bodies.map(({ name }) => name));
  const own = stage.bodies.filter(
    ({ name }) => names.size === 0 || names.has(name) || stage.joint === 'floor' || stage.joint === 'bar',
  );
  const height = take(hows, 'above floor');
  if (height) {
    for (const one of own) one.height = height;
  }
  const apart = take(hows, 'from pulley');
  if (apart) for (const one of own) one.toPulley = apart;
  if (track) {
    hows.delete('track');
    const [, kind] = track;
    const edge = scene.edge[1] === kind ? scene.edge : [];
    const [texture, angle] = [track[0] || edge[0], track[2] ?? edge[2]];
    const length = expressionOf(track[3]);
    if (length) stage.length = length;
    const ratios =
      angle === undefined
        ? null
        : propertyIn(angle)?.name === 'one in'
          ? partsOf(number(1), expressionOf(propertyIn(angle)!.of[0])!)
          : ratiosFor(scene, angle);
    if (angle !== undefined && !ratios) return false;
    const known = own.find(({ place }) => place?.kind === 'slope')?.place;
    const place: Place = {
      kind: kind === 'slope' ? 'slope' : 'level',
      angle: ratios ?? (kind === 'slope' && known ? known.angle : null),
      isRough: texture === 'rough' ? true : texture === 'smooth' ? false : (known?.isRough ?? null),
    };
    for (const one of own) {
      one.place = place;
      one.way = kind === 'slope' ? way : 0;
    }
  } else if (isVertical) for (const one of own) Object.assign(one, { place: VERTICAL, way });
  else if (way !== 0) for (const one of own) one.way = one.place?.kind === 'level' ? 0 : way;
  return true;
}

export const VERTICAL: Place = { kind: 'vertical', angle: null, isRough: null };

/** Whether it is told to go somewhere else than it was. */
const isElsewhere = (stage: Stage, hows: Hows): boolean => {
  const kind = hows.get('track')?.[1];
  const [first] = stage.bodies;
  const way = hows.has('up') ? 1 : hows.has('down') ? -1 : 0;
  if (!first?.place) return false;
  return (
    (kind !== undefined && (kind === 'slope') !== (first.place.kind === 'slope')) ||
    (way !== 0 && first.way !== 0 && way !== first.way)
  );
};

export function elsewhere(scene: Scene, hows: Hows): void {
  const before = currentOf(scene);
  const isFresh = flag(hows, 'later') || isElsewhere(before, hows);
  const isOpen = !isMoving(before) && before.drive === null && before.power === null;
  if (!isFresh || isOpen) return;
  const stage = goOn(scene, before.isEnded);
  for (const one of stage.bodies) one.way = 0;
  if (!scene.isKept) stage.like = null;
  Object.assign(stage, { drive: null, power: scene.ownPower, pull: null, brake: null });
}
