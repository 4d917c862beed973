import { kind } from '../kind.ts';

const WAVES = '9702/all/waves';

const TUBE = kind('tube with a wave', '9702/all/superposition', {
  properties: `
    length | L | m
    lowest mode | m | | lasting
    mode | n |
    wavelength | λ | m
    frequency | f | Hz
    speed of sound | v | m s^-1 | lasting
  `,
  laws: `
    The tube is a whole number of quarters of a wavelength long. | 管长为四分之一波长的整数倍。 | [length] = [mode]*[wavelength]/4
    The wave equation. | 波速等于频率乘以波长。 | [speed of sound] = [frequency]*[wavelength]
  `,
});

/** Sound whose source moves, what an oscilloscope shows of it, and air that resonates in a tube. */
export const SOUND_KINDS = [
  kind('moving source of sound', WAVES, {
    properties: `
      velocity, speed | u | m s^-1 | signed
      speed of sound | v | m s^-1 | lasting
      emitted frequency | f | Hz | lasting
      frequency on approach | a | Hz | lasting
      frequency on recession | b | Hz | lasting
    `,
    laws: `
      The waves in front of a source that comes nearer are closer together. | 波源靠近时，前方的波变密。 | [frequency on approach]*([speed of sound] - [velocity]) = [emitted frequency]*[speed of sound]
      The waves behind a source that goes away are further apart. | 波源远离时，后方的波变疏。 | [frequency on recession]*([speed of sound] + [velocity]) = [emitted frequency]*[speed of sound]
    `,
  }),
  kind('source that approaches', WAVES, {
    properties: `
      observed frequency | o | Hz | lasting
      frequency on approach | a | Hz | lasting
    `,
    laws: 'It comes nearer. | 波源靠近观察者。 | [observed frequency] = [frequency on approach]',
  }),
  kind('source that recedes', WAVES, {
    properties: `
      observed frequency | o | Hz | lasting
      frequency on recession | b | Hz | lasting
    `,
    laws: 'It goes away. | 波源远离观察者。 | [observed frequency] = [frequency on recession]',
  }),
  kind('oscilloscope trace', WAVES, {
    properties: `
      time-base setting | b | s | lasting
      time-base setting per length | B | s m^-1 | lasting
      cycle in divisions | n |
      cycle length | l | m
      period | T | s
      frequency | f | Hz
      Y-gain | g | V | lasting
      Y-gain per length | G | V m^-1 | lasting
      height in divisions | h |
      amplitude in divisions | d |
      height on the screen | H | m
      amplitude on the screen | D | m
      peak voltage, signal amplitude | A | V
    `,
    laws: `
      The time-base says how long a division is. | 时基表示每格对应的时间。 | [period] = [time-base setting]*[cycle in divisions]
      The time-base says how long a centimetre is. | 时基表示单位长度对应的时间。 | [period] = [time-base setting per length]*[cycle length]
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
      From top to bottom it is twice the amplitude. | 波峰到波谷的高度是振幅的两倍。 | [height in divisions] = 2*[amplitude in divisions]
      From top to bottom it is twice the amplitude. | 波峰到波谷的高度是振幅的两倍。 | [height on the screen] = 2*[amplitude on the screen]
      The Y-gain says how many volts a division is. | Y 增益表示每格对应的电压。 | [peak voltage] = [Y-gain]*[amplitude in divisions]
      The Y-gain says how many volts a centimetre is. | Y 增益表示单位长度对应的电压。 | [peak voltage] = [Y-gain per length]*[amplitude on the screen]
    `,
  }),
  kind('resonance tube', '9702/all/superposition', {
    properties: `
      first length | a | m | lasting
      second length | b | m | lasting
      end correction | e | m | lasting
      wavelength | λ | m | lasting
      frequency | f | Hz | lasting
      speed, wave speed, speed of sound | v | m s^-1 | lasting
    `,
    laws: `
      The first resonance has a quarter of a wavelength from the node to the antinode. | 第一次共鸣：波节到波腹为四分之一波长。 | [first length] + [end correction] = [wavelength]/4
      The second resonance has three quarters of a wavelength. | 第二次共鸣：为四分之三波长。 | [second length] + [end correction] = 3*[wavelength]/4
      The wave equation. | 波速等于频率乘以波长。 | [speed] = [frequency]*[wavelength]
    `,
  }),
  kind('sounding thing', '9702/all/superposition', { properties: 'length | L | m' }),
  kind('tube closed at one end', '9702/all/superposition', {
    is: TUBE,
    laws: 'A quarter of a wavelength from the closed end to the open end. | 闭端到开端最短为四分之一波长。 | [lowest mode] = 1',
  }),
  kind('tube open at both ends', '9702/all/superposition', {
    is: TUBE,
    laws: 'Half a wavelength from one open end to the other. | 两开端之间最短为半个波长。 | [lowest mode] = 2',
  }),
  kind('point source', WAVES, {
    properties: `
      power | P | W | lasting
      intensity | I | W m^-2
      distance from the source | r | m
    `,
    laws: 'The power is spread over a sphere. | 功率分布在球面上。 | [intensity] = [power]/(4*pi*[distance from the source]^2)',
  }),
];
