import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export type Width = 'phone' | 'desktop';
export type Theme = 'light' | 'dark';
export type Language = 'en' | 'zh';

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

interface Look {
  width?: Width;
  theme?: Theme;
  language?: Language;
  /** Stays open until the file has ended, not only until its test has. */
  shared?: boolean;
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
  /** How many requests of the page have no answer yet. */
  pending(): number;
  open(path: string): Promise<void>;
}

let browser: Browser;
const open: Visitor[] = [];
const openForAll: Visitor[] = [];

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
    if (task.result?.state === 'fail')
      for (const [number, one] of [...open, ...openForAll].entries())
        await saveFailureReport(one, `${task.name} ${number}`);
    for (const left of open.splice(0)) {
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
  shared = false,
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
  await context.addInitScript(noteShifts);
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
  page.on('pageerror', (error) => errors.console.push(`${error.message} AT ${page.url()}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) errors.foreign.push(request.url());
  });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pending.clear());
  const made: Visitor = {
    page,
    context,
    errors,
    pending: () => pending.size,
    async open(path) {
      await page.goto(address + path, { waitUntil: 'load' });
      // A page that came with its words can be read before it answers to anything but links.
      await page.waitForFunction(() => {
        const { page: written, delivered, alive } = document.documentElement.dataset;
        return alive !== undefined || !(written || delivered);
      });
    },
  };
  (shared ? openForAll : open).push(made);
  context.setDefaultTimeout(30_000);
  return made;
}

/** Until a page has its content, has asked for nothing more for a moment and has changed nothing meanwhile. */
export async function settled({ page, pending }: Visitor): Promise<void> {
  await page.locator('h1, main p').filter({ visible: true }).first().waitFor();
  await expect
    .poll(async () => pending() === 0 && (await page.evaluate(isStill)) && pending() === 0, { interval: 20 })
    .toBe(true);
}

/** Whether the document stays as it is for a fifth of a second. */
function isStill(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => end(false));
    const timer = setTimeout(() => end(true), 200);
    const end = (still: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(still);
    };
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

interface Shift {
  share: number;
  what: string[];
}

/** Keeps in the page what moved there since it was opened, and how much of the window that was. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({ share: value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Cumulative, where 0.1 counts as good. */
const MAX_SHIFT = 0.05;

/** What was seen stayed where it was while the page loaded. */
export async function expectNothingMoved({ page }: Visitor): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((before, { share }) => before + share, 0);
  expect(sum > MAX_SHIFT ? shifts : []).toEqual([]);
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

/** Through the dialog, as the bar opens it. */
export async function signUp(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/community/9709');
  await visitor.page
    .locator('header')
    .getByRole('button', { name: /^(Login|登录)$/ })
    .click();
  await fillSignUp(visitor, name);
}

/** In the dialog that is open already. */
export async function fillSignUp({ page }: Visitor, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /sign up|create|register|注册/i })
    .last()
    .click();
  await dialog.getByLabel(/^(Name|昵称|Your name)/i).fill(name);
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
    .locator('header')
    .getByRole('button', { name: /Account menu|账号菜单/ })
    .waitFor();
}

/** Asks by writing into the form; returns the path of the question. */
export async function ask(
  { page, open }: Visitor,
  title: string,
  body: string,
  { subject = '9709', tag }: { subject?: string; tag?: string } = {},
): Promise<string> {
  await open(`/community/${subject}/ask`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Question', { exact: true }).fill(body);
  if (tag) {
    await page.getByLabel('Tags').fill(tag);
    await page.getByLabel('Tags').press('Enter');
  }
  await page.getByRole('button', { name: 'Post question' }).click();
  await page.waitForURL(/\/community\/question\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}

export function expectNoBrowserErrors({ errors }: Visitor): void {
  expect(errors).toEqual({ console: [], foreign: [], policy: [] });
}
