import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { layOut } from '../../client/features/curriculum/path/layout.ts';
import { sharedNames } from '../../client/features/curriculum/path/ambiguous-names.ts';
import { serveGraph } from './graph-server.ts';
import { syllabus } from './syllabus.ts';
import { clearPage } from './clear-page.ts';
import { until, visit } from './page.tsx';

const node = (id: string, ...needs: string[]) => ({ id, prerequisites: needs.map((one) => ({ id: one })) });

describe('the layout of a learning path', () => {
  test('sets each topic right of everything that it builds on', () => {
    const { steps, places } = layOut([node('c', 'b', 'a'), node('a'), node('b', 'a'), node('d')]);
    expect(steps).toEqual([['a', 'd'], ['b'], ['c']]);
    expect(places.get('c')).toEqual({ column: 2, row: 0 });
  });

  test('draws no line that follows from the others', () => {
    const { edges } = layOut([node('a'), node('b', 'a'), node('c', 'a', 'b')]);
    expect(edges).toEqual([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ]);
  });

  test('leaves out what another subject teaches', () => {
    expect(layOut([node('a', 'elsewhere')])).toMatchObject({ steps: [['a']], edges: [] });
  });

  test('puts topics at the height of what they need', () => {
    const { steps } = layOut([node('a'), node('b'), node('y', 'b'), node('x', 'a')]);
    expect(steps[1]).toEqual(['x', 'y']);
  });
});

describe('the page of a learning path', () => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    serveGraph(syllabus());
    await graph.clearStore();
  });

  const open = async (address: string) => {
    await clearPage();
    await visit(address);
    await until(() => document.querySelector('main h1'));
  };
  const section = (id: string) => document.getElementById(id)!.closest('section')!;

  test('draws every topic as a link, and reads step by step beside it', async () => {
    await open('/learning-path/mathematics');
    const drawn = document.querySelector('section[aria-label="Diagram of the learning path"]')!;
    expect([...drawn.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/topic/mathematics/p1/quadratics',
      '/topic/mathematics/p1/functions',
      '/topic/mathematics/p3/algebra',
    ]);
    expect(drawn.querySelectorAll('svg > path')).toHaveLength(2);
    expect(section('steps').textContent).toBe(
      'Step by stepStep 1Quadraticsp1Step 2Functionsp1Requires QuadraticsStep 3Algebrap3Requires Quadratics · Functions',
    );
  });

  test('names what another subject teaches with its code and paper', async () => {
    await open('/learning-path/9231');
    expect(section('steps').textContent).toContain('Requires Algebra 9709 p3');
  });

  test('tells two topics of the same name apart by their papers', () => {
    const [first, second, other] = ['Integration', 'Integration', 'Vectors'].map((en) => ({ title: { en } }));
    const isShared = sharedNames([first!, second!, other!]);
    expect([isShared(first!), isShared(other!)]).toEqual([true, false]);
  });

  test('begins where nothing is needed, and goes on from the topic that was read last', async () => {
    await open('/learning-path/9709');
    const next = () => [...section('progress').querySelectorAll('li')].map((topic) => topic.textContent);
    expect([section('progress').textContent, next()]).toEqual([
      expect.stringContaining('Not started0 of 3 topics'),
      ['Quadratics40 min'],
    ]);
    await open('/topic/mathematics/p1/quadratics');
    await until(() => localStorage.getItem('lemma-topic-progress'));
    await open('/learning-path/9709');
    expect([section('progress').textContent, next()]).toEqual([
      expect.stringContaining('Quadratics1 of 3 topics'),
      ['Functions40 min'],
    ]);
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Quadratics');
  });
});
