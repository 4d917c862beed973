import type { Language } from '../../core/locale.ts';
import { indexedQuery, inLanguage } from './routes.ts';

/** What every page of one kind has in common. */
export interface PageKind {
  /** The feature that its words belong to. */
  words: string;
  /** What the page loads beyond the others: styles at once, scripts when it comes alive. */
  links: Record<Language, { styles: string; scripts: string }>;
}

/** What a page says of itself in its head. */
export interface PageHead {
  title: string;
  description: string;
}

/** A page as a worker rendered it. */
export interface Rendered extends PageHead {
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

/** The address of a page. */
export interface PageLocation {
  /** Without what says its language. */
  path: string;
  /** What of its query changes the page, with the question mark. */
  query?: string;
  language: Language;
  publicUrl: string | null;
  /** Left out of what search engines list. */
  unlisted?: boolean | undefined;
}

interface PageShell extends PageLocation {
  kind: PageKind;
  /** What a page with formulas loads at once: their styles and faces. */
  formulas: string;
}

const TAG: Record<Language, string> = { en: 'en', zh: 'zh-CN' };
const LOCALE: Record<Language, string> = { en: 'en_GB', zh: 'zh_CN' };

/** Puts a rendered page into the application's own. */
export function fillShell(shell: string, rendered: Rendered, location: PageShell): string {
  const { canonical, missing, content, state, structured, at } = rendered;
  const { kind, formulas, language } = location;
  // Rendered content has no script of its own; the policy forbids them too.
  if (/<script/i.test(content)) throw new Error('A rendered page has a script.');
  const { styles, scripts } = kind.links[language];
  const links = [
    styles,
    content.includes('class="katex') && formulas,
    structured && `<script type="application/ld+json">${inScript(structured)}</script>`,
  ].filter(Boolean);
  const root = `<html lang="${TAG[language]}" data-delivered="${language}" data-words="${kind.words}" data-at="${at}">`;
  const page = replaced(titled(shell, rendered), [
    [LANGUAGE, root],
    [END_OF_HEAD, `\n    ${links.join('\n    ')}\n  </head>`],
    [/<!--scripts-->/, scripts],
    [/<noscript>[^<]*(?:<(?!\/?noscript>)[^<]*)*<\/noscript>\s*/, ''],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${content}</div>\n    <script type="application/json" id="state">${inScript(state)}</script>`,
    ],
  ]);
  if (missing) return page;
  return addAddresses(
    page,
    canonical ? { ...location, path: canonical, query: '', unlisted: false } : location,
  );
}

const LANGUAGE = /<html lang="en">/;
const TITLE = /(?<=<title>)[^<]*(?=<\/title>)/;
const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]*/;
const END_OF_HEAD = /(?:(?<!\s)\s+)?<\/head>/;

const titled = (html: string, { title, description }: PageHead) =>
  replaced(html, [
    [TITLE, asText(title)],
    [DESCRIPTION, asText(description)],
  ]);

/** The application as it is sent to readers of a language, under the title of its page where that is known. */
export function nameShell(shell: string, language: Language, head: PageHead | undefined): string {
  const named = head ? titled(shell, head) : shell;
  return named.replace(LANGUAGE, `<html lang="${TAG[language]}">`);
}

/** Adds the page's addresses in both languages, and what others may show of it. */
export function addAddresses(html: string, location: PageLocation): string {
  const { path, query = '', language, publicUrl, unlisted } = location;
  const addressIn = (spoken: Language) =>
    asText((publicUrl ?? '') + inLanguage(path, spoken) + indexedQuery(query));
  const [title = ''] = TITLE.exec(html) ?? [];
  const [description = ''] = DESCRIPTION.exec(html) ?? [];
  const alternates = [
    ['en', addressIn('en')],
    ['zh-CN', addressIn('zh')],
    ['x-default', addressIn('en')],
  ].map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content.replaceAll('"', '&quot;')}">`;
  const links = [
    ...(unlisted ? ['<meta name="robots" content="noindex">'] : alternates),
    property('type', 'website'),
    property('site_name', 'Lemma'),
    property('title', title),
    property('description', description),
    property('locale', LOCALE[language]),
    ...(publicUrl
      ? [
          // Absolute addresses only: without PUBLIC_URL there are none.
          ...(unlisted ? [] : [`<link rel="canonical" href="${addressIn(language)}">`]),
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
