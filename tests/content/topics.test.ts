import { globSync } from 'node:fs';
import path from 'node:path';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import type { TopicFile } from '#server/curriculum/content/topic-file.ts';
import { sameStatement } from '#server/maths/algebra-system/equivalence/same-statement.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { solve } from '#server/maths/solving/solve.ts';
import type { Text } from '#server/core/locale.ts';
import { TOPICS } from './syllabus.ts';

const folder = path.join(import.meta.dirname, '../../server/curriculum/content');
const topics: TopicFile[] = [];
for (const file of globSync('*/*/index.ts', { cwd: folder }).toSorted())
  topics.push(...((await import(path.join(folder, file))) as { topics: TopicFile[] }).topics);

const keyOf = ({ subject, paper, slug }: Pick<TopicFile, 'subject' | 'paper' | 'slug'>) =>
  `${subject}/${paper}/${slug}`;
const known = new Map(TOPICS.map((one) => [`${one.subjectCode}/${one.paperCode}/${one.slug}`, one]));

function textsOf(topic: TopicFile): Text[] {
  return [
    topic.title,
    topic.summary,
    ...topic.cards.flatMap(({ title, details, example }) => [
      title,
      ...details,
      ...(example
        ? [example.stem, ...example.steps.flatMap(({ say, why }) => (why ? [say, why] : [say]))]
        : []),
    ]),
  ];
}

function formulasOf(topic: TopicFile): string[] {
  const inText = textsOf(topic).flatMap(({ en, zh }) =>
    [en, zh].flatMap((text) =>
      [...text.matchAll(/\$\$([^$]+)\$\$|\$([^$]+)\$/g)].map((match) => match[1] ?? match[2]!),
    ),
  );
  const inSteps = topic.cards.flatMap(({ example }) => example?.steps.flatMap(({ tex }) => tex ?? []) ?? []);
  return [...inText, ...inSteps];
}

describe.each(topics.map((topic) => ({ key: keyOf(topic), topic })))('$key', ({ key, topic }) => {
  test('is a topic of the syllabus, with its titles, level and place', () => {
    const row = known.get(key);
    expect(row).toBeDefined();
    expect([topic.title.en, topic.title.zh, topic.level, topic.order]).toEqual([
      row!.titleEn,
      row!.titleZh,
      row!.level,
      row!.order,
    ]);
  });

  test('says everything in both languages', () => {
    for (const { en, zh } of textsOf(topic)) {
      expect(en.trim(), zh).not.toBe('');
      expect(en, en).not.toMatch(/\p{Script=Han}/u);
      const words = zh.replaceAll(/\$[^$]*\$/g, '').trim();
      if (words.length > 3) expect(zh, zh).toMatch(/\p{Script=Han}/u);
    }
    for (const word of topic.aliases.en) expect(word).not.toMatch(/\p{Script=Han}/u);
    expect(topic.aliases.en.length).toBeGreaterThanOrEqual(3);
    expect(topic.aliases.zh.length).toBeGreaterThanOrEqual(3);
  });

  test('has six cards and more, of every kind that a student needs, and a worked example with marks', () => {
    expect(topic.cards.length).toBeGreaterThanOrEqual(6);
    const kinds = topic.cards.map(({ kind }) => kind);
    for (const kind of ['concept', 'method', 'formula', 'tip', 'error'] as const)
      expect(kinds).toContain(kind);
    expect(new Set(topic.cards.map(({ id }) => id)).size).toBe(topic.cards.length);
    const examples = topic.cards.flatMap(({ example }) => (example ? [example] : []));
    expect(examples.length).toBeGreaterThanOrEqual(1);
    for (const { steps } of examples)
      expect(steps.flatMap(({ marks }) => marks ?? []).length).toBeGreaterThan(0);
    expect(topic.minutes).toBeGreaterThanOrEqual(10);
  });

  test('sets every formula without a warning', () => {
    for (const formula of formulasOf(topic))
      expect(
        () => katex.renderToString(formula, { strict: 'error', throwOnError: true }),
        formula,
      ).not.toThrow();
    for (const { en, zh } of textsOf(topic))
      expect(
        [en, zh].every((text) => (text.match(/\$/g) ?? []).length % 2 === 0),
        en,
      ).toBe(true);
  });

  test('answers its examples as the engine does', () => {
    for (const { example } of topic.cards) {
      if (!example?.ask) continue;
      const outcome = solve(example.ask);
      if (!outcome.solved) throw new Error(`${outcome.why}: ${example.ask}`);
      const [solved, printed] = [parse(outcome.worked.answer.text), parse(example.answer)];
      const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
      const isSame =
        plain(outcome.worked.answer.text) === plain(example.answer) ||
        (solved.ok && printed.ok && sameStatement(solved.statement, printed.statement) === true);
      expect(isSame, `${outcome.worked.answer.text} is not ${example.answer}`).toBe(true);
    }
  });

  test('builds on topics that exist and names methods that exist', () => {
    for (const prerequisite of topic.prerequisites) expect(known.has(prerequisite), prerequisite).toBe(true);
    for (const method of topic.methods)
      expect(
        METHODS.some(({ id }) => id === method),
        method,
      ).toBe(true);
  });
});

test('every topic of the syllabuses is written', () => {
  expect(topics.map(keyOf).toSorted()).toEqual([...known.keys()].toSorted());
});

test('no topic is a prerequisite of itself, by whatever way', () => {
  const next = new Map(topics.map((topic) => [keyOf(topic), topic.prerequisites]));
  const visit = (key: string, path: string[]): void => {
    expect(path, 'a circle').not.toContain(key);
    for (const before of next.get(key) ?? []) visit(before, [...path, key]);
  };
  for (const key of next.keys()) visit(key, []);
});
