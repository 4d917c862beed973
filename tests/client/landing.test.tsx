import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../client/app/preferences/language.tsx';
import { attemptsOf } from '../../client/features/landing/sections/Progress.tsx';
import { clearPage } from './clear-page.ts';
import { all, click, find, text, until, visit } from './page.tsx';

const FIGURES = { __typename: 'Figures', people: 12, questions: 1234, answers: 0, topics: 76 };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ data: { figures: FIGURES } }));
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(language: Language = 'en') {
  const router = await visit(language === 'zh' ? '/zh' : '/', language);
  await until(() => document.querySelector('main h1'));
  await until(() => document.querySelectorAll('main .marks-line').length > 5);
  return router;
}
const main = () => document.querySelector('main')!;
/** As `click`, where time stands still. */
const tap = (element: HTMLElement) => act(async () => element.click());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const section = (name: string) => document.getElementById(name)!.closest('section')!;

describe('the words of the landing page', () => {
  test.for([
    ['en', /AI tutor.*mark-scheme style.*day and night.*English and Chinese/s],
    ['zh', /AI 导师.*全天候.*评分标准.*中英/s],
    ['en', /whole syllabus of 9709, 9231 and 9702, topic by topic, with exam tips/],
    ['zh', /覆盖 9709、9231、9702 全部考纲.*考试提示/],
    ['en', /learning pattern.*study plan/],
    ['zh', /学习规律.*学习计划/],
    ['en', /Worked examples in the style of past papers, with steps and marks/],
    ['zh', /真题风格的例题，附解题步骤和每步得分/],
    ['en', /Photo question.*Question bank.*Progress tracking.*Personalised rec.*Instant feedback/s],
    ['zh', /拍照识题.*题库.*进度跟踪.*个性化推荐.*即时反馈/s],
    ['en', /Free to try and free to keep · no credit card · instant access/],
    ['zh', /免费试用，一直免费 · 无需信用卡 · 立即可用/],
  ] as const)('promise what they should in %s: %s', async ([language, promise]) => {
    await open(language);
    expect(main().textContent).toMatch(promise);
  });

  test.for(['en', 'zh'] as const)('call nothing official in %s', async (language) => {
    await open(language);
    expect(main().textContent).not.toMatch(/(?<!not )official|(?<!并非)官方/i);
  });

  test('claim no figure that the database does not give', async () => {
    await open();
    expect(main().textContent).not.toMatch(/5,000\+|85 ?%|92 ?%|50K\+|95 ?%|100K\+|4\.9/);
    await until(() => section('figures').textContent?.includes('1.2k'));
    expect(section('figures').textContent).toBe(
      'Available today' + 'topics76' + 'questions asked1.2k' + 'people12',
    );
  });

  test('offer a demonstration only where an address was set', async () => {
    await open();
    expect(text()).not.toContain('Book a demonstration');
    document.head.insertAdjacentHTML('beforeend', '<meta name="lemma-demo" content="demo@school.example">');
    await clearPage();
    await open();
    expect(find('link', 'Book a demonstration').getAttribute('href')).toBe('mailto:demo@school.example');
  });

  test('speak of no login and no role', async () => {
    await open();
    expect(main().textContent).not.toMatch(/log ?in|sign ?in|sign ?up|admin|moderator/i);
  });
});

describe('the hero', () => {
  test('has a title, a subtitle and a way to the subjects', async () => {
    await open();
    expect(document.querySelector('h1')!.textContent).toBe('Every line earns its mark.');
    expect(main().querySelector('h1 + p')!.textContent).toContain('the way an examiner marks');
    expect(find('link', 'Explore subjects').getAttribute('href')).toBe('/subject-selection');
  });

  test('scrolls smoothly to the features', async () => {
    await open();
    const scrolled = vi.fn();
    document.getElementById('features')!.scrollIntoView = scrolled;
    await click(find('link', 'See how it works'));
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
  });

  test('goes through five phrases, one every 2.5 s', async () => {
    await open();
    vi.useFakeTimers();
    const phrase = () => document.querySelector('[data-highlight] span')!.textContent!;
    await tap(find('button', 'finding the first wrong line in your working'));
    const seen = [phrase()];
    await pass(2499);
    expect(phrase()).toBe(seen[0]);
    await pass(1);
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(phrase());
      await pass(2500);
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen.at(-1)).toBe(seen[0]);
  });

  test('shows a phrase by its dot, and can be paused', async () => {
    await open();
    await click(find('button', 'explaining each step in English and Chinese'));
    const phrase = () => document.querySelector('[data-highlight] span')!.textContent;
    expect(phrase()).toBe('explaining each step in English and Chinese');
    vi.useFakeTimers();
    await tap(all('button').find((button) => button.getAttribute('aria-label') === 'Pause')!);
    await pass(10_000);
    expect(phrase()).toBe('explaining each step in English and Chinese');
  });

  test('shows a solved question with its marks at first', async () => {
    await open();
    const marks = [...section('figures').previousElementSibling!.querySelectorAll('.marks-codes span')];
    expect(marks.map((mark) => mark.textContent)).toContain('M1');
    expect(main().querySelector<HTMLTextAreaElement>('textarea')!.value).toContain('sin² θ');
  });
});

