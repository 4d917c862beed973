import type { Expected } from './conversation.ts';
import type { Replied } from './hold.ts';
import { repeatedSentences } from './sentences.ts';

/** What a reply lacks of what was expected of it. */
export function faultsOf(
  reply: Replied,
  expected: Expected[],
  before: Replied[],
  answers: string[],
): string[] {
  const missed = expected.filter((one) => !isMet(one, reply, before.at(-1) ?? null, answers));
  const repeated = repeatedSentences(reply, before).map((sentence) => `said before: ${sentence}`);
  return [...missed, ...repeated, ...(reply.content.trim() ? [] : ['says nothing'])];
}

function isMet(expected: Expected, reply: Replied, last: Replied | null, answers: string[]): boolean {
  const [word, ...rest] = expected.split(' ');
  const told = rest.join(' ');
  const { content, about, solutions } = reply;
  switch (word) {
    case 'hides':
      return isHidden(reply, answers);
    case 'new':
      return about !== null && about !== last?.about && answers.length > 0 && isHidden(reply, answers);
    case 'keeps':
      return about === (last?.about ?? null);
    case 'right':
      return RIGHT.test(content) && !WRONG.test(content);
    case 'wrong':
      return WRONG.test(content);
    case 'part':
      return PART.test(content);
    case 'en':
    case 'zh':
      return reply.language.toLowerCase() === word;
    case 'solved':
      return solutions.some(({ answer }) => answer !== null && answer.text.includes(told));
    case 'step':
      return new RegExp(`step ${told}\\b|line ${told}\\b|第 ?${told} ?[步行]|^${told}\\. `, 'im').test(
        content,
      );
    case 'cites':
      return reply.citations.some(({ topic }) => topic === told);
    case 'says':
      return new RegExp(told, 'i').test(content);
    case 'never':
      return !new RegExp(told, 'i').test(content);
    default:
      throw new Error(`nobody knows what "${expected}" expects`);
  }
}

const RIGHT = /\byes\b|\bright\b|\bcorrect\b|\bexactly\b|对|没错|正确/i;
const WRONG = /\bnot (?:the answer|it|right|quite)\b|\bno[,.:—]|不对|不是(?:这道题的)?答案|还不是/i;
const PART = /\bone of\b|\bpart of\b|not the whole|another|还有|部分|其中/i;

/** Neither as a solution nor in its words; an answer of one or two digits may stand there for something else. */
function isHidden({ content, solutions }: Replied, answers: string[]): boolean {
  if (solutions.some(({ answer }) => answer !== null)) return false;
  const plain = content.replaceAll(/\s/g, '');
  return answers
    .map((one) => one.replaceAll(/\s/g, ''))
    .filter((one) => one.length > 3)
    .every((one) => !plain.includes(one));
}
