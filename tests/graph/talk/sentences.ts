import type { Replied } from './hold.ts';

const MIN_LENGTH = 12;

/** The tutor's own sentences that it said before in the conversation; the mathematics and what is quoted may come again. */
export function repeatedSentences(reply: Replied, before: Replied[]): string[] {
  const said = new Set(before.flatMap(sentencesOf));
  return sentencesOf(reply).filter((sentence) => said.has(sentence));
}

function sentencesOf(reply: Replied): string[] {
  const quoted = quotedIn(reply);
  return reply.content
    .split('\n')
    .filter((line) => !/^\s*(?:>|\$\$|\*\*(?:Answer|答案)|\[\d+\]|\d+\. )/.test(line))
    .map((line) => quoted.reduce((text, part) => text.replaceAll(part, ' '), line))
    .flatMap((line) => line.split(/(?<=[.!?。！？])\s*/u))
    .map((sentence) => sentence.replaceAll(/[*_`]/g, '').trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH || /\p{Script=Han}{6}/u.test(sentence));
}

/** Steps, reasons, titles and cards, which are the same wherever they are shown. */
function quotedIn({ solutions, working, citations }: Replied): string[] {
  const texts = [
    ...solutions.flatMap(({ title, steps }) => [title, ...steps.flatMap(({ say, why }) => [say, why])]),
    ...(working?.lines ?? []).flatMap(({ say, mistake }) => [say, mistake?.wrong, mistake?.right]),
    ...citations.flatMap(({ title, topicTitle, excerpt }) => [excerpt, title, topicTitle]),
  ];
  return texts
    .flatMap((text) => (text ? [text.en, text.zh] : []))
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
}
