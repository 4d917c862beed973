import type { Language } from '../core/locale.ts';
import type { ReadWorking } from '../maths/solving/read-working.ts';
import type { ReadSolution } from '../maths/solving/read-solution.ts';
import { type Citation, type ShownSolution, type TutorReply, UNCHECKED } from './rules.ts';
import { BETWEEN, MESSAGES } from './sentences.ts';

type Step = ReadSolution['steps'][number];

/** A reply of text alone. */
export function plainReply(language: Language, about: string | null, content: string): TutorReply {
  return { language, content, about, solutions: [], working: null, citations: [], verification: UNCHECKED };
}

/** A text followed by the cards. */
export function replyWithTheory(
  language: Language,
  about: string | null,
  beside: string,
  citations: Citation[],
  { whole = true } = {},
): TutorReply {
  const theory = citations.length > 0 ? [writeCitations(citations, language, { whole })] : [];
  return { ...plainReply(language, about, [beside, ...theory].join('\n\n')), beside, citations };
}

/** The revealed part of a solution as Markdown. */
export function writeSolution(
  solution: ShownSolution,
  language: Language,
  said: (text: string) => boolean = () => false,
): string {
  const { label, title, readings = [], steps, answer, checks } = solution;
  const lines = [
    `**${label ? `${label} ` : ''}${title[language]}**`,
    ...readings
      .map((reading) => writeReading(reading, language))
      .filter((_, at) => !said(`\`${readings[at]!.typed}\``)),
    ...steps.map((step, i) => writeStep(step, i, language)),
  ];
  if (answer) lines.push(writeAnswer({ answer, checks }, language, said));
  return lines.join('\n\n');
}

/** The answer, and how it was checked; the same checks are not told twice. */
export function writeAnswer(
  { answer, checks }: Pick<ShownSolution, 'answer' | 'checks'>,
  language: Language,
  said: (text: string) => boolean = () => false,
): string {
  const value = [answer?.tex && `$${answer.tex}$`, answer?.say?.[language]].filter(Boolean).join(' — ');
  const checked = checks.map(({ name }) => withoutStop(name[language])).join(BETWEEN[language]);
  return [
    `**${MESSAGES.answer[language]}** ${value}`,
    ...(checked === '' || said(checked) ? [] : [`*${MESSAGES.checked[language]} ${checked}*`]),
  ].join('\n\n');
}

/** Names that are whole sentences are joined into one here. */
const withoutStop = (name: string) => name.replace(/[.。]$/, '');

function writeReading({ typed, tex, others }: ReadSolution['readings'][number], language: Language): string {
  const alternatives = others.map((other) => `$${other.tex}$: \`${other.question.replaceAll('`', "'")}\``);
  const read = MESSAGES.readAs[language].replace('{typed}', () => typed.replaceAll('`', "'"));
  const otherwise =
    alternatives.length > 0 ? `${MESSAGES.otherwise[language]} ${alternatives.join(BETWEEN[language])}` : '';
  return `${read.replace('{tex}', () => tex)} ${otherwise}`.trim();
}

export function writeStep({ say, tex = [], marks = [] }: Step, index: number, language: Language): string {
  const earned = marks.length > 0 ? `  **${marks.join(' ')}**` : '';
  return [`${index + 1}. ${say[language]}${earned}`, ...tex.map((line) => `   $$${line}$$`)].join('\n');
}

/** Cards by name, or with their excerpts if they are the answer. */
export function writeCitations(citations: Citation[], language: Language, { whole = false } = {}): string {
  return citations
    .map(({ title, topicTitle, excerpt, path }, i) => {
      const link = `[${i + 1}] [${title[language]}](${path}) — ${topicTitle[language]}`;
      return whole && excerpt[language] ? `${link}\n\n> ${excerpt[language].replaceAll('\n', '\n> ')}` : link;
    })
    .join(whole ? '\n\n' : '\n');
}

const VERDICT_SIGNS = {
  wrong: '✗',
  lost: '✗',
  gained: '!',
  carried: '↳',
  words: '·',
  unchecked: '?',
  unreadable: '?',
} as const;

export function writeWorking({ lines }: ReadWorking, language: Language): string {
  return lines
    .map(({ text, tex, verdict, say, mistake, marks }, i) => {
      const sign = VERDICT_SIGNS[verdict as keyof typeof VERDICT_SIGNS] ?? '✓';
      const words = [say?.[language], mistake?.wrong[language], mistake?.right[language]]
        .filter(Boolean)
        .join(' ');
      return `${i + 1}. ${sign} ${tex === null ? `\`${text.replaceAll('`', "'")}\`` : `$${tex}$`}${marks?.length ? ` **${marks.join(' ')}**` : ''}${words ? ` — ${words}` : ''}`;
    })
    .join('\n');
}
