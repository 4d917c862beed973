import { STATED_CARDS } from '../../maths/problem/stating/stated.ts';
import type { Card } from './topic-file.ts';

/** The card of what a topic asks to be stated and explained, in the words that the engine answers with. */
export function statedCard(topic: string): Card {
  const { title, statements } = STATED_CARDS.find((one) => one.topic === topic)!;
  return {
    id: 'words-that-earn-the-marks',
    kind: 'tip',
    title,
    details: statements.map(({ name, says }) => ({
      en: `**${capital(name.en)}**: ${says.map(({ en }) => en).join(' ')}`,
      zh: `**${name.zh}**：${says.map(({ zh }) => zh).join('')}`,
    })),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
