/** What of a subject is listed at an address of one part, such as `/physics-topics`; null where it names no such list. */
export function listingAt(part: string): { subject: string; list: 'papers' | 'topics' } | null {
  const [, subject, list] = /^(.+)-(papers|topics)$/i.exec(part) ?? [];
  return subject && list ? { subject, list: list.toLowerCase() === 'papers' ? 'papers' : 'topics' } : null;
}
