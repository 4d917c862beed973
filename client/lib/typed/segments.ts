interface Segment {
  text: string;
  isMaths: boolean;
}

const HAN = '\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef';
const TOKENS = new RegExp(`\\$\\$[^$]+\\$\\$|\\$[^$]+\\$|[${HAN}]+|\\s+|[^\\s${HAN}$]+|\\$`, 'gu');
const BEGINS_CHINESE = new RegExp(`^[${HAN}]`, 'u');
const NAMES =
  /arcsin|arccos|arctan|cosec|sinh|cosh|tanh|sqrt|sin|cos|tan|sec|cot|exp|log|ln|pi|theta|alpha|beta|lambda|mu|dx|dy|dt/gi;

/** Words and mathematics of a question, as far as a look at it needs to tell them apart. */
export function segmentsOf(question: string): Segment[] {
  const segments: Segment[] = [];
  for (const [text] of question.matchAll(TOKENS)) {
    const last = segments.at(-1);
    const isSpace = !text.trim();
    const isOnNewLine = !last || /\n[ \t]{0,9}$/.test(last.text);
    const isMaths = !isSpace && !(isOnNewLine && CHOICE.test(text)) && looksLikeMaths(text);
    if (last && (isSpace || (last.isMaths === isMaths && !(isMaths && isOnNewLine)))) last.text += text;
    else segments.push({ text, isMaths });
  }
  return segments.map((segment) =>
    segment.isMaths && /^[aAI]\s*$/.test(segment.text) ? { ...segment, isMaths: false } : segment,
  );
}

/** The letter of an answer to choose, at the beginning of its line. */
const CHOICE = /^[A-D][.)]?$/;

/** The label of a part, such as (b) or (iv). */
const PART = /^\((?:[a-h]|i{1,3}|iv|vi{0,3})\)$/;

function looksLikeMaths(token: string): boolean {
  if (PART.test(token)) return false;
  if (BEGINS_CHINESE.test(token)) return false;
  if (/^\$[^$]*\$/.test(token) || token.startsWith('$$') || token.includes('\\')) return true;
  const bare = token.replace(/(?<![.,;:?!])[.,;:?!]+$/, '').replaceAll(NAMES, '');
  if (!bare && token.length > 1) return true;
  if (/[a-z]{3}/i.test(bare) || /^[a-z]{2}$/i.test(bare) || /^[a-z]-[a-z]/i.test(bare)) return false;
  return /[0-9=+*/^<>≤≥√∫±²³°()-]/.test(bare) || /^[a-z]$/i.test(bare);
}
