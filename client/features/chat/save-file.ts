/** Hands a file over under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const MAX_LENGTH = 60;

/** That of a text with a title, without what file systems keep for themselves. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|^$]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = [...plain]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '');
  return `${short || 'Lemma'}.md`;
}
