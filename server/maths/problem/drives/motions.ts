import { expressionOf } from '../planning/told/told.ts';
import { flag, type Hows, nameIn, take } from './hows.ts';
import { minus } from './names.ts';
import { currentOf, isNowhere, type Scene, zero } from './scene.ts';

/** Speeds, ways and times. */
export function motionTold(scene: Scene, hows: Hows): boolean {
  const stage = currentOf(scene);
  const [from, to, speed] = [take(hows, 'from speed'), take(hows, 'to speed'), take(hows, 'speed')];
  if (from) stage.u = from;
  if (to) {
    stage.v = to;
    stage.isEnded = true;
  }
  if (flag(hows, 'from rest')) stage.u = zero;
  if (flag(hows, 'to rest')) {
    stage.v = zero;
    stage.isEnded = true;
  }
  if (speed) {
    stage.at = speed;
    stage.u ??= speed;
  }
  const steady = hows.get('steady');
  if (steady) {
    hows.delete('steady');
    stage.isSteady = true;
    const value = expressionOf(steady[0]);
    if (steady[0] !== undefined && !value) return false;
    if (value) stage.at = value;
  }
  stage.a = take(hows, 'acceleration') ?? stage.a;
  const less = take(hows, 'deceleration');
  if (less) stage.a = minus(less);
  stage.s = take(hows, 'distance') ?? stage.s;
  stage.t = take(hows, 'time') ?? stage.t;
  stage.rise = take(hows, 'rise') ?? stage.rise;
  const fall = take(hows, 'fall');
  if (fall) stage.rise = minus(fall);
  const power = take(hows, 'power');
  if (power) {
    stage.power = power;
    stage.drive = null;
    if (isNowhere(scene)) scene.ownPower = power;
  }
  stage.resistance = take(hows, 'against') ?? stage.resistance;
  stage.workBy = take(hows, 'work by') ?? stage.workBy;
  stage.workAgainst = take(hows, 'work against') ?? stage.workAgainst;
  stage.drive = take(hows, 'drive') ?? stage.drive;
  stage.from = nameIn(hows, 'from') ?? stage.from;
  stage.to = nameIn(hows, 'to') ?? stage.to;
  if (stage.to) stage.isEnded = stage.s !== null || stage.v !== null;
  for (const name of ['constantly', 'straight', 'vertical']) flag(hows, name);
  return hows.size === 0;
}
