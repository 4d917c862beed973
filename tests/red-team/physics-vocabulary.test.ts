import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('a word that the formulas do not read may change what they give, so nothing is answered', () => {
  refuses([
    'A car moving at 20 m/s has a driver with a reaction time of 0.60 s. Find the distance travelled.',
    'A stone is dropped into the sea from a height of 30 m; the splash is heard. Find the time.',
    '物体以 10 m/s 的初速度在粗糙水平面上滑行，加速度为 2 m/s²，求 3 s 后的速度。',
    'A 5.0 kg box is pushed by a force of 20 N while a second person pushes back. Find the acceleration.',
    'A trolley of mass 3.0 kg is loaded with an equal mass and pulled by a force of 12 N. Find the acceleration.',
    'A ball of mass 0.50 kg moves at 4.0 m/s. Find the momentum of the other ball.',
    '质量为 2 kg 的物体受到 10 N 的力和另一个力，求加速度。',
    'A hollow sphere has mass 2.0 kg and volume 1.0e-3 m³. Find the density of the metal of the shell.',
    'A block of volume 200 cm³ with a cavity is fully submerged in oil of density 800 kg/m³ above water. Find the upthrust.',
    'A force of 100 N pulls a box a distance of 5.0 m but another person pulls back. Find the work done.',
    'A pump raises water of mass 50 kg through a height of 12 m in 20 s and ejects it at speed. Find the power.',
    'A spring of spring constant 200 N/m is joined in parallel with one like it. The extension is 5.0 cm. Find the load.',
    'Light of wavelength 600 nm in diamond. Find its frequency.',
    'Sound of frequency 200 Hz in a pipe travels at 340 m/s. Find the wavelength of the lowest note of the pipe.',
    'A siren of frequency 800 Hz moves towards an observer at 20 m/s against a wind. The speed of sound is 340 m/s. Find the frequency heard.',
    'Polarised light of intensity 20 W/m² passes through a filter at an angle of 30° and through a second one at the same angle. Find the transmitted intensity.',
    '双缝干涉实验在水中进行，波长为 600 nm，双缝间距为 0.5 mm，双缝到屏的距离为 2 m，求条纹间距。',
    'A resistor of 12 Ω and an equal one share a potential difference of 6.0 V. Find the current.',
    'A current of 2.0 A flows for 5.0 minutes every hour. Calculate the charge in a day.',
    '把电阻为 4 Ω 的导线对折后接在 6 V 的电源上，求电流。',
    'A cell of e.m.f. 1.5 V and internal resistance 0.50 Ω opposes another and drives 0.50 A through a resistor. Find the external resistance.',
    'A point midway along a spoke of a wheel of radius 0.30 m rotating at an angular speed of 4.0 rad/s. Find its speed.',
    'A planet has mass 6.0e24 kg and radius 6.4e6 m. Find the gravitational field strength at a depth below its surface.',
    '2.0 kg of water in a copper can is heated from 20 °C to 80 °C. The specific heat capacity of water is 4200 J kg^-1 K^-1. Calculate the energy required for water and can.',
    '冰的质量为 2.0 kg，熔化潜热为 3.3 × 10^5 J/kg，只有四分之一熔化，求所需热量。',
    'A mixture of gases: 2.0 mol of helium and as much neon in 0.050 m³ at 300 K. Find the pressure.',
    'A gas expands at a constant pressure of 1.0e5 Pa into a vacuum. The change in volume is 3.0e-3 m³. Find the work done by the gas.',
    'A simple pendulum of length 80 cm hangs in a lift that accelerates upwards. Find its period.',
    'A mass of 200 g oscillates between springs of spring constant 50 N/m. Find the period.',
    'Charges of 2.0 μC and 3.0 μC are 10 cm apart in oil. Find the force between them.',
    '真空中负点电荷的电荷量为 5.0 nC，求距离为 0.20 m 处的电势。',
    'A 100 μF capacitor charged to 9.0 V loses some of its charge. Find the energy stored.',
    'A wire of length 0.20 m bent into an L carries a current of 3.0 A at right angles to a field of flux density 0.15 T. Find the force on the wire.',
    '经二极管的交流电峰值电压为 6.0 V，求电压有效值。',
    'Calculate the energy per mole of photons of wavelength 550 nm.',
    'The mass defect of a nucleus is 3.0e-28 kg. Calculate the binding energy per nucleon.',
    'An X-ray beam of incident intensity 20 W/m² passes through tissue of thickness 4.0 cm and linear attenuation coefficient 25 m^-1 and as much bone. Find the transmitted intensity.',
    'A star of luminosity 3.8e26 W is seen through dust at a distance of 1.5e17 m. Find the radiant flux intensity.',
    'A force of 50 N acts at an angle of 30° to the horizontal and an equal one at right angles. Find the horizontal component of the resultant.',
    'Find the charge of the antiparticle of a particle with quark composition uud.',
    '求由夸克 uud 组成的粒子的反粒子的电荷',
  ]);
});

