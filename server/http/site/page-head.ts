import type { Language } from '../../core/locale.ts';

/** What every page of one kind has in common. */
export interface Kind {
  /** The feature that its words belong to. */
  words: string;
  /** What the page loads beyond the others: styles at once, scripts when it comes alive. */
  links: Record<Language, { styles: string; scripts: string }>;
}

/** A page as a worker rendered it. */
export interface Written {
  title: string;
  description: string;
  /** The address to keep it under, where it is not the one that it was asked for by. */
  canonical?: string;
  /** Nothing stands at this address. */
  missing: boolean;
  content: string;
  /** What the graph answered, as JSON. */
  state: string;
  /** When it was rendered. */
  at: number;
}

interface Around {
  kind: Kind;
  /** The style sheet of formulas. */
  formulas: string;
  pathname: string;
  language: Language;
  publicUrl: string | null;
}

const TAG: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** Puts a rendered page into the application's own. */
export function fillShell(shell: string, written: Written, around: Around): string {
  const { title, description, canonical, missing, content, state, at } = written;
  const { kind, formulas, pathname, language, publicUrl } = around;
  // Whatever would run belongs to nobody here; its policy forbids it anyhow.
  if (/<script/i.test(content)) throw new Error('A rendered page has a script.');
  const { styles, scripts } = kind.links[language];
  const links = [
    styles,
    content.includes('class="katex') && `<link rel="stylesheet" crossorigin href="${formulas}">`,
    // Only a whole address counts, and whoever set none is not told here by which one people come.
    publicUrl && !missing && `<link rel="canonical" href="${asText(publicUrl + (canonical || pathname))}">`,
  ].filter(Boolean);
  const root = `<html lang="${TAG[language]}" data-delivered="${language}" data-words="${kind.words}" data-at="${at}">`;
  return replaced(shell, [
    [/<html lang="en">/, root],
    [/<title>[^<]*<\/title>/, `<title>${asText(title)}</title>`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, asText(description)],
    [/(?:(?<!\s)\s+)?<\/head>/, `\n    ${links.join('\n    ')}\n  </head>`],
    [/<!--scripts-->/, scripts],
    [/<noscript>[^<]*(?:<(?!\/?noscript>)[^<]*)*<\/noscript>\s*/, ''],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${content}</div>\n    <script type="application/json" id="state">${inScript(state)}</script>`,
    ],
  ]);
}

function replaced(html: string, steps: [RegExp, string][]): string {
  return steps.reduce((before, [pattern, words]) => {
    if (!pattern.test(before)) throw new Error(`The page has no ${pattern}.`);
    // A function, so that a dollar sign in the words stays one.
    return before.replace(pattern, () => words);
  }, html);
}

const asText = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON in which nothing can be read as the end of the element that holds it. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');
