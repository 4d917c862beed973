export const CIRCLE = /circ|orbit|centripetal|rotat|revol|angular|radius|radii|圆|轨道|向心|转/i;
export const GRAVITY =
  /planet|earth|star\b|sun\b|moon|mars|satellite|gravitational|orbit|行星|地球|恒星|太阳|月球|卫星|引力/i;
export const FRICTION = /friction|rough|slope|incline|resist|drag|摩擦|粗糙|斜面|阻力/i;
/** The r.m.s. value is the peak value over √2 only for a sine wave about zero. */
export const NOT_A_SINE =
  /square|triang|saw-?tooth|rectif|trapezoid|puls(?:e|ed|es|ing)\b|ramp|direct (?:current|component)|offset|方波|三角|锯齿|整流|脉冲|梯形/i;
export const CAPACITOR = /capacit|电容/i;
/** A capacitor whose capacitance or charge has changed since it was charged. */
export const CHANGED =
  /disconnect|isolat|remov|dielectric|separat|apart|closer|\bmoved?\b|uncharged|\banother\b|\b(?:second|identical|other) capacitor|doubled|halved|断开|取下|介质|电介质|间距|距离|拉开|靠近|未充电|不带电|另一|相同的电容/i;
export const DISCHARGE = /discharg|放电/i;
export const CHANGED_OR_DISCHARGED = new RegExp(`${CHANGED.source}|${DISCHARGE.source}`, 'i');
export const SHM = /simple harmonic|s\.?h\.?m|oscillat|vibrat|简谐|振动|振荡/i;
export const PHOTON = /photon|electromagnetic|light|radiation|laser|x-ray|γ|gamma|光子|光|电磁|辐射|射线/i;
export const SPRING = /spring|wire|string|elastic|rubber|弹簧|弹性|金属丝|橡皮/i;
export const OVERSTRETCHED =
  /\b(?:beyond|past|exceed\w{0,3}|above) (?:its|the) (?:elastic )?limit|plastic|permanent|\bbreaks?\b|\bbroken?\b|\bsnaps?\b|超过(?:其)?弹性限度|超出弹性限度|断|塑性/i;
export const SERIES = /series|串联/i;
export const PARALLEL = /parallel|并联/i;
export const UPRIGHT = /(?:to|with|from) the vertical|与竖直|slope|incline|斜/i;
export const LOSS = /wast|los[est]|dissipat|friction|heat|浪费|损失|损耗|散失|热/i;
export const RISING =
  /accelerat\w{1,40} (?:vertically )?upwards?\b|upward acceleration|加速(?:度)?(?:向上|上升)|向上(?:做)?(?:匀)?加速/i;
export const SINKING =
  /accelerat\w{1,40} (?:vertically )?downwards?\b|downward acceleration|加速(?:度)?(?:向下|下降)|向下(?:做)?(?:匀)?加速/i;
export const OTHERWISE =
  /decelerat|retard|slow|减速|constant speed|steady|匀速|friction|resist|drag|摩擦|阻力|slope|incline|pulley|斜|滑轮/i;
export const FALLING =
  /brak|oppos|刹|制动|vertical|upward|downward|lift|elevator|\bhang|\brope\b|\bup\b|\bdown\b|\bfalls?\b|falling|\bris(?:es|ing)\b|\bair\b|balloon|parachut|rocket|hoist|trailer|caravan|carriage|\btow(?:s|ed|ing)?\b|竖直|向上|向下|电梯|悬|吊|上升|下降|下落|火箭|气球|拖车|车厢/i;
