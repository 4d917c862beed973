import { readFileSync, writeFileSync } from 'node:fs';
import { kindSections } from './readings/quantities-page.ts';
import { type Entry, type Section, vocabularyOf } from './vocabulary.ts';

/** Writes the words of the problem data into its page, behind the mark where they begin. */
const PAGE = new URL('../../../docs/problem.md', import.meta.url);
const MARK = '<!-- The lists below are written by `npm run problem-words`. -->';

const HEADINGS: Record<Section, string> = {
  kinds: 'Kinds of things',
  relations: 'Relations of facts',
  properties: 'Properties in terms',
  verbs: 'Verbs of goals',
};

/** In a table, a bar ends a cell even within code. */
const asCode = (text: string): string =>
  text === '' ? '' : `\`${text.replaceAll('`', '').replaceAll('|', '\\|')}\``;

const rowOf = ({ word, sentence, example }: Entry): string =>
  `| ${asCode(word)} | ${asCode(sentence)} | ${asCode(example)} |`;

const [about] = readFileSync(PAGE, 'utf8').split(MARK);
const sections = Object.entries(vocabularyOf()).map(([section, entries]) =>
  [
    `## ${HEADINGS[section as Section]}`,
    '',
    '| word | read in | as |',
    '| --- | --- | --- |',
    ...entries.map(rowOf),
  ].join('\n'),
);
writeFileSync(PAGE, `${about}${MARK}\n\n${sections.join('\n\n')}\n`);

const QUANTITIES = new URL('../../../docs/problem-quantities.md', import.meta.url);
const KINDS_MARK = '<!-- The kinds below are written by `npm run problem-words`. -->';
const [told] = readFileSync(QUANTITIES, 'utf8').split(KINDS_MARK);
writeFileSync(QUANTITIES, `${told}${KINDS_MARK}\n\n${kindSections()}\n`);