describe('a word that stands right before a value may turn its sign', () => {
  refuses([
    'The gas gives out 60 J and the work done on the gas is 90 J. Find the change in internal energy.',
    'Calculate the electric potential at a distance of 5.3e-11 m from an electron.',
    'Calculate the electric potential at a distance of 5.0 cm from a negative charge of 2.0 nC.',
  ]);
  answers([
    ['气体放热 80 J，外界对气体做功 120 J，求内能的变化。', '40 J'],
    [
      'A system absorbs 300 J of heat and the work done on the system is 100 J. Calculate the change in internal energy.',
      '400 J',
    ],
    ['一列火车以 20 m/s 的速度行驶，刹车后做匀减速运动，经过 10 s 停下，求加速度的大小。', '2.0 m s^-2'],
  ]);
});

describe('work that the gas does not do is not taken for its work', () => {
  refuses([
    'A gas is heated with 500 J and the piston does 200 J of work on it. Find the increase in internal energy.',
    'A gas is heated with 500 J and its surroundings does 200 J of work. Find the increase in internal energy.',
    'A piston is heated with 500 J and does 200 J of work on the gas. Find the increase in internal energy.',
  ]);
});

describe('a body that has a letter is the one that is spoken of', () => {
  refuses(['Ball A of mass 2.0 kg moves at 3.0 m/s. Find the momentum of ball B.']);
  answers([['Ball A of mass 2.0 kg moves at 3.0 m/s. Find the momentum of ball A.', '6.0 kg m s^-1']]);
});

describe('what is told for a later time or an end is not that of the start', () => {
  refuses([
    'The activity of a source after 6.0 hours is 100 Bq and its half-life is 2.0 hours. Find the activity.',
    'A wire extends by 1.0 mm to a length of 2.0 m. Find the strain.',
  ]);
  answers([
    [
      'The activity of a source is 100 Bq after 6.0 hours. Its half-life is 2.0 hours. Calculate the initial activity.',
      '800 Bq',
    ],
  ]);
});

describe('molecules may be of several atoms', () => {
  refuses([
    'Calculate the number of atoms in 0.25 mol of carbon dioxide.',
    'Calculate the number of atoms in 0.25 mol of oxygen gas molecules.',
    '求 0.5 mol 氧气中的原子数。',
  ]);
  answers([['Calculate the number of molecules in 0.25 mol of oxygen.', '1.5 * 10^23']]);
});

