/** u_1 + u_2 + … + u_n */
const LISTED =
  /([a-z])_\{?([^{}+\s_]{1,3}|[a-z]\+\d)\}?\s?\+\s?\1_\{?([^{}+\s_]{1,3}|[a-z]\+\d)\}?\s?\+\s?(?:\1_\{?[^{}+\s_]{1,3}\}?\s?\+\s?)?(?:…|\.\.\.|\\(?:cdots|ldots|dots))(?:\s?\+\s?\1_(?:\{([^{}]{1,8})\}|([a-zA-Z0-9])))?/g;

/** Sums whose terms are listed with dots between them, as sums. */
export const withSums = (source: string): string =>
  source.includes('_')
    ? source.replace(
        LISTED,
        (whole, letter: string, first: string, second: string, long?: string, short?: string) => {
          const last = long ?? short ?? '\\infty';
          const isNext = nextOf(first) === second.replaceAll(' ', '');
          const index = /r/.test(first + last) ? 'k' : 'r';
          return isNext ? `\\sum_{${index}=${first}}^{${last}} ${letter}_${index}` : whole;
        },
      )
    : source;

function nextOf(index: string): string | null {
  if (/^\d+$/.test(index)) return String(Number(index) + 1);
  const [, letter, count] = /^([a-z])(?:\+(\d))?$/.exec(index) ?? [];
  return letter ? `${letter}+${Number(count ?? 0) + 1}` : null;
}
