import { escapeHtml } from './escape.ts';
import { asTyped } from './render.ts';
import type { Rendered } from './rules.ts';

interface Stored extends Rendered {
  /** HTML of the title, where it has one. */
  title: string | null;
}

/** What is stored of a text, or the text as it was typed until something is. */
export function storedOf<Part extends keyof Rendered>(
  part: Part,
  rendering: Pick<Stored, 'renderer' | Part> | null,
  source: string,
): Rendered[Part] {
  return renderedOf(part, rendering) ?? asTyped(source)[part];
}

/** What is stored of a text; null until something is. */
export function renderedOf<Part extends keyof Rendered>(
  part: Part,
  rendering: Pick<Stored, 'renderer' | Part> | null | undefined,
): Rendered[Part] | null {
  return rendering && rendering.renderer > 0 ? (rendering[part] as Rendered[Part]) : null;
}

/** What is stored of a title that is more than plain text. */
export function storedTitle(
  title: string,
  rendering: Pick<Stored, 'renderer' | 'title'> | null,
): string | null {
  const isRendered = rendering && rendering.renderer > 0;
  return isRendered && rendering.title !== escapeHtml(title) ? rendering.title : null;
}