describe('plain words of papers and textbooks are read', () => {
  answers([
    [
      'A stone is dropped from the top of a cliff 80 m high. Ignoring air resistance, calculate the time taken for it to reach the sea.',
      '4.0 s',
    ],
    [
      'A ball is thrown vertically upwards with a speed of 12 m s^-1. Calculate the maximum height reached by the ball. Ignore air resistance.',
      '7.3 m',
    ],
    ['一个小球从 45 m 高处自由下落，不计空气阻力，求落地时的速度。', '30 m s^-1'],
    ['飞机在跑道上由静止开始匀加速滑行，经过 20 s 速度达到 60 m/s，求飞机的加速度。', '3.0 m s^-2'],
    ['A sprinter runs 100 m in 9.8 s. What is her average speed?', '10 m s^-1'],
    ['What resultant force is needed to give a 1500 kg car an acceleration of 2.0 m s^-2?', '3000 N'],
    ['在光滑水平面上，质量为 3.0 kg 的物体受到 6.0 N 的水平拉力，求物体的加速度。', '2.0 m s^-2'],
    [
      'A lift of total mass 650 kg accelerates upwards at 1.20 m s^-2. Calculate the tension in the lift cable.',
      '7160 N',
    ],
    [
      'A mechanic applies a force of 40 N to a spanner at a perpendicular distance of 0.25 m from the nut. Calculate the moment of the force about the centre of the nut.',
      '10 N m',
    ],
    ['An electric motor does 4500 J of work in 15 s. Calculate the output power of the motor.', '300 W'],
    [
      'A spring extends by 5.0 cm when a force of 10 N is applied. Calculate its spring constant.',
      '200 N m^-1',
    ],
    [
      'A police car sounding a siren of frequency 1200 Hz travels towards a stationary observer at 25 m s^-1. The speed of sound in air is 340 m s^-1. Calculate the frequency heard by the observer.',
      '1300 Hz',
    ],
    [
      'Laser light of wavelength 633 nm is incident normally on a diffraction grating with 300 lines per millimetre. Calculate the angle of the first-order maximum.',
      '10.9 °',
    ],
    [
      'A current of 1.5 A passes through a lamp for 2.0 minutes. How much charge flows through the lamp?',
      '180 C',
    ],
    [
      'An electric kettle is rated at 2.2 kW and is connected to the 230 V mains supply. Calculate the current in the kettle.',
      '9.6 A',
    ],
    [
      'A battery of e.m.f. 6.0 V and internal resistance 0.50 Ω is connected in series with a resistor of resistance 3.5 Ω. Find the current in the circuit.',
      '1.5 A',
    ],
    ['质量为 1000 kg 的汽车以 10 m/s 的速度通过半径为 50 m 的水平弯道，求所需的向心力。', '2000 N'],
    [
      'Mars has mass 6.4 × 10^23 kg and radius 3.4 × 10^6 m. Calculate the gravitational field strength at its surface.',
      '3.7 m s^-2',
    ],
    [
      '质量为 1.5 kg 的水，温度从 20 °C 升高到 60 °C，水的比热容为 4200 J/(kg·K)，求水吸收的热量。',
      '2.5 * 10^5 J',
    ],
    ['A pendulum bob swings with a period of 2.4 s. What is its angular frequency?', '2.6 rad s^-1'],
    ['长为 1.0 m 的单摆，求其振动周期。', '2.0 s'],
    ['An alternating current has a peak value of 4.0 A. Calculate the r.m.s. current.', '2.8 A'],
    ['A laser emits light of wavelength 633 nm. Calculate the energy of each photon.', '3.14 * 10^-19 J'],
    ['Iodine-131 has a half-life of 8.0 days. Calculate its decay constant.', '1.0 * 10^-6 s^-1'],
    [
      'The activity of a radioactive source is 800 Bq. Its half-life is 3.0 hours. Calculate its activity after 9.0 hours.',
      '100 Bq',
    ],
    [
      'A galaxy is moving away from us at a speed of 3.0 × 10^6 m/s. The Hubble constant is 2.3 × 10^-18 s^-1. Calculate the distance to the galaxy.',
      '1.3 * 10^24 m',
    ],
    [
      'A particle P of mass 5 kg is acted on by a single force of magnitude 15 N. Find the acceleration of P.',
      '3 m s^-2',
    ],
  ]);
});
