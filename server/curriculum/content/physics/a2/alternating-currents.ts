import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 21,
  level: 'A2',
  slug: 'alternating-currents',
  title: { en: 'Alternating currents', zh: '交流电' },
  summary: {
    en: 'An alternating current reverses again and again, so its heating effect is told by a root-mean-square value. After this topic you can read the equation of a sinusoidal supply, work with peak, r.m.s. and mean power, and explain how diodes rectify and a capacitor smooths.',
    zh: '交流电的方向周期性改变，其热效应用有效值来衡量。学完本章，你能读懂正弦交流电的表达式，计算峰值、有效值与平均功率，并解释二极管整流与电容滤波的原理。',
  },
  difficulty: 'Easy',
  minutes: 30,
  aliases: {
    en: [
      'a.c.',
      'AC',
      'alternating voltage',
      'root mean square',
      'rms value',
      'peak value',
      'rectification',
      'bridge rectifier',
      'smoothing capacitor',
      'half-wave rectification',
    ],
    zh: ['交变电流', '有效值', '方均根值', '峰值', '整流', '半波整流', '全波整流', '桥式整流', '滤波'],
  },
  prerequisites: ['9702/all/electricity', '9702/all/dc-circuits', '9702/all/capacitance'],
  methods: ['physics-alternating-currents'],
  cards: [
    {
      id: 'describing-ac',
      kind: 'concept',
      title: { en: 'Describing an alternating current', zh: '交流电的描述' },
      details: [
        {
          en: tex`A sinusoidal current or voltage is $x = x_{0}\sin\omega t$ with peak value $x_{0}$, angular frequency $\omega = 2\pi f$ and period $T = \dfrac{1}{f}$.`,
          zh: tex`正弦交流电可写成 $x = x_{0}\sin\omega t$，其中 $x_{0}$ 为峰值，角频率 $\omega = 2\pi f$，周期 $T = \dfrac{1}{f}$。`,
        },
        {
          en: tex`In $V = 17\sin 377t$ the peak is $17\ \mathrm{V}$ and the number in front of $t$ is $\omega$, not $f$: $f = \dfrac{377}{2\pi} = 60\ \mathrm{Hz}$.`,
          zh: tex`在 $V = 17\sin 377t$ 中，峰值为 $17\ \mathrm{V}$，$t$ 前的数是 $\omega$ 而不是 $f$：$f = \dfrac{377}{2\pi} = 60\ \mathrm{Hz}$。`,
        },
        {
          en: 'The mean of a sinusoidal current over a whole cycle is zero, which is why the mean current says nothing about heating.',
          zh: '正弦电流在一个周期内的平均值为零，所以平均电流不能反映热效应。',
        },
      ],
    },
    {
      id: 'rms-meaning',
      kind: 'concept',
      title: { en: 'What r.m.s. means', zh: '有效值的含义' },
      details: [
        {
          en: 'The r.m.s. value of an alternating current is the value of the steady direct current that produces the same mean power (dissipates energy at the same rate) in a given resistor.',
          zh: '交流电的有效值等于在同一电阻上产生相同平均功率的恒定直流电的值。',
        },
        {
          en: 'How to find it for any shape: square the values, take the mean over one period, take the root. For a square wave that jumps between +V and −V the r.m.s. value is V itself.',
          zh: '任何波形的求法：先平方，再求一个周期内的平均，最后开方。在 +V 与 −V 之间跳变的方波，有效值就是 V。',
        },
        {
          en: tex`Mains values are r.m.s.: $230\ \mathrm{V}$ has a peak of $325\ \mathrm{V}$, and insulation must stand the peak.`,
          zh: tex`市电给出的是有效值：$230\ \mathrm{V}$ 的峰值为 $325\ \mathrm{V}$，绝缘材料必须能承受峰值。`,
        },
      ],
    },
    {
      id: 'rms-formulas',
      kind: 'formula',
      title: { en: 'Peak and r.m.s. values', zh: '峰值与有效值' },
      details: [
        {
          en: tex`Sinusoidal only: $I_{\mathrm{r.m.s.}} = \dfrac{I_{0}}{\sqrt{2}}$ and $V_{\mathrm{r.m.s.}} = \dfrac{V_{0}}{\sqrt{2}}$.`,
          zh: tex`仅对正弦交流电：$I_{\mathrm{r.m.s.}} = \dfrac{I_{0}}{\sqrt{2}}$，$V_{\mathrm{r.m.s.}} = \dfrac{V_{0}}{\sqrt{2}}$。`,
        },
        {
          en: 'Ohm’s relation V = IR holds between peak values, or between r.m.s. values; never mix one of each.',
          zh: 'V = IR 对峰值成立，对有效值也成立，但两种值不能混用。',
        },
      ],
      example: {
        stem: {
          en: tex`The peak voltage of a sinusoidal supply is $170\ \mathrm{V}$. Calculate the r.m.s. voltage.`,
          zh: tex`正弦交流电源的峰值电压为 $170\ \mathrm{V}$。求电压的有效值。`,
        },
        answer: '120 V',
        ask: 'The peak voltage of a sinusoidal supply is 170 V. Calculate the r.m.s. voltage.',
        steps: [
          {
            say: { en: 'Sinusoidal, so divide the peak by root two.', zh: '正弦波，用峰值除以根号 2。' },
            tex: [tex`V_{\mathrm{r.m.s.}} = \frac{V_{0}}{\sqrt{2}} = \frac{170}{\sqrt{2}}`],
            marks: ['M1'],
            why: {
              en: tex`The mean of $\sin^{2}\omega t$ over a cycle is $\dfrac{1}{2}$; the root of a half gives the factor.`,
              zh: tex`$\sin^{2}\omega t$ 在一个周期内的平均值是 $\dfrac{1}{2}$，开方后就得到这个系数。`,
            },
          },
          {
            say: { en: 'Less than the peak, as it must be.', zh: '小于峰值，合理。' },
            tex: [tex`V_{\mathrm{r.m.s.}} = 120\ \mathrm{V}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'mean-power',
      kind: 'formula',
      title: { en: 'Mean power in a resistor', zh: '电阻上的平均功率' },
      details: [
        {
          en: tex`Instantaneous power $P = I_{0}^{2}R\sin^{2}\omega t$ swings between $0$ and $I_{0}^{2}R$ at twice the supply frequency and is never negative.`,
          zh: tex`瞬时功率 $P = I_{0}^{2}R\sin^{2}\omega t$ 在 $0$ 与 $I_{0}^{2}R$ 之间变化，频率为电源频率的两倍，且从不为负。`,
        },
        {
          en: tex`Mean power is half the maximum power for a sinusoidal current: $\langle P\rangle = \dfrac{1}{2}I_{0}^{2}R = I_{\mathrm{r.m.s.}}^{2}R = I_{\mathrm{r.m.s.}}V_{\mathrm{r.m.s.}} = \dfrac{V_{\mathrm{r.m.s.}}^{2}}{R}$.`,
          zh: tex`正弦交流电的平均功率等于最大功率的一半：$\langle P\rangle = \dfrac{1}{2}I_{0}^{2}R = I_{\mathrm{r.m.s.}}^{2}R = I_{\mathrm{r.m.s.}}V_{\mathrm{r.m.s.}} = \dfrac{V_{\mathrm{r.m.s.}}^{2}}{R}$。`,
        },
      ],
    },
    {
      id: 'from-the-equation',
      kind: 'method',
      title: { en: 'From the equation of a supply to its power', zh: '由表达式求功率' },
      details: [
        {
          en: tex`Compare with $x_{0}\sin\omega t$: read $x_{0}$ and $\omega$; then $f = \dfrac{\omega}{2\pi}$ and the r.m.s. value.`,
          zh: tex`与 $x_{0}\sin\omega t$ 对照，读出 $x_{0}$ 与 $\omega$，再求 $f = \dfrac{\omega}{2\pi}$ 和有效值。`,
        },
        {
          en: 'Square the r.m.s. voltage and divide by the resistance. Keep at least three figures until the end.',
          zh: '用电压有效值的平方除以电阻求平均功率，中间结果至少保留三位有效数字。',
        },
      ],
      example: {
        stem: {
          en: tex`A supply of voltage $V = 17\sin 377t$, in volts and seconds, is connected to a $24\ \Omega$ resistor. Calculate the mean power dissipated.`,
          zh: tex`电压为 $V = 17\sin 377t$（单位：伏特、秒）的电源接在 $24\ \Omega$ 的电阻上。求消耗的平均功率。`,
        },
        answer: '6.0 W',
        steps: [
          {
            say: { en: 'The peak value stands in front of the sine.', zh: '正弦函数前的系数是峰值。' },
            tex: [
              tex`V_{0} = 17\ \mathrm{V}`,
              tex`V_{\mathrm{r.m.s.}} = \frac{17}{\sqrt{2}} = 12.0\ \mathrm{V}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Mean power from the r.m.s. voltage.', zh: '由电压有效值求平均功率。' },
            tex: [tex`\langle P\rangle = \frac{V_{\mathrm{r.m.s.}}^{2}}{R} = \frac{12.0^{2}}{24}`],
            marks: ['M1'],
            why: {
              en: tex`Or half of the greatest power: $\dfrac{17^{2}}{2 \times 24}$, which is the same.`,
              zh: tex`也可取最大功率的一半：$\dfrac{17^{2}}{2 \times 24}$，结果相同。`,
            },
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`\langle P\rangle = 6.0\ \mathrm{W}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'rectification-and-smoothing',
      kind: 'concept',
      title: { en: 'Rectification and smoothing', zh: '整流与滤波' },
      details: [
        {
          en: 'Half-wave: one diode in series conducts in one half of each cycle only. Full-wave: a bridge of four diodes sends both halves through the load in the same direction; in each half-cycle two opposite diodes conduct.',
          zh: '半波整流：串联一个二极管，每个周期只有半个周期导通。全波整流：四个二极管组成桥式电路，使两个半周期的电流以相同方向通过负载，每半个周期有两个相对的二极管导通。',
        },
        {
          en: 'Smoothing: a capacitor in parallel with the load charges while the rectified voltage rises and discharges through the load while it falls, so the output does not drop to zero.',
          zh: '滤波：与负载并联的电容器在整流电压上升时充电，在其下降时经负载放电，使输出电压不会降到零。',
        },
        {
          en: 'The ripple is smaller for a larger time constant RC: a larger capacitance or a larger load resistance. At the same capacitance, full-wave has less ripple since the capacitor is recharged twice as often.',
          zh: '时间常数 RC 越大，纹波越小：增大电容或增大负载电阻。电容相同时，全波整流的纹波更小，因为电容器充电次数加倍。',
        },
      ],
    },
    {
      id: 'drawing-tip',
      kind: 'tip',
      title: { en: 'Drawing the graphs', zh: '作图要点' },
      details: [
        {
          en: 'Half-wave: keep the flat gaps at zero. Full-wave: humps touch zero at sharp points, with no gaps. Same peak, same time scale as the input.',
          zh: '半波整流图要保留为零的平直段；全波整流图各半波在零点相接成尖角，没有空隙。峰值和时间标度与输入一致。',
        },
        {
          en: 'Smoothed: follow the rise to the peak, then draw a gentle falling curve (not a straight drop) until it meets the next rising hump.',
          zh: '滤波后的图：沿上升段到峰值，再画平缓下降的曲线（不是竖直落下），直到与下一个上升段相交。',
        },
        {
          en: 'For the direction in a bridge, trace conventional current from the positive terminal through diodes in the direction of their arrows.',
          zh: '判断桥式电路中的导通路径：从电源正端出发，沿二极管箭头方向追踪电流。',
        },
      ],
    },
    {
      id: 'ac-errors',
      kind: 'error',
      title: { en: 'Wrong value in the wrong place', zh: '用错数值' },
      details: [
        {
          en: 'Multiplying peak current by r.m.s. voltage, or dividing by root two twice.',
          zh: '用电流峰值乘电压有效值，或重复除以根号 2。',
        },
        {
          en: tex`Halving the r.m.s. power again: $I_{\mathrm{r.m.s.}}^{2}R$ is already the mean power.`,
          zh: tex`把 $I_{\mathrm{r.m.s.}}^{2}R$ 再除以 2：它本身就是平均功率。`,
        },
        {
          en: 'Using root two for a square wave or a rectified half-wave: the factor belongs to the sine.',
          zh: '对方波或半波整流后的波形套用根号 2：该系数只适用于正弦波。',
        },
        {
          en: 'Putting the smoothing capacitor in series with the load. It must be in parallel.',
          zh: '把滤波电容器与负载串联。它必须并联。',
        },
      ],
    },
    statedCard('9702/all/alternating-currents'),
  ],
};
