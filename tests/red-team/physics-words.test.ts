import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('a distance travelled is not the displacement of something that turns back', () => {
  refuses([
    'A particle has initial velocity 10 m/s and acceleration -4 m/s^2. Find the distance travelled in 5 s.',
    'u = 10 m/s, a = -4 m/s², t = 5 s. How far does it travel?',
    '物体的初速度为 10 m/s，加速度为 -4 m/s²，求 5 s 内的路程。',
    'A particle moves with uniform acceleration from 6 m/s to -6 m/s in 4 s. Find the distance travelled.',
    'A particle with initial velocity 10 m/s and final velocity -10 m/s and constant acceleration takes time 5 s. Find the distance travelled.',
  ]);
  answers([
    ['u = 10 m/s, a = -4 m/s², t = 5 s. Find the displacement.', '0 m'],
    ['u = 10 m/s, a = -4 m/s², t = 2 s. Find the distance travelled.', '12 m'],
  ]);
});

describe('an average velocity is not the average speed of a way there and back', () => {
  refuses([
    'A runner covers a distance of 400 m once round a circular track in 50 s. Find the average velocity.',
    'A swimmer swims a distance of 50 m and back in 80 s. Find the average velocity.',
    '运动员绕跑道跑一圈，路程为 400 m，用时间 50 s，求平均速度。',
    '小明往返路程为 600 m，用时间 300 s，求平均速度。',
    'A runner goes up and down a road a distance of 400 m in 100 s. Find the average velocity.',
    'A man walks a distance of 100 m in 50 s. Find his average velocity.',
  ]);
  answers([
    [
      'A runner covers a distance of 400 m once round a circular track in 50 s. Find the average speed.',
      '8.0 m s^-1',
    ],
    ['A car travels a displacement of 100 m in 50 s. Find the average velocity.', '2.0 m s^-1'],
  ]);
});

describe('what a quantity ends at is not by how much it changed', () => {
  refuses([
    'A wire of original length 2.00 m stretches to 2.01 m. Find the strain.',
    'A wire of length 2.00 m is stretched to 2.01 m. Calculate the strain.',
    'A rubber band of original length 10 cm extends to 12 cm. Find the strain.',
    '原长 2.00 m 的金属丝拉伸到 2.01 m，求应变。',
    'A force of 20 N stretches a spring to 0.25 m. Find the spring constant.',
    'A spring of spring constant 200 N/m is compressed to 0.05 m. Find the elastic potential energy.',
    'A spring of spring constant 200 N/m is shortened to 0.05 m. Find the elastic potential energy.',
    '劲度系数为 200 N/m 的弹簧压缩至 0.05 m，求弹性势能。',
    'A current falls to 0.5 A in 2 s. Find the charge.',
    'A current rises to 3 A in 4 s. Find the charge.',
    '电流在 2 s 内降到 0.5 A，求电荷量。',
  ]);
  answers([
    ['A car increases its speed from 10 m/s to 30 m/s in 8.0 s. Find the acceleration.', '2.5 m s^-2'],
    ['The p.d. across a 4.0 Ω resistor drops to 6 V. Find the current.', '1.5 A'],
    ['A capacitor of 10 μF is charged so that its p.d. rises to 20 V. Find the charge.', '2.0 * 10^-4 C'],
  ]);
});

describe('by how much a quantity changed is not what it is', () => {
  refuses([
    'The current in a resistor of resistance 5 Ω increases by 2 A. Find the voltage.',
    'A car of mass 1000 kg gains 10 m/s. Find its kinetic energy.',
    'A car of mass 1000 kg loses 10 m/s. Find its momentum.',
    'A 2 kg ball reduces its speed by 3 m/s. Find the momentum.',
    '质量为 2 kg 的物体速度增加 3 m/s，求动能。',
    '电流增加了 2 A，电阻为 5 Ω，求电压。',
    '电流减少 2 A，电阻为 5 Ω，求电压。',
  ]);
  answers([
    ['质量为 0.20 kg 的水温度升高 50 K，水的比热容为 4200 J kg^-1 K^-1，求吸收的热量。', '4.2 * 10^4 J'],
  ]);
});

