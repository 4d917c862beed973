import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Section } from '../../client/ui/loading/SectionBoundary.tsx';
import { click, find, show, text } from './page.tsx';

let broken: boolean;

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Fragile() {
  if (broken) throw new Error('broken');
  return <p>whole again</p>;
}

function Neighbour() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>neighbour {count}</button>;
}

const page = (
  <>
    <Section>
      <Fragile />
    </Section>
    <Section>
      <Neighbour />
    </Section>
  </>
);

describe('a section that fails to render', () => {
  test('says so in Chinese, and the rest of the page works on', async () => {
    await show(page, 'zh');
    expect(text()).toContain('该组件遇到错误，页面的其余部分应该仍可正常使用。');
    await click(find('button', 'neighbour 0'));
    expect(text()).toContain('neighbour 1');
  });

  test('says so in English too, to readers of English', async () => {
    await show(page);
    expect(text()).toContain('This part ran into an error. The rest of the page should still work.');
    expect(text()).toContain('该组件遇到错误');
  });

  test('starts afresh by its retry, and nothing else does', async () => {
    await show(page);
    await click(find('button', 'neighbour 0'));
    broken = false;
    await click(find('button', 'Retry'));
    expect(text()).toContain('whole again');
    expect(text()).toContain('neighbour 1');
  });

  test('that is still broken says so again', async () => {
    await show(page);
    await click(find('button', 'Retry'));
    expect(text()).toContain('This part ran into an error.');
  });
});
