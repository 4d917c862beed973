import { describe, expect, test, vi } from 'vitest';
import { MALFORMED } from './malformed.ts';
import { openReply, rawSigns } from './read.tsx';
import { DISPLAYED, SENTENCES } from './sentences.ts';
import { WHOLE } from './whole.ts';

const inline = (open: string, close: string) =>
  SENTENCES.map((sentence): [string, string] => [
    sentence.replaceAll('⟦', () => open).replaceAll('⟧', () => close),
    sentence,
  ]);
const displayed = (write: (tex: string) => string, gap: string) =>
  DISPLAYED.map(([before, tex, after]): [string, string] => [
    [before, write(tex), after].filter(Boolean).join(gap),
    [before, `⟦${tex}⟧`, after].filter(Boolean).join(' '),
  ]);

const ANSWERS: Record<string, [source: string, read: string][]> = {
  'formulas in dollars': inline('$', '$'),
  'formulas in \\( \\)': inline('\\(', '\\)'),
  'formulas in \\( \\) with spaces': inline('\\( ', ' \\)'),
  'formulas in \\\\( \\\\)': inline('\\\\(', '\\\\)').filter(([, read]) => !read.includes('\\\\')),
  'displayed formulas in $$': displayed((tex) => `$$${tex}$$`, '\n\n'),
  'displayed formulas in $$ on lines of their own': displayed((tex) => `$$\n${tex}\n$$`, '\n'),
  'displayed formulas in \\[ \\]': displayed((tex) => `\\[${tex}\\]`, ' '),
  'displayed formulas in \\[ \\] on lines of their own': displayed((tex) => `\\[\n${tex}\n\\]`, '\n\n'),
  'money, code, tables, lists, environments': WHOLE,
};

vi.setConfig({ testTimeout: 60_000 });

const bare = (read: string) => read.replaceAll(/\s/g, '');
/** Code and what is bold are whole at every moment; an escaped dollar is a dollar. */
const soFar = (read: string) =>
  bare(read)
    .replaceAll(/\\(?=\$)/g, '')
    .replace(/›$/, '');

describe('a reply', () => {
  test('there are at least 300 to try', () => {
    const count = [...Object.values(ANSWERS), MALFORMED].flat().length;
    expect(count).toBeGreaterThanOrEqual(300);
  });

  test.each(Object.entries(ANSWERS))(
    'with %s grows without a raw sign, and what is there once stays',
    async (_name, answers) => {
      for (const [source, expected] of answers) {
        const reply = await openReply();
        const whole = soFar(expected);
        for (let end = 0; end <= source.length; end += 1) {
          const read = reply.show(source.slice(0, end), true);
          expect(rawSigns(read), `${source.slice(0, end)} → ${read}`).toBeNull();
          expect(whole.startsWith(soFar(read)), `${source.slice(0, end)} → ${read}`).toBe(true);
        }
        expect(bare(reply.show(source, false)), source).toBe(bare(expected));
        reply.close();
      }
    },
  );

  test.each(MALFORMED)('that went wrong, %j, has no raw sign either', async (source, expected) => {
    const reply = await openReply();
    for (let end = 0; end <= source.length; end += 1) {
      const read = reply.show(source.slice(0, end), true);
      expect(rawSigns(read), `${source.slice(0, end)} → ${read}`).toBeNull();
    }
    expect(bare(reply.show(source, false))).toBe(bare(expected));
    reply.close();
  });

  test('stopped anywhere has no raw sign', async () => {
    for (const [source] of [...Object.values(ANSWERS), MALFORMED].flat()) {
      const reply = await openReply();
      for (let end = 0; end <= source.length; end += 3) {
        const read = reply.show(source.slice(0, end), false);
        expect(rawSigns(read), `${source.slice(0, end)} → ${read}`).toBeNull();
      }
      reply.close();
    }
  });
});