describe('an angle is measured from what the words say', () => {
  refuses([
    'A force of 50 N acts at an angle of 30° to the vertical and moves a box 5 m horizontally. Find the work done.',
    'A 50 N force makes an angle of 30° with the vertical and pulls a sledge a distance of 4 m horizontally. Calculate the work done.',
    '大小为 50 N 的力与竖直方向成 30° 角，使物体沿水平方向移动 4 m，求功。',
    'A block slides down a smooth plane inclined at 30° to the vertical. Find its acceleration.',
    'A smooth slope makes an angle of 30° with the vertical, horizontal ground below. A block slides down the slope. Find its acceleration.',
    '光滑斜面与竖直方向夹角为 30°，倾角，物体下滑，求加速度。',
    'A force of 50 N at 30° to the normal moves a box a horizontal distance of 4 m. Find the work done.',
    'A force of 50 N at an angle of 30° moves a box a horizontal distance of 4 m. Find the work done.',
    'Polarised light of intensity 8 W/m^2 passes through a polariser at 30° to the horizontal. Find the transmitted intensity.',
    'Vertically polarised light of incident intensity 8.0 W m^-2 passes a polarising filter at an angle of 30° to the horizontal. Find the transmitted intensity.',
    'Light of intensity 8.0 W m^-2 passes through a polariser at 60°. Find the transmitted intensity.',
    'Unpolarised light of intensity 8.0 W m^-2 passes through a polariser at 60°. Find the transmitted intensity.',
    '强度为 8.0 W m^-2 的竖直偏振光通过与水平方向成 30° 角的偏振片，求透射光强度。',
  ]);
  answers([
    [
      'A force of 50 N acts at an angle of 30° below the horizontal. Find the vertical component of the force.',
      '25 N',
    ],
  ]);
});

describe('a force across or against the motion does no such work, and none along the rod turns it', () => {
  refuses([
    'A force of 10 N acts perpendicular to the motion over a distance of 5 m. Find the work done.',
    'A box moves a distance of 5 m. The normal reaction force is 20 N. Find the work done by the normal reaction.',
    'The braking force on a car is 500 N and it moves 20 m. Find the work done by the braking force.',
    '一个人用 50 N 的力竖直向上提着箱子，水平移动距离 10 m，求做功。',
    'A friction force of 10 N acts over a distance of 5 m. Find the work done by friction.',
    'A force of 10 N opposing the motion acts over a distance of 4 m. Find the work done by the force.',
    '一个力 10 N 与运动方向垂直，位移为 5 m，求该力所做的功。',
    '一个力 10 N 与运动方向相反，位移为 5 m，求该力所做的功。',
    'A force of 10 N acts along the rod at a distance of 2 m from the pivot. Find the moment.',
    'A force of 10 N acts along the spanner at a distance of 0.3 m from the pivot. Find the moment.',
    '一个 10 N 的力沿杆方向作用，距离支点 2 m，求力矩。',
    'A 20 kg box is pushed 5 m along a horizontal floor. Find the gain in gravitational potential energy.',
    'A 20 kg box is pulled 5 m across a level yard. Find the gain in gravitational potential energy.',
    '质量为 20 kg 的箱子沿水平地面移动 5 m，求重力势能的增加量。',
    'A force of 50 N acts vertically on a box that moves a distance of 4 m horizontally. Find the work done.',
    'A crate moves vertically through a distance of 4 m. Find the work done by gravity, a force of 50 N.',
  ]);
  answers([
    [
      'A crane lifts a load with a force of 500 N vertically through a distance of 10 m. Find the work done.',
      '5000 J',
    ],
  ]);
});

describe('an observer who moves is not a source that moves', () => {
  refuses([
    'A source of frequency 500 Hz is stationary. An observer moves towards it at a speed of 20 m/s. The speed of sound is 340 m/s. Find the observed frequency.',
    'A car moves towards a stationary siren of frequency 800 Hz at a speed of 30 m/s. The speed of sound is 340 m/s. Find the frequency heard by the driver.',
    'A listener is moving away from a siren of frequency 600 Hz at a speed of 15 m/s. The speed of sound is 340 m/s. Find the observed frequency.',
    'A woman runs towards a fire alarm of frequency 500 Hz at a speed of 5 m/s. The speed of sound is 340 m/s. Find the observed frequency.',
    '声源频率为 500 Hz，观察者以 20 m/s 的速度靠近静止的声源，声速为 340 m/s，求观测频率。',
    '声源频率为 500 Hz，观察者运动，以 20 m/s 的速度远离声源，声速为 340 m/s，求观测频率。',
  ]);
  answers([
    [
      'An ambulance siren has frequency 800 Hz and moves towards a stationary observer at a speed of 30 m/s. The speed of sound is 340 m/s. Calculate the observed frequency.',
      '880 Hz',
    ],
  ]);
});

describe('a height above a surface is not the distance from the centre', () => {
  refuses([
    'A satellite orbits 3.0 × 10^7 m from the surface of a planet of mass 6.0 × 10^24 kg. Find its orbital speed.',
    'A satellite orbits 3.0 × 10^7 m above the surface of a planet of mass 6.0 × 10^24 kg. Find its orbital speed.',
    'A charge of 2 μC is on a sphere. Find the electric potential at a distance of 0.1 m from the surface of the sphere.',
    'A satellite is 300 km above the surface of the Earth and moves at 7700 m/s. Find its centripetal acceleration.',
    '卫星离地 3.0 × 10^7 m，地球质量为 6.0 × 10^24 kg，求轨道速度。',
    '一卫星距行星表面 2.0 × 10^6 m，行星质量为 6.0 × 10^24 kg，求轨道速度。',
  ]);
});

