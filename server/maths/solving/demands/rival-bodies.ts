/** Names of which a question of physics speaks of one alone, where a method that knows one body may answer it. */
const RIVALS = [
  'electron proton neutron alpha positron muon neutrino deuteron pion kaon',
  'sun earth moon mars jupiter venus saturn mercury',
  'red orange yellow green blue violet ultraviolet infrared',
  'copper aluminium iron steel gold silver zinc sodium lead tungsten nichrome constantan platinum brass glass rubber wood ice',
  'air water oil glass diamond vacuum alcohol',
  'car lorry van bus truck train bicycle motorcycle',
  'tennis golf cricket football',
  'thick thin',
  'large small',
  'bone muscle fat skin',
  'oxygen nitrogen helium argon neon hydrogen',
  'lamp heater resistor motor',
  '电子 质子 中子 α粒子 正电子',
  '太阳 地球 月球 火星 木星',
  '红光 黄光 绿光 蓝光 紫光 紫外线 红外线',
  '铜 铝 铁 钢 金 银 锌 钠 铅 钨',
  '空气中 水中 油中 玻璃中 真空中',
  '汽车 卡车 货车 火车 自行车',
  '大球 小球',
  '骨骼 肌肉 脂肪',
  '氧气 氮气 氦气 氩气 氢气',
].map((names) => names.split(' '));

/** Whether a question speaks of two bodies of one sort, of which a method might take one for the other. */
export function hasRivals(lower: string): boolean {
  const words = new Set(lower.match(/[a-z]+/g));
  const isSpokenOf = (name: string) =>
    /^[a-z]+$/.test(name) ? words.has(name) || words.has(`${name}s`) : lower.includes(name);
  return RIVALS.some((names) => names.filter(isSpokenOf).length > 1);
}
