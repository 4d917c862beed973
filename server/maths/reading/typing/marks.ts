export function withoutMark(sentence: string): [core: string, mark: string] {
  const core = sentence.replace(/(?:(?<![.…])[.]|[?!,;\s]){1,9}$/u, '');
  return [core, sentence.slice(core.length).trim()];
}

export const capital = (text: string): string =>
  text.replace(/(?:^|(?<=\. ))(?!(?:sin|cos|tan|ln|log|sec|cot|exp)\b)[a-z](?=[a-z]{2}|n? [a-z])/g, (one) =>
    one.toUpperCase(),
  );
