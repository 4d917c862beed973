import type { Language } from './visitor.ts';

/** What a page shows and tells, without formulas, code, what people wrote, and pieces marked as another language. */
export function wordsOnPage(): string[] {
  const root = document.documentElement;
  const isOurs = (element: Element) =>
    !element.closest('script, style, code, pre, textarea, .katex, [translate=no]') &&
    element.closest('[lang]') === root &&
    element.checkVisibility();
  const words: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (isOurs(node.parentElement!)) words.push(node.textContent!.trim());
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) words.push(element.getAttribute(name)!);
  return words.filter((text) => text !== '');
}

const HAN = /\p{Script=Han}/u;
/** Names, and the words by which one finds the way back to the other language. */
const NAMES = /\b(?:Lemma|GraphiQL|Ada|English|Cambridge)\b|引理|中文|小明|页面未找到/gu;
const ENGLISH_WORD = /[A-Za-z]{3,}/;
const ENGLISH_PHRASE = /\b[a-z]{3,} [a-z]{2,} [a-z]{3,}\b/;

/** The pieces that are not in the language of the page. */
export function inOtherLanguage(words: readonly string[], language: Language): string[] {
  return words.filter((text) => {
    const rest = text.replaceAll(NAMES, '');
    if (language === 'en') return HAN.test(rest);
    return HAN.test(rest) ? ENGLISH_PHRASE.test(rest) : ENGLISH_WORD.test(rest);
  });
}