describe('a battery that is charged has no less than its e.m.f. at its terminals', () => {
  refuses([
    'A battery of emf 12 V and internal resistance 0.5 Ω is being charged with a current of 2 A. Find the terminal potential difference.',
    'A charger sends a charging current of 2 A through a battery of emf 12 V and internal resistance 0.5 Ω. Find the terminal potential difference.',
    'A battery of e.m.f. 12 V and internal resistance 0.5 Ω takes in a current of 2 A. Find the terminal potential difference.',
    'A current of 2 A flows into a battery of e.m.f. 12 V and internal resistance 0.5 Ω. Find the terminal potential difference.',
    '电动势为 12 V、内阻为 0.5 Ω 的电池正在充电，电流为 2 A，求路端电压。',
  ]);
});

describe('a piece of a motion is not its beginning', () => {
  refuses([
    'A stone falls from rest for 3.0 s. How far does it fall in the third second?',
    'A car starts from rest with acceleration 2.0 m/s^2. Find the distance travelled in the next 5.0 s.',
    '一个物体从静止开始做匀加速直线运动，加速度为 2 m/s²，求第 3 秒内的位移。',
    '一个物体从静止开始做匀加速直线运动，加速度为 2 m/s²，求最后 3 s 内的位移。',
  ]);
  answers([
    ['一个物体从静止开始做匀加速直线运动，加速度为 2 m/s²，求前 3 s 内的位移。', '9.0 m'],
    [
      'A ball thrown vertically upwards takes 1.5 s to reach its maximum height. Find the maximum height.',
      '11 m',
    ],
  ]);
});

describe('what comes down again was highest at half of the time', () => {
  refuses([
    'A stone is thrown vertically upwards and is in the air for 4.0 s. Find the maximum height.',
    'A ball is thrown vertically upwards and returns after 6.0 s. Find the maximum height.',
    'A ball is thrown vertically upwards; total flight time 3.0 s. Find its maximum height.',
  ]);
});

describe('nothing falls at 9.81 m s⁻² away from the Earth', () => {
  refuses([
    'A stone is dropped from a height of 45 m on the Moon. Find the time to land.',
    'A stone is dropped on Mars from a height of 10 m. Find the speed at the ground.',
    'A stone is thrown vertically upwards at 15 m/s on the Moon. Find its maximum height.',
    'A liquid of density 800 kg/m^3 on the Moon has depth 2.0 m. Find the pressure.',
    'A ball is dropped inside a lift accelerating downwards from 1.5 m. Find the time to reach the floor.',
    '一石块在月球上从 20 m 高处自由落下，求落地时间。',
  ]);
  answers([
    [
      'A stone is dropped from a height of 45 m on the Moon where g = 1.6. Find its speed when it lands.',
      '12 m s^-1',
    ],
    ['A 5.0 kg mass on a planet weighs 30 N. Find the gravitational field strength.', '6.0 m s^-2'],
  ]);
});

describe('a capacitor that is changed after it was charged', () => {
  refuses([
    'A capacitor of capacitance 10 μF is charged to 12 V and isolated. A dielectric is then inserted between the plates. Find the energy stored.',
    'A 10 μF capacitor charged to 12 V is connected to another uncharged 10 μF capacitor. Find the energy stored.',
    'A 10 μF capacitor is charged to 12 V and disconnected. Its plates are pulled apart. Find the energy stored.',
    '10 μF 的电容器充电到 12 V 后断开电源，再插入电介质，求储存的能量。',
  ]);
  answers([['A 470 μF capacitor is charged to 9.0 V. Find the energy stored.', '0.019 J']]);
});

describe('words that change what a formula gives', () => {
  refuses([
    'A triangular wave has peak voltage 6.0 V. Find the r.m.s. voltage.',
    'A rectified current has a peak current of 3.0 A. Find the r.m.s. current.',
    'A box of mass 10 kg is lowered 2.0 m. Find the gain in potential energy.',
    'A grating has 300 lines per mm and the wavelength is 600 nm. Find the angle between the first and second orders.',
    'A wire of length 3.0 m and diameter 1.0 mm consists of seven strands. Resistivity 1.7e-8 Ω m. Find the resistance.',
  ]);
  answers([
    ['An alternating supply has a peak voltage of 325 V. Find the r.m.s. voltage.', '230 V'],
    [
      'Light of wavelength 590 nm falls normally on a diffraction grating with 500 lines per mm. Find the angle of the second order maximum.',
      '36.2 °',
    ],
  ]);
});
