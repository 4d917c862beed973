import type { Worked } from './outcome.ts';

interface PartAnswer {
  label: string;
  worked: Worked;
}

const BACK =
  /\b(?:your answers?|previous(?:ly)?|above|earlier|these values?|this (?:value|result|point|line|curve|expression|equation|answer)|that (?:value|result)|part|parts)\b|[(（](?:[a-h]|i{1,3}|iv|v|\d)[)）]|上述|上面|上一|前一|由此|此时|该值/iu;

/** Whether a part speaks of what an earlier one found. */
export const refersBack = (part: string): boolean => BACK.test(part);

/** The answers of a question's parts under their labels, and which parts have none. */
export function combineParts(solved: PartAnswer[], left: string[]): Worked {
  const [first] = solved;
  return {
    method: 'parts',
    topic: first!.worked.topic,
    title: { en: 'A question in parts', zh: '含多个小问的题目' },
    steps: solved.flatMap(({ label, worked }) =>
      worked.steps.map((step) => ({
        ...step,
        say: { en: `${label} ${step.say.en}`, zh: `${label} ${step.say.zh}` },
      })),
    ),
    answer: {
      text: solved.map(({ label, worked }) => `${label} ${worked.answer.text}`).join('; '),
      tex: solved.map(({ label, worked }) => `\\text{${label}}\\; ${worked.answer.tex}`).join(' \\qquad '),
      ...(remarksOn(solved, left) && { say: remarksOn(solved, left)! }),
    },
    checks: solved.flatMap(({ label, worked }) =>
      worked.checks.map(({ name, passed }) => ({
        name: { en: `${label} ${name.en}`, zh: `${label} ${name.zh}` },
        passed,
      })),
    ),
  };
}

function remarksOn(solved: PartAnswer[], left: string[]) {
  const beside = solved.flatMap(({ label, worked: { answer } }) =>
    answer.say ? [{ en: `${label} ${answer.say.en}`, zh: `${label} ${answer.say.zh}` }] : [],
  );
  const missing = left.join(', ');
  if (left.length > 0)
    beside.push({
      en: `Not answered here: ${missing}.`,
      zh: `以下部分未作解答：${left.join('、')}。`,
    });
  return beside.length === 0
    ? null
    : { en: beside.map(({ en }) => en).join('; '), zh: beside.map(({ zh }) => zh).join('；') };
}
