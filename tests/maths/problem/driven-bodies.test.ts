import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answersTo = (...lines: string[]): (string | null)[] =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const VAN = 'A van of mass 1800 kg travels along a horizontal road against a constant resistance of 450 N.';

test('an engine of a power drives faster or slower, up a hill or not, by what resists it', () => {
  expect(
    answersTo(
      VAN,
      "(a) The van's engine works at 18 kW. Find the acceleration of the van at the instant when its speed is 20 m s⁻¹.",
      '(b) The van then climbs a straight hill of inclination 4° at a constant speed of 10 m s⁻¹, the resistance being unchanged. Find the rate at which the engine works.',
    ),
  ).toEqual(['0.25 m s^-2', '17100 W']);
});

test('what was found of a resistance holds behind it where that is told to be the same', () => {
  expect(
    answersTo(
      'A cyclist and her bicycle have a total mass of 75 kg. She rides along a level road at a constant speed of 8 m s⁻¹, working at a rate of 200 W.',
      '(a) Find the resistance to her motion.',
      '(b) She now increases her power to 320 W. Find her acceleration when her speed is 8 m s⁻¹.',
    ),
  ).toEqual(['25 N', '0.2 m s^-2']);
});

test('brakes of a vehicle may push what it tows, and it is said that they do', () => {
  expect(
    answersTo(
      'A car of mass 1400 kg is towing a trailer of mass 600 kg along a straight horizontal road. The car and the trailer are connected by a light rigid tow-bar which is parallel to the road. The resistances to the motion of the car and the trailer are 300 N and 200 N respectively. The driving force exerted by the engine of the car is 2100 N.',
      '(a) Find the acceleration of the car and the tension in the tow-bar.',
      'Later, when the car and trailer are travelling at 20 m s⁻¹ on the same road, the engine is switched off and the brakes of the car are applied. The brakes produce a constant force of 3500 N on the car; the trailer has no brakes and the resistances are unchanged.',
      '(b) Find the distance in which the car and trailer come to rest.',
      '(c) Find the force in the tow-bar during the braking, stating whether it is a tension or a thrust.',
    ),
  ).toEqual(['0.8 m s^-2, 680 N', '100 m', '1000 N']);
});

test('once the string breaks each body goes on by itself, as fast as it was', () => {
  expect(
    answersTo(
      'Block A, of mass 4 kg, lies on a smooth plane inclined at 30° to the horizontal. A light inextensible string attached to A passes over a small smooth pulley at the top of the plane and is attached to block B, of mass 6 kg, which hangs freely. The blocks are released from rest.',
      '(a) Find the acceleration of the blocks.',
      '(b) After 1 s the string breaks. Find the further distance that A moves up the plane before coming to rest.',
    ),
  ).toEqual(['4 m s^-2', '1.6 m']);
});

test('whether a body comes as far as the pulley is decided by how far it would go', () => {
  const asked = (way: string) =>
    solveParts(
      [
        'A block A of mass 1.2 kg is held at rest on a rough horizontal table. It is attached to one end of a light inextensible string, which passes over a small smooth pulley P fixed at the edge of the table. A block B of mass 0.8 kg is attached to the other end of the string and hangs freely, 0.45 m above the floor.',
        `The coefficient of friction between A and the table is 0.25 and the distance AP is ${way} m. Block A is released from rest with the string taut. When B hits the floor it remains there. Determine whether A reaches the pulley.`,
      ].join('\n'),
    ).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.say?.en : null));
  expect(asked('1')).toEqual(['It comes to rest before it reaches the pulley.']);
  expect(asked('0.8')).toEqual(['It reaches the pulley before it would come to rest.']);
});

test('in a lift the cable carries all of it, and the floor what stands on it', () => {
  expect(
    answersTo(
      'A lift of mass 500 kg carries a passenger of mass 80 kg. The lift is accelerating upwards at 1.2 m s⁻².',
      '(a) Find the tension in the cable of the lift.',
      '(b) Find the force exerted by the floor of the lift on the passenger.',
    ),
  ).toEqual(['6496 N', '896 N']);
});

test('on a way that rises by so much, work and energy are reckoned from its ends', () => {
  expect(
    answersTo(
      'A car of mass 1000 kg climbs a hill from a point A to a point B. The distance AB is 400 m and B is 25 m higher than A. The speed of the car at A is 20 m s⁻¹ and its speed at B is 12 m s⁻¹. The work done by the engine is 300 kJ.',
      '(a) Find the gain in potential energy of the car and its loss in kinetic energy.',
      '(b) Find the work done against the resistance.',
      '(c) Given that the resistance is constant, find its magnitude.',
    ),
  ).toEqual(['250000 J, 128000 J', '178000 J', '445 N']);
});

test('in Chinese too, a power is told with what resists at any speed', () => {
  expect(
    answersTo(
      '一辆质量为 $8000$ kg 的货车行驶时所受阻力大小为 $kv$ N，其中 $v\\,\\text{m s}^{-1}$ 为车速，$k$ 为常数。当发动机以 $90$ kW 的功率工作时，货车在水平直路上的最大速度为 $30\\,\\text{m s}^{-1}$。',
      '(1) 求 $k$ 的值。（3分）',
      '货车驶入一段倾角为 $\\theta$ 的下坡直路，其中 $\\sin\\theta=0.05$。',
      '(2) 发动机功率仍为 $90$ kW，求车速为 $20\\,\\text{m s}^{-1}$ 时货车的加速度。（3分）',
    ),
  ).toEqual(['k = 100', '0.8125 m s^-2']);
});

