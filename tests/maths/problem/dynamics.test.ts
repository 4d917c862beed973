import { describe, expect, it } from 'vitest';
import { readProblems, solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('a journey in stages', () => {
  it('is told in any order of places, times and speeds', () => {
    expect(
      answers(
        'A train moves between two stations $A$ and $B$, starting from rest at $A$. It accelerates at a constant rate of 0.4 m s$^{-2}$ until it reaches a speed of 20 m s$^{-1}$, travels at this speed for 3 minutes, and then decelerates at a constant rate to come to rest at $B$. The total time taken for the journey is 260 s.\n(a) Find the deceleration of the train.\n(b) Find the distance $AB$.',
      ),
    ).toEqual(['0.667 m s^-2', '4400 m']);
  });

  it('has an average speed', () => {
    expect(
      answers(
        'A car starts from rest and accelerates uniformly for 12 s until its speed is 18 m s$^{-1}$. It maintains this speed for 30 s and then decelerates uniformly to rest in 8 s. Find the average speed of the car for the whole journey.',
      ),
    ).toEqual(['14.4 m s^-1']);
  });

  it('is refused where something is said that changes it', () => {
    expect(
      answers(
        'A car starts from rest and accelerates uniformly for 12 s until its speed is 18 m s$^{-1}$. It maintains this speed for 30 s, after which the brakes fail on ice and it decelerates uniformly to rest in 8 s. Find the average speed of the car for the whole journey.',
      ),
    ).toEqual([null]);
  });
});

describe('work and energy on a hill', () => {
  const HILL =
    'A cyclist and her bicycle have total mass $80$ kg. She cycles up a straight hill $500$ m long. Her speed at the bottom of the hill is $9 \\text{ m s}^{-1}$ and her speed at the top is $5 \\text{ m s}^{-1}$. The ascent takes $75$ s, during which she works at a constant rate of $300$ W. The resistance to motion is constant and equal to $14$ N.\n';

  it('gives work, loss of kinetic energy and the angle', () => {
    expect(
      answers(
        `${HILL}(a) Find the total work done by the cyclist during the ascent.\n(b) Find the loss of kinetic energy of the cyclist and her bicycle during the ascent.\n(c) Hence find the angle which the hill makes with the horizontal, giving your answer in degrees correct to 1 decimal place.`,
      ),
    ).toEqual(['22500 J', '2240 J', '2.5 °']);
  });
});

describe('bodies that collide', () => {
  const THREE =
    'Three particles $A$, $B$ and $C$, of masses $2$ kg, $3$ kg and $m$ kg respectively, lie at rest in that order in a straight line on a smooth horizontal plane. Particle $A$ is projected towards $B$ with speed $6 \\text{ m s}^{-1}$. After the collision between $A$ and $B$, the speed of $A$ is $1.5 \\text{ m s}^{-1}$';

  it('keep their momentum, one pair after the other', () => {
    expect(
      answers(
        `${THREE} and its direction of motion is unchanged.\n(a) Find the speed of $B$ after this collision. [2]\nParticle $B$ subsequently collides with $C$ and these two particles coalesce to form a single particle which moves with speed $2 \\text{ m s}^{-1}$.\n(b) Find the value of $m$. [2]\n(c) Find the total loss of kinetic energy due to the two collisions. [3]`,
      ),
    ).toEqual(['3 m s^-1', 'm = 1.5', '24.75 J']);
  });

  it('go the other way where that is told, and are left alone where no way is told', () => {
    expect(
      answers(
        `${THREE.replace('1.5', '0.9')} and its direction of motion is reversed.\n(a) Find the speed of $B$ after this collision.`,
      ),
    ).toEqual(['4.6 m s^-1']);
    // Both ways can be; with 1.5 m/s back there would be more energy than before.
    expect(
      answers(`${THREE.replace('1.5', '0.9')}.\n(a) Find the speed of $B$ after this collision.`),
    ).toEqual([null]);
    expect(answers(`${THREE}.\n(a) Find the speed of $B$ after this collision.`)).toEqual(['3 m s^-1']);
  });
});

describe('what several bodies are asked for at a moment', () => {
  it('is read or left unread, and stops nobody', () => {
    const told =
      '质量为400 g的滑块A以0.60 m s^(-1)的速度向右运动，质量为200 g的滑块B以0.30 m s^(-1)的速度向左运动，两者发生完全弹性碰撞。';
    const asked = '(i) 求出碰撞后A、B各自的速度。（3分）';
    expect(() => readProblems(`在水平的气垫导轨上，${told}\n${asked}`)).not.toThrow();
    expect(() => readProblems(`(b) 在水平的气垫导轨上，${told}\n(iii) 由此${asked.slice(4)}`)).not.toThrow();
  });
});

describe('two bodies on a string, and a vehicle with what it tows', () => {
  it('go on when one has reached the floor', () => {
    expect(
      answers(
        'Two particles $A$ and $B$, of masses $0.4$ kg and $0.6$ kg respectively, are attached to the ends of a light inextensible string which passes over a small fixed smooth pulley. The system is released from rest with the string taut, with both straight parts of the string vertical, and with $B$ at a height of $1$ m above a horizontal floor.\n(a) Find the acceleration of the particles and the tension in the string. [4]\nWhen $B$ reaches the floor it comes to rest and does not rebound. In the subsequent motion $A$ does not reach the pulley.\n(b) Find the greatest height of $A$ above its initial position. [4]\n(c) Find the length of time for which the string is slack before it first becomes taut again. [2]',
      ),
    ).toEqual(['2 m s^-2, 4.8 N', '1.2 m', '0.4 s']);
  });

  it('pull on the bar between them', () => {
    expect(
      answers(
        "A car of mass $1500$ kg tows a trailer of mass $500$ kg along a straight horizontal road. The car and the trailer are connected by a light rigid tow-bar which is horizontal. The resistances to motion on the car and the trailer are constant and equal to $350$ N and $150$ N respectively. The driving force of the car's engine is $1700$ N. Find the acceleration of the car and the tension in the tow-bar.",
      ),
    ).toEqual(['0.6 m s^-2, 450 N']);
  });
});
