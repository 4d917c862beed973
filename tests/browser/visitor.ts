import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { inOtherLanguage, wordsOnPage } from './language.ts';

export type Width = 'phone' | 'desktop';
export type Theme = 'light' | 'dark';
export type Language = 'en' | 'zh';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

interface Look {
  width?: Width;
  theme?: Theme;
  language?: Language;
  /** With the worker that keeps pages; requests that it answers are out of a test's reach. */
  worker?: boolean;
}

/** Errors in the console, requests to other origins, breaches of the content security policy. */
interface BrowserErrors {
  console: string[];
  foreign: string[];
  policy: string[];
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: BrowserErrors;
  open(path: string): Promise<void>;
}

let browser: Browser;
const open: Visitor[] = [];

/** Browsers for one test file; each visitor has a device of their own. */
export function openBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  });
  afterEach(async ({ task }) => {
    for (const [number, left] of open.splice(0).entries()) {
      if (task.result?.state === 'fail') await saveFailureReport(left, `${task.name} ${number}`);
      // What is still held back by a test has nowhere to go on to, which would end the run.
      for (const page of left.context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await left.context.close();
    }
  });
  afterAll(() => browser.close());
}

/** What a visitor saw when a test failed: a picture, and in words where no picture can be looked at. */
async function saveFailureReport({ context, errors }: Visitor, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  for (const [number, page] of context.pages().entries()) {
    const file = `${name} ${number}`.replaceAll(/[^\w]+/g, '-').slice(0, 90);
    await page.screenshot({ path: `test-results/${file}.png` }).catch(() => {});
    const words = await page.evaluate(() => document.body.innerText).catch(String);
    console.error(`${name} saw at ${page.url()}:\n${words.slice(0, 2000)}\n${JSON.stringify(errors)}`);
  }
}

export async function visitor({
  width = 'desktop',
  theme = 'light',
  language = 'en',
  worker = false,
}: Look = {}): Promise<Visitor> {
  const address = inject('address');
  const context = await browser.newContext({
    viewport: SIZES[width],
    hasTouch: width === 'phone',
    colorScheme: theme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  if (!worker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  const errors: BrowserErrors = { console: [], foreign: [], policy: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Said some seconds after the load of what is not on the screen by then: of a slow machine more than of a page.
    if (message.text().includes('preloaded using link preload but not used')) return;
    // The page itself may be one that says that nothing is there; whatever else is missing is a fault.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return;
    const list = /content security policy/i.test(message.text()) ? errors.policy : errors.console;
    list.push(message.text());
  });
  page.on('pageerror', (error) => errors.console.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) errors.foreign.push(request.url());
  });
  const made: Visitor = {
    page,
    context,
    errors,
    async open(path) {
      await page.goto(address + path, { waitUntil: 'load' });
      // A page that came with its words can be read before it answers to anything but links.
      await page.waitForFunction(() => {
        const { page: written, delivered, alive } = document.documentElement.dataset;
        return alive !== undefined || !(written || delivered);
      });
    },
  };
  open.push(made);
  context.setDefaultTimeout(30_000);
  return made;
}

/** Until a page has its content and asks for nothing more. */
export async function settled({ page }: Visitor): Promise<void> {
  await page.locator('h1, main p').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(300);
}

let people = 0;

/** Somebody who just signed up and has not opened a page yet. */
export async function member(name: string, look: Look = {}): Promise<Visitor> {
  const made = await visitor(look);
  await giveSession(made, name);
  return made;
}

/** The session that the dialog would bring, in the cookie and in the storage of the device. */
async function giveSession({ page, context }: Visitor, name: string): Promise<void> {
  const address = inject('address');
  const answer = await context.request.post(`${address}/auth/v1/signup`, {
    headers: { origin: address, 'x-auth-cookie': '1', 'x-forwarded-for': randomAddress() },
    data: { email: uniqueEmail(name), password: 'Parabola-72', data: { name } },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${address}/healthz`);
  await page.evaluate((session) => localStorage.setItem('lemma-session', session), await answer.text());
}

/** From one address only so many may sign up within an hour, whichever tests they belong to. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const uniqueEmail = (name: string) =>
  `${encodeURIComponent(name).replaceAll('%', '').toLowerCase()}-${Date.now()}-${(people += 1)}@example.org`;

/** Through the dialog, as the community opens it. */
export async function signUp({ page, open }: Visitor, name: string): Promise<void> {
  await open('/community/9709');
  await page
    .locator('main')
    .getByRole('button', { name: /Ask a question|提问/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /sign up|create|register|注册/i })
    .last()
    .click();
  await dialog.getByLabel(/^(Name|姓名|Your name)/i).fill(name);
  await dialog.getByLabel(/e-?mail|邮箱/i).fill(uniqueEmail(name));
  const passwords = dialog.locator('input[autocomplete="new-password"]');
  await passwords.nth(0).fill('Parabola-72');
  await passwords.nth(1).fill('Parabola-72');
  const address = randomAddress();
  await page.route('**/auth/v1/signup*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/auth/v1/signup*');
  await page
    .locator('main')
    .getByRole('link', { name: /Ask a question|提问/ })
    .waitFor();
}

/** Asks by writing into the form; returns the path of the question. */
export async function ask({ page, open }: Visitor, title: string, body: string): Promise<string> {
  await open('/community/9709/ask');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Question', { exact: true }).fill(body);
  await page.getByRole('button', { name: 'Post question' }).click();
  await page.waitForURL(/\/community\/question\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}

export function expectNoBrowserErrors({ errors }: Visitor): void {
  expect(errors).toEqual({ console: [], foreign: [], policy: [] });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EACH_LOOK: [Width, Theme][] = [
  ['desktop', 'dark'],
  ['phone', 'dark'],
  ['phone', 'light'],
  ['desktop', 'light'],
];

/** A laptop that is enlarged four times. */
const NARROWEST = { width: 320, height: 256 };

/** Sound at both widths in both themes, and as narrow as can be, within one visit, which goes on as wide as before. */
export async function expectPageValidInEachLook(visitor: Visitor, language: Language): Promise<void> {
  const { page } = visitor;
  const size = page.viewportSize()!;
  for (const [width, theme] of EACH_LOOK) {
    await changeLook(visitor, width, theme);
    // In the dark everything stands where it stands in light: colours are what may be wrong.
    await expectPageValid(visitor, language, { look: `${width}, ${theme}`, colours: theme === 'dark' });
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

/** Accessible (or its colours alone), in its language, and no wider than the screen. */
export async function expectPageValid(
  { page }: Visitor,
  language: Language,
  { look = '', colours = false } = {},
): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch(language === 'zh' ? /^zh/ : /^en/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(inOtherLanguage(await page.evaluate(wordsOnPage), language)).toEqual([]);
  await expect.poll(() => page.title()).toMatch(/^.{2,}(?:Lemma|引理)|(?:Lemma|引理).{2,}$/su);
  expect(await page.locator('head meta[name=description]').getAttribute('content')).toMatch(/^.{20,}$/su);
  expect(await violationsOn(page, colours), look).toEqual([]);
}

interface Axe {
  run(
    root: Document,
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** What shuts somebody out, as axe tells it. */
async function violationsOn(page: Page, coloursAlone: boolean) {
  // The policy of the page allows no script from outside, so this one goes in by the debugger, once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const results = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
      return results.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    coloursAlone && ['color-contrast'],
  );
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
