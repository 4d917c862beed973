/** 'X = 2': marks about an event, of which the second would be read with the number before it. */
const QUOTED = /(?<=^|[\s(])['‘](?=[A-Za-z\d][^'’\n]{0,80}\d['’](?:[\s,.;)]|$))/g;

/** Of the same length without them. */
export const withoutQuotes = (text: string): string => {
  const chars = text.split('');
  for (const { index } of text.matchAll(QUOTED)) {
    const end = /['’]/.exec(text.slice(index + 1))!.index + index + 1;
    chars[index] = ' ';
    chars[end] = ' ';
  }
  return chars.join('');
};