describe('the features', () => {
  const cards = () => [...section('features-title').querySelectorAll('details')];

  test('are six cards that open and close', async () => {
    await open();
    expect(cards().map((card) => card.querySelector('.font-serif')!.textContent)).toEqual([
      'AI tutor',
      'Photo question recognition',
      'Question bank',
      'Progress tracking',
      'Personalised recommendations',
      'Instant feedback',
    ]);
    const [tutor, photo] = cards();
    tutor!.querySelector('summary')!.click();
    expect([tutor!.open, photo!.open]).toEqual([true, false]);
    tutor!.querySelector('summary')!.click();
    expect(tutor!.open).toBe(false);
  });

  test('lead to the topics', async () => {
    await open();
    expect(find('link', 'Browse every topic').getAttribute('href')).toBe('/topics');
  });
});

describe('the stories', () => {
  const shown = () => document.querySelector('[data-shown="true"] figcaption p')!.textContent;
  const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')!;

  test('are five, each whole, and marked as samples', async () => {
    await open();
    const stories = [...carousel().querySelectorAll('figure')];
    expect(stories).toHaveLength(5);
    for (const story of stories) {
      expect(story.querySelector('blockquote')!.textContent).toMatch(/\w.*\./);
      expect(story.querySelector('[data-initials]')).not.toBeNull();
      expect(story.textContent).toMatch(/ 9\d{3} · \d months · a place for .*[A-E] → [A-E]\*?grade [A-E]/);
    }
    expect(section('stories').textContent).toContain('Sample stories, made up');
  });

  test('move on every 5 s, and pause while the pointer is over them', async () => {
    await open();
    vi.useFakeTimers();
    await tap(find('button', 'Next'));
    expect(shown()).toBe('Daniel Okafor');
    await pass(4999);
    expect(shown()).toBe('Daniel Okafor');
    await pass(1);
    expect(shown()).toBe('Zhang Wei');

    await act(async () => carousel().dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await pass(20_000);
    expect(shown()).toBe('Zhang Wei');
    await act(async () => carousel().dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
    await pass(5000);
    expect(shown()).toBe('Priya Nair');
  });

  test('go back and forth by buttons and dots, round the end', async () => {
    await open();
    await click(find('button', 'Previous'));
    expect(shown()).toBe('Chen Jing');
    await click(find('button', 'Next'));
    expect(shown()).toBe('Lin Yue');
    await click(find('button', 'Priya Nair'));
    expect(shown()).toBe('Priya Nair');
  });
});

describe('the end', () => {
  test('calls to the tutor', async () => {
    await open();
    expect(section('begin').querySelector('a')!.getAttribute('href')).toBe('/ask-ai');
  });
});

describe('the parts at work', () => {
  test('recommend topics', async () => {
    await open();
    const links = [...section('recommended').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(4);
    expect(links).toContain('/topic/physics/all/kinematics');
    expect(links).toContain('/topic/mathematics/p1/quadratics');
  });

  test('show progress, with attempts derived from mastery, marked as a sample', async () => {
    expect([0, 19, 20, 52, 84, 99, 100].map(attemptsOf)).toEqual([0, 0, 1, 2, 4, 4, 5]);
    await open();
    const row = () => section('progress').querySelectorAll('li')[2]!;
    expect(section('progress').textContent).toContain('Sample');
    expect([
      row().querySelector('[role="progressbar"]')!.getAttribute('aria-valuenow'),
      row().textContent,
    ]).toEqual(['16', expect.stringContaining('0 attempts')]);
    await click(find('button', 'Complete Kinematics'));
    expect([
      row().querySelector('[role="progressbar"]')!.getAttribute('aria-valuenow'),
      row().textContent,
    ]).toEqual(['58', expect.stringContaining('2 attempts')]);
  });

  test('compare a generic answer, found wrong, with one that earns its marks', async () => {
    await open();
    const [plain, marked] = section('comparison').querySelectorAll('section');
    expect(
      [...plain!.querySelectorAll('[data-verdict]')].map((line) => line.getAttribute('data-verdict')),
    ).toEqual(['given', 'wrong', 'wrong']);
    expect(marked!.querySelectorAll('.marks-codes span').length).toBeGreaterThan(2);
  });

  test('name four benefits and three voices that are marked as examples', async () => {
    await open();
    expect(section('benefits').querySelectorAll('li')).toHaveLength(4);
    expect(section('voices').querySelectorAll('blockquote')).toHaveLength(3);
    expect(section('voices').textContent).toContain('Examples, not quotations');
  });

  test('answer four questions, of which the browser opens one at a time', async () => {
    await open();
    const questions = [...section('faq').querySelectorAll('details')];
    expect(questions.map((question) => question.getAttribute('name'))).toEqual(['faq', 'faq', 'faq', 'faq']);
  });

  test('remember the visit on the device', async () => {
    await open();
    expect(localStorage.getItem('lemma-visited')).toBe('yes');
  });
});
