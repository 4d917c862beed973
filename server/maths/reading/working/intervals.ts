/** "x ∈ (-∞, 2) ∪ [3, ∞)" and "{x : x < 2} ∪ {x : x > 3}" as the inequalities that they stand for. */
export function withoutSets(text: string): string {
  if (!SETS.test(text)) return text;
  const joined = text
    .replaceAll(/\\?\{\s*[a-z]\s*[:|：]([^{}\\]*)\\?\}/g, ' $1 ')
    .replaceAll(/∪|\\cup(?![a-z])/g, ' or ')
    .replaceAll(/∩|\\cap(?![a-z])/g, ' and ');
  const [, letter, intervals] = /^\s*([a-z])\s*(?:∈|\\in(?![a-z])|\bin\b)(.*)$/s.exec(joined) ?? [];
  if (!letter || !intervals) return joined;
  const parts = intervals.split(' or ').map((part) => inequalityOf(letter, part.trim()));
  return parts.includes(null) ? joined : parts.join(' or ');
}

const SETS = /[∪∩∈]|\\(?:cup|cap|in)(?![a-z])|\bin\s*[([]|\{\s*[a-z]\s*[:|：]/;

function inequalityOf(letter: string, interval: string): string | null {
  const [, open, from, to, close] =
    /^(?:\\left)?([([])([^,()[\]]+),([^,()[\]]+?)(?:\\right)?([)\]])$/.exec(interval) ?? [];
  if (!open || !from || !to || !close) return null;
  const below = isEndless(from) ? '' : `${from} ${open === '[' ? '<=' : '<'} `;
  const above = isEndless(to) ? '' : ` ${close === ']' ? '<=' : '<'} ${to}`;
  return below || above ? `${below}${letter}${above}` : null;
}

const isEndless = (bound: string) => /∞|\\infty|^\s*-?inf/.test(bound);
