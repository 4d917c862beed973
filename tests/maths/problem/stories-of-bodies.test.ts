import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('bodies that meet', () => {
  test('which way each goes follows from what can be', () => {
    expect(
      answers(
        'Particle P of mass 0.3 kg is moving with speed 6 m s⁻¹ on a smooth horizontal plane when it collides with a stationary particle Q of mass 0.5 kg. After the collision, P continues to move in the same direction with speed 1 m s⁻¹.\n(a) Find the speed of Q after the collision.\n(b) Find the kinetic energy lost in the collision.',
      ),
    ).toEqual(['3 m s^-1', '3 J']);
  });

  test('one speed may be told as a multiple of another, and masses by one letter', () => {
    const SPHERES =
      'Three small smooth spheres A, B and C, of equal radii and of masses 4m kg, 2m kg and m kg respectively, lie at rest in that order in a straight line on a smooth horizontal plane. A is projected directly towards B with speed 6 m s⁻¹.';
    const asked = '\n(a) Find the speed of A after this collision.';
    expect(
      answers(
        `${SPHERES} After the collision A and B move in the same direction and the speed of B is twice the speed of A.${asked}`,
      ),
    ).toEqual(['3 m s^-1']);
    // Here A may go on with 1.2 m/s or come back with 2 m/s.
    expect(
      answers(
        `${SPHERES.replace('4m kg, 2m kg', '2m kg, 4m kg')} After the collision the speed of B is twice the speed of A.${asked}`,
      ),
    ).toEqual([null]);
  });

  test('to the right and to the left, in Chinese', () => {
    expect(
      answers(
        '光滑水平面上，质量为 0.3 kg 的小球 A 以 5 m s⁻¹ 的速度向右运动，与质量为 0.5 kg、以 1 m s⁻¹ 的速度向左运动的小球 B 发生正碰。碰撞后 B 以 1.7 m s⁻¹ 的速度向右运动。\n（1）求碰撞后 A 的速度的大小和方向。\n（2）求碰撞过程中系统损失的动能。',
      ),
    ).toEqual(['0.5 m s^-1', '3.24 J']);
  });
});

describe('bodies on strings and bars', () => {
  test('each end of the string is told by itself, in Chinese', () => {
    expect(
      answers(
        '质量为 5 kg 的物块 A 置于粗糙的水平桌面上，一根不可伸长的轻绳一端系在 A 上，另一端绕过固定在桌边的光滑小滑轮后悬挂一质量为 3 kg 的物块 B，A 与滑轮之间的绳水平。A 与桌面间的动摩擦因数为 0.3。现将系统由静止释放。取重力加速度为 10 m s⁻²。求 B 下落过程中的加速度以及绳的张力。',
      ),
    ).toEqual(['1.875 m s^-2, 24.375 N']);
  });

  test('the plane of the pulley is that of the body', () => {
    const pulled = (angle: string) =>
      answers(
        `Two particles P and Q, of masses 2 kg and 3 kg respectively, are attached to the ends of a light inextensible string. The string passes over a small smooth pulley fixed at the top of a smooth plane inclined at ${angle} to the horizontal. P lies on the plane, with the string between P and the pulley parallel to a line of greatest slope, and Q hangs freely. The system is released from rest. Find the acceleration of the particles.`,
      );
    expect(pulled('30°')).toEqual(['4 m s^-2']);
    expect(pulled('90°')).toEqual(['2 m s^-2']);
  });

  test('what was towed goes on alone when the bar breaks', () => {
    const tow = (way: string) =>
      answers(
        `A car of mass 1400 kg tows a trailer of mass 600 kg ${way} a straight road inclined at sin⁻¹ 0.05 to the horizontal. There are constant resistances to motion of 350 N on the car and 150 N on the trailer. The driving force of the car’s engine is 2500 N. At the instant when the speed of the car is 12 m s⁻¹ the tow-bar breaks. Find the distance that the trailer travels from this instant until it first comes to rest.`,
      );
    expect(tow('up')).toEqual(['96 m']);
    expect(tow('down')).toEqual([null]);
  });
});

describe('strings, flights and impacts in letters', () => {
  test('a body that hangs may be sent off from there', () => {
    expect(
      answers(
        'One end of a light elastic string, of natural length a and modulus of elasticity kmg, is attached to a fixed point O. A particle P of mass m is attached to the other end of the string. The particle hangs in equilibrium at a distance (5/4)a vertically below O.\n(a) Find the value of k.\n(b) When P is in this position it is projected vertically downwards with speed √(ag). Find, in terms of a, the greatest distance of P below O in the subsequent motion.',
      ),
    ).toEqual(['k = 4', '7/4*a']);
  });

  test('a point may be told by its coordinates', () => {
    expect(
      answers(
        'A particle P is projected with speed 25 m s⁻¹ at an angle θ above the horizontal from a point O on a horizontal plane. During its flight, P passes through the point A, for which x = 20 and y = 10. Find the two possible values of tan θ.',
      ),
    ).toEqual(['0.75 or 5.5']);
  });

  test('components along the line of centres have signs', () => {
    expect(
      answers(
        'Two uniform smooth spheres A and B of equal radii have masses m and 3m respectively. Sphere B is at rest on a smooth horizontal surface. Sphere A is moving on the surface with speed u and collides with B. Immediately before the collision, the direction of motion of A makes an angle α with the line of centres of the spheres, where 0° < α < 90°. The coefficient of restitution between the spheres is 2/3. Find, in terms of u and α, the components along the line of centres of the velocities of A and B immediately after the collision.',
      ),
    ).toEqual(['-1/4*u*cos(alpha), 5/12*u*cos(alpha)']);
  });
});
