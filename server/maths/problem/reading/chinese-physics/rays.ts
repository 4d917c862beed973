import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

const BEAM = '[一 束] [平行] [的] [该|这种|此] (X射线|X 射线|射线|超声波|{x:label} 射线)';

/** X-rays and ultrasound in tissues. */
const RAYS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    `{e:entity} 对 [某 种|该|这种] ${BEAM} 的 (线性衰减系数|衰减系数|线性吸收系数|吸收系数)`,
    ({ e }) => the('attenuation coefficient', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `${BEAM} 在 {e:entity} [中|内] 的 (线性衰减系数|衰减系数|线性吸收系数|吸收系数)`,
    ({ e }) => the('attenuation coefficient', e),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `${BEAM} (穿过|通过|透过) [厚|厚度 [为]] {v:amount} [厚] 的 {e:entity}`,
    ({ v, e }) => [fact('equal', the('thickness', e), v)],
  ),
  ...rule<object>(
    'quant',
    '(透射强度与入射强度之比|透射 [的] 强度 与 入射 [的] 强度 之比|透射强度 与 入射强度 的 比值|透射的比例)',
    (_, [at]) => the('fraction transmitted', only('fraction transmitted', at)),
  ),
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'quant',
    `使 [该] ${BEAM} [的] 强度 (降为|减为|降到|减到|减小到|减弱到|衰减到) (原来|入射强度|初始值) 的 {v:part} [所] [需] [的] [{e:entity}] [的] 厚度`,
    ({ v, e }, [at]) => {
      const owner = e ?? only('thickness', at);
      return { the: 'thickness', of: [owner], where: [fact('equal', the('fraction transmitted', owner), v)] };
    },
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    `使 [该] ${BEAM} [的] 强度 (减半|降为一半|减为原来的一半|降为原来的一半) [所] [需] [的] [{e:entity}] [的] 厚度`,
    ({ e }, [at]) => the('half-value thickness', e ?? only('half-value thickness', at)),
  ),
  ...rule<{ e: RawTerm }>('quant', '{e:entity} 的 (声阻抗|比声阻抗|声特性阻抗)', ({ e }) =>
    the('specific acoustic impedance', e),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[某|一 个|一] (X射线管|X 射线管|{x:label} 射线管) 的 (加速电压|管电压|加速电势差) [为|是] {v:amount}',
    ({ v }, [at]) => [
      fact(
        'equal',
        the('accelerating potential difference', reference('physics X-ray tube', null, 'any', at)),
        v,
      ),
    ],
  ),
  ...rule<object>(
    'quant',
    '[所] [产生|发出] [的] (X射线|X 射线|射线|{x:label} 射线) 的 (最短波长|最小波长)',
    (_, [at]) => the('minimum wavelength', only('minimum wavelength', at)),
  ),
];

const DISTANCE = '[到|离|与|距|距离] 地球 [之间] 的 距离';

/** Stars and galaxies as they are seen. */
const STARS: Rule[] = [
  ...rule<{ e: RawTerm }>('quant', `{e:entity} ${DISTANCE}`, ({ e }) => the('distance', e)),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (距|离|距离|与) 地球 [相距] [约] {v:quantity}',
    ({ e, v }) => [fact('equal', the('distance', e), v)],
  ),
  ...rule<{ e: RawTerm }>('quant', '{e:entity} (远离|离开) (地球|我们|观测者) 的 (速率|速度)', ({ e }) =>
    the('speed', e),
  ),
  ...rule<object>('quant', '宇宙 [的] 年龄', (_, [at]) =>
    the('age of the Universe', only('Hubble constant', at)),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[在] 实验室 [中|里] [测得] [的] [氢|氢光谱|氢原子光谱|氢光谱中] [的] [某|一 条] [谱线] [的] 波长 (为|是) {v:quantity}',
    ({ v }, [at]) => [
      fact('equal', the('emitted wavelength', reference('physics galaxy', null, 'any', at)), v),
    ],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '[在] [来自] {e:entity} [发出] 的 [光|光谱] [中] [,] (该|同 一|此|这 条) 谱线 的 波长 (为|是) {v:quantity}',
    ({ v, e }) => [fact('equal', the('observed wavelength', e), v)],
  ),
  ...rule<{ e: RawTerm; q?: RawTerm }>(
    'quant',
    '[在] 来自 {e:entity} 的 光 [中|谱中] [,] (该|此|这 条) 谱线 [的] (波长的改变量|波长的变化量|波长改变量|波长变化量|波长的增加量)',
    ({ e }) => the('change in wavelength', e),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} [的] (辐射强度|强度) (最大处|最大) [的] [对应] [的] 波长 (为|是) {v:quantity}',
    ({ e, v }) => [fact('equal', the('peak wavelength', e), v)],
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'with',
    '[辐射强度] (在 波长 {v:quantity} 处 最大|最大处的波长为 {v:quantity})',
    ({ v }) => [fact('equal', the('peak wavelength', SELF), v)],
  ),
];

export const RAY_RULES: Rule[] = [...RAYS, ...STARS];
