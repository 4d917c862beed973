import type { Language } from '../../core/locale.ts';
import { inLanguage } from './routes.ts';

/** What every page of one kind has in common. */
export interface PageKind {
  /** The feature that its words belong to. */
  words: string;
  /** What the page loads beyond the others: styles at once, scripts when it comes alive. */
  links: Record<Language, { styles: string; scripts: string }>;
}

/** A page as a worker rendered it. */
export interface Rendered {
  title: string;
  description: string;
  /** The address to keep it under, where it is not the one that it was asked for by. */
  canonical?: string;
  /** Nothing stands at this address. */
  missing: boolean;
  content: string;
  /** What the graph answered, as JSON. */
  state: string;
  /** What the page is about, in the words of schema.org, as JSON. */
  structured?: string | null;
  /** When it was rendered. */
  at: number;
}

/** Where a page stands. */
export interface Standing {
  /** Without what says its language. */
  path: string;
  language: Language;
  publicUrl: string | null;
}

interface Around extends Standing {
  kind: PageKind;
  /** The style sheet of formulas. */
  formulas: string;
}

const TAG: Record<Language, string> = { en: 'en', zh: 'zh-CN' };
const LOCALE: Record<Language, string> = { en: 'en_GB', zh: 'zh_CN' };

/** Puts a rendered page into the application's own. */
export function fillShell(shell: string, rendered: Rendered, around: Around): string {
  const { title, description, canonical, missing, content, state, structured, at } = rendered;
  const { kind, formulas, language } = around;
  // Whatever would run belongs to nobody here; its policy forbids it anyhow.
  if (/<script/i.test(content)) throw new Error('A rendered page has a script.');
  const { styles, scripts } = kind.links[language];
  const links = [
    styles,
    content.includes('class="katex') && `<link rel="stylesheet" crossorigin href="${formulas}">`,
    structured && `<script type="application/ld+json">${inScript(structured)}</script>`,
  ].filter(Boolean);
  const root = `<html lang="${TAG[language]}" data-delivered="${language}" data-words="${kind.words}" data-at="${at}">`;
  const page = replaced(shell, [
    [/<html lang="en">/, root],
    [/<title>[^<]*<\/title>/, `<title>${asText(title)}</title>`],
    [DESCRIPTION, asText(description)],
    [END_OF_HEAD, `\n    ${links.join('\n    ')}\n  </head>`],
    [/<!--scripts-->/, scripts],
    [/<noscript>[^<]*(?:<(?!\/?noscript>)[^<]*)*<\/noscript>\s*/, ''],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${content}</div>\n    <script type="application/json" id="state">${inScript(state)}</script>`,
    ],
  ]);
  return missing ? page : addAddresses(page, { ...around, path: canonical || around.path });
}

const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]*/;
const END_OF_HEAD = /(?:(?<!\s)\s+)?<\/head>/;

/** Says in the head of a page where it stands in either language, and what others may show of it. */
export function addAddresses(html: string, { path, language, publicUrl }: Standing): string {
  const addressIn = (spoken: Language) => asText((publicUrl ?? '') + inLanguage(path, spoken));
  const [title = ''] = /(?<=<title>)[^<]*(?=<\/title>)/.exec(html) ?? [];
  const [description = ''] = DESCRIPTION.exec(html) ?? [];
  const alternates = [
    ['en', addressIn('en')],
    ['zh-CN', addressIn('zh')],
    ['x-default', addressIn('en')],
  ].map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content.replaceAll('"', '&quot;')}">`;
  const links = [
    ...alternates,
    property('type', 'website'),
    property('site_name', 'Lemma'),
    property('title', title),
    property('description', description),
    property('locale', LOCALE[language]),
    ...(publicUrl
      ? [
          // Only a whole address counts, and whoever set none is not told here by which one people come.
          `<link rel="canonical" href="${addressIn(language)}">`,
          property('url', addressIn(language)),
          property('image', asText(`${publicUrl}/icons/512.png`)),
        ]
      : []),
  ];
  return html.replace(END_OF_HEAD, () => `\n    ${links.join('\n    ')}\n  </head>`);
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
