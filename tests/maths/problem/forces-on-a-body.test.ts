import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const BLOCK =
  'A block of mass 8 kg is placed on a rough plane which is inclined at 35° to the horizontal. A force of magnitude X N, acting up the plane parallel to a line of greatest slope, is applied to the block. The coefficient of friction between the block and the plane is 0.3.\n';

describe('a force on a body that touches a surface or a rod', () => {
  test('all sizes with which it stays at rest', () => {
    expect(
      answers(
        `${BLOCK}(a) Find the set of values of X for which the block remains at rest.\n(b) Find the acceleration of the block when X = 90.`,
      ),
    ).toEqual(['26.2 <= X <= 65.5', '3.06 m s^-2']);
    expect(answers(`${BLOCK}Find the acceleration of the block when X = 50.`)).toEqual([null]);
  });

  test('it acts one way in one part and another way in the next', () => {
    expect(
      answers(
        'A block of mass 5 kg is held at rest on a smooth plane by a force of magnitude P N. The plane is inclined at an angle α to the horizontal, where sin α = 0.28. Find the value of P and the magnitude of the force exerted by the plane on the block when the force of magnitude P N\n(a) acts along a line of greatest slope of the plane,\n(b) acts horizontally, in the vertical plane containing a line of greatest slope.',
      ),
    ).toEqual(['P = 14, 48 N', 'P = 14.6, 52.1 N']);
  });

  test('the coefficient that one state tells holds in the next', () => {
    expect(
      answers(
        'A ring of mass 0.8 kg is threaded on a fixed rough vertical rod. A light string attached to the ring is pulled with a force of magnitude 12 N at an angle of 35° to the upward vertical. The ring is in limiting equilibrium and is on the point of sliding up the rod.\n(a) Find the coefficient of friction between the ring and the rod.\n(b) The magnitude of the force is now reduced, its direction being unchanged. Find the magnitude of the force when the ring is about to slide down the rod.',
      ),
    ).toEqual(['0.266', '8.23 N']);
    expect(
      answers(
        'A block of mass 6 kg is at rest on a rough board inclined at 20° to the horizontal.\n(a) Find the frictional and normal components of the contact force exerted on the block by the board.\nThe inclination of the board is increased slowly, and the block is on the point of slipping when the board makes an angle of 28° with the horizontal.\n(b) Find the coefficient of friction between the block and the board.\n(c) The board is then fixed at 35° to the horizontal and the block is released from rest on it. Calculate the speed of the block when it has slid 1.5 m.',
      ),
    ).toEqual(['20.5 N, 56.4 N', '0.532', '2.03 m s^-1']);
  });

  test('what grows from nothing comes to the smaller size first', () => {
    expect(
      answers(
        'A small ring of mass 0.25 kg is threaded on a fixed rough horizontal rod. A light string is attached to the ring and is pulled with tension T N, so that the string makes an angle of 65° above the horizontal and is in the same vertical plane as the rod. The coefficient of friction between the ring and the rod is 0.5. The value of T is gradually increased from zero until the ring is on the point of moving.\nFind the value of T at this instant.',
      ),
    ).toEqual(['T = 1.43']);
  });

  test('at a steady speed the forces balance, and without the rope friction stops it', () => {
    expect(
      answers(
        'A crate of mass 40 kg is pulled along a rough horizontal floor, at constant speed, by means of a rope. The rope is inclined at 20° above the horizontal and the tension in it is 150 N.\n(a) Find the coefficient of friction between the crate and the floor.\nAt an instant when the speed of the crate is 2 m s⁻¹ the rope is released.\n(b) Find the distance travelled by the crate from this instant until it comes to rest.',
      ),
    ).toEqual(['0.404', '0.495 m']);
  });

  test('a value to be shown has to be the one that is found', () => {
    const slipping = (value: string) =>
      answers(
        `A block of mass 6 kg is at rest on a rough plane inclined at 20° to the horizontal. The block is on the point of slipping down the plane. Show that the coefficient of friction between the block and the plane is ${value}, correct to 3 significant figures.`,
      );
    expect(slipping('0.364')).toEqual(['0.364']);
    expect(slipping('0.346')).toEqual([null]);
  });

  test('in Chinese', () => {
    expect(
      answers(
        '一个质量为 5 kg 的箱子放在倾角为 30° 的粗糙斜面上，箱子与斜面间的动摩擦因数为 0.35。对箱子施加一个沿斜面向上、大小为 X N 的力。\n(a) 要使箱子保持静止，求 X 的取值范围。\n(b) 当 X = 50 时，求箱子由静止开始运动 2 m 后的速度。',
      ),
    ).toEqual(['9.84 <= X <= 40.2', '2.81 m s^-1']);
  });
});

