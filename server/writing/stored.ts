import type { Rendering } from '../database/client/client.ts';
import { asTyped } from './render.ts';
import type { Rendered } from './rules.ts';

type Stored = Pick<Rendering, 'renderer' | keyof Rendered>;

/** What is stored of a text, or the text as it was typed until something is. */
export function storedOf<Part extends keyof Rendered>(
  part: Part,
  rendering: Pick<Stored, 'renderer' | Part> | null,
  source: string,
): Rendered[Part] {
  return rendering && rendering.renderer > 0 ? (rendering[part] as Rendered[Part]) : asTyped(source)[part];
}
