/** Formulas stand in the text in signs that Markdown does not read: each character moved to a private place. */
const INLINE = '\uE000';
const DISPLAY = '\uE001';
const END = '\uE002';
const MOVED = 0xe1_00;

export const PRIVATE = /[\uE000-\uE17F]/g;
export const SEALED = /([\uE000\uE001])([^\uE000-\uE002]*)\uE002/;

export function sealed(tex: string, display: boolean): string {
  const moved = tex.replaceAll(/[\0-\u007F]/g, (sign) => String.fromCharCode(MOVED + sign.charCodeAt(0)));
  return `${display ? DISPLAY : INLINE}${moved}${END}`;
}

export function unsealed([, sign, moved]: RegExpExecArray): { text: string; display: boolean } {
  const text = moved!.replaceAll(/[\uE100-\uE17F]/g, (one) => String.fromCharCode(one.charCodeAt(0) - MOVED));
  return { text, display: sign === DISPLAY };
}
