import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

/** The rows that stand in the page, with where each begins and ends below the top of the list. */
export interface RowsShown {
  rows: readonly { index: number; start: number; end: number }[];
  height: number;
}

export interface Rows {
  count: number;
  keyOf: (index: number) => string;
  /** About how high one is. */
  rowHeight: number;
}

export interface Follower {
  /** To be called whenever the list was drawn. */
  update: (rows: Rows) => void;
  stop: () => void;
}

/** Rows beyond the edges of the window. */
const BEYOND = 8;
/** What somebody has opened in a row would be lost with it. */
const OPENED = 'form, details[open], [aria-expanded="true"]';

/** Tells which rows of a list are in sight, as the window scrolls and rows change their height. */
export function followRows(list: HTMLElement, onChange: (shown: RowsShown) => void): Follower {
  let told = '';
  let isDrawing = false;

  const optionsFor = ({ count, keyOf, rowHeight }: Rows): VirtualizerOptions<Window, Element> => ({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    getScrollElement: () => window,
    initialOffset: () => scrollY,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    scrollMargin: topOf(list),
    overscan: BEYOND,
    rangeExtractor: (range) => withUsed(range, list),
    onChange(_instance, isScroll) {
      if (isDrawing) return;
      if (isScroll) flushSync(tell);
      else tell();
    },
  });
  const virtualizer = new Virtualizer(optionsFor({ count: 0, keyOf: String, rowHeight: 0 }));
  // Until the others are taken out, each row stands where it stands.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _delta, { scrollOffset }) =>
    told !== '' && end <= (scrollOffset ?? 0);
  const unmount = virtualizer._didMount();

  function tell(): void {
    const top = virtualizer.options.scrollMargin;
    const rows = virtualizer
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - top, end: end - top }));
    const shown = { rows, height: virtualizer.getTotalSize() };
    const name = JSON.stringify(shown);
    if (name === told) return;
    told = name;
    onChange(shown);
  }

  return {
    update(rows) {
      isDrawing = true;
      virtualizer.setOptions(optionsFor(rows));
      virtualizer._willUpdate();
      for (const row of rowsIn(list)) virtualizer.measureElement(row);
      virtualizer.measureElement(null);
      isDrawing = false;
      tell();
    },
    stop: unmount,
  };
}

const topOf = (list: HTMLElement) => Math.round(list.getBoundingClientRect().top + scrollY);
const rowsIn = (list: HTMLElement) => list.querySelectorAll<HTMLElement>(':scope > [data-index]');

/** The rows of a range, those outside it that somebody is using, and those beside the focus, where a key leads. */
function withUsed(range: Range, list: HTMLElement): number[] {
  const indexes = new Set(defaultRangeExtractor(range));
  for (const row of rowsIn(list)) {
    const index = Number(row.dataset['index']);
    if (row.contains(document.activeElement)) for (const near of [-1, 0, 1]) indexes.add(index + near);
    else if (!indexes.has(index) && row.querySelector(OPENED)) indexes.add(index);
  }
  return [...indexes].filter((index) => index >= 0 && index < range.count).sort((a, b) => a - b);
}
