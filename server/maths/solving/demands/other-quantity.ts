/** What a question asks for that a formula with one place and one time for each quantity takes for another. */
interface Other {
  /** Part of the slug of the topic. */
  topic: string;
  asked: RegExp;
  /** In the whole question; everywhere where it is left out. */
  told?: RegExp;
  /** What makes it the quantity of the formula after all. */
  unless?: RegExp;
}

const OTHERS: readonly Other[] = [
  // Released from rest and at a height that is told: that height is not where it is after a time.
  {
    topic: 'kinematics',
    asked: /\bafter\b|\blater\b|秒末|末的|[秒s] ?后/,
    told: /(?:dropped|from rest|静止|自由下落).{0,300}(?:\d ?m\b(?! ?s|\/)|米)|(?:height|tower|cliff|高).{0,300}(?:dropped|from rest|静止)/,
  },
  {
    topic: 'kinematics',
    asked: /\bheight\b|高度/,
    told: /\bfalls?\b|dropped|下落/,
    unless: /maximum|greatest|最大/,
  },
  { topic: 'kinematics', asked: /acceleration|加速度/, told: /upwards|向上|上抛/ },
  {
    topic: 'gravitational-fields',
    asked:
      /\bsurface\b|表面|of (?:the |a )?(?:earth|planet|moon|sun|star)\b|(?:地球|行星|月球|太阳)的(?:周期|速度|速率|加速度|角速度)/,
    told: /orbit|satellite|卫星|轨道/,
    unless: /mass of|的质量为?多|质量是多/,
  },
  {
    topic: 'motion-in-a-circle',
    asked: /of (?:the |a )?(?:earth|planet|moon|sun|star|centre|center)\b|(?:地球|行星|月球|太阳)的/,
    told: /orbit|satellite|wheel|卫星|轨道|轮/,
  },
  { topic: 'medical-physics', asked: /incident|initial|入射|初始|intensity of the x-rays|射线的?强度/ },
  { topic: 'quantum-physics', asked: /photo-?electrons?|光电子/, unless: /maximum|最大/ },
  {
    topic: 'quantum-physics',
    asked: /of the (?:emitted |ejected )?(?:electrons?|metal|surface)|金属的能量/,
    told: /work function|逸出功|threshold|极限/,
    unless: /work function of|maximum kinetic|threshold (?:frequency|wavelength) of|最大/,
  },
  { topic: 'quantum-physics', asked: /kinetic energy of the photons?/ },
  { topic: 'astronomy', asked: /flux.{0,200}(?:surface|of the star\b)|表面.{0,60}通量/ },
  { topic: 'forces-density', asked: /mass|weight|质量|重力|重量/, told: /immersed|submerged|floats?|浸|浮/ },
  {
    topic: 'dynamics',
    asked: /driver|passenger|driving force|司机|乘客|牵引力/,
    told: /\bcar\b|\bvan\b|\blorry\b|\btruck\b|vehicle|汽车|卡车/,
  },
  { topic: 'forces-density', asked: /pressure|压强/, told: /at a height|\babove\b|高度/ },
  {
    topic: 'work-energy',
    asked: /\bgain|\blost\b|\bloss\b|increase|decrease|change in|增加|减少|损失|变化/,
    unless: /from rest|\bto \d|raised|lifted|climbs?|falls?|dropped|静止|升高|提升|到|落/,
  },
];

/** Units of what is asked for by its name. */
const UNITS: readonly [asked: RegExp, units: RegExp][] = [
  [/potential difference|\bp\.?d\.?\b|voltage|e\.?m\.?f|电压|电势差|电动势/, /V$/],
  [/\bcurrent\b|电流/, /A$/],
];

/** Whether a question of physics asks for another quantity than the one that a formula found. */
export function isOtherQuantity(topic: string, question: string, answer: string): boolean {
  const lower = question.toLowerCase();
  const sentence = lower.split(/[.?。？;；]\s/).findLast((one) => ASKS.test(one)) ?? lower;
  const asked = sentence.slice(sentence.search(ASKS));
  return (
    OTHERS.some(
      (one) =>
        topic.includes(one.topic) &&
        one.asked.test(asked) &&
        (one.told === undefined || one.told.test(lower)) &&
        !one.unless?.test(one.told ? asked : lower),
    ) ||
    hasOtherUnit(topic, asked, answer) ||
    // How strong a field is has no sign.
    (topic.includes('electric-fields') && /strength|场强|强度/.test(asked) && /^[-−]/.test(answer))
  );
}

const ASKS = /find|calculate|determine|what|show|state|how|estimate|求|计算|算|$/;

/** "The peak value of the potential difference" is in volts. */
function hasOtherUnit(topic: string, asked: string, answer: string): boolean {
  if (!topic.includes('alternating')) return false;
  const named = UNITS.filter(([name]) => name.test(asked));
  return named.length === 1 && !named[0]![1].test(answer.trim());
}
