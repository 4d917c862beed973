import { commonWords } from './chinese-synonyms.ts';

/** A word that has to stand there, a phrase of some kind that fills a slot, patterns in their order, or one of several. */
export type Pattern =
  | { word: string }
  | { slot: string; kind: string }
  | { all: readonly Pattern[] }
  | { any: readonly Pattern[] };

const NOTHING: Pattern = { all: [] };

/** Chinese words, and slots, which are left as they are. */
const CHINESE = /\{[^{}]*\}|[\u4e00-\u9fff]+(?: +[\u4e00-\u9fff]+)*/gu;

const TOKEN = /\\[()]|\{(?:(\w+):)?([\w-]+)\}|[[\]()|]|[\u4e00-\u9fff]|~?[^\s[\](){}|\u4e00-\u9fff]+/gu;

/**
 * Reads a pattern. `[x]` may be left out, `(x|y)` is a choice, `\(` a bracket that is printed, `{slot:kind}` is a phrase,
 * `~meet` any form of the verb; each Chinese character is a word, and words that say the same are one.
 */
export function patternOf(text: string): Pattern {
  const parts = [
    ...text
      .replace(CHINESE, (run) => (run.startsWith('{') ? run : commonWords(run.replaceAll(' ', ''))))
      .matchAll(TOKEN),
  ];
  let at = 0;

  function choice(): Pattern[] {
    const options = [sequence()];
    while (parts[at]?.[0] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options;
  }

  function sequence(): Pattern {
    const all: Pattern[] = [];
    for (; at < parts.length; at += 1) {
      const [part, slot, kind] = parts[at]!;
      if (part === '|' || part === ')' || part === ']') break;
      all.push(part === '(' || part === '[' ? inner(part) : single(part, slot, kind));
    }
    return all.length === 1 ? all[0]! : { all };
  }

  function inner(open: string): Pattern {
    at += 1;
    const options = choice();
    if (parts[at]?.[0] !== (open === '(' ? ')' : ']')) throw new Error(`${text}: a bracket is not closed`);
    return { any: open === '[' ? [NOTHING, ...options] : options };
  }

  const options = choice();
  if (at < parts.length) throw new Error(`${text}: a bracket was not opened`);
  return { any: options };
}

/** The words of a pattern. */
export function wordsIn(pattern: Pattern): string[] {
  if ('word' in pattern) return [pattern.word];
  if ('slot' in pattern) return [];
  return ('all' in pattern ? pattern.all : pattern.any).flatMap(wordsIn);
}

function single(text: string, slot: string | undefined, kind: string | undefined): Pattern {
  if (kind !== undefined) return { slot: slot ?? kind, kind };
  if (text.startsWith('\\')) return { word: text.slice(1) };
  return text.startsWith('~') ? { any: formsOf(text.slice(1)).map((word) => ({ word })) } : { word: text };
}

const IRREGULAR: Record<string, string[]> = {
  be: ['is', 'are', 'was', 'were', 'be', 'being', 'been'],
  have: ['has', 'have', 'had', 'having'],
  do: ['does', 'do', 'did'],
  meet: ['meet', 'meets', 'met', 'meeting'],
  cut: ['cut', 'cuts', 'cutting'],
  lie: ['lie', 'lies', 'lying', 'lay'],
  leave: ['leave', 'leaves', 'left', 'leaving'],
  give: ['give', 'gives', 'gave', 'given', 'giving'],
  take: ['take', 'takes', 'took', 'taken', 'taking'],
  form: ['form', 'forms', 'formed', 'forming'],
};

/** The forms of a verb or a noun. */
export function formsOf(word: string): string[] {
  if (IRREGULAR[word]) return IRREGULAR[word];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  const third = /(?:s|x|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  const past = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${stem}ed`;
  return [word, third, past, `${stem}ing`];
}
