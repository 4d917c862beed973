/** What a mechanics question asks for, by the words after "find"; null where it asks for none or several of them. */
export function unknownQuantityIn<Name extends string>(text: string, names: [Name, RegExp][]): Name | null {
  const english = [
    ...text.matchAll(
      /\b(?:find|calculate|determine|work out|what is|show that)\b([^.?]*(?:\.(?=\d)[^.?]*)*)/gi,
    ),
  ].map(([, rest]) => rest!);
  const chinese = [...text.matchAll(/(?:求(?:出)?|计算)([^.?;]*)/g)].map(([, rest]) => rest!);
  const requests = [...english, ...chinese];
  if (requests.length !== 1 || /show that|证明/i.test(text)) return null;
  const [phrase] = requests[0]!.split(/\b(?:when|if|given|where|taking|take)\b/i);
  const matching = names.filter(([, pattern]) => pattern.test(phrase!)).map(([name]) => name);
  return matching.length === 1 ? matching[0]! : null;
}
