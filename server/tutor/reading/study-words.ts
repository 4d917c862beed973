/** What shows that a message is about the subjects, so that it is worth looking for theory. */
const ENGLISH =
  'a-?level|9709|9231|9702|maths?|mathematics|physics|syllabus|equations?|inequalit(?:y|ies)|formulas?|formulae|theorems?|proofs?|prove|solve|simplify|expand|factori[sz]e|evaluate|calculate|differentiat\\w{0,40}|derivatives?|integra\\w{0,40}|gradients?|tangents?|normals?|stationary|maxim\\w{1,40}|minim\\w{1,40}|quadratics?|discriminant|polynomials?|functions?|inverse|logarithms?|exponentials?|trigonometr\\w{0,40}|sine|cosine|radians?|binomial|series|sequences?|progressions?|vectors?|matri(?:x|ces)|eigen\\w{1,40}|determinants?|complex numbers?|argand|polar|hyperbolic|maclaurin|iteration|numerical|differential|probabilit\\w{1,40}|distributions?|poisson|hypothes[ie]s|variance|deviation|confidence|permutations?|combinations?|regression|mechanics|kinematics|velocity|acceleration|displacement|forces?|moments?|momentum|impulse|collisions?|friction|projectiles?|energy|work done|power|waves?|diffraction|interference|superposition|photoelectric|electrons?|photons?|nuclear|nucleus|radioactiv\\w{0,40}|quarks?|circuits?|resistan\\w{1,40}|resistivity|potential|voltage|current|capacit\\w{1,40}|magnet\\w{0,40}|induction|gravitation\\w{0,40}|oscillations?|harmonic|thermodynamics?|temperature|gas(?:es)?|density|pressure|stress|strain|young|uncertaint\\w{1,40}|units?|circular|centripetal|radius|circle|angle|area|volume|curves?|graphs?|asymptotes?|domain|range|modulus|surds?|indices|roots?|coefficients?|remainder|completing the square|newton\\w{0,40}|ohm|hooke|kirchhoff|planck|doppler|einstein|coulomb|faraday|lenz|kepler|avogadro|boltzmann|laws? of|mass|weight|speed|height|distance|particles?|thrown|pulley|slope|inclined|springs?|strings?|charges?|lens|atoms?|light|sound|heat|partial fractions|substitution';
const CHINESE =
  '数学|物理|方程|不等式|公式|定理|证明|求导|导数|微分|积分|化简|展开|因式|求值|计算|求解|解答|切线|法线|驻点|极值|最大|最小|二次|判别式|配方|多项式|函数|反函数|对数|指数|三角|正弦|余弦|弧度|二项|级数|数列|向量|矩阵|特征值|行列式|复数|极坐标|双曲|麦克劳林|迭代|数值|概率|分布|泊松|假设检验|方差|标准差|置信|排列|组合|回归|力学|运动学|速度|加速度|位移|受力|力矩|动量|冲量|碰撞|摩擦|抛体|能量|做功|功率|波|衍射|干涉|叠加|光电|电子|光子|原子核|放射|夸克|电路|电阻|电势|电压|电流|电容|磁|感应|引力|振动|简谐|热力学|温度|气体|密度|压强|应力|应变|不确定度|单位|圆周|向心|半径|圆|角度|面积|体积|曲线|图像|渐近线|定义域|值域|绝对值|根式|系数|余数|牛顿|欧姆|胡克|基尔霍夫|普朗克|多普勒|爱因斯坦|库仑|法拉第|楞次|定律|质量|重量|速率|高度|距离|质点|粒子|抛出|滑轮|斜面|弹簧|绳|电荷|透镜|原子|光|声|热|部分分式|换元';
const MATHEMATICS = /[=<>≤≥∫√π^]|\\[a-z]+|\d\s*[+\-*/×÷]\s*\d|\$[^$]+\$/i;

const STUDY = new RegExp(`\\b(?:${ENGLISH})\\b|${CHINESE}`, 'i');

export function isAboutStudy(text: string): boolean {
  return STUDY.test(text) || MATHEMATICS.test(text);
}

const MIN_NAME = 2;

/** Whether one of these names is in it, as words of its own or as Chinese is written. */
export function namesOneOf(text: string, names: { en: string[]; zh: string[] }[]): boolean {
  const lower = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return names.some(
    ({ en, zh }) =>
      en.some((name) => name.length > MIN_NAME && lower.includes(` ${name.toLowerCase()} `)) ||
      zh.some((name) => name.length >= MIN_NAME && text.includes(name)),
  );
}
