import { significantFigures } from '../../algebra-system/numbers/significant-figures.ts';
import { DIMENSIONLESS, parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import { constants } from './constants.ts';
import type { Given } from './given.ts';
import { NUMBER, numberOf, readUnit } from './values.ts';

const ORDERS: [RegExp, number][] = [
  [/\bfirst[- ]order|第一级/i, 1],
  [/\bsecond[- ]order|第二级/i, 2],
  [/\bthird[- ]order|第三级/i, 3],
];

/** What is said in words is taken out of the text, so that it is not read twice. */
export function readWords(text: string): { text: string; givens: Given[] } {
  const givens: Given[] = [];
  let rest = text;
  const take = (pattern: RegExp, label: string, value: number, unit: string, typed = String(value)) => {
    if (!pattern.test(rest)) return;
    rest = rest.replace(pattern, ' ');
    givens.push(impliedGiven(label, value, unit, typed));
  };
  take(
    /(?:,?\s{0,9}\bstarting )?\b(?:from rest|initially at rest|starts at rest)\b|(?:原来)?(?:由|从)?静止(?:开始|出发|释放|下落){1,30}|初始静止|(?:由|从)静止/i,
    'initial velocity',
    0,
    'm s^-1',
  );
  take(
    /\b(?:comes? to rest|to rest|comes? to a stop|to a stop|to stop|stops)\b|(?:减速)?(?:直到|至|到)静止|停下来?|停止/i,
    'final velocity',
    0,
    'm s^-1',
  );
  for (const [pattern, order] of ORDERS) take(pattern, 'order', order, '');
  const lines =
    rest.match(
      /(\d{1,40}(?:\.\d{1,40})?(?:\s{0,9}(?:×|x|\\times)\s{0,9}10\s{0,9}\^\s{0,9}\{?\d{1,40}\}?)?)\s{0,9}(?:lines|slits|lines are ruled)\s{0,9}(?:per\s{1,9}|\/\s{0,9})(mm|cm|m|millimetre|centimetre|metre)\b/i,
    ) ?? rest.match(/每(毫米|厘米|米)(?:有)?\s*(\d+)\s*条(?:刻线|刻痕|缝|线)?/);
  if (lines) {
    const [number, per] = /\d/.test(lines[1]!) ? [lines[1]!, lines[2]!] : [lines[2]!, lines[1]!];
    const length = parseUnit(per.replace('millimetre', 'mm').replace('centimetre', 'cm'));
    if (length) {
      rest = rest.replace(lines[0], ' ');
      givens.push(
        impliedGiven(
          'grating spacing',
          length.scale / numberOf(number),
          'm',
          String(length.scale / numberOf(number)),
          significantFigures(number),
        ),
      );
    }
  }
  const round = readRadii(rest);
  return { text: round.text, givens: [...givens, ...round.givens] };
}

const WIRE =
  /\bwires?\b|\brods?\b|\bcables?\b|\bfilament|resistivity|\bstress\b|young|金属丝|导线|电阻率|应力|杨氏/i;

/** A diameter is twice a radius; of a wire either gives the cross-section. */
function readRadii(text: string): { text: string; givens: Given[] } {
  const givens: Given[] = [];
  let rest = text;
  for (const match of [...text.matchAll(NUMBER)].reverse()) {
    const lead = /(?:\b(diameter|radius)(?: of| is| =|,)?|(直径|半径)(?:为|是|=)?)\s*$/i.exec(
      text.slice(0, match.index),
    );
    const end = match.index + match[0].length;
    const { unit, length } = readUnit(text, end);
    const isDiameter = /diameter|直径/i.test(lead?.[0] ?? '');
    const isWire = WIRE.test(text);
    if (!lead || !unit || !sameDimension(unit.dimension, parseUnit('m')!.dimension)) continue;
    if (!isDiameter && !isWire) continue;
    const radius = (numberOf(match[0]) * unit.scale) / (isDiameter ? 2 : 1);
    const [label, value, si] = isWire
      ? (['cross-sectional area', Math.PI * radius ** 2, 'm^2'] as const)
      : (['radius', radius, 'm'] as const);
    givens.push(impliedGiven(label, value, si, String(value), significantFigures(match[0])));
    rest = `${rest.slice(0, lead.index)} ${rest.slice(end + length)}`;
  }
  return { text: rest, givens };
}

function impliedGiven(label: string, value: number, unit: string, typed: string, figures = 9): Given {
  const parsed = unit ? parseUnit(unit) : null;
  return {
    value,
    typed,
    unit: parsed,
    dimension: parsed?.dimension ?? DIMENSIONLESS,
    figures,
    label: { kind: 'name', text: label },
    implied: true,
  };
}

const FREE_FALL =
  /free[- ]?fall|falls? freely|\bdropped\b|\bfalls? (?:vertically )?from rest\b|自由落体|自由下落|由?静止(?:开始)?(?:自由)?下落/i;

/** `whole` is the question with the words that `readWords` takes out. */
export function readOffered(text: string, gravity: number, whole = text): Given[] {
  const offered: Given[] = [];
  if (
    FREE_FALL.test(whole) &&
    !/slope|incline|plane\b|liquid|water|oil|parachut|terminal|斜面|液体|水中|油|降落伞/i.test(whole)
  )
    offered.push(impliedGiven('acceleration', gravity, 'm s^-2', String(gravity), 3));
  if (/\bdropped\b|自由落体|自由下落/i.test(text))
    offered.push(impliedGiven('initial velocity', 0, 'm s^-1', '0'));
  if (
    /thrown (?:vertically )?(?:upwards?|up)|projected vertically upwards?|竖直上抛|竖直向上抛/i.test(text)
  ) {
    offered.push(impliedGiven('acceleration', -gravity, 'm s^-2', String(-gravity), 3));
    if (/maximum height|greatest height|highest point|最大高度|最高点/i.test(text))
      offered.push(impliedGiven('final velocity', 0, 'm s^-1', '0'));
  }
  if (/\belectrons?\b|电子(?!伏)/.test(text))
    offered.push(sheetValue('mass', 'me'), sheetValue('charge', 'qe'));
  if (/\bprotons?\b|质子/.test(text)) offered.push(sheetValue('mass', 'mp'), sheetValue('charge', 'qe'));
  return offered;
}

/** A quantity that has the value of the data sheet, which prints three figures. */
function sheetValue(name: string, id: string): Given {
  const { value, unit } = constants[id]!;
  return impliedGiven(name, value, unit, value.toExponential(2), 3);
}

/** A constant with another value than the data sheet's. */
export const constantGiven = (symbol: string, value: number, unit: string): Given => ({
  ...impliedGiven(symbol, value, unit, String(value), 3),
  label: { kind: 'constant', text: symbol },
});
