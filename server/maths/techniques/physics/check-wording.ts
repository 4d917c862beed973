import type { QuantityName } from '../../reading/physics/quantities.ts';
import type { UnknownQuantity } from '../../reading/physics/unknown-quantity.ts';
import type { Applied } from './formula.ts';
import { MISREADINGS } from './misreadings.ts';
import { WHOSE_VALUE } from './value-owner.ts';

const LOOP =
  /\b(?:round|around|circular|circle|laps?|and back|returns?|returning|back to|track|curved?|bends?)\b|一圈|绕|环形|跑道|来回|往返|返回|回到|折返|弯道|\b(?:up and down|to and fro|back and forth|there and back|each way|both ways|zig-?zags?|lengths?|turns)\b/i;
/** The displacement equals the distance only on a straight path. */
const ONE_WAY =
  /\b(?:displace\w{1,6}|straight|due (?:north|south|east|west)|one direction|(?:north|south|east|west)wards?)\b|位移|直线|沿直|向[东南西北]/i;

/** Whether the wording gives a number a meaning other than the one that the formulas assume. */
export function hasMisreading(chain: Applied[], text: string, unknownQuantity: UnknownQuantity): boolean {
  const names = new Set(chain.flatMap(({ formula }) => [...formula.roles.values()]));
  const has = (list: QuantityName[]) => list.some((one) => names.has(one));
  const isMisread = [...MISREADINGS, ...WHOSE_VALUE].some(
    (one) =>
      (!one.quantities || has(one.quantities)) &&
      (!one.topics || chain.some(({ formula }) => one.topics!.includes(formula.topic))) &&
      !(one.unlessQuantities && has(one.unlessQuantities)) &&
      one.pattern.test(text) &&
      !one.unlessPattern?.test(text) &&
      !one.isSafe?.(text, names),
  );
  const isRoundTrip =
    has(['averageSpeed']) &&
    /velocity|速度/i.test(unknownQuantity.text) &&
    (LOOP.test(text) || !ONE_WAY.test(text));
  return isMisread || isRoundTrip || chain.some((applied) => turnsBack(applied, text));
}

/** The distance travelled is longer than the displacement when the motion turns back. */
function turnsBack({ formula, values, target, result }: Applied, text: string): boolean {
  if (formula.topic !== 'kinematics' || formula.roles.get(target) !== 'displacement') return false;
  if (!/\bdistance\b|\bhow far\b|\btravels?\b|\btravell?ed\b|路程|多远|距离/i.test(text)) return false;
  const all = new Map([...values, [target, result]]);
  const [u, v, a, t] = ['u', 'v', 'a', 't'].map((id) => all.get(id));
  const start = u ?? (v !== undefined && a !== undefined && t !== undefined ? v - a * t : undefined);
  const end = v ?? (u !== undefined && a !== undefined && t !== undefined ? u + a * t : undefined);
  return start !== undefined && end !== undefined && start * end < 0;
}
