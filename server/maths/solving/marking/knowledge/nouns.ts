/** Letters that are usual for what a question asks for. */
export const USUAL: [RegExp, string[]][] = [
  [/accelerat|加速度/, ['a']],
  [/tension|张力|拉力/, ['T']],
  [/speed|velocity|速度|速率/, ['v', 'V', 'u']],
  [/distance|displacement|距离|位移|路程/, ['s', 'd', 'x']],
  [/height|高度/, ['h', 'H']],
  [/time|时间/, ['t', 'T']],
  [/current|电流/, ['I']],
  [/resistance|电阻/, ['R']],
  [/potential difference|voltage|e\.m\.f|电压|电势差|电动势/, ['V', 'E']],
  [/power|功率/, ['P']],
  [/energy|work done|能|功/, ['E', 'W', 'Ek', 'KE', 'E_k', 'Ep']],
  [/force|力/, ['F', 'T', 'R', 'N']],
  [/mass|质量/, ['m', 'M']],
  [/wavelength|波长/, ['lambda']],
  [/frequency|频率/, ['f']],
  [/period|周期/, ['T']],
  [/angle|夹角|角/, ['theta', 'alpha', 'A']],
  [/area|面积/, ['A', 'S']],
  [/perimeter|周长/, ['P', 'L']],
  [/volume|体积/, ['V']],
  [/radius|半径/, ['r', 'R']],
  [/common ratio|公比/, ['r', 'q']],
  [/common difference|公差/, ['d']],
  [/momentum|动量/, ['p']],
  [/pressure|压强/, ['p', 'P']],
  [/density|密度/, ['rho']],
  [/temperature|温度/, ['T']],
  [/mean|expect|均值|期望/, ['mu', 'E(X)']],
  [/variance|方差/, ['V(X)']],
  [/probabilit|概率/, ['p', 'P']],
  [/extension|伸长/, ['x', 'e']],
  [/gradient|slope|斜率/, ['d1 y x']],
];

/** The letters that a name in words may stand for. */
export const lettersFor = (name: string): string[] =>
  USUAL.flatMap(([noun, letters]) => (noun.test(name.toLowerCase()) ? letters : []));
