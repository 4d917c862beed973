import { derivation, law, list, reason, type Statement } from '../statement.ts';

const HOW_TO = '(a|one) (way|method) (of|by which|in which)';

export const QUANTITIES_MORE: Statement[] = [
  list(
    ['examples of systematic errors', '系统误差的例子'],
    [
      '[{number}] (example|examples|cause|causes) of [a] systematic (error|errors)',
      '[{number} 个] 系统误差 的 例子',
    ],
    [
      [
        'A zero error of a meter (it does not read zero when it should).',
        '仪器的零点误差（应为零时不为零）。',
      ],
      ['A scale that is wrongly calibrated.', '刻度校准不准。'],
    ],
  ),
  list(
    ['examples of random errors', '随机误差的例子'],
    [
      '[{number}] (example|examples|cause|causes) of [a] random (error|errors)',
      '[{number} 个] 随机误差 的 例子',
    ],
    [
      ['The reaction time of a person with a stop-watch.', '用秒表计时时人的反应时间。'],
      ['Parallax, or reading between the marks of a scale.', '视差，或在刻度之间估读。'],
    ],
  ),
  reason(
    ['why a diameter is measured in several places', '为什么在多处测量直径'],
    [
      'why (the student|a student|she|he) (takes|took|makes|made) (several|repeated|a number of) (readings|measurements) of the diameter [of the {noun}] [(in different directions|at different (points|places|positions)|along its length|and [calculates|takes|finds] (an average|the average|a mean|the mean))]',
      '为什么 在 多处 测量 直径',
    ],
    [
      [
        'The wire may not be uniform or quite circular, and the mean reduces the effect of random errors.',
        '金属丝可能不均匀或不圆，取平均值可减小随机误差。',
      ],
    ],
  ),
  reason(
    ['how random errors are reduced', '怎样减小随机误差'],
    [
      `how (the effect of|) [the] random errors (can be|may be|are) reduced|${HOW_TO} [the effect of] random errors [(can be|may be)] reduced|how the (effect of random errors|random error) [in the {noun}] (can|may) be reduced`,
      '(怎样|如何) 减小 随机误差',
    ],
    [
      [
        'Several readings are taken and averaged (or a graph is drawn with a line of best fit).',
        '多次测量取平均值（或作图取最佳拟合直线）。',
      ],
    ],
  ),
];

