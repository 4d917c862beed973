import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { screensModule } from '../../client/build/screens.ts';
import { inLanguage, isChinese, namesAt, routeAt, withoutLanguage } from '../../client/lib/paths.ts';
import type { Route } from '../../client/route.ts';
import { CHINESE, moduleOf, ROUTES, wordsOf } from '../../client/routes.ts';
import { languageOf } from '../../server/http/site/routes.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../client');
const rows = ROUTES.filter(({ screen }) => screen).map((route): [string, Route] => [route.path, route]);

describe('the table of routes', () => {
  test.each(rows)(
    '%s has a screen that exports a component of its name, and words in both languages',
    (_path, row) => {
      const file = path.join(CLIENT, moduleOf(row.screen!));
      const name = path.basename(file, '.tsx');
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^export function ${name}\\(`, 'm'));
      for (const language of ['en', 'zh'])
        expect(existsSync(path.join(CLIENT, `features/${wordsOf(row)}/locales/${language}.po`))).toBe(true);
    },
  );

  test.each(rows)(
    '%s is loaded with the graph or without it, never twice',
    (_path, { screen, withoutGraph }) => {
      const [plain, onGraph] = [true, false].map((without) =>
        screensModule(ROUTES, { withoutGraph: without }),
      );
      const entry = `${JSON.stringify(screen)}: () => import(`;
      expect([plain!.includes(entry), onGraph!.includes(entry)]).toEqual([!!withoutGraph, !withoutGraph]);
    },
  );

  test('a page in a new folder of features needs no other list', () => {
    const added: Route[] = [
      { path: '/marks', screen: 'marks/exams/ExamPage', delivery: 'server' },
      { path: '/rules', screen: 'rules/RulesPage', delivery: 'build', withoutGraph: true },
    ];
    const file = (name: string) => JSON.stringify(path.join(CLIENT, `features/${name}.tsx`));
    expect(screensModule(added, { withoutGraph: false })).toContain(
      `"marks/exams/ExamPage": () => import(${file('marks/exams/ExamPage')})`,
    );
    expect(screensModule(added, { withoutGraph: true })).toContain(
      `"rules/RulesPage": () => import(${file('rules/RulesPage')})`,
    );
  });

  test.each([
    ['/mathematics-papers', '/:subjectSlug-papers', { subjectSlug: 'mathematics' }],
    ['/zh/further-mathematics-topics/', '/:subjectSlug-topics', { subjectSlug: 'further-mathematics' }],
    ['/community/question/ask', '/community/question/:question', { question: 'ask' }],
    ['/Paper/9709/p1', '/paper/:subjectCode/:paper', { subjectCode: '9709', paper: 'p1' }],
  ])('%s belongs to %s', (address, row, names) => {
    expect(routeAt(address)?.path).toBe(row);
    expect(namesAt(address)).toEqual(names);
  });
});

describe('Chinese addresses', () => {
  test.each(['/zh', '/zh/', '/ZH/about', '/Zh/topics/physics'])(
    '%s is one, to the client and to the server',
    (address) => {
      expect([isChinese(address), languageOf(address)]).toEqual([true, 'zh']);
      expect(withoutLanguage(inLanguage(withoutLanguage(address), 'zh'))).toBe(withoutLanguage(address));
    },
  );

  test.each(['/', '/zhuyin', '/about/zh', '/zh-topics'])('%s is none', (address) => {
    expect([isChinese(address), languageOf(address)]).toEqual([false, null]);
    expect(withoutLanguage(address)).toBe(address);
  });

  test('are known to the script of the page by the same pattern', () => {
    expect(readFileSync(path.join(CLIENT, 'index.html'), 'utf8')).toContain(
      `${CHINESE}.test(location.pathname)`,
    );
  });
});
