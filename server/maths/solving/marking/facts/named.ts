import type { TwoVectors } from '../space/two-vectors.ts';

/** What a name in words is worth, by what the question tells. */
export interface Named {
  name: RegExp;
  numbers: number[];
}

const NUMBER = String.raw`\$?\s{0,2}(\d{1,9}(?:\.\d{1,9})?)\$?`;

const SUM = String.raw`(?:\\sum|\\Sigma|Σ|∑)`;

const one = (text: string, pattern: RegExp): number | null => {
  const [first, another] = [...text.matchAll(pattern)];
  return first && !another ? Number(first.slice(1).find((part) => part !== undefined)) : null;
};

/** The mean and the spread of data of which the sums are told. */
function ofSums(text: string): Named[] {
  const sum = one(text, new RegExp(String.raw`${SUM}\s?x\s{0,2}=${NUMBER}`, 'gu'));
  const squares = one(text, new RegExp(String.raw`${SUM}\s?x\s?(?:\^\{?2\}?|²)\s{0,2}=${NUMBER}`, 'gu'));
  const count = one(
    text,
    /(?<![\d.])(\d{1,5})\s?(?:个|名|次|observations|values|students|data|people|items|children|plants|boys|girls|measurements)|\bn\s?=\s?(\d{1,5})/gu,
  );
  if (sum === null || !count) return [];
  const mean = sum / count;
  const variance = squares === null ? null : squares / count - mean ** 2;
  const sample = variance === null ? null : (variance * count) / (count - 1);
  return [
    { name: /^(?:the)?(?:sample)?mean$|^平均数$|^均值$/i, numbers: [mean] },
    ...(variance === null || sample === null
      ? []
      : [
          { name: /^(?:the)?variance$|^方差$/i, numbers: [variance, sample] },
          {
            name: /^(?:the)?standarddeviation$|^s\.?d\.?$|^标准差$/i,
            numbers: [Math.sqrt(variance), Math.sqrt(sample)],
          },
        ]),
  ];
}

/** A sector of a circle with its radius and its angle. */
function ofSector(text: string): Named[] {
  if (!/\bsector\b|扇形/i.test(text)) return [];
  const radius = one(
    text,
    new RegExp(String.raw`(?:radius|半径)(?:\s(?:of|is)|为|是)?${NUMBER}\s?(?:cm|m|厘米|米)`, 'giu'),
  );
  const angle = one(text, new RegExp(String.raw`${NUMBER}\s?\$?\s?(?:rad(?:ian)?s?\b|弧度)`, 'giu'));
  if (radius === null || angle === null) return [];
  const [sector, triangle] = [(radius ** 2 * angle) / 2, (radius ** 2 * Math.sin(angle)) / 2];
  return [
    { name: /^(?:the)?areaof(?:the)?sector|^扇形(?:OAB)?的?面积$/i, numbers: [sector] },
    { name: /^(?:the)?areaof(?:the)?triangle|^三角形(?:OAB)?的?面积$/i, numbers: [triangle] },
    { name: /^(?:the)?(?:areaof)?(?:the)?segment$|^弓形的?面积$/i, numbers: [sector - triangle] },
    { name: /^(?:the)?arc(?:length|AB)?$|^弧长(?:AB)?$/i, numbers: [radius * angle] },
  ];
}

function ofVectors(text: string, two: TwoVectors | null): Named[] {
  if (!two) return [];
  const angles = [two.angle, Math.PI - two.angle].flatMap((value) => [value, (value * 180) / Math.PI]);
  return [
    {
      name: /^(?:the)?areaof(?:the)?triangle|^三角形(?:[A-Z]{3})?的?面积$/i,
      numbers: /triangle|三角形/.test(text) ? [two.area] : [],
    },
    {
      name: /^(?:theta|θ|(?:the)?angle|夹角)$/i,
      numbers: /angle|夹角/.test(text) ? [...(/acute|锐/.test(text) ? angles : angles.slice(0, 2))] : [],
    },
  ].filter(({ numbers }) => numbers.length > 0);
}