export const MOTION_MORE: Statement[] = [
  law(
    '(quantity represented by|quantity that is represented by|what is represented by|the meaning of) the gradient of (a|the) (velocity time|velocity against time|speed time) graph',
    '速度 时间 图线 的 斜率 (表示|代表) (什么|的 物理量)',
    [['The acceleration.', '加速度。']],
  ),
  law(
    '(quantity represented by|quantity that is represented by|what is represented by) the area (under|below) (a|the) (velocity time|velocity against time) graph',
    '速度 时间 图线 与 时间轴 之间 的 面积 (表示|代表) (什么|的 物理量)',
    [['The displacement (distance travelled).', '位移（路程）。']],
  ),
  law(
    '(quantity represented by|quantity that is represented by|what is represented by) the gradient of (a|the) (displacement time|displacement against time) graph',
    '位移 时间 图线 的 斜率 (表示|代表) (什么|的 物理量)',
    [['The velocity.', '速度。']],
  ),
  law(
    '(quantity represented by|quantity that is represented by|what is represented by) the area (under|below) (a|the) (force time|force against time) graph',
    '力 时间 图线 与 时间轴 之间 的 面积 (表示|代表) (什么|的 物理量)',
    [['The change in momentum (impulse).', '动量的变化（冲量）。']],
  ),
  reason(
    [
      'why the weight and the contact force are no pair of Newton’s third law',
      '重力与支持力为什么不是作用力与反作用力',
    ],
    [
      "why (the|these) (weight|two forces|forces) [of the {noun}] [and the (normal contact force|contact force|normal reaction|normal force) [on the {noun}]] (are not|do not form) a pair of forces (according to|in) newton's third law|why (the|these) (two forces|forces) are not a newton's third law pair",
      '为什么 (重力与支持力|这两个力) 不是 (一对 作用力 与 反作用力|牛顿第三定律 中的 一对力)',
    ],
    [
      [
        'They act on the same body (a pair acts on two different bodies)',
        '它们作用在同一物体上（一对作用力与反作用力作用在两个物体上），',
      ],
      ['and are of different types (gravitational and contact).', '且性质不同（引力与接触力）。'],
    ],
  ),
  reason(
    ['why the speed of a falling sphere becomes constant', '下落小球的速率为什么不变'],
    [
      'why the (speed|velocity) of the {noun} [{noun}] (becomes|is|eventually becomes) constant',
      '为什么 [小球 的] 速率 (不变|恒定)',
    ],
    [
      [
        'The resistive (drag) force increases with speed, so that the resultant downward force decreases',
        '阻力随速率增大而增大，向下的合力减小，',
      ],
      [
        'until the resistive force (with any upthrust) equals the weight: the resultant force is zero, and so is the acceleration.',
        '直到阻力（与浮力之和）等于重力，合力为零，加速度为零。',
      ],
    ],
    { about: /fall|drop|releas|下落/i, unless: /horizontal|constant (?:drag|resist\w*|viscous)|\brises\b/i },
  ),
  reason(
    ['how forces cause terminal velocity in words of energy', '匀速下落时势能变成什么'],
    [
      'what happens to the [gravitational] potential energy (lost by the {noun}|of the {noun}) (when|as) it (falls|moves) at (constant|terminal) (speed|velocity)',
      '匀速下落时 减少 的 重力势能 变成 什么',
    ],
    [
      [
        'It becomes thermal (internal) energy of the body and the air (fluid), as work is done against the drag force.',
        '克服阻力做功，转化为物体和空气（流体）的内能。',
      ],
    ],
  ),
];

export const ENERGY_MORE: Statement[] = [
  derivation(
    ['the change in potential energy', '重力势能公式'],
    [
      '[that] the (change|increase|gain) [Δep|ΔE|ep|e] in [gravitational] potential energy [of a (body|mass|object)] [of mass m] [(that is (raised|lifted) through|raised through) a [vertical] (height|distance) (Δh|h)] [is [given by]] [the expression] [Δep =|ΔE =|ep =|e =] (mgΔh|mgh)',
      '重力势能 [变化] 公式 [Δep =] (mgΔh|mgh)',
    ],
    [
      [
        'Work done = force × distance moved in the direction of the force; the force is the weight mg.',
        '功等于力乘以沿力方向的距离，力等于重力 mg，',
      ],
      [
        'The work is the change in potential energy: mg × Δh = mgΔh.',
        '所做的功等于势能的变化：mg × Δh = mgΔh。',
      ],
    ],
  ),
];

const WIRE = '(wire|spring|specimen|material|sample)';

export const SOLIDS_MORE: Statement[] = [
  reason(
    ['what shows that Hooke’s law is obeyed', '什么说明遵守胡克定律'],
    [
      `(how the graph shows|what shows|why the graph shows|the evidence [from the graph]) that the ${WIRE} obeys hooke's law|how the graph shows that the ${WIRE} obeys hooke's law`,
      '图线 如何 说明 遵守 胡克定律',
    ],
    [
      [
        'The graph is a straight line through the origin: extension is proportional to force.',
        '图线是过原点的直线，伸长量与力成正比。',
      ],
    ],
  ),
  reason(
    ['how to tell that a deformation is elastic', '怎样判断形变是弹性的'],
    [
      `how (it (can|may) be|to|a student (can|could)) [determine|determined|check|checked|show|shown|tell] (whether|that|if) the ${WIRE} (has been deformed elastically|has been (stretched|extended) elastically|is behaving elastically|deforms elastically|has not exceeded its elastic limit|has exceeded its elastic limit)`,
      '怎样 判断 形变 是 弹性 的',
    ],
    [
      [
        'The load is removed: the deformation is elastic if the wire (spring) returns to its original length.',
        '撤去载荷，若恢复原长，则形变是弹性的。',
      ],
    ],
  ),
];
