import { law, list, reason, type Statement } from '../statement.ts';

export const MAGNETIC_REASONS: readonly Statement[] = [
  reason(
    ['how a constant Hall voltage is set up', '稳定的霍尔电压怎样形成'],
    [
      '(how|why) (a|the) constant Hall (voltage|potential difference) [VH] (comes to be|is) (set up|produced|established|developed) [(between|across) [the] [two] [opposite] (sides|faces|edges) of the (slice|{noun})]',
      '稳定的霍尔电压 (是怎样形成的|怎样形成|是如何形成的)',
    ],
    [
      [
        'The magnetic field exerts a force on the moving charge carriers, at right angles to the field and to the current, so that they collect on one side.',
        '磁场对定向移动的载流子施加力，方向与磁场和电流都垂直，使载流子聚集到一侧；',
      ],
      [
        'The sides become oppositely charged: an electric field (p.d.) is set up across the slice.',
        '两侧带上异号电荷，形成横向电场（电势差）；',
      ],
      [
        'The voltage is constant when the electric force on a carrier is equal and opposite to the magnetic force.',
        '当载流子所受电场力与磁场力大小相等、方向相反时，电压达到稳定。',
      ],
    ],
    {
      about: /normal|perpendicular|right angles|垂直/i,
      unless: /field[^.]{0,40}parallel to|no current|平行于电流/i,
    },
  ),
  law(
    'what is represented by [the symbol] t',
    '[符号] t 表示什么',
    [
      [
        'The thickness of the slice: its dimension in the direction of the magnetic field.',
        '薄片的厚度（沿磁场方向的尺寸）。',
      ],
    ],
    { about: /Hall[\s\S]{0,600}n\s?t\s?q|霍尔[\s\S]{0,300}n\s?t\s?q/ },
  ),
  reason(
    ['why the Hall voltage of a metal is small', '为什么金属的霍尔电压很小'],
    [
      'why the Hall (voltage|potential difference) [(for|across|in)] [(a|the)] [(copper|metal|aluminium|metallic)] [(slice|conductor|strip)] is (very much smaller|much smaller|very small|smaller|much less|very much less) [than (that|the Hall voltage) [(for|across|in) the {noun} [{noun}]]]|why (semiconductors|a semiconductor|semiconducting material) (are|is) used [(rather than|instead of) (a metal|metals)] (in|for) [a] Hall (probes|probe)|why a Hall probe is made (of|from) a semiconductor [rather than a metal]',
      '为什么 [铜|金属] [薄片] 的霍尔电压 (很小|小得多|远小于 [半导体])|为什么霍尔探头用半导体 [材料] [制成]',
    ],
    [
      [
        'The number density n of the charge carriers is very much greater in a metal than in a semiconductor, and the Hall voltage is inversely proportional to n.',
        '金属中载流子的数密度 n 远大于半导体，而霍尔电压与 n 成反比。',
      ],
    ],
  ),
  reason(
    ['the field of a long straight wire', '长直导线的磁场'],
    [
      'the pattern of the magnetic field [lines] [, in a plane normal to the wire ,] (due to|around|of|produced by) [the current in] (a|the|) [long] [straight] [current carrying] ({noun}|wire {noun}) [alone]',
      '(长直导线|通电直导线|长直通电导线) [周围] [的] 磁场 [图样|的特点]',
    ],
    [
      ['The field lines are concentric circles, centred on the wire.', '磁感线是以导线为圆心的同心圆；'],
      [
        'Their separation increases with distance from the wire (the field becomes weaker).',
        '离导线越远，磁感线间距越大（磁场越弱）。',
      ],
    ],
    { about: /long straight|straight wire|直导线/i, unless: /solenoid|flat (?:circular )?coil|螺线管/i },
  ),
  reason(
    ['why parallel currents in the same direction attract', '同向平行电流为何相互吸引'],
    [
      'why the [two] (wires|conductors) attract [(one another|each other)]|why there is (a force|an attractive force|a force of attraction) between the [two] (wires|conductors)',
      '为什么两 [根|条] 导线 [相互|互相] 吸引',
    ],
    [
      [
        'Each wire is in the magnetic field of the current in the other, at right angles to it, so a force acts on each.',
        '每根导线都处在另一根导线的电流产生的磁场中并与之垂直，因而受到磁场力；',
      ],
      [
        'The currents are in the same direction: by the left-hand rule the force on each wire is towards the other.',
        '电流方向相同，由左手定则，每根导线受力都指向另一根，即相互吸引。',
      ],
    ],
    {
      about: /parallel[^]{0,400}same direction|同向|方向相同/i,
      unless: /opposite directions?|perpendicular|right angles|crossed|alternating|反向|方向相反|垂直|交变/i,
      within: [
        'the magnetic (field|fields) of each (wire|conductor|current)|the magnetic field [(due to|of) (each|one) (wire|current)]',
        '[每根] 导线的磁场',
      ],
    },
  ),
  reason(
    ['why an e.m.f. is induced in a coil', '线圈中为什么产生感应电动势'],
    [
      'why (an|the) e.m.f. is induced (in|across) (the|a) [second|secondary] coil [(as|when|while) the (magnet (moves|is moved|falls|enters) [(into|towards|through|out of|away from) the coil]|current in the {noun} (changes|is (switched off|switched on|changed|varied|alternating))|magnetic field is (changed|changing|reduced|increased))]',
      '为什么线圈中 [会] 产生感应电动势',
    ],
    [
      ['The magnetic flux linking the coil changes.', '穿过线圈的磁通链发生变化，'],
      [
        'By Faraday’s law an e.m.f. is induced, proportional to the rate of change of flux linkage.',
        '由法拉第定律，产生与磁通链变化率成正比的感应电动势。',
      ],
    ],
    {
      within: [
        "Faraday's law [of electromagnetic induction]|the laws of electromagnetic induction",
        '法拉第 [电磁感应] 定律|电磁感应定律',
      ],
    },
  ),
  reason(
    ['why a metal that moves in a magnetic field is slowed down', '金属在磁场中运动为什么受到阻碍'],
    [
      'why the (disc|sheet|plate|wheel|metal {noun}) (slows down|is slowed down|comes to rest [quickly]|stops) [(when|as|while) it (rotates|moves|passes|swings) [(in|through|between|into) the [magnetic] (field|poles [of the magnet])]]',
      '为什么 (圆盘|金属盘|金属板|金属片) [会] (减速|很快停下|停下来)',
    ],
    [
      ['The metal cuts magnetic flux, so an e.m.f. is induced in it', '金属切割磁感线，产生感应电动势，'],
      ['which causes (eddy) currents in the metal.', '在金属中形成（涡）电流；'],
      [
        'By Lenz’s law the currents in the field give rise to a force that opposes the motion (kinetic energy becomes thermal energy).',
        '由楞次定律，电流在磁场中受到的力阻碍运动（动能转化为热能）。',
      ],
    ],
    { about: /magnet|磁/i, unless: /air resistance|friction is/i },
  ),
  reason(
    ['why a magnetic field does not change the speed', '为什么磁场不改变速率'],
    [
      'why the (speed|kinetic energy) of the {noun} [{noun}] (does not change|is constant|remains constant|is unchanged|stays constant) (in|within|while (it is|) in) the magnetic field|why the magnetic (field|force) does not change the (speed|kinetic energy) of the {noun} [{noun}]',
      '为什么 [带电粒子|粒子|电子|质子] 在磁场中 (速率|动能) 不变',
    ],
    [
      ['The magnetic force is always at right angles to the velocity,', '磁场力始终与速度方向垂直，'],
      ['so it does no work on the particle.', '对粒子不做功。'],
    ],
  ),
];