const COORDINATE = String.raw`\s{0,3}([-−]?\d{1,4}(?:\.\d{1,4})?)\s{0,3}`;
const POINT = new RegExp(
  String.raw`(?<![A-Za-z])([A-Z])\$?\s?\$?(?:\\left)?\(${COORDINATE}[,，]${COORDINATE}(?:\\right)?\)`,
  'gu',
);

/** Gradients where two points are told, and no curve. */
function ofPoints(text: string): Named[] {
  const found = [...text.matchAll(POINT)];
  const points = found.map(([, , x, y]) => [x, y].map((one) => Number(one!.replace('−', '-'))));
  const [[x1, y1] = [], [x2, y2] = [], another] = points;
  const [p, q] = found.map(([, label]) => label);
  const slope = (y2! - y1!) / (x2! - x1!);
  if (another || !Number.isFinite(slope) || slope === 0 || /curve|曲线|circle|圆|\by\s?=\s?[^mk]/i.test(text))
    return [];
  return [
    { name: /^(?:the)?gradient$|^斜率$/, numbers: [slope, -1 / slope] },
    {
      name: new RegExp(
        `^(?:(?:the)?gradient(?:of)?|m_?)(?:${p}${q}|${q}${p})$|^(?:${p}${q}|${q}${p})的?斜率$`,
      ),
      numbers: [slope],
    },
    {
      name: /^(?:the)?(?:perp|normal)\w{0,12}(?:gradient|slope)$|^(?:gradient|slope)of(?:the)?perp\w{0,20}$|^垂\p{Script=Han}{0,4}斜率$/u,
      numbers: [-1 / slope],
    },
  ];
}

const MEASURE = String.raw`\$?\s{0,2}(\d{1,6}(?:\.\d{1,6})?)\$?\s?\$?`;

/** Usual quantities of physics that follow from what one body is told to have. */
function ofBodies(text: string): Named[] {
  const diameter = measured(
    text,
    String.raw`(?:diameter|直径)(?:\s(?:of|is|equal to))?[为是]?${MEASURE}(mm|cm|m)(?![A-Za-z])`,
  );
  const frequency = measured(text, String.raw`(?:frequency|频率)(?:\s(?:of|is))?[为是]?${MEASURE}(k?Hz)`);
  const amplitude = measured(
    text,
    String.raw`(?:amplitude|振幅)(?:\s(?:of|is))?[为是]?${MEASURE}(mm|cm|m)(?![A-Za-z])`,
  );
  const swings = /simple harmonic|简谐|oscillat/i.test(text) && frequency !== null && amplitude !== null;
  const omega = frequency === null ? 0 : 2 * Math.PI * frequency;
  return [
    ...(diameter === null || !/wire|rod|金属丝|导线|钢丝|铜丝/i.test(text)
      ? []
      : [
          { name: /^r$/, numbers: /internal|内阻/i.test(text) ? [] : [diameter / 2] },
          { name: /^A$|area$|截面积A?$/i, numbers: [(Math.PI * diameter ** 2) / 4] },
        ]),
    ...(swings
      ? [
          { name: /^max(?:imum)?speed|^最大速度/i, numbers: [omega * amplitude] },
          { name: /^max(?:imum)?acceleration|^最大加速度/i, numbers: [omega ** 2 * amplitude] },
        ]
      : []),
  ].filter(({ numbers }) => numbers.length > 0);
}

const SIZES: Record<string, number> = { mm: 1e-3, cm: 1e-2, m: 1, Hz: 1, kHz: 1e3 };

function measured(text: string, pattern: string): number | null {
  const [first, another] = [...text.matchAll(new RegExp(pattern, 'giu'))];
  return first && !another ? Number(first[1]) * SIZES[first[2]!]! : null;
}

export const namedIn = (text: string, two: TwoVectors | null): Named[] => [
  ...ofSums(text),
  ...ofSector(text),
  ...ofVectors(text, two),
  ...ofPoints(text),
  ...ofBodies(text),
];
