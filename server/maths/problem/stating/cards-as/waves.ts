import { WAVES_MORE } from '../cards-why/more-waves.ts';
import { WAVES_WHY } from '../cards-why/solids-and-waves.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const WAVES = /\b(?:waves?|oscillat\w{0,5}|vibrat\w{0,5}|sound|light)\b|波|振动|振子/i;
const OF_WAVE =
  '[of (a|an|the) [(progressive|sound|water|light|transverse|longitudinal)] (wave|waves|oscillation|oscillations|vibration|vibrations)]';
const ENERGY =
  '[the] direction (of|in which) [the] [(travel|propagation|transfer|transmission|movement)] [of] [the] (energy|wave) [(is|of)] [(transferred|travels|propagates|the wave|the energy|energy|transfer|propagation)]';

const WITHIN = `${ENERGY}|[the] (vibrations|oscillations) of the (points|particles) [(on|of|in) (a|the) (wave|medium)] and [to] (its|the) direction of (energy transfer|transfer of energy|propagation|travel) [of the wave]|[the] direction of energy transfer`;

export const WAVES_CARD: StatedCard = {
  topic: '9702/all/waves',
  title: { en: 'Waves: words that earn the marks', zh: '波：得分表述' },
  statements: [
    term(
      `wave displacement|displacement ${OF_WAVE}|displacement of a (point|particle) (on|in) a wave`,
      '[波的|质点的] 位移',
      [
        [
          'The distance of a point on the wave from its equilibrium position, in a specified direction.',
          '波上一点（质点）离开其平衡位置的距离和方向。',
        ],
      ],
      { about: WAVES },
    ),
    term(`amplitude ${OF_WAVE}`, '[波的|振动的] 振幅', [
      ['The maximum displacement from the equilibrium position.', '离开平衡位置的最大位移。'],
    ]),
    term(`wavelength ${OF_WAVE}`, '[波的] 波长', [
      [
        'The distance between two adjacent points on a wave that are in phase, such as neighbouring crests (the distance travelled by the wave in one period).',
        '相邻两个同相点（如相邻波峰）之间的距离，即波在一个周期内传播的距离。',
      ],
    ]),
    term(
      `period ${OF_WAVE}`,
      '[波的|振动的] 周期',
      [
        [
          'The time for one complete oscillation (for one wavelength to pass a point).',
          '完成一次全振动（一个波长通过某点）所用的时间。',
        ],
      ],
      { about: WAVES },
    ),
    term(
      `frequency ${OF_WAVE}`,
      '[波的|振动的] 频率',
      [
        [
          'The number of complete oscillations per unit time (of wavelengths that pass a point per unit time).',
          '单位时间内完成的全振动次数（通过某点的波长个数）。',
        ],
      ],
      { about: WAVES },
    ),
    term(
      'phase difference [between (two|the) (waves|points|oscillations|particles)] [on a wave]',
      '[两列波的|两点的|两点间的] (相位差|相差)',
      [
        [
          'The angle by which one oscillation is ahead of or behind another:',
          '一个振动超前或落后于另一个振动的角度，',
        ],
        [
          'the fraction of a cycle between them, times 360° (2π rad).',
          '即相差的周期分数乘以 360°（2π rad）。',
        ],
      ],
    ),
    term('[the] speed (of a|of the) [progressive] wave|wave speed', '波 [的|的传播] 速 [度]', [
      [
        'The distance travelled by the energy of the wave (by a wavefront) per unit time.',
        '单位时间内波的能量（波阵面）传播的距离。',
      ],
    ]),
    term('wavefront', '波 (前|阵面|面)', [
      ['A line (surface) that joins points of a wave that are in phase.', '波上同相的各点连成的线（面）。'],
    ]),
    term('progressive (wave|waves)', '行波', [
      ['A wave that transfers energy from one place to another,', '通过振动把能量从一处传到另一处、'],
      ['without transferring matter, as a result of oscillations.', '而不传递物质的波。'],
    ]),
    term(
      'transverse (wave|waves)',
      '横波',
      [
        ['A wave in which the oscillations (vibrations) are perpendicular', '振动方向与能量传播方向'],
        ['to the direction of transfer of energy.', '垂直的波。'],
      ],
      {
        within: [WITHIN, '[波的|波|能量] [的] 传播方向'],
      },
    ),
    term(
      'longitudinal (wave|waves)',
      '纵波',
      [
        ['A wave in which the oscillations (vibrations) are parallel', '振动方向与能量传播方向'],
        ['to the direction of transfer of energy.', '平行的波。'],
      ],
      {
        within: [WITHIN, '[波的|波|能量] [的] 传播方向'],
      },
    ),
    term(`[the] intensity ${OF_WAVE}|intensity of (sound|light|radiation)`, '[波的|光的|声波的] 强度', [
      ['The power transferred per unit area,', '通过单位面积的功率，'],
      ['the area being perpendicular to the direction of the wave.', '该面积垂直于波的传播方向。'],
    ]),
    term('Doppler effect', '多普勒效应', [
      [
        'The change in the observed frequency (wavelength) of a wave',
        '观察者接收到的波的频率（波长）与波源发出的不同的现象，',
      ],
      ['when the source moves relative to the observer.', '它是由波源相对于观察者的运动引起的。'],
    ]),
    term(
      '[plane] polarised|[plane] polarised (light|wave|waves)|[plane] polarized|[plane] polarized (light|wave|waves)|polarisation [of a wave]|polarization [of a wave]',
      '[波的] 偏振|[平面] 偏振光',
      [
        [
          'The oscillations (vibrations of the field) are in one plane only',
          '振动只在一个平面内（同一方向上）进行，',
        ],
        ['that contains the direction of transfer of energy.', '该平面包含能量的传播方向。'],
      ],
    ),
    law("Malus's law|Malus' law|Malus law", '马吕斯定律', [
      [
        'The intensity of plane-polarised light transmitted by a polarising filter is I = I₀ cos²θ,',
        '平面偏振光透过偏振片后的强度 I = I₀ cos²θ，',
      ],
      [
        'where I₀ is the incident intensity and θ is the angle between the plane of polarisation and the transmission axis.',
        '其中 I₀ 是入射强度，θ 是偏振方向与偏振片透振方向的夹角。',
      ],
    ]),
    reason(
      ['why sound waves cannot be polarised', '为什么声波不能偏振'],
      [
        'why (sound [waves]|longitudinal waves|a sound wave|a longitudinal wave|ultrasound [waves]) (cannot|can not) be [plane] (polarised|polarized)',
        '为什么 (声波|纵波|超声波) (不能|不会|不可以) [发生|产生|被] 偏振|(声波|纵波|超声波) 为什么 (不能|不会) [发生|产生|被] 偏振',
      ],
      [
        [
          'They are longitudinal: the oscillations are parallel to the direction of transfer of energy',
          '它们是纵波，振动方向与能量传播方向平行，',
        ],
        [
          'whereas polarisation restricts oscillations that are perpendicular to that direction (transverse waves) to one plane.',
          '而偏振是把垂直于传播方向的振动（横波）限制在一个平面内。',
        ],
      ],
    ),
    list(
      ['properties of electromagnetic waves', '电磁波的性质'],
      [
        '[{number}] (properties|property|features|feature|characteristics) (common to|of|shared by|that are common to) (all electromagnetic waves|electromagnetic waves|all regions of the electromagnetic spectrum|all (waves|radiation|radiations) in the electromagnetic spectrum)',
        '[所有] 电磁波 [共同|共有] [的] [{number}] [个|条|点] [共同] (性质|特点|特征|共性)',
      ],
      [
        [
          'They travel at the same speed, 3.00 × 10⁸ m s⁻¹, in a vacuum.',
          '在真空中传播速度相同，均为 3.00 × 10⁸ m s⁻¹。',
        ],
        ['They are transverse waves (they can be polarised).', '都是横波（可以偏振）。'],
        ['They can travel through a vacuum.', '可以在真空中传播。'],
      ],
    ),
    ...WAVES_WHY,
    ...WAVES_MORE,
  ],
};
