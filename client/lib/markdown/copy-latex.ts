import type { ClipboardEvent } from 'react';

/** What is copied holds the LaTeX of its formulas. */
export function copyAsTyped(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return;
  const fragment = selection.getRangeAt(0).cloneContents();
  const formulas = fragment.querySelectorAll<HTMLElement>('[data-tex]');
  if (formulas.length === 0) return;
  for (const formula of formulas) {
    const around = formula.dataset['display'] ? '$$' : '$';
    formula.textContent = `${around}${formula.dataset['tex']}${around}`;
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  event.clipboardData.setData('text/plain', holder.textContent ?? '');
  event.preventDefault();
}
