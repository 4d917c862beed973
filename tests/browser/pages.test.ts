import { beforeAll, describe, expect, test } from 'vitest';
import { deep } from '../suite/slow.ts';
import { expectPageValid, expectPageValidInEachLook } from './valid-page.ts';
import {
  ask,
  expectNoBrowserErrors,
  expectNothingMoved,
  type Language,
  member,
  openBrowser,
  settled,
  type Visitor,
  visitor,
} from './visitor.ts';

openBrowser();

let question = '';
let profile = '';

beforeAll(async () => {
  const ada = await member('Ada');
  question = await ask(
    ada,
    'Why does $\\int x e^x\\,dx$ need parts twice as long as I thought?',
    'I tried\n\n$$\\int x e^x\\,dx = x e^x - \\int e^x\\,dx$$\n\n- and then\n- stopped\n\n| a | b |\n|---|---|\n| $x$ | 2 |',
  );
  await ada.page.getByLabel('Your answer').fill('**One** use is enough: `x e^x - e^x + c`.');
  await ada.page.getByRole('button', { name: 'Post answer' }).click();
  await ada.page.getByRole('heading', { name: '1 answer' }).waitFor();
  const author = ada.page.locator('main').getByRole('link', { name: 'Ada' }).first();
  profile = (await author.getAttribute('href'))!;
  await ada.context.close();
  // Of the same kind, so that it stands beside the other.
  const namesake = await member('Ada');
  await ask(namesake, 'Why does $\\int x^2 e^x\\,dx$ need parts twice?', 'As often as the power says?');
  await namesake.context.close();
});

const PAGES: [name: string, path: () => string][] = [
  ['the home page', () => '/'],
  ['pricing', () => '/pricing'],
  ['the privacy policy', () => '/privacy'],
  ['the choice of a subject', () => '/subject-selection'],
  ['the study hub', () => '/topics'],
  ['the hub of a subject', () => '/study-hub/9709'],
  ['a list of papers', () => '/further-mathematics-papers'],
  ['a paper', () => '/paper/9709/p1'],
  ['a list of topics', () => '/topics/mathematics'],
  ['a year of physics', () => '/physics/as-level'],
  ['a topic', () => '/topic/mathematics/p1/quadratics'],
  ['a topic of physics', () => '/topic/physics/all/kinematics'],
  ['a topic that is not there', () => '/topic/mathematics/p1/nothing'],
  ['a learning path', () => '/learning-path/9709'],
  ['a search of everything', () => '/search?q=integration'],
  ['reputation', () => '/community/reputation'],
  ['all badges', () => '/badges'],
  ['a badge', () => '/badges/mentor'],
  ['all tags', () => '/community/tags'],
  ['a tag', () => '/community/tag/9709'],
  ['a tag that is not there', () => '/community/tag/nothing'],
  ['a profile', () => profile],
  ['a guest’s own profile', () => '/profile'],
  ['nobody’s profile', () => '/profile/nobody'],
  ['somebody’s reputation', () => `/community/reputation?user=${profile.split('/').at(-1)}`],
  ['a search of questions', () => '/search?kind=question&q=parts'],
  ['a list', () => '/community/9709'],
  ['an empty list', () => '/community/9231'],
  ['a list with recommendations', () => '/recommendations/9709'],
  ['a search', () => '/community/9709?q=parts'],
  ['a question', () => question],
  ['notifications', () => '/notifications'],
  ['settings of notifications', () => '/settings/notifications'],
  ['suggested edits', () => '/review/edits'],
  ['moderation', () => '/moderation'],
  ['the audit', () => '/moderation/audit'],
  ['the tutor', () => '/ask-ai'],
  ['a conversation that is not there', () => '/ask-ai?conversation=nothing'],
  ['the choice of what to study', () => '/ai-tutoring'],
  ['guided study', () => '/ai-tutoring?subject=9709&topic=p1%2Fquadratics&goal=practise'],
  ['solving and checking', () => '/tools/check'],
  ['checking lines', () => '/tools/check?mode=working'],
  ['photo questions', () => '/tools/image-solver'],
  ['progress', () => '/tools/progress-tracking'],
  ['the error book', () => '/tools/error-book'],
  ['an unknown address', () => '/no/such/page'],
  ['a question that is not there', () => '/community/question/nothing'],
];

describe.each<Language>(['en', 'zh'])('in %s', (language) => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await visitor({ language, shared: true, width: language === 'zh' ? 'phone' : 'desktop' });
  });

  test.each(PAGES)(
    '%s stays in place, is accessible and fits in each look, and asks nobody else',
    async (_name, path) => {
      await guest.open(path());
      await settled(guest);
      await expectNothingMoved(guest);
      await expectPageValidInEachLook(guest, language);
      expectNoBrowserErrors(guest);
    },
  );

  test('the form to ask is accessible and fits in each look', async () => {
    const somebody = await member(language === 'zh' ? '小明' : 'Ada', { language });
    await somebody.open('/community/9709/ask');
    await settled(somebody);
    await expectPageValidInEachLook(somebody, language);
    expectNoBrowserErrors(somebody);
  });
});

