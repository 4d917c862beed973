import { expect, test } from 'vitest';
import { layoutOf } from '#server/maths/problem/layout/layout.ts';
import { parseUnit } from '#server/maths/algebra-system/numbers/units.ts';
import { TOPICS } from '../../content/syllabus.ts';
import { gradePart } from './grade.ts';
import { itemsOf } from './grading/items.ts';
import { quantityOf } from './grading/numbers.ts';
import { COMPUTED, idOfPart, type PaperPart, readPapers, type ValueAnswer } from './question.ts';

const questions = readPapers();
const parts = questions.flatMap((question) => question.parts.map((part) => ({ question, part })));

test('there are at least 300 questions, each with an id of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('every topic of the syllabus has questions, and no other has', () => {
  const topics = TOPICS.map(({ subjectCode, paperCode, slug }) => `${subjectCode}/${paperCode}/${slug}`);
  expect(topics.length).toBe(76);
  expect([...new Set(questions.map(({ topic }) => topic))].sort()).toEqual(topics.sort());
});

test('a third of the questions is in Chinese, and every topic is asked in both languages', () => {
  const chinese = questions.filter(({ language }) => language === 'zh');
  expect(3 * chinese.length).toBeGreaterThanOrEqual(questions.length);
  expect(chinese.filter(({ text }) => !/\p{Script=Han}/u.test(text.join('')))).toEqual([]);
  for (const language of ['en', 'zh'])
    expect(new Set(questions.filter((one) => one.language === language).map(({ topic }) => topic)).size).toBe(
      76,
    );
});

test('most parts ask for something that is computed', () => {
  const computed = parts.filter(({ part }) => COMPUTED.has(part.asks));
  expect(computed.length / parts.length).toBeGreaterThan(0.6);
});

/** Some questions with four choices are printed without their mark. */
const isMarked = (text: string) => /[[(（]\d{1,2}(?: marks?|分)?[\])）]/.test(text);

test('each part is found in the text, with its marks, and nothing else', () => {
  for (const { id, parts: own, text } of questions) {
    const found = layoutOf(text.join('\n')).parts;
    expect(
      found.map(({ label }) => label),
      id,
    ).toEqual(own.map(({ label }) => label));
    expect(
      found.map(({ marks }) => marks),
      id,
    ).toEqual(own.map(({ marks }) => (isMarked(text.join('\n')) ? marks : null)));
  }
});

const valuesOf = (answers: readonly object[]) =>
  answers.filter((answer): answer is ValueAnswer => 'value' in answer);

test('every unit of a key can be read', () => {
  const units = parts.flatMap(({ part }) => valuesOf(part.answers).flatMap(({ unit }) => unit ?? []));
  expect(units.filter((unit) => parseUnit(unit) === null)).toEqual([]);
});

/** The key of a part as an answer would show it; null where it is a sentence or something to be proved. */
function shownKey({ asks, answers }: PaperPart): string | null {
  const values = valuesOf(answers);
  if (asks === 'prove' || values.length < answers.length) return null;
  const isNumber = (value: string) => /^-?[\d.*^-]+$/.test(value);
  return values.map(({ value, unit }) => (unit && isNumber(value) ? `${value} ${unit}` : value)).join('; ');
}

const keys = parts.flatMap(({ question, part }) => {
  const [text, isPhysics] = [shownKey(part), question.topic.startsWith('9702')];
  return text === null ? [] : [{ id: idOfPart(question, part), part, text, isPhysics }];
});

test('a key that is shown is graded right, and so is what is accepted beside it', () => {
  const faults = keys.flatMap(({ id, part, text, isPhysics }) => {
    const [only, ...more] = valuesOf(part.answers);
    const others = more.length === 0 ? (only?.accept ?? []) : [];
    const isRight = (shown: string, needsUnit: boolean) =>
      gradePart(part, { text: shown, tex: '' }, needsUnit) === 'right';
    return [
      ...(isRight(text, isPhysics) ? [] : [`${id}: ${text}`]),
      ...others.filter((form) => !isRight(form, false)).map((form) => `${id}: ${form}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a number that is accepted is near its key', () => {
  const values = parts.flatMap(({ question, part }) =>
    valuesOf(part.answers).map((answer) => ({ id: idOfPart(question, part), answer })),
  );
  const far = values.flatMap(({ id, answer }) => {
    const wanted = itemsOf(answer.value);
    return (answer.accept ?? [])
      .filter((form) => {
        const items = itemsOf(form);
        return (
          items.length === wanted.length &&
          items.some(({ body }, at) => !isNear(inUnitOf(answer, wanted[at]!.body), inUnitOf(answer, body)))
        );
      })
      .map((form) => `${id}: ${form} for ${answer.value}`);
  });
  expect(far).toEqual([]);
});

const isNear = (one: number | null, other: number | null) =>
  one === null || other === null || Math.abs(Math.abs(one) - Math.abs(other)) <= 0.2 * Math.abs(one);

/** The number that a text says, in the unit of its key. */
function inUnitOf({ unit }: ValueAnswer, text: string): number | null {
  const [read, own] = [quantityOf(text), unit ? parseUnit(unit) : null];
  if (!read?.unit) return read && read.value;
  if (!own) return text.endsWith('%') ? read.value / 100 : read.value;
  return (read.value * read.unit.scale + read.unit.offset - own.offset) / own.scale;
}

test('a key with another number in it is never graded right', () => {
  // Every fifth of them: an equivalence of expressions takes its time.
  const some = keys.filter((_, at) => at % 5 === 0);
  const faults = some.flatMap(({ id, part, text, isPhysics }) =>
    [...text.matchAll(/(?<![\w.^_]|\^-)\d/g)].flatMap(({ index, 0: digit }) => {
      const changed = text.slice(0, index) + ((Number(digit) + 1) % 10 || 2) + text.slice(index + 1);
      const verdict = gradePart(part, { text: changed, tex: '' }, isPhysics);
      return verdict === 'right' ? [`${id}: ${changed} for ${text}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
