import { normalized } from '../core/normalized.ts';

/** The id of a topic: used by study records, links and the client's cache. */
export function topicId(subjectCode: string, paperCode: string, slug: string): string {
  return `${subjectCode}-${paperCode}-${slug}`;
}

/** A slug as topics have it, from one that may carry the punctuation of the title: "hooke’s-law", "d.c.-circuits". */
export function plainSlug(slug: string): string {
  return normalized(slug, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]/gu, '')
    .replaceAll(/-+/g, '-');
}
