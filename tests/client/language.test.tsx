import { act, type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { lazyPart } from '../../client/app/loading/lazy-feature.tsx';
import { loadWordsOf } from '../../client/app/preferences/catalogs.ts';
import { initialLanguage, LANGUAGES, useLanguage } from '../../client/app/preferences/language.tsx';
import { click, find, show, until, visit, text } from './page.tsx';

const browserSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

function Chooser() {
  const { language, setLanguage, toggleLanguage } = useLanguage();
  return (
    <>
      <output>{language}</output>
      <button onClick={toggleLanguage}>toggle</button>
      {['en', 'zh', 'fr'].map((name) => (
        <button key={name} onClick={() => setLanguage(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const shown = () => document.querySelector('output')?.textContent;

describe('the language', () => {
  test('starts as the saved one, whatever the browser speaks, where the address says none', () => {
    browserSpeaks('zh-CN');
    localStorage.setItem('lemma-language', 'en');
    expect(initialLanguage()).toBe('en');
  });

  test.for([
    ['zh-CN', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['ZH', 'zh'],
    ['en-GB', 'en'],
    ['de', 'en'],
  ])('of a browser that speaks %s is %s while nothing is saved', ([speaks, expected]) => {
    browserSpeaks(speaks!);
    expect(initialLanguage()).toBe(expected);
  });

  test('of a Chinese address is Chinese, whatever is saved', () => {
    browserSpeaks('en-GB');
    history.replaceState(null, '', '/zh/about');
    expect(initialLanguage()).toBe('zh');
    localStorage.setItem('lemma-language', 'en');
    expect(initialLanguage()).toBe('zh');
    history.replaceState(null, '', '/');
  });

  test('can be set and toggled, is kept, and is named by the page', async () => {
    await show(<Chooser />);
    await click(find('button', 'zh'));
    await until(() => shown() === 'zh');
    expect([localStorage.getItem('lemma-language'), document.documentElement.lang]).toEqual(['zh', 'zh-CN']);

    await click(find('button', 'toggle'));
    await until(() => shown() === 'en');
    expect([localStorage.getItem('lemma-language'), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  test('is one of exactly two', () => {
    expect(LANGUAGES).toEqual(['en', 'zh']);
  });

  test('other than English and Chinese is ignored, chosen or saved', async () => {
    browserSpeaks('en-GB');
    localStorage.setItem('lemma-language', 'fr');
    expect(initialLanguage()).toBe('en');

    await show(<Chooser />);
    await click(find('button', 'fr'));
    expect([shown(), localStorage.getItem('lemma-language')]).toEqual(['en', 'fr']);
  });

  test('changes every word on the page, without a reload', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: null }));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await visit('/');
    await until(() => text().includes('Every line earns its mark.'));
    await click(find('button', 'Settings'));
    await until(() => document.querySelector('input[value="zh"]'));
    await click(document.querySelector<HTMLElement>('input[value="zh"]')!);
    await until(() => text().includes('行行有据，步步得分。'));
    expect(text()).not.toContain('Every line earns');
  });

  test('chosen while a part is on its way is the one that the part speaks when it comes', async () => {
    const code = Promise.withResolvers<ComponentType>();
    const Late = lazyPart('about', () => code.promise);
    await show(
      <MemoryRouter>
        <Chooser />
        <Suspense>
          <Late />
        </Suspense>
      </MemoryRouter>,
    );
    await act(async () => loadWordsOf('about'));
    await click(find('button', 'zh'));
    const { PricingPage } = await import('../../client/features/about/PricingPage.tsx');
    await act(async () => code.resolve(PricingPage));
    await until(() => text().includes('一种方案，完全免费'));
  });
});
