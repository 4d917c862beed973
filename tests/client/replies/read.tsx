import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';
import { ReplyText } from '../../../client/features/chat/replies/ReplyText.tsx';
import { loadReader } from '../../../client/lib/markdown/load-renderer.ts';

export interface ReplyView {
  show(text: string, growing: boolean): string;
  element: HTMLElement;
  close(): void;
}

/** A reply on the screen, and what is to be read there: formulas between ⟦ ⟧, code between ‹ ›. */
export async function openReply(): Promise<ReplyView> {
  const { ask } = await loadReader();
  await new Promise((resolve) => ask({ tex: 'x', display: false }, () => {}, resolve));
  // No slice ends: whatever is to be put into the page is there at once.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  return {
    element,
    show(text, growing) {
      flushSync(() => root.render(<ReplyText text={text} growing={growing} />));
      return readOf(element).replaceAll(/\s+/g, ' ').trim();
    },
    close: () => {
      flushSync(() => root.unmount());
      element.remove();
    },
  };
}

const BLOCKS = new Set(['P', 'LI', 'TD', 'TH', 'PRE', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'TR', 'BR']);

function readOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.textContent ?? '';
  const { tex } = node.dataset;
  if (tex !== undefined) return formulaOf(node, tex);
  if (node.tagName === 'CODE') return `‹${node.textContent}›`;
  const inside = [...node.childNodes].map(readOf).join('');
  return BLOCKS.has(node.tagName) ? ` ${inside} ` : inside;
}

/** Every formula is looked at once; what stands stays as it is. */
const seen = new WeakMap<Element, string>();

function formulaOf(place: HTMLElement, tex: string): string {
  const first = place.firstElementChild;
  if (!first) throw new Error(`not set: ${tex}`);
  const before = seen.get(first);
  if (before !== undefined) return before;
  const html = first.outerHTML;
  if (/katex-error|#cc0000/i.test(html)) throw new Error(`in the colour of a fault: ${tex}`);
  const isSet = first.className.startsWith('katex');
  if (isSet && !html.includes('<math')) throw new Error(`not to be heard: ${tex}`);
  if (place.getAttribute('translate') !== 'no') throw new Error(`open to translation: ${tex}`);
  const read = isSet ? `⟦${tex}⟧` : `‹${tex}›`;
  seen.set(first, read);
  return read;
}

/** Signs of LaTeX outside formulas and code. */
export function rawSigns(read: string): string | null {
  const words = read.replaceAll(/⟦[^⟧]*⟧|‹[^›]*›/g, ' ');
  return /\$\$|\\[()[\]]|\\(?:begin|end)\s*\{[a-z]+\*?\}/.exec(words)?.[0] ?? null;
}
