import { CAPACITANCE_REASONS } from '../reasons-a2/electromagnetism.ts';
import { list, reason, type StatedCard, term } from '../statement.ts';

export const CAPACITANCE: StatedCard = {
  topic: '9702/all/capacitance',
  title: { en: 'Capacitance: words that earn the marks', zh: '电容：得分表述' },
  statements: [
    term(
      'capacitance [of (a|the) [parallel-plate|isolated] (capacitor|conductor|sphere|[conducting|metal] sphere)]',
      '[电容器的|导体的] 电容',
      [
        [
          'The charge (on one plate of a capacitor, or on a conductor) per unit potential difference (potential).',
          '电容器一块极板（导体）所带电荷量与极板间电势差（导体电势）之比。',
        ],
      ],
    ),
    term('farad', '法拉这一单位', [
      [
        'One coulomb per volt: the capacitance for which a charge of 1 C gives a p.d. of 1 V.',
        '每伏特一库仑：带电荷量 1 C 时电势差为 1 V 的电容。',
      ],
    ]),
    term(
      'time constant [of (a|the) (circuit|capacitor resistor circuit|discharge circuit|{noun})]',
      '[电路的|放电电路的] 时间常 (量|数)',
      [
        [
          'The time for the charge (current, p.d.) of a discharging capacitor to fall to 1/e (0.37) of its initial value; it equals RC.',
          '电容器放电时电荷量（电流、电压）降到初始值的 1/e（0.37）所需的时间，等于 RC。',
        ],
      ],
    ),
    list(
      ['functions of capacitors', '电容器的作用'],
      [
        '{number} (functions|function|uses|use) of (capacitors|a capacitor) [in (electrical|electronic) circuits|in an (electrical|electronic) circuit|in circuits]',
        '电容器在电路中的 {number} [个|种] (作用|用途)',
      ],
      [
        ['To store energy.', '储存能量。'],
        ['To smooth a rectified voltage (current).', '使整流后的电压（电流）平滑。'],
        ['To block direct current (in timing and tuning circuits).', '隔断直流（用于定时、调谐电路）。'],
      ],
    ),
    reason(
      ['why the energy of a capacitor is ½QV', '为什么电容器的能量是 ½QV'],
      [
        'why the energy stored [in (a|the) capacitor] is (equal to|given by) the area (under|below) the graph [of (charge against potential difference|potential difference against charge)]',
        '为什么 电容器 (储存|存储) 的 (能量|电能) 等于 图线 [下] [的] 面积',
      ],
      [
        [
          'The potential difference increases in proportion to the charge as the capacitor is charged;',
          '充电时电势差与电荷量成正比地增大；',
        ],
        [
          'the work done is the sum of V ΔQ, which is the area under the line, ½QV.',
          '所做的功是各 V ΔQ 之和，即图线下的面积 ½QV。',
        ],
      ],
    ),
    reason(
      ['what happens to the energy lost when capacitors are joined', '电容器相连时损失的能量去向'],
      [
        '(what becomes of (this|the [lost]) energy|what happens to (this|the [lost]) energy|what has happened to the (lost|missing) energy|(an explanation|a reason) for the (loss of energy|change in energy))',
        '(损失的|这部分|损失) 能量 (的去向|去了哪里|到哪里去了|变成了什么)',
      ],
      [
        [
          'It is dissipated as thermal energy in the resistance of the connecting wires (and as a spark or electromagnetic radiation).',
          '在连接导线的电阻中转化为热能耗散掉（部分为火花或电磁辐射）。',
        ],
      ],
      {
        about:
          /uncharged capacitor|joined (?:across|to) (?:an?|the) [a-z ]{0,30}capacitor|未充电的电容器|capacitors? (?:being|is|are) (?:joined|connected)/i,
        unless: /inelastic|friction|摩擦/i,
      },
    ),
    ...CAPACITANCE_REASONS,
  ],
};
