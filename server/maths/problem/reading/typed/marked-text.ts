import { asArrow, asBold } from './marks.ts';

/** What is set in type says itself what is bold. */
const SET = /\$|\\\(|\\\[|\\math/;
const OF_SPACE = /\bvectors?\b|\bplanes?\b|\blines?\b|向量|直线|平面/i;
const OF_MATRICES = /\bmatri(?:x|ces)\b|矩阵/i;
/** 2i − j: at least one of the unit vectors behind another. */
const TYPED_UNITS = /(?<![A-Za-z])[ijk] ?[-+−–] ?(?:\d{0,4}|[a-zλμ]|[½√]\d{0,3})[jk](?![A-Za-z\d^²³])/;
const CONSTANT_K =
  /\bk (?:is|are|takes|has)\b|\b(?:of|constants?|for) k\b|常数 ?k\b|k ?(?:为|是)|求 ?k|k ?的(?:值|取值)/;
const UNIT = /(?<![A-Za-z^_.])([a-zλμ]?)([ijk])(?![A-Za-z\d^_'’²³⁻₁₂])/g;

/** Marks the letters of a question that are bold where it is printed; null for a question without any. */
export function markerFor(text: string): ((piece: string) => string) | null {
  if (SET.test(text)) return null;
  const names = OF_MATRICES.test(text) ? matrixNames(text) : '';
  const hasUnits = OF_SPACE.test(text) && TYPED_UNITS.test(text);
  const hasColumns = /(?<![A-Za-z])r ?= ?\(/.test(text) && OF_SPACE.test(text);
  const isPlain = names === '' && !hasUnits && !hasColumns && !/→ ?[A-Z]{2}|[A-Z]{2}\u20d7/.test(text);
  if (isPlain) return null;
  const units = CONSTANT_K.test(text) && !/[ij] ?[-+−–] ?\d{0,4}k\b/.test(text) ? 'ij' : 'ijk';
  return (piece) => {
    const withUnits = hasUnits ? markUnits(piece, units) : piece;
    const withVectors = markVectors(withUnits);
    return names === '' ? withVectors : markMatrices(withVectors, names);
  };
}

/** Letters at the end of a term of a sum, or alone behind an equals sign. */
function markUnits(piece: string, units: string): string {
  return piece.replace(UNIT, (whole, factor: string, unit: string, at: number) => {
    if (!units.includes(unit)) return whole;
    const before = piece.slice(Math.max(0, at - 12), at);
    const behind = piece.slice(at + whole.length, at + whole.length + 4);
    const isSummed = /^ ?[-+−–] ?[\d(a-zλμ√½]/.test(behind) || /[-+−–] ?[\d/½√. ]{0,6}$/.test(before);
    const isCounted =
      factor === '' &&
      /[\d½)]$/.test(before) &&
      /^ ?(?:[,.;，。；、)]|$|\n|and\b|[\u4e00-\u9fff])/.test(behind);
    return isSummed || isCounted ? `${factor}${asBold(unit)}` : whole;
  });
}

/** OA = 2i − j; →AB; r = …, r · (…) = 5. */
function markVectors(piece: string): string {
  return piece
    .replace(/→( ?)([A-Z]{2})(?![A-Za-z])/g, (_, space: string, ends: string) => ` ${space}${asArrow(ends)}`)
    .replace(/(?<![A-Za-z])([A-Z]{2})\u20d7/g, (_, ends: string) => `${asArrow(ends)} `)
    .replace(/(?<![A-Za-z])([A-Z]{2})(?= ?= ?[-−–+()\d½√/a-zλμ ]{0,14}[\ue169-\ue16b])/gu, (ends) =>
      asArrow(ends),
    )
    .replace(
      /((?:\bvectors?|向量) )([A-Z]{2})(?![A-Za-z])/g,
      (_, noun: string, ends: string) => noun + asArrow(ends),
    )
    .replace(
      /(?<![A-Za-z])r(?= ?= ?(?:[-−–+()\d½√/a-zλμ ]{0,14}[\ue169-\ue16b]|\([^()=]{3,40}\) ?[-+−–] ?\S{1,3}? ?\())/gu,
      (one) => asBold(one),
    )
    .replace(
      /(?<![A-Za-z])r ?[·.•⋅] ?(?=\()/g,
      (whole) => `${asBold('r')}${whole.slice(1).replace(/[.•⋅]/, '·')}`,
    );
}

/** The capitals that are said to be matrices, and the unit matrix beside them. */
function matrixNames(text: string): string {
  const found = new Set<string>();
  const LIST = /(?:\bmatri(?:x|ces)|矩阵) ?((?:[A-Z](?![A-Za-z\d])(?: ?(?:,|，|、|and|和|与|及) ?)?){1,6})/g;
  for (const [, list] of text.matchAll(LIST))
    for (const one of list!.match(/[A-Z](?![a-z])/g) ?? []) found.add(one);
  for (const [, one] of text.matchAll(/(?<![A-Za-z])([A-Z]) ?= ?\([^();]{1,40};/g)) found.add(one!);
  for (const [, one] of text.matchAll(/(?:matrices|矩阵)[^.。]{0,60}?\band ([A-Z])(?= (?:are|such|is)\b)/g))
    found.add(one!);
  if (found.size > 0) found.add('I');
  return [...found].join('');
}

function markMatrices(piece: string, names: string): string {
  return piece.replace(/(?<![A-Z\ue241-\ue25a])[A-Z]{1,5}(?![A-Za-z\d'’])/gu, (whole, at: number) => {
    if (![...whole].every((one) => names.includes(one))) return whole;
    const before = piece.slice(Math.max(0, at - 20), at);
    if (
      /[a-z]{2}$|(?:triangles?|points?|vertices|square|parallelogram|rectangle|三角形|点|正方形) ?$/.test(
        before,
      )
    )
      return whole;
    const isArticle =
      whole === 'A' &&
      (at === 0 || /[.\n:)] ?$/.test(before)) &&
      /^ (?!is |has |are |represents |satisfies |and |maps )[a-z]{2,}/.test(piece.slice(at + 1));
    return isArticle ? whole : asBold(whole);
  });
}