test('what is told against itself, or not at all, has no answer', () => {
  // The resistance of the trailer is not told.
  expect(
    answersTo(
      'A car of mass 1400 kg is towing a trailer of mass 600 kg along a straight horizontal road. The resistance to the motion of the car is 300 N. The driving force is 2100 N. Find the tension in the tow-bar.',
    ),
  ).toEqual([null]);
  // It gains what it loses.
  expect(
    answersTo(
      'A block of mass 5 kg slides down a rough plane inclined at 30° to the horizontal. It starts from rest and reaches a speed of 6 m s⁻¹ after sliding 8 m. Find the gain in potential energy of the block.',
    ),
  ).toEqual([null]);
  // Faster than without friction.
  expect(
    answersTo(
      'A block of mass 5 kg slides down a rough plane inclined at 30° to the horizontal. It starts from rest and reaches a speed of 10 m s⁻¹ after sliding 8 m. Find the work done against friction.',
    ),
  ).toEqual([null]);
});

test('the power that an engine is told to work at before any road is told holds on every road', () => {
  const climbing = (first: string, then = '') =>
    answersTo(
      `A car of mass 1250 kg moves ${first}against a constant resistance of magnitude 600 N. The engine of the car works at a constant rate of 30 kW.`,
      '(a) Find the greatest steady speed that the car can reach on a straight horizontal road.',
      `(b) Find the steady speed at which the car can climb a straight hill inclined at sin⁻¹ 0.04 to the horizontal${then}.`,
    );
  expect(climbing('')).toEqual(['50 m s^-1', '27.3 m s^-1']);
  expect(climbing('', ' at half this power')[1]).toBe(null);
});

test('two speeds with their accelerations are two moments of one motion', () => {
  const van = (then: string) =>
    answersTo(
      'The engine of a van of mass 1400 kg works at a constant rate of P W, and the resistance to the motion of the van is constant and has magnitude R N. On a straight level road the acceleration of the van is 1.2 m s⁻² when its speed is 15 m s⁻¹ and 0.4 m s⁻² when its speed is 25 m s⁻¹.',
      '(a) Find P and R.',
      `(b) Find the steady speed the van could maintain on this road ${then}.`,
    );
  expect(van('with the engine working at the same rate')).toEqual(['P = 42000, R = 1120', '37.5 m s^-1']);
  expect(van('with the engine working at twice the rate')[1]).toBe(null);
});

test('brakes that are applied where nothing drives act on what they are told to act on', () => {
  const braked = (on: string) =>
    answersTo(
      'A car of mass 1200 kg tows a trailer of mass 400 kg along a straight horizontal road by means of a light rigid tow-bar. The resistances to the motion of the car and the trailer are constant and have magnitudes 450 N and 150 N respectively.',
      `The driving force is removed and the brakes of the car are applied, producing a braking force of 1000 N on the ${on} only. Find the force in the tow-bar, stating whether it is a tension or a thrust.`,
    );
  expect(braked('car')).toEqual(['250 N']);
  expect(braked('trailer')).toEqual([null]);
});

test('the same power may be one that was found, in Chinese too', () => {
  const downhill = (how: string) =>
    answersTo(
      '一辆质量为 9000 kg 的客车行驶于一条倾角为 α 的直坡道上，其中 sinα = 0.06。客车所受阻力（不含重力的分力）恒为 1600 N，重力加速度取 10 m/s^2。',
      '(1) 客车以 12 m/s 的恒定速率上坡，求发动机的功率，以 kW 为单位。',
      `(2) 客车以${how}下坡，求其速率为 20 m/s 时的加速度。`,
    );
  expect(downhill('同样的功率')).toEqual(['84 kW', '0.889 m s^-2']);
  expect(downhill('一半的功率')[1]).toBe(null);
});

test('a resistance of so many times the speed is read where it is set with its unit', () => {
  expect(
    answersTo(
      '一名骑车人连同自行车的总质量为 $80\\,\\text{kg}$，他以 $240\\,\\text{W}$ 的恒定功率骑行。当速率为 $v\\,\\text{m s}^{-1}$ 时，所受阻力的大小为 $kv\\,\\text{N}$，其中 $k$ 为常数。他在水平直路上所能达到的最大稳定速率为 $8\\,\\text{m s}^{-1}$。',
      '(a) 证明 $k=3.75$。',
      '(b) 他沿倾角为 $\\theta$ 的直坡道向上骑行，其中 $\\sin\\theta=0.05$。求他上坡的稳定速率。',
    ),
  ).toEqual(['k = 3.75', '4.28 m s^-1']);
});

test('brakes of what is towed are another story than those of what tows it', () => {
  const braked = (body: string) =>
    answersTo(
      `一辆质量为 1200 kg 的汽车用一根轻质水平拖杆牵引一辆质量为 400 kg 的拖车，沿水平直路行驶。汽车和拖车所受的阻力大小恒定，分别为 450 N 和 150 N。撤去牵引力，${body}刹车，制动力为 1000 N。求拖杆中的作用力，并说明是拉力还是推力。`,
    );
  expect(braked('汽车')).toEqual(['250 N']);
  expect(braked('拖车')).toEqual([null]);
});
