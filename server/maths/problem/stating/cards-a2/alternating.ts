import { ALTERNATING_REASONS } from '../reasons-a2/electromagnetism.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

export const ALTERNATING: StatedCard = {
  topic: '9702/all/alternating-currents',
  title: { en: 'Alternating currents: words that earn the marks', zh: '交流电：得分表述' },
  statements: [
    term(
      '[the] (root mean square|r.m.s.) (value|current|voltage|potential difference|p.d.|value of an alternating (current|voltage|potential difference|p.d.)) [of an alternating (current|voltage|potential difference|p.d.)]',
      '[交变电流|交变电压|交流电|交流电压|交变电流的|交变电压的|交流电的|交流电压的] [的] (方均根值|均方根值|有效值|方均根 (电流|电压)) [的]',
      [
        ['The value of the direct (constant) current or voltage', '这样的恒定（直流）电流或电压的值：'],
        [
          'that dissipates thermal energy at the same (mean) rate in the same resistor as the alternating one.',
          '它在同一电阻上产生热能的（平均）功率与该交变电流（电压）相同。',
        ],
      ],
    ),
    term('peak (value|current|voltage)', '峰值 [电压|电流]', [
      [
        'The maximum value (amplitude) of the alternating current or voltage.',
        '交变电流或电压的最大值（振幅）。',
      ],
    ]),
    term('rectification', '整流', [
      [
        'The conversion of an alternating current (voltage) to one that is in one direction only (direct).',
        '把交变电流（电压）变为单一方向的电流（电压）。',
      ],
    ]),
    term('half wave rectification', '半波整流', [
      [
        'Only one half of each cycle of the alternating voltage gives a current, in one direction; in the other half there is none.',
        '交变电压的每个周期中只有半个周期有（单一方向的）电流，另外半个周期没有电流。',
      ],
    ]),
    term('full wave rectification', '全波整流', [
      [
        'Both halves of each cycle of the alternating voltage give a current in the same direction in the load.',
        '交变电压每个周期的两个半周都使负载中产生同一方向的电流。',
      ],
    ]),
    term('smoothing', '(平滑|滤波)', [
      [
        'Reducing the variation (ripple) of a rectified voltage with a capacitor in parallel with the load.',
        '用与负载并联的电容器减小整流后电压的波动（纹波）。',
      ],
    ]),
    law(
      '[the] name (of|given to) the process [that] [the capacitor brings about|carried out by the capacitor|[that is] (produced|caused) by the capacitor]',
      '电容器 (起|所起) 的 作用 的 名称',
      [['Smoothing.', '平滑（滤波）。']],
      {
        about: /capacitor[^.]{0,80}parallel/i,
      },
    ),
    reason(
      ['what the capacitor in parallel with the load is for', '并联电容器的作用'],
      [
        '[the] (purpose|function|effect|role) of the [smoothing] capacitor [in (this|the) circuit] [on the output [voltage|p.d.|potential difference]]',
        '[并联] 电容器 [在 (电路|该电路) 中] 的 (作用|用途|功能)',
      ],
      [
        [
          'Smoothing: it reduces the variation (ripple) of the output voltage.',
          '平滑：减小输出电压的波动（纹波）。',
        ],
      ],
      { about: /rectif|整流/i },
    ),
    reason(
      ['the effect of a greater load resistance on smoothing', '负载电阻增大对平滑的影响'],
      [
        '[and explain] the effect [(of this)] on the smoothing [of the output [voltage|p.d.]] of (replacing the (load|load resistor|resistor) by one of (larger|greater) resistance|increasing the [load] resistance [of the (load|resistor)])',
        '(增大负载电阻|负载电阻增大|换用阻值更大的负载) 对 (平滑|滤波) [效果] 的影响',
      ],
      [
        ['The smoothing is better (the ripple is smaller):', '平滑效果更好（纹波更小）：'],
        [
          'the time constant RC is greater, so the capacitor discharges less between the peaks.',
          '时间常数 RC 增大，电容器在两个峰值之间放电较少。',
        ],
      ],
      { about: /capacitor|电容/i },
    ),
    ...ALTERNATING_REASONS,
  ],
};
