import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { deep } from '../suite/slow.ts';
import { inOtherLanguage, wordsOnPage } from './language.ts';
import { type Language, SIZES, type Theme, type Visitor, type Width } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which of its rules axe applies. Contrast takes it as long as all the others together. */
type Rules = 'all' | 'colours' | 'structure' | 'none';

const OPTIONS = {
  all: {},
  colours: { runOnly: ['color-contrast'] },
  structure: { rules: { 'color-contrast': { enabled: false } } },
};

interface Look {
  width: Width;
  theme: Theme;
  rules: Rules;
}

/** In the dark everything stands where it stands in light: colours are what may be wrong. */
const DEEP_LOOKS: Look[] = [
  { width: 'desktop', theme: 'dark', rules: 'colours' },
  { width: 'phone', theme: 'dark', rules: 'colours' },
  { width: 'phone', theme: 'light', rules: 'all' },
  { width: 'desktop', theme: 'light', rules: 'all' },
];

/** Every rule at each width, the contrast once in each theme; colours are the same in every language. */
const LOOKS: Record<Language, Look[]> = {
  en: [
    { width: 'desktop', theme: 'dark', rules: 'none' },
    { width: 'phone', theme: 'dark', rules: 'colours' },
    { width: 'phone', theme: 'light', rules: 'structure' },
    { width: 'desktop', theme: 'light', rules: 'all' },
  ],
  zh: [
    { width: 'desktop', theme: 'dark', rules: 'none' },
    { width: 'phone', theme: 'dark', rules: 'none' },
    { width: 'phone', theme: 'light', rules: 'structure' },
    { width: 'desktop', theme: 'light', rules: 'none' },
  ],
};

/** A laptop that is enlarged four times. */
const NARROWEST = { width: 320, height: 256 };

/** Sound at both widths in both themes, and as narrow as can be, within one visit, which goes on as wide as before. */
export async function expectPageValidInEachLook(visitor: Visitor, language: Language): Promise<void> {
  const { page } = visitor;
  const size = page.viewportSize()!;
  for (const { width, theme, rules } of deep ? DEEP_LOOKS : LOOKS[language]) {
    await changeLook(visitor, width, theme);
    await expectPageValid(visitor, language, { look: `${width}, ${theme}`, rules });
  }
  await page.setViewportSize(NARROWEST);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  await page.setViewportSize(size);
}

/** As when a window is resized, or evening comes. */
async function changeLook({ page }: Visitor, width: Width, theme: Theme): Promise<void> {
  await page.setViewportSize(SIZES[width]);
  await page.emulateMedia({ colorScheme: theme });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
    .toBe(theme === 'dark');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Accessible by these rules, in its language, and no wider than the screen. */
export async function expectPageValid(
  { page }: Visitor,
  language: Language,
  { look = '', rules = 'all' }: { look?: string; rules?: Rules } = {},
): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch(language === 'zh' ? /^zh/ : /^en/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(inOtherLanguage(await page.evaluate(wordsOnPage), language)).toEqual([]);
  await expect.poll(() => page.title()).toMatch(/^.{2,}(?:Lemma|引理)|(?:Lemma|引理).{2,}$/su);
  expect(await page.locator('head meta[name=description]').getAttribute('content')).toMatch(/^.{20,}$/su);
  if (rules !== 'none') expect(await violationsOn(page, rules), look).toEqual([]);
}

interface Axe {
  run(
    root: Document,
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** What shuts somebody out, as axe tells it. */
async function violationsOn(page: Page, rules: Exclude<Rules, 'none'>) {
  // The policy of the page allows no script from outside, so this one goes in by the debugger, once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const results = await axe.run(document, { resultTypes: ['violations'], ...options });
    return results.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => html),
    }));
  }, OPTIONS[rules]);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
