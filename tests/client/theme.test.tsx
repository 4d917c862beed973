import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemeProvider, THEMES, useTheme } from '../../client/app/preferences/theme.tsx';
import { click, find, show, text } from './page.tsx';

class System extends EventTarget {
  matches = false;
  prefer(scheme: 'light' | 'dark') {
    this.matches = scheme === 'dark';
    return act(async () => this.dispatchEvent(Object.assign(new Event('change'), { matches: this.matches })));
  }
}

let system: System;

beforeEach(() => {
  system = new System();
  vi.stubGlobal('matchMedia', () => system);
});

function Chooser() {
  const { theme, setTheme, toggleTheme } = useTheme();
  return (
    <>
      <output>{theme}</output>
      <button onClick={toggleTheme}>toggle</button>
      {['light', 'dark', 'sepia'].map((name) => (
        <button key={name} onClick={() => setTheme(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const open = () =>
  show(
    <ThemeProvider>
      <Chooser />
    </ThemeProvider>,
  );
const shown = () => document.querySelector('output')?.textContent;
const isDark = () => document.documentElement.classList.contains('dark');
const browserColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

describe('the theme', () => {
  test('starts as the saved choice, whatever the system prefers', async () => {
    localStorage.setItem('lemma-theme', 'light');
    await system.prefer('dark');
    await open();
    expect(shown()).toBe('light');
  });

  test('starts as the system prefers when nothing is saved', async () => {
    await system.prefer('dark');
    await open();
    expect(shown()).toBe('dark');
  });

  test('follows the system while nothing is saved', async () => {
    await open();
    await system.prefer('dark');
    expect(shown()).toBe('dark');
    await system.prefer('light');
    expect(shown()).toBe('light');
  });

  test('no longer follows the system once it was chosen', async () => {
    await open();
    await click(find('button', 'light'));
    await system.prefer('dark');
    expect(shown()).toBe('light');
  });

  test('can be set and toggled, and is kept', async () => {
    await open();
    await click(find('button', 'dark'));
    expect([shown(), localStorage.getItem('lemma-theme')]).toEqual(['dark', 'dark']);
    await click(find('button', 'toggle'));
    expect([shown(), localStorage.getItem('lemma-theme')]).toEqual(['light', 'light']);
  });

  test('dark marks the page and colours the browser grey, light colours it blue', async () => {
    await open();
    expect([isDark(), browserColour()]).toEqual([false, '#3b82f6']);
    await click(find('button', 'dark'));
    expect([isDark(), browserColour()]).toEqual([true, '#1f2937']);
    await click(find('button', 'light'));
    expect([isDark(), browserColour()]).toEqual([false, '#3b82f6']);
  });

  test('is one of exactly two', () => {
    expect(THEMES).toEqual(['light', 'dark']);
  });

  test('anything but light and dark is ignored, chosen or saved', async () => {
    localStorage.setItem('lemma-theme', 'sepia');
    await open();
    expect(shown()).toBe('light');
    await click(find('button', 'sepia'));
    expect([shown(), localStorage.getItem('lemma-theme')]).toEqual(['light', 'sepia']);
  });

  test('a browser that keeps nothing costs a warning, not the page', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    await open();
    expect(text()).toContain('light');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('lemma-theme'), expect.any(Error));
  });

  test('asking for it outside its provider says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(show(<Chooser />)).rejects.toThrow('useTheme must be used within a ThemeProvider');
  });
});
