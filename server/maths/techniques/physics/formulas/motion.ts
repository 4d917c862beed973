import { type Formula, formula } from '../formula.ts';
import { CIRCLE, FRICTION, UPRIGHT, RISING, SINKING, OTHERWISE, FALLING } from './context-words.ts';

export const motion: Formula[] = [
  formula(
    'physical-quantities-and-units',
    'X = F*cos(a)',
    'X:componentX F:force a:angle',
    'A component is the vector times the cosine of the angle between them.',
    '分量等于矢量乘以两者夹角的余弦。',
    { when: /horizontal|水平/, unless: UPRIGHT },
  ),
  formula(
    'physical-quantities-and-units',
    'Y = F*sin(a)',
    'Y:componentY F:force a:angle',
    'The other component takes the sine of the angle.',
    '另一分量取该角的正弦。',
    { when: /to the horizontal|above the horizontal|below the horizontal|与水平/, unless: UPRIGHT },
  ),

  formula(
    'kinematics',
    'v = u + a*t',
    'v:finalVelocity u:initialVelocity a:acceleration t:time',
    'Constant acceleration: the formula without the displacement.',
    '匀变速运动：不含位移的公式。',
    { unless: CIRCLE },
  ),
  formula(
    'kinematics',
    's = (u + v)*t/2',
    's:displacement u:initialVelocity v:finalVelocity t:time',
    'Constant acceleration: the formula without the acceleration.',
    '匀变速运动：不含加速度的公式。',
    { when: /uniform|constant accel|constant decel|accelerat|decelerat|constant retard|匀|加速|减速/i },
  ),
  formula(
    'kinematics',
    's = u*t + a*t^2/2',
    's:displacement u:initialVelocity a:acceleration t:time',
    'Constant acceleration: the formula without the final velocity.',
    '匀变速运动：不含末速度的公式。',
    { unless: CIRCLE },
  ),
  formula(
    'kinematics',
    's = v*t - a*t^2/2',
    's:displacement v:finalVelocity a:acceleration t:time',
    'Constant acceleration: the formula without the initial velocity.',
    '匀变速运动：不含初速度的公式。',
    { unless: CIRCLE },
  ),
  formula(
    'kinematics',
    'v^2 = u^2 + 2*a*s',
    'v:finalVelocity u:initialVelocity a:acceleration s:displacement',
    'Constant acceleration: the formula without the time.',
    '匀变速运动：不含时间的公式。',
    { unless: CIRCLE },
  ),
  formula(
    'kinematics',
    'v = s/t',
    'v:averageSpeed s:displacement t:time',
    'Speed is distance over time.',
    '速度等于距离除以时间。',
    {
      unless:
        /accelerat|decelerat|from rest|to rest|stop|uniformly|dropped|fall|thrown|project|launch|fired|hurled|kicked|加速|减速|静止|停|自由|抛|落|射出|wave|sound|light|echo|波|声|光/i,
    },
  ),

  formula('dynamics', 'F = m*a', 'F:force m:mass a:acceleration', "Newton's second law.", '牛顿第二定律。', {
    unless: new RegExp(`${FRICTION.source}|${FALLING.source}|centripetal|向心`, 'i'),
  }),
  formula(
    'dynamics',
    'T = m*(g + a)',
    'T:tension m:mass a:acceleration',
    'Upwards the tension exceeds the weight: T − mg = ma.',
    '向上加速时拉力大于重力：T − mg = ma。',
    { when: RISING, unless: new RegExp(`${SINKING.source}|${OTHERWISE.source}`, 'i') },
  ),
  formula(
    'dynamics',
    'T = m*(g - a)',
    'T:tension m:mass a:acceleration',
    'Downwards the weight exceeds the tension: mg − T = ma.',
    '向下加速时重力大于拉力：mg − T = ma。',
    { when: SINKING, unless: new RegExp(`${RISING.source}|${OTHERWISE.source}`, 'i') },
  ),
  formula(
    'dynamics',
    'W = m*g',
    'W:weight m:mass g:gravity',
    'Weight is mass times the gravitational field strength.',
    '重量等于质量乘以重力场强度。',
  ),
  formula(
    'dynamics',
    'W = m*g',
    'W:weight m:mass',
    'Weight is mass times the gravitational field strength.',
    '重量等于质量乘以重力场强度。',
    { unless: /moon|mars|planet|月球|火星|行星/i },
  ),
  formula(
    'dynamics',
    'p = m*v',
    'p:momentum m:mass v:speed',
    'Momentum is mass times velocity.',
    '动量等于质量乘以速度。',
    { unless: /photon|光子/i },
  ),
  formula(
    'dynamics',
    'F = Dp/t',
    'F:force Dp:momentumChange t:time',
    'Force is the rate of change of momentum.',
    '力等于动量的变化率。',
    { unless: /brak|oppos|resist|retard|friction|slow|刹|制动|阻|减速|摩擦/i },
  ),
  formula(
    'dynamics',
    'Dp = m*(v - u)',
    'Dp:momentumChange m:mass v:finalVelocity u:initialVelocity',
    'The change in momentum is mass times change in velocity.',
    '动量的变化等于质量乘以速度的变化。',
    {
      unless:
        /rebound|bounce|opposite|\bback|return|revers|\bturn|\bround\b|\bleaves\b|\bwalls?\b|\bspring|\bbuffer|\bbat\b|rac(?:k|qu)et|corner|反弹|反向|弹回|返回|撞|墙|转弯/i,
    },
  ),
];
