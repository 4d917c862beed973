import { substitute, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { type CheckedLine, checkWorking } from '../../checking/working/check-working.ts';
import { zerosOf } from './knowledge/system.ts';
import type { Said } from './lines/said.ts';

/** The verdicts of the rules that compare lines, on those lines that are kept. */
export function verdictsOf(
  told: readonly Said[],
  all: readonly Said[][],
  keeps: (at: number) => boolean,
): (CheckedLine | null)[] {
  const texts = told
    .filter((one) => one.sides.length > 1 && !one.isTaken && zerosOf(one).length > 0)
    .map(({ text }) => text);
  const places: number[] = [];
  const definitions: Said[] = [];
  for (const [at, said] of all.entries()) {
    const formulas = said.map((one) => {
      const formula = formulaOf(one, definitions);
      if (isDefinition(one)) definitions.push(one);
      return formula;
    });
    const text = keeps(at) ? joined(said, formulas) : '';
    if (text === '') continue;
    places[at] = texts.length;
    texts.push(text);
  }
  const { lines } = checkWorking(texts);
  return all.map((_, at) => (places[at] === undefined ? null : lines[places[at]!]!));
}

/** "x = −5 (reject), x = 3" names the values of one letter. */
function joined(said: readonly Said[], formulas: readonly string[]): string {
  let text = '';
  for (const [at, formula] of formulas.entries()) {
    if (formula === '') continue;
    const isSame = at > 0 && rootName(said[at]!) !== null && rootName(said[at]!) === rootName(said[at - 1]!);
    text += text === '' ? formula : isSame ? ` or ${formula}` : ` ⇒ ${formula}`;
  }
  return text;
}

const rootName = ({ sides, isTaken, continues }: Said): string | null => {
  const [first, second, third] = sides;
  const isRoot =
    !isTaken &&
    !continues &&
    !third &&
    first?.value?.kind === 'symbol' &&
    second?.value &&
    symbolsOf(second.value).length === 0;
  return isRoot && first.value?.kind === 'symbol' ? first.value.name : null;
};

/** "let c = cos θ" */
const isDefinition = ({ isTaken, sides }: Said): boolean =>
  isTaken &&
  sides.length === 2 &&
  sides[0]!.value?.kind === 'symbol' &&
  sides[1]!.value !== null &&
  symbolsOf(sides[1]!.value).length > 0;

/** What it says as one formula, without the name in words, and with what was called by a letter written out. */
function formulaOf(said: Said, definitions: readonly Said[]): string {
  const letters = said.sides.flatMap(({ value }) => (value ? symbolsOf(value) : []));
  const used = definitions.filter(({ sides }) => letters.includes(toText(sides[0]!.value!)));
  const isPlain = said.sides.every(({ value, others }) => value && others.length === 0);
  if (said.statement && (used.length === 0 || !isPlain || said.isTaken))
    return `${said.isTaken ? 'let ' : ''}${said.continues && !said.text.startsWith('=') ? '= ' : ''}${said.text}`;
  const values = said.sides.flatMap(({ value, others }) => (value && others.length === 0 ? [value] : []));
  const written = values.map((value) =>
    used.reduce((made, { sides }) => substitute(made, toText(sides[0]!.value!), sides[1]!.value!), value),
  );
  return written.length === 0 ? '' : `${said.continues ? '= ' : ''}${written.map(toText).join(' = ')}`;
}
