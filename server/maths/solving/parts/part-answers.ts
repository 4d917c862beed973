import { eachOnce } from '../../writing/each-once.ts';
import type { Layout, LayoutPart } from '../../problem/layout/layout.ts';
import type { Worked } from '../outcome.ts';

interface PartAnswer<W extends Worked = Worked> {
  label: string;
  worked: W;
}

const BACK =
  /\b(?:your answers?|previous(?:ly)?|above|earlier|these values?|this (?:value|result|point|line|curve|expression|equation|answer)|that (?:value|result)|part|parts)\b|[(（](?:[a-h]|i{1,3}|iv|v|\d)[)）]|上述|上面|上一|前一|由此|此时|该值/iu;

/** What is given anew takes the place of something, and nobody here knows of what. */
const CHANGES =
  /\b(?:instead|no longer|(?:is|are) now (?:changed|removed|replaced))\b|改为|改成|换成|换为|撤去|不再/iu;

/** Whether a part speaks of what an earlier one found, or of a change; the first has no earlier one. */
export function refersBack({ text, context }: LayoutPart, { stem }: Layout, index: number): boolean {
  const own = [text, ...context.filter((one) => one !== stem)];
  return index > 0 && own.some((one) => BACK.test(one) || CHANGES.test(one));
}

/** A part with everything that belongs to it, as a question of its own. */
export function questionOf(part: LayoutPart, typed: string): string {
  if (part.label === '') return part.choices.length > 0 ? typed : blankedAround(part, typed);
  const choices = part.choices.map(({ label, text }) => `${label} ${text}`);
  return [...part.context, part.text, ...choices].join(' ').replace(/[ \t]{2,}/g, ' ');
}

/** A question without parts keeps its places, so that what cannot be read is shown where it was typed. */
function blankedAround({ spans }: LayoutPart, typed: string): string {
  const isOwn = (at: number) => spans.some(([from, to]) => from <= at && at < to);
  return Array.from(typed, (one, at) => (isOwn(at) || one === '\n' ? one : ' '.repeat(one.length))).join('');
}

/** The answers of a question's parts under their labels, and which parts have none. */
export function combineParts<W extends Worked>(
  solved: PartAnswer<W>[],
  left: string[],
): Worked & Pick<W, 'steps'> {
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
      tex: solved
        .filter(({ worked }) => worked.answer.tex !== '')
        .map(({ label, worked }) => `\\text{${label}}\\; ${worked.answer.tex}`)
        .join(' \\qquad '),
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

/** What was asked for together as one answer, in the order in which it was asked. */
export function joinAnswers(all: readonly Worked[]): Worked {
  const [first] = all;
  const said = all.flatMap(({ answer: { say } }) => say ?? []);
  const isOne = all.every(({ title }) => title.en === first!.title.en);
  return {
    ...first!,
    method: 'parts',
    title: isOne ? first!.title : { en: 'Several things asked for', zh: '求多个量' },
    steps: eachOnce(all.flatMap(({ steps }) => steps)),
    answer: {
      text: all.map(({ answer }) => answer.text).join(', '),
      tex: all.map(({ answer }) => answer.tex).join(',\\quad '),
      ...(said.length > 0 && {
        say: { en: said.map(({ en }) => en).join('; '), zh: said.map(({ zh }) => zh).join('；') },
      }),
    },
    checks: eachOnce(all.flatMap(({ checks }) => checks)),
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