export const CAPACITANCE_REASONS: readonly Statement[] = [
  reason(
    ['why a capacitor stores energy and no charge', '为什么电容器储存能量而不储存电荷'],
    [
      'why (a|the) [charged] capacitor stores energy (but (not|no)|and (not|no)) charge|why (a|the) capacitor is said to store energy (but|and) not charge|how (a|the) [charged] capacitor stores energy',
      '为什么电容器储存能量而不储存电荷',
    ],
    [
      [
        'The plates have equal and opposite charges, so the total charge is zero;',
        '两极板带等量异号电荷，总电荷为零；',
      ],
      [
        'work is done to separate the charges, and it is stored as electric potential energy.',
        '分开电荷需要做功，转化为储存的电势能。',
      ],
    ],
  ),
  list(
    ['why the current of a discharge falls', '为什么放电电流逐渐减小'],
    [
      'why the (current|rate of discharge) (decreases|is not constant|falls) [(with time|as the capacitor discharges|during the discharge)]',
      '为什么放电电流 [随时间] [逐渐] 减小',
    ],
    [
      [
        'The charge on the capacitor decreases, so the p.d. across it (and the resistor), and with it the current, decreases.',
        '电容器的电荷量减少，它（和电阻）两端的电势差随之减小，电流也减小。',
      ],
    ],
    { about: /discharg|放电/i },
  ),
];

export const ALTERNATING_REASONS: readonly Statement[] = [
  reason(
    ['the effect of a smaller load resistance on the ripple', '负载电阻减小对纹波的影响'],
    [
      'the effect on the (ripple|smoothing|output [voltage]) of (replacing the (load resistor|resistor|load) (by|with) one of (smaller|less|lower) resistance|decreasing the [load] resistance)',
      '若把负载电阻换成阻值较小的电阻 [，] [,] 输出电压的 (波动|纹波) (有何变化|如何变化|怎样变化)',
    ],
    [
      ['The ripple is greater (the smoothing is less good):', '波动变大（平滑效果变差）：'],
      [
        'the time constant RC is smaller, so the capacitor discharges more between the peaks.',
        '时间常数 RC 变小，电容器在两次充电之间放电更多，电压下降更多。',
      ],
    ],
    { about: /capacitor|电容/i },
  ),
];
