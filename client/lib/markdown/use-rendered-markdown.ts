import { useLayoutEffect, useRef, useState } from 'react';
import { escapeHtml } from './html/escape-html.ts';
import { withReader } from './load-renderer.ts';
import type { Outcome } from './renderer.ts';
import { showBlocks } from './dom/show-blocks.ts';
import type { Kind } from './html/render-blocks.ts';

/** The texts rendered last, so that one is shown at once when it appears again, as a reply that has just ended. */
const read = new Map<string, string[]>();
const MAX_READ = 20;
/** More than this is better put into the page in slices. */
const MAX_AT_ONCE = 30_000;

function keep(text: string, blocks: string[]): void {
  read.delete(text);
  read.set(text, blocks);
  if (read.size > MAX_READ) read.delete(read.keys().next().value!);
}

/** A text as it was read before, or its beginning, where it is a reply that grew until now. */
export function readBefore(text: string, kind: Kind): string | undefined {
  if (kind === 'growing') return '';
  const beginnings = kind === 'reply' ? [...read.keys()].filter((one) => one && text.startsWith(one)) : [];
  const html = (read.get(text) ?? read.get(beginnings.at(-1) ?? ''))?.join('');
  return html !== undefined && html.length <= MAX_AT_ONCE ? html : undefined;
}

/** Reads a text into a place, as often as it changes; what it says meanwhile is left out where something newer came. */
export function useReading(text: string, kind: Kind) {
  const place = useRef<HTMLDivElement>(null);
  const [tooMuch, setTooMuch] = useState('');
  const [reading] = useState(openReading);

  useLayoutEffect(() => reading.open(), [reading]);
  useLayoutEffect(() => {
    if (place.current) reading.want({ text, kind, element: place.current, onTooMuch: setTooMuch });
  }, [reading, text, kind]);
  return { place, isTooMuch: tooMuch !== '' && tooMuch === text };
}

interface Rendering {
  text: string;
  kind: Kind;
  element: HTMLElement;
  onTooMuch: (text: string) => void;
}

/** What one place shows: one text is read at a time, and of those that came meanwhile only the newest. */
function openReading() {
  let queued: Rendering | null = null;
  let isBusy = false;
  let isFirst = true;
  let visit = 0;
  let takeBack = () => {};

  function goOn(): void {
    if (!queued || isBusy) return;
    const now = queued;
    queued = null;
    const stands = isFirst && standsIn(now);
    isFirst = false;
    if (!stands) start(now, visit);
  }

  function start({ text, kind, element, onTooMuch }: Rendering, startedVisit: number): void {
    isBusy = true;
    const blocks: string[] = [];
    const end = () => {
      if (startedVisit !== visit) return;
      isBusy = false;
      goOn();
    };
    const take = (more: string[]) => {
      blocks.push(...more);
      if (startedVisit === visit) showBlocks(element, blocks, false);
    };
    const finish = (outcome: Outcome) => {
      if (outcome === 'whole') keep(text, blocks);
      if (startedVisit !== visit) return;
      if (outcome === 'too-much') onTooMuch(text);
      showBlocks(element, outcome === 'whole' ? blocks : [typedHtml(text)], true);
      end();
    };
    withReader(({ ask }) => {
      if (startedVisit === visit) takeBack = ask({ text, kind }, take, finish);
    }, end);
  }

  return {
    want(next: Rendering) {
      queued = next;
      goOn();
    },
    open: () => () => {
      visit += 1;
      isBusy = false;
      takeBack();
    },
  };
}

export const typedHtml = (text: string) => `<p data-typed>${escapeHtml(text)}</p>`;

/** Written out with the page, or read before. */
function standsIn({ text, kind, element }: Rendering): boolean {
  if (!element.firstElementChild) return false;
  return read.has(text) || (kind === 'post' && !element.querySelector(':scope > [data-typed]'));
}
