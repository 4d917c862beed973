import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));
const last = (question: string) => answers(question).at(-1);

const THREE =
  'Three small smooth spheres A, B and C, of equal radii and of masses 4m kg, 2m kg and m kg respectively, lie at rest in that order in a straight line on a smooth horizontal plane. A is projected directly towards B with speed 6 m s⁻¹. After the collision A and B move in the same direction and the speed of B is twice the speed of A.\n(a) Find the speed of B after this collision.\nSphere B now collides with C and these two spheres coalesce.';
const TABLE = (pulley: string, asked: string) =>
  `质量为 5 kg 的物块 A 置于粗糙的水平桌面上，一根不可伸长的轻绳一端系在 A 上，另一端绕过固定在桌边的光滑小滑轮后悬挂一质量为 3 kg 的物块 B，A 与滑轮之间的绳水平。A 与桌面间的动摩擦因数为 0.3。开始时 A ${pulley}，B 距水平地面 0.9 m，绳恰好伸直。现将系统由静止释放，B 落地后不反弹。取重力加速度为 10 m s⁻²。\n(1) ${asked}`;
const SLIDE = (told: string) =>
  `A and B are the ends of a curved playground slide of length 12 m, and ${told} Take the acceleration due to gravity to be 10 m s⁻².`;
const DOWN =
  'A is 4.5 m higher than B. A child of mass 35 kg starts from rest at A and reaches B with a speed of';
const WORK = '\n(a) Find the work done against the resistance to motion as the child moves from A to B.';
const HILL = (long: string, told: string) =>
  `A straight hill is 600 m long, and its top is ${long} m higher than its bottom. A van of mass 2500 kg, travelling up this hill, has ${told} You should take g to be 10 m s⁻² throughout this question.`;
const FAST =
  'speed 20 m s⁻¹ at the bottom and speed 14 m s⁻¹ at the top. The work done by the engine of the van during the climb is 920 kJ.';
const SWING =
  'A particle P of mass m is attached to one end of a light inextensible string of length a. The other end of the string is attached to a fixed point O. The particle is held at the point A with the string taut, where OA makes an angle θ with the downward vertical through O and cos θ = 3/5. The particle is then projected upwards with speed u, in a direction perpendicular to OA, and begins to move in a vertical circle with centre O. The string first goes slack when OP makes an angle θ with the upward vertical through O.';
const THROWN = (from: string, asked: string) =>
  `A particle P is projected with speed 25 m s⁻¹ at an angle of 30° above the horizontal from ${from} and moves freely under gravity. Find the greatest height of P${asked}.`;
const CAR = (first: string, asked: string) =>
  `质量为 1250 kg 的汽车在水平直路上行驶，受到大小恒为 R N 的阻力，发动机的功率恒为 24 kW。当汽车的速度为 15 m s⁻¹ 时，加速度为 0.8 m s⁻²。取 g = 10 m s⁻²。\n(a) 求 R 的值。\n(b) 随后汽车驶${first}一段倾角为 α 的坡路，其中 sin α = 0.04。若阻力与功率均不变，求汽车匀速${asked}坡时的速度。`;

describe('a greatest height', () => {
  test.for([
    [`${SWING} Find, in terms of a, the greatest height above A reached by P.`, '174/125*a'],
    [`${SWING} Find, in terms of a, the greatest height above the level of O reached by P.`, '99/125*a'],
    [THROWN('a point O at a height of 5 m above horizontal ground', ' above the ground'), '12.8125 m'],
    [THROWN('a point O at the top of a tower of height 45 m', ' above the ground'), '52.8125 m'],
    [THROWN('a point O which is 5 m above horizontal ground', ' above O'), '7.8125 m'],
  ])('is measured from where it is said to be: %s', ([question, answer]) => {
    expect(answers(question!)).toEqual([answer]);
  });

  test('has no answer where nobody says from where', () => {
    expect(answers(THROWN('a point O 5 m above horizontal ground', ''))).toEqual([null]);
    expect(answers(`${SWING} Find, in terms of a, the greatest height of P above B.`)).toEqual([null]);
  });
});

describe('what is told of bodies is still answered', () => {
  test.for([
    [`${SLIDE(`${DOWN} 7 m s⁻¹.`)}${WORK}`, '717.5 J'],
    [
      HILL('35', `${FAST} Find the work done by the van against the resistance to motion during the climb.`),
      '300000 J',
    ],
    [TABLE('距滑轮 2 m', '求 A 滑行的总路程。'), '1.4625 m'],
    [CAR('上', '上'), '21.8 m s^-1'],
    [CAR('下', '下'), '240 m s^-1'],
  ])('%s', ([question, answer]) => {
    expect(last(question!)).toBe(answer);
  });

  test('a speed after the first collision, before the second is told', () => {
    expect(answers(`${THREE}\n(b) Find the speed of the combined sphere.`)[0]).toBe('6 m s^-1');
  });
});

describe('nothing is answered', () => {
  test.for([
    [
      'of the first collision, from the second',
      `${THREE}\n(b) Find the speed of B after the first collision.`,
    ],
    [
      'of a loss in the first collision, from the second',
      `${THREE}\n(b) Find, in terms of m, the loss of kinetic energy due to the first collision.`,
    ],
    ['where the pulley may be reached', TABLE('距滑轮 1.2 m', '求 A 滑行的总路程。')],
    [
      'of a time behind which the pulley may be reached',
      TABLE('到滑轮的距离为 1.2 m', '求 A 从释放到停下所用的总时间。'),
    ],
    ['where the pulley is nearer than the ground', TABLE('距滑轮 0.5 m', '求 B 落地前瞬间的速率。')],
    ['where the work against a resistance is below nothing', `${SLIDE(`${DOWN} 10 m s⁻¹.`)}${WORK}`],
    [
      'behind work that is below nothing',
      `${SLIDE(`${DOWN} 10 m s⁻¹.`)}${WORK}\n(b) Given that this resistance is of constant magnitude, find its magnitude.`,
    ],
    ['of the way back', `${SLIDE(`${DOWN} 7 m s⁻¹.`)}${WORK.replace('A to B', 'B to A')}`],
    [
      'of a resistance that has changed',
      `${SLIDE(`${DOWN} 7 m s⁻¹.`)}\nThe slide is polished, so that the magnitude of the resistance is halved. The child starts again from A, now with speed 1.5 m s⁻¹.${WORK}`,
    ],
    [
      'of a descent that is not told',
      HILL(
        '35',
        `${FAST} Find the work done by the van against the resistance to motion during the descent.`,
      ),
    ],
    [
      'of a hill that is higher than it is long',
      HILL('700', `${FAST} Find the work done by the van against the resistance to motion during the climb.`),
    ],
    ['up a slope that is gone down', CAR('下', '上')],
    ['down a slope that is gone up', CAR('上', '下')],
    [
      'of a collision on a rough plane',
      'Particles P and Q, of masses 0.3 kg and 0.5 kg respectively, lie at rest on a rough horizontal plane. P is projected directly towards Q with speed 5 m s⁻¹. After the collision Q moves with speed 2.4 m s⁻¹. Find the speed of P after the collision.',
    ],
    [
      'of a resisted motion on a rough table',
      'A particle P of mass 0.2 kg is projected with speed 8 m s⁻¹ from a point O on a rough horizontal table. It moves in a straight line against a resistance of magnitude 0.1v N, where v m s⁻¹ is its speed. Find the distance travelled by P before it comes to rest.',
    ],
  ])('%s', ([, question]) => {
    expect(last(question!)).toBeNull();
  });
});
