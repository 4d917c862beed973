/** No language puts so many marks on one letter; what comes next is kept apart from them (UAX #15, stream-safe text). */
const MANY_MARKS = /[\p{M}\uFF9E\uFF9F]{30}(?=[\p{M}\uFF9E\uFF9F])/gu;
const JOINER = '\u034F';

/**
 * Text in a Unicode normal form. Marks on one letter are put in order, which takes time by the square of their number:
 * 60,000 of them hold a process for seconds.
 */
export function normalized(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replaceAll(MANY_MARKS, `$&${JOINER}`).normalize(form);
}