describe('brakes and speeds of several bodies', () => {
  test('the force in a tow-bar while the brakes act is a thrust', () => {
    const parts = solveParts(
      'A car of mass 1200 kg tows a trailer of mass 400 kg along a straight horizontal road by means of a light rigid tow-bar. The resistances to the motion of the car and the trailer are 350 N and 150 N respectively.\n(a) Given that the driving force of the car is 2100 N, find the acceleration of the car and the tension in the tow-bar.\nWhen the car and trailer are travelling at 15 m s⁻¹, the engine is switched off and the brakes of the car are applied. The brakes exert a constant force of 1900 N on the car. There are no brakes on the trailer.\n(b) Find the magnitude of the force in the tow-bar while the brakes are applied, and state whether it is a tension or a thrust.\n(c) Find the distance in which the car and trailer come to rest.',
    ).map(({ outcome }) => (outcome.solved ? outcome.worked.answer : null));
    expect(parts.map((one) => one?.text)).toEqual(['1 m s^-2, 550 N', '450 N', '75 m']);
    expect(parts[1]?.say?.en).toBe('It is a thrust.');
  });

  test('how hard it brakes has to be told', () => {
    expect(
      answers(
        'A car of mass 1200 kg tows a trailer of mass 400 kg along a straight horizontal road by means of a light rigid tow-bar. The resistances to the motion of the car and the trailer are 350 N and 150 N respectively. When the car and trailer are travelling at 15 m s⁻¹, the engine is switched off and the brakes of the car are applied. Find the distance in which the car and trailer come to rest.',
      ),
    ).toEqual([null]);
  });

  test('the faster of two that go the same way is behind the other', () => {
    const spheres = (who: string) =>
      answers(
        `Two particles P and Q, of masses 3 kg and 2 kg respectively, move in the same direction along a straight line on a smooth horizontal table, with ${who}. The speeds of P and Q are 6 m s⁻¹ and 1 m s⁻¹ respectively. The particles collide and the speed of Q immediately after the collision is 5 m s⁻¹. Find the speed of P after the collision.`,
      );
    expect(spheres('P behind Q')).toEqual(['3.33 m s^-1']);
    expect(spheres('Q behind P')).toEqual([null]);
  });
});

describe('a body on two strings', () => {
  const hung = (ends: string, rest: string) =>
    answers(
      `A particle P of weight 12 N is attached to one end of each of two light inextensible strings. The other ends of the strings are attached to fixed points A and B ${ends}. ${rest} The strings AP and BP make angles of 30° and 60° respectively with the vertical. Find the tensions in the two strings.`,
    );

  test('its strings run to two points of a ceiling', () => {
    expect(hung('of a horizontal ceiling', 'The particle hangs in equilibrium.')).toEqual(['10.4 N, 6 N']);
  });

  test('a force on it may be to the one side or to the other', () => {
    expect(
      hung(
        'of a horizontal ceiling',
        'The particle is held in equilibrium by a horizontal force of magnitude 2 N.',
      ),
    ).toEqual([null]);
  });

  test('a force away from a wall stretches both', () => {
    expect(
      answers(
        'A particle P of mass 1.6 kg is attached to one end of each of two light inextensible strings. The other ends of the strings are attached to fixed points A and B on a vertical wall, with A vertically above B. The particle is held in equilibrium, with both strings taut, by a horizontal force of magnitude X N acting directly away from the wall. The level of P is between the levels of A and B, and the strings AP and BP make angles of 60° and 30° respectively with the horizontal. For the case X = 20, find the tension in each of the strings.',
      ),
    ).toEqual(['23.9 N, 9.32 N']);
  });
});

describe('a string over a pulley that has a letter', () => {
  test('what lands and stays there lets the other slide on', () => {
    expect(
      answers(
        "A block A of mass 1.2 kg is held at rest on a rough horizontal table. It is attached to one end of a light inextensible string, which passes over a small smooth pulley P fixed at the edge of the table. A block B of mass 0.8 kg is attached to the other end of the string and hangs freely, 0.45 m above the floor. The coefficient of friction between A and the table is 0.25 and the distance AP is 1 m. Block A is released from rest with the string taut.\n(a) By applying Newton's second law to each of the blocks, find the acceleration of A and the tension in the string while B is falling.\nWhen B hits the floor it remains there.\n(b) Find the total distance travelled by A before it comes to rest.",
      ),
    ).toEqual(['2.5 m s^-2, 6 N', '0.9 m']);
  });
});
