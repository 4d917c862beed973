/** Formulas are mapped to the Unicode private use area, which Markdown leaves alone. */
const INLINE = '\uE000';
const DISPLAY = '\uE001';
const END = '\uE002';
const OFFSET = 0xe1_00;

export const PRIVATE = /[\uE000-\uE17F]/g;
export const ENCODED_FORMULA = /([\uE000\uE001])([^\uE000-\uE002]*)\uE002/;

export function encodeFormula(tex: string, display: boolean): string {
  const moved = tex.replaceAll(/[\0-\u007F]/g, (sign) => String.fromCharCode(OFFSET + sign.charCodeAt(0)));
  return `${display ? DISPLAY : INLINE}${moved}${END}`;
}

export function decodeFormula([, sign, moved]: RegExpExecArray): { text: string; display: boolean } {
  const text = moved!.replaceAll(/[\uE100-\uE17F]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - OFFSET),
  );
  return { text, display: sign === DISPLAY };
}
