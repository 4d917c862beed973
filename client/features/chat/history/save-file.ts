/** Hands a text over as a file, named after its title. */
export function saveMarkdown(title: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName(title) });
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const MOST = 60;

/** Without what file systems keep for themselves. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|^$]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = [...plain]
    .slice(0, MOST)
    .join('')
    .replace(/[. ]+$/, '');
  return `${short || 'Lemma'}.md`;
}
