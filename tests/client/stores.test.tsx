import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { externalStore, polledStore, useExternalStore } from '../../client/lib/device/external-store.ts';
import { useMedia } from '../../client/lib/device/media.ts';
import { clearPage } from './clear-page.ts';
import { show, text } from './page.tsx';

describe('a polled store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('has one timer for all its subscribers, and none without any', () => {
    const store = polledStore(
      () => 0,
      1000,
      () => 0,
    );
    const listener = vi.fn();
    const unsubscribe = [store.subscribe(listener), store.subscribe(() => {})];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe[0]!();
    expect(vi.getTimerCount()).toBe(1);
    unsubscribe[1]!();
    expect(vi.getTimerCount()).toBe(0);
    store.subscribe(listener);
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('a media query', () => {
  class Media extends EventTarget {
    static all = new Map<string, Media>();
    matches = false;
    listeners = 0;
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
      this.listeners += 1;
      super.addEventListener(...args);
    }
    override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
      this.listeners -= 1;
      super.removeEventListener(...args);
    }
  }
  const mediaOf = (query: string) => {
    const media = Media.all.get(query) ?? new Media();
    Media.all.set(query, media);
    return media;
  };
  const change = (query: string, matches: boolean) =>
    act(async () => {
      mediaOf(query).matches = matches;
      mediaOf(query).dispatchEvent(new Event('change'));
    });
  const query = externalStore('(width < 40rem)');
  function Shown() {
    return <output>{String(useMedia(useExternalStore(query)))}</output>;
  }

  test('is followed while a component shows it, and only the one that it shows', async () => {
    vi.stubGlobal('matchMedia', mediaOf);
    await show(<Shown />);
    expect(text()).toBe('false');
    await change('(width < 40rem)', true);
    expect(text()).toBe('true');
    await act(async () => query.set('(hover)'));
    expect(text()).toBe('false');
    expect([mediaOf('(width < 40rem)').listeners, mediaOf('(hover)').listeners]).toEqual([0, 1]);
    await clearPage();
    expect(mediaOf('(hover)').listeners).toBe(0);
  });
});
