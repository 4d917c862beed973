import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Story {
  name: MessageDescriptor;
  subject: MessageDescriptor;
  /** From one grade to another. */
  improvement: string;
  grade: string;
  quote: MessageDescriptor;
  timeframe: MessageDescriptor;
  university: MessageDescriptor;
}

/** Invented people, marked as samples wherever they are shown. */
export const STORIES: Story[] = [
  {
    name: msg`Lin Yue`,
    subject: msg`Mathematics 9709`,
    improvement: 'C → A',
    grade: 'A',
    quote: msg`I used to check my answer in the back of the book. Now I know on which line I lost the mark.`,
    timeframe: msg`4 months`,
    university: msg`a place for engineering`,
  },
  {
    name: msg`Daniel Okafor`,
    subject: msg`Further Mathematics 9231`,
    improvement: 'B → A*',
    grade: 'A*',
    quote: msg`Eigenvectors stopped being a recipe once every step said why it works.`,
    timeframe: msg`6 months`,
    university: msg`a place for mathematics`,
  },
  {
    name: msg`Zhang Wei`,
    subject: msg`Physics 9702`,
    improvement: 'D → B',
    grade: 'B',
    quote: msg`I read the steps in Chinese first and in English the second time. By May I no longer needed the Chinese.`,
    timeframe: msg`8 months`,
    university: msg`a place for architecture`,
  },
  {
    name: msg`Priya Nair`,
    subject: msg`Mathematics 9709`,
    improvement: 'B → A',
    grade: 'A',
    quote: msg`Someone had asked my question two hours earlier, and the answer was checked to the last line.`,
    timeframe: msg`3 months`,
    university: msg`a place for economics`,
  },
  {
    name: msg`Chen Jing`,
    subject: msg`Further Mathematics 9231`,
    improvement: 'C → A',
    grade: 'A',
    quote: msg`It told me that I had divided by zero without noticing. Twice. I have not done it since.`,
    timeframe: msg`5 months`,
    university: msg`a place for computer science`,
  },
];

export const VOICES: { who: MessageDescriptor; quote: MessageDescriptor }[] = [
  {
    who: msg`A student in her AS year`,
    quote: msg`The question mark beside a line is what made me trust the ticks.`,
  },
  {
    who: msg`A teacher of 9709`,
    quote: msg`My class argues about method marks now. I could not have asked for more.`,
  },
  {
    who: msg`A parent`,
    quote: msg`No advertising, no subscription, and it runs on the school’s own server.`,
  },
];
