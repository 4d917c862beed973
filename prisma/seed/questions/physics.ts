import type { WrittenQuestion } from '../written-question.ts';

export const physics: WrittenQuestion[] = [
  {
    subject: '9702',
    paper: 'all',
    topic: 'physical-quantities-and-units',
    language: 'en',
    tags: ['uncertainty'],
    title: 'Percentage uncertainty in $g$ from a pendulum: do I double the one in $T$?',
    body: String.raw`$g = \dfrac{4\pi^2 l}{T^2}$ with $l = 0.800 \pm 0.002$ m and $T = 1.79 \pm 0.02$ s.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Yes: a power multiplies the percentage uncertainty.

$$\frac{\Delta g}{g} = \frac{0.002}{0.800} + 2\times\frac{0.02}{1.79} = 0.25\% + 2.23\% = 2.5\%.$$

$g = \dfrac{4\pi^2(0.800)}{1.79^2} = 9.86$, so $g = 9.9 \pm 0.2\ \text{m s}^{-2}$.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'kinematics',
    language: 'en',
    tags: ['kinematics', 'graphs'],
    title: 'What does the area under a velocity–time graph mean when it goes below the axis?',
    body: String.raw`Going from $+4$ m/s to $-4$ m/s in a straight line during $8$ s.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Area below the axis is displacement **backwards**. Here the velocity is zero at $4$ s: $+8$ m, then $-8$ m. The displacement is $0$ and the distance is $16$ m. The gradient, $-1\ \text{m s}^{-2}$, is the acceleration throughout.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'dynamics',
    language: 'zh',
    tags: ['dynamics', '牛顿第三定律'],
    title: '书放在桌上，重力和支持力是一对作用力与反作用力吗？',
    body: String.raw`它们大小相等、方向相反，看起来很像。`,
    answers: [
      { quality: 'wrong', body: String.raw`是的，大小相等方向相反就是作用力与反作用力。` },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`不是。第三定律的一对力作用在**两个不同物体**上，而且是同一种力。

- 书受到的重力，反作用力是**书对地球的引力**；
- 桌对书的支持力，反作用力是**书对桌的压力**。

重力与支持力都作用在书上，它们相等是因为书处于平衡（第一定律）。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'forces-density-and-pressure',
    language: 'en',
    tags: ['moments'],
    title: 'Uniform plank on two supports: how do I choose the point for moments?',
    body: String.raw`A $6.0$ m plank of weight $120$ N rests on supports at its left end $A$ and $4.0$ m from $A$. Find both reactions.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Take moments about a point where an unknown force acts, so that it drops out. About $A$ (the weight acts at $3.0$ m):

$$R_B \times 4.0 = 120 \times 3.0 \;\Rightarrow\; R_B = 90\ \text{N}, \qquad R_A = 120 - 90 = 30\ \text{N}.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'work-energy-and-power',
    language: 'en',
    tags: ['energy', 'efficiency'],
    title: 'Efficiency of a motor lifting a load',
    body: String.raw`It lifts $25$ kg through $4.0$ m in $8.0$ s and draws $2.0$ A from $100$ V. ($g = 9.81$)`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Useful power: $\dfrac{mgh}{t} = \dfrac{25\times9.81\times4.0}{8.0} = 123$ W. Input: $VI = 200$ W.

$$\text{efficiency} = \frac{123}{200} = 0.61 = 61\%.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'deformation-of-solids',
    language: 'en',
    tags: ['young-modulus'],
    title: 'Young modulus from the gradient of a force–extension graph',
    body: String.raw`Gradient $1.6\times10^4$ N/m, length $2.0$ m, diameter $0.50$ mm. I am out by a factor of four.`,
    answers: [
      {
        quality: 'wrong',
        body: String.raw`Use $A = \pi d^2 = 7.85\times10^{-7}$ m², so $E = \frac{1.6\times10^4\times2.0}{7.85\times10^{-7}} = 4.1\times10^{10}$ Pa.`,
      },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The factor of four is the difference between diameter and radius: $A = \frac{\pi d^2}{4} = 1.96\times10^{-7}\ \text{m}^2$.

$$E = \frac{F}{x}\cdot\frac{l}{A} = 1.6\times10^4 \times \frac{2.0}{1.96\times10^{-7}} = 1.6\times10^{11}\ \text{Pa}.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'waves',
    language: 'zh',
    tags: ['waves', '多普勒效应'],
    title: '救护车以 25 m/s 驶近时，听到的 800 Hz 警笛频率变为多少？',
    body: String.raw`声速取 $340$ m/s。公式里是加还是减？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`声源**靠近**时频率升高，所以分母变小，用减号：

$$f = \frac{f_s v}{v - v_s} = \frac{800 \times 340}{340 - 25} = 863\ \text{Hz}.$$

远离时用加号，得 $745$ Hz。先想清楚频率应该变高还是变低，就不会选错。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'superposition',
    language: 'en',
    tags: ['diffraction-grating'],
    title: 'How many orders can a grating of 500 lines per mm show with 600 nm light?',
    body: String.raw`I get $n = 3.33$. Do I round up?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$d = \dfrac{10^{-3}}{500} = 2.0\times10^{-6}$ m. Since $\sin\theta \le 1$,

$$n \le \frac{d}{\lambda} = \frac{2.0\times10^{-6}}{600\times10^{-9}} = 3.33,$$

so the highest order is $3$: always round **down**. With both sides and the centre there are $7$ maxima.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'electricity',
    language: 'en',
    tags: ['resistivity'],
    title: 'A wire is stretched to twice its length: what happens to its resistance?',
    body: String.raw`I said it doubles. The volume stays the same.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`With the volume fixed, twice the length means **half** the area:

$$R = \frac{\rho l}{A} \;\longrightarrow\; \frac{\rho(2l)}{A/2} = 4R.$$

It becomes four times as large.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'dc-circuits',
    language: 'en',
    tags: ['dc-circuits', 'internal-resistance'],
    title: 'Finding e.m.f. and internal resistance from two readings',
    body: String.raw`With $4.0\ \Omega$ the current is $1.2$ A; with $9.0\ \Omega$ it is $0.60$ A.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`$E = I(R + r)$ both times:

$$1.2(4.0 + r) = 0.60(9.0 + r) \;\Rightarrow\; 4.8 + 1.2r = 5.4 + 0.60r \;\Rightarrow\; r = 1.0\ \Omega,$$

$$E = 1.2 \times 5.0 = 6.0\ \text{V}.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'dc-circuits',
    language: 'zh',
    tags: ['dc-circuits', '电位计'],
    title: '电压表为什么要用内阻很大的？',
    body: String.raw`用 $10\ \text{k}\Omega$ 的电压表测量两个 $10\ \text{k}\Omega$ 电阻串联时其中一个的电压，电源 $6$ V，读数为什么不是 $3$ V？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`电压表与被测电阻并联，等效电阻变为 $5\ \text{k}\Omega$，分压改变：

$$V = 6 \times \frac{5}{5 + 10} = 2\ \text{V}.$$

电压表内阻越大，并联对电路影响越小，读数越接近真实值 $3$ V。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'motion-in-a-circle',
    language: 'en',
    tags: ['circular-motion'],
    title: 'Is centrifugal force real when I feel pushed outwards in a car?',
    body: String.raw`The syllabus only talks about centripetal force.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`In the frame of the ground nothing pushes you outwards. Your body tends to go straight on; the seat and door must push you **inwards** with $\frac{mv^2}{r}$ to turn you. You feel that push and read it as its opposite.

*Centripetal* is not a kind of force but a direction: whichever real forces (friction, tension, normal contact, gravity) add up to a resultant towards the centre.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'gravitational-fields',
    language: 'en',
    tags: ['gravitation'],
    title: 'Radius of a geostationary orbit',
    body: String.raw`$GM = 3.99\times10^{14}\ \text{m}^3\text{s}^{-2}$ for the Earth. My answer is in the right shape but $1000$ times too small.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`From $\frac{GMm}{r^2} = m\omega^2 r$: $r^3 = \dfrac{GMT^2}{4\pi^2}$ with $T = 24\times3600 = 86\,400$ s.

$$r = \left(\frac{3.99\times10^{14}\times(8.64\times10^4)^2}{4\pi^2}\right)^{1/3} = 4.23\times10^7\ \text{m}.$$

You probably read the answer in kilometres: it is $42\,300$ km from the **centre** of the Earth.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'oscillations',
    language: 'zh',
    tags: ['shm', '简谐运动'],
    title: '为什么简谐运动的加速度公式里有负号？',
    body: String.raw`$a = -\omega^2 x$，加速度不是应该有正有负吗？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`负号表示加速度总是**指向平衡位置**：$x$ 为正时 $a$ 为负，$x$ 为负时 $a$ 为正，所以 $a$ 本身有正有负。

这正是简谐运动的定义：加速度与位移成正比，方向相反。例如 $\omega = 4\ \text{rad s}^{-1}$、$x = 0.05$ m 时，$a = -16\times0.05 = -0.80\ \text{m s}^{-2}$。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'ideal-gases',
    language: 'en',
    tags: ['ideal-gases'],
    title: 'Why must I use kelvin in $pV = nRT$?',
    body: String.raw`$0.040$ mol of gas at $27\,^\circ$C in $1.0\times10^{-3}\ \text{m}^3$. With $T = 27$ I get $9$ kPa.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The law says that pressure is proportional to temperature measured **from absolute zero**; $0\,^\circ$C is not zero of anything. With $T = 300$ K:

$$p = \frac{nRT}{V} = \frac{0.040\times8.31\times300}{1.0\times10^{-3}} = 1.0\times10^5\ \text{Pa}.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'capacitance',
    language: 'en',
    tags: ['capacitors'],
    title: 'Time for a capacitor to fall to half its charge',
    body: String.raw`$C = 220\ \mu\text{F}$ discharging through $47\ \text{k}\Omega$. Is it one time constant?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`After one time constant it has fallen to $37\%$, not to half. $\tau = RC = 47\times10^3\times220\times10^{-6} = 10.3$ s.

$$\tfrac12 = e^{-t/\tau} \;\Rightarrow\; t = \tau\ln2 = 7.2\ \text{s}.$$`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'magnetic-fields',
    language: 'en',
    tags: ['induction', 'lenz'],
    title: 'Why is the induced e.m.f. negative in Faraday’s law?',
    body: String.raw`A flat coil of $200$ turns and area $1.5\times10^{-3}\ \text{m}^2$ lies across a field that falls from $0.40$ T to zero in $0.050$ s.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`The minus sign is **Lenz's law**: the induced current opposes the change that causes it. Otherwise the current would strengthen the change and energy would come from nothing.

The size:

$$E = N\frac{\Delta\Phi}{\Delta t} = 200\times\frac{1.5\times10^{-3}\times0.40}{0.050} = 2.4\ \text{V}.$$

While the field falls, the current flows so as to keep it up.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'quantum-physics',
    language: 'en',
    tags: ['photoelectric'],
    title: 'Brighter light below the threshold frequency still releases no electrons: why?',
    body: String.raw`Work function $2.3$ eV and light of $600$ nm.`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`Each electron takes the energy of **one** photon:

$$E = \frac{hc}{\lambda} = \frac{6.63\times10^{-34}\times3.00\times10^8}{600\times10^{-9}} = 3.3\times10^{-19}\ \text{J} = 2.07\ \text{eV} < 2.3\ \text{eV}.$$

Brighter light means more photons, each still too weak. A shorter wavelength than $\frac{hc}{2.3\ \text{eV}} = 540$ nm is needed.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'nuclear-physics',
    language: 'zh',
    tags: ['radioactivity', '半衰期'],
    title: '活度从 800 Bq 降到 100 Bq 用了 24 天，半衰期是多少？',
    body: String.raw`可以直接用 24 除以 8 吗？`,
    answers: [
      { quality: 'wrong', body: String.raw`降到八分之一，所以半衰期是 $24 \div 8 = 3$ 天。` },
      {
        quality: 'right',
        accepted: true,
        body: String.raw`不行，衰变是按倍数减少的：$800 \to 400 \to 200 \to 100$，经过 **3 个**半衰期，

$$T_{1/2} = \frac{24}{3} = 8\ \text{天}.$$

也可以用 $100 = 800 \times \left(\tfrac12\right)^{24/T}$ 验证。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'alternating-currents',
    language: 'en',
    tags: ['rms'],
    title: 'Mean power in a resistor on an alternating supply',
    body: String.raw`Peak voltage $325$ V across $100\ \Omega$. Why is it not $\frac{325^2}{100}$?`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`That is the **peak** power, reached only for an instant. The mean of $\sin^2$ is one half:

$$\bar P = \frac{V_0^2}{2R} = \frac{325^2}{200} = 528\ \text{W},$$

the same as with $V_\text{rms} = \frac{325}{\sqrt2} = 230$ V.`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'electric-fields',
    language: 'zh',
    tags: ['electric-fields', '电场'],
    title: '两块平行板相距 2.0 cm，电压 500 V，电子受到的力是多大？',
    body: String.raw`电子在两板间不同位置受的力一样吗？`,
    answers: [
      {
        quality: 'right',
        accepted: true,
        body: String.raw`平行板之间是**匀强电场**，各处受力相同：

$$E = \frac{V}{d} = \frac{500}{0.020} = 2.5\times10^4\ \text{V m}^{-1},$$

$$F = eE = 1.6\times10^{-19}\times2.5\times10^4 = 4.0\times10^{-15}\ \text{N},$$

方向指向正极板。`,
      },
    ],
  },
  {
    subject: '9702',
    paper: 'all',
    topic: 'temperature',
    language: 'en',
    tags: ['specific-heat'],
    title: 'Is heat the same thing as temperature? A cup and a bath at $40\\,^\\circ$C',
    body: String.raw`Both are at the same temperature. Which would warm the room more as it cools?`,
    answers: [
      {
        quality: 'helpful',
        body: String.raw`Think of how much water there is in each, and use $Q = mc\,\Delta\theta$ for the same fall in temperature.`,
      },
    ],
  },
];