/** Where being signed in changes what is there. */
const CHANGED = ['the home page', 'a list', 'a question', 'a topic', 'the tutor', 'photo questions'];

test('somebody who is signed in meets the same, wherever that changes the page', async () => {
  const somebody = await member('Ada', { width: 'phone' });
  for (const [name, path] of PAGES.filter(([one]) => deep || CHANGED.includes(one))) {
    await somebody.open(path());
    await settled(somebody);
    await expectNothingMoved(somebody);
    await expectPageValid(somebody, 'en');
    expect(somebody.errors, name).toEqual({ console: [], foreign: [], policy: [] });
  }
}, 900_000);

describe('what the reader chose', () => {
  test('theme and language change at once and are kept', async () => {
    const guest = await visitor();
    await guest.open('/community/9709');
    await guest.page.getByRole('button', { name: /settings/i }).click();
    await guest.page.getByText('Dark', { exact: true }).click();
    await guest.page.getByText('中文', { exact: true }).last().click();
    await guest.page.getByRole('heading', { level: 1, name: '问题' }).waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { level: 1, name: '问题' }).waitFor();
    expect(await guest.page.evaluate(() => document.documentElement.className)).toContain('dark');
  });

  test('a dialog gives the focus back to what opened it, whatever was opened before', async () => {
    const { page, open } = await visitor();
    await open('/topics');
    const focused = (name: string) =>
      page.waitForFunction((words) => document.activeElement?.textContent?.startsWith(words), name);
    await page.getByRole('button', { name: 'Subject Papers' }).press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await focused('Subject Papers');
    await page.getByRole('button', { name: 'Login' }).press('Enter');
    await page.getByRole('dialog').getByLabel('E-mail').waitFor();
    await page.keyboard.press('Escape');
    await focused('Login');
  });

  test('a button that moves away while it is pressed is pressed all the same, unless the hand moves too', async () => {
    const guest = await visitor();
    const { page } = guest;
    await guest.open('/topics');
    await settled(guest);
    const login = page.getByRole('button', { name: 'Login' });
    const press = async (movedBy: number) => {
      const { x, y, width, height } = (await login.boundingBox())!;
      const [across, down] = [x + width / 2, y + height / 2];
      await page.mouse.move(across, down);
      await page.mouse.down();
      await login.evaluate((one) => (one.style.translate = '-300px'));
      await page.mouse.move(across + movedBy, down);
      await page.mouse.up();
      await login.evaluate((one) => (one.style.translate = ''));
    };
    await press(60);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await press(0);
    await page.getByRole('dialog').getByLabel('E-mail').waitFor();
    expectNoBrowserErrors(guest);
  });

  test('everything is reached by keyboard: the skip link comes first', async () => {
    const guest = await visitor();
    await guest.open('/');
    await settled(guest);
    await guest.page.keyboard.press('Tab');
    expect(await guest.page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await guest.page.keyboard.press('Enter');
    expect(await guest.page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

test('on a phone no line of a topic in Chinese begins with the comma of a formula', async () => {
  const guest = await visitor({ width: 'phone', language: 'zh' });
  await guest.open('/topic/mathematics/p1/quadratics');
  await settled(guest);
  const alone = await guest.page.evaluate(() => {
    const held = [...document.querySelectorAll('main .held')].filter(
      ({ lastChild }) => lastChild instanceof Text,
    );
    const left = held.filter(({ lastChild, lastElementChild }) => {
      const range = document.createRange();
      range.selectNode(lastChild!);
      const parts = lastElementChild!.querySelectorAll('.katex-base');
      return range.getBoundingClientRect().left < [...parts].at(-1)!.getBoundingClientRect().right - 2;
    });
    return { all: held.length, left: left.map(({ textContent }) => textContent) };
  });
  expect(alone.all).toBeGreaterThan(10);
  expect(alone.left).toEqual([]);
});

test('a page that is opened begins at its top; one loaded again, where it was left', async () => {
  const guest = await visitor({ width: 'phone' });
  const place = () => guest.page.evaluate(() => scrollY);
  await guest.open('/privacy');
  await settled(guest);
  await guest.page.evaluate(() => scrollTo(0, 700));
  await settled(guest);
  await guest.page.reload();
  await expect.poll(place).toBe(700);
  await guest.open('/topic/mathematics/p1/quadratics');
  await settled(guest);
  expect(await place()).toBe(0);
});
