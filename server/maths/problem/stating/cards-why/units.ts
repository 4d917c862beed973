import { derivation, type Statement } from '../statement.ts';

/** Names | Chinese | by what it is defined | the same in Chinese | SI base units */
const UNITS = `
force|力|force is mass × acceleration|力等于质量乘以加速度|kg m s−2
(pressure|stress|tensile stress)|(压强|应力)|it is force over area|它等于力除以面积|kg m−1 s−2
[the] Young modulus|杨氏模量|it is stress over strain, and strain has no unit|它等于应力除以应变，应变没有单位|kg m−1 s−2
(energy|work [done]|kinetic energy|potential energy)|(能量|功)|work is force × distance|功等于力乘以距离|kg m2 s−2
(power)|功率|power is work over time|功率等于功除以时间|kg m2 s−3
momentum|动量|momentum is mass × velocity|动量等于质量乘以速度|kg m s−1
density|密度|density is mass over volume|密度等于质量除以体积|kg m−3
charge|电荷量|charge is current × time|电荷量等于电流乘以时间|A s
(potential difference|p.d.|e.m.f.|voltage)|(电势差|电压|电动势)|potential difference is energy over charge|电势差等于能量除以电荷量|kg m2 s−3 A−1
[electrical] resistance|电阻|resistance is potential difference over current|电阻等于电势差除以电流|kg m2 s−3 A−2
resistivity|电阻率|resistivity is resistance × area over length|电阻率等于电阻乘以面积除以长度|kg m3 s−3 A−2
(spring constant|force constant)|劲度系数|it is force over extension|它等于力除以伸长量|kg s−2
(moment|torque) [of a force]|力矩|moment is force × distance|力矩等于力乘以距离|kg m2 s−2
intensity|强度|intensity is power over area|强度等于功率除以面积|kg s−3
frequency|频率|frequency is one over the period|频率等于周期的倒数|s−1
`;

const sup = (units: string): string =>
  units.replaceAll(/[−\d]/g, (sign) => '⁰¹²³'[Number(sign)] ?? (sign === '−' ? '⁻' : sign));

/** As units are typed: "kg m^-1 s^-2". */
const typed = (units: string): string =>
  units
    .split(' ')
    .map((one) => one.toLowerCase().replace(/^([a-z]+)(−?)(\d)$/, '$1 ^ ($2 $3|$2$3|\\( - $3 \\)|- $3|$3)'))
    .join(' ');

export const UNITS_WHY: Statement[] = UNITS.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [en, zh, by, byZh, units] = line.split('|').length === 5 ? line.split('|') : cellsOf(line);
    const plain = en!.replaceAll(/[()[\]]/g, '').split('|')[0]!;
    const plainZh = zh!.replaceAll(/[()[\]]/g, '').split('|')[0]!;
    return derivation(
      [`SI base units of ${plain}`, `${plainZh}的 SI 基本单位`],
      [
        `[that] the SI base units of ${en} [are ${typed(units!)}]|the (SI base units|base units) of ${en}|${en} in [terms of] SI base units`,
        `${zh} 的 [si] 基本单位|用 [si] 基本单位 表示 ${zh} [的 单位]`,
      ],
      [
        [`${capital(by!)},`, `${byZh}，`],
        [`so that its SI base units are ${sup(units!)}.`, `所以它的 SI 基本单位是 ${sup(units!)}。`],
      ],
    );
  });

/** Cells in which a choice has bars of its own. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let depth = 0;
  for (const sign of line) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
