const OUTSIDE =
  'input, textarea, select, [contenteditable], [role="dialog"], [data-tutor-panel], nav, button';
const LEAST_CHARACTERS = 10;

/** What is selected of the page, its formulas as LaTeX; null where it is too little, or no text of the page. */
export function selectedText(): string | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  if (!element || element.closest(OUTSIDE)) return null;

  const whole = element.closest<HTMLElement>('[data-tex]');
  const text = whole ? `$${whole.dataset['tex']}$` : textOf(range.cloneContents());
  return [...text.trim()].length < LEAST_CHARACTERS ? null : text.trim();
}

function textOf(fragment: DocumentFragment): string {
  for (const formula of fragment.querySelectorAll<HTMLElement>('[data-tex]'))
    formula.textContent = `$${formula.dataset['tex']}$`;
  for (const block of fragment.querySelectorAll('p, li, h1, h2, h3, h4, dd, dt')) block.append('\n');
  return (fragment.textContent ?? '').replaceAll(/[ \t]+/g, ' ').replaceAll(/(?:(?<!\s)\s+)?\n\s*/g, '\n');
}
