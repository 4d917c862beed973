import { substitute, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { type CheckedLine, checkWorking } from '../../checking/working/check-working.ts';
import { ACCUSING, GOOD } from '../../checking/judging/verdict.ts';
import { followsFrom } from './follow.ts';
import { goalValues, isReached } from './goals.ts';
import { nameOf, numbersAtEnd } from './lines/ends.ts';
import type { Known } from './knowledge/known.ts';
import type { JudgedLine, Standing } from './judged-line.ts';
import { isLaw, isLawOf } from './knowledge/laws.ts';
import { bestLikeness, type Likeness, numbersOf } from './lines/numbers.ts';
import { type Said, saidIn } from './lines/said.ts';
import { implication, type Zero, zerosOf } from './knowledge/system.ts';
import { insideOf, type Truth, truthOf } from './truth.ts';

interface Around {
  known: Known;
  values: Map<string, number[]>;
}

/** Each line by the question and its solution, and by the lines before. */
export function judge(lines: readonly string[], known: Known): JudgedLine[] {
  const all = withHeads(lines.map((line) => saidIn(line, known.isLetter)));
  const chain = verdictsOf(known.told, all, () => true);
  const judged = all.map((said, at): JudgedLine => ({
    said,
    standing: 'open',
    isAlone: false,
    verdict: chain[at]?.verdict ?? 'unchecked',
    checked: chain[at] ?? null,
    reason: 'line',
  }));
  const values = new Map([...known.values, ...goalValues(all.flat(), known)]);
  const around = { known, values };
  for (const [at, line] of judged.entries())
    Object.assign(line, standingOf(line, judged.slice(0, at), around));
  blame(judged, around);
  settleAfterMistake(judged, around);
  if (judged.every(({ standing }) => standing !== 'wrong')) confirm(judged, around);
  return judged;
}

/** "= 10.7" goes on from the line above and is called as that is. */
function withHeads(all: Said[][]): Said[][] {
  let head: Said['sides'][number] | null = null;
  let from: Said | null = null;
  return all.map((said) =>
    said.map((one) => {
      if (!one.continues) head = one.sides.length > 1 && !one.isTaken ? one.sides[0]! : null;
      const made = one.continues ? { ...one, ...(head && { head }), ...(from && { from }) } : one;
      from = made;
      return made;
    }),
  );
}

type Stand = Pick<JudgedLine, 'standing' | 'isAlone' | 'reason'>;

function standingOf(line: JudgedLine, before: readonly JudgedLine[], around: Around): Stand {
  const { said, verdict } = line;
  const stands = (standing: Standing, isAlone = false): Stand => ({ standing, isAlone, reason: 'line' });
  const isWrong = (reason: JudgedLine['reason']): Stand => ({ standing: 'wrong', isAlone: false, reason });
  if (said.length === 0) return stands('words');
  const each = said.map((one) => truthOf(one, around.known, around.values));
  const inside = said.map((one) => insideOf(one, around.known));
  if (inside.includes('far')) return isWrong('sides');
  if (each.includes('false')) return isWrong(ACCUSING.has(verdict) ? 'line' : 'question');
  if (isSure(each)) return stands('right');
  const onward = said.map((one) => goesOn(one, around.known));
  if (onward.includes('far')) return stands('wrong');
  if (ACCUSING.has(verdict)) return each.includes('true') ? stands('open') : stands('wrong');
  if (said.every((_, i) => SETTLED.has(each[i]!) || onward[i] === 'same')) return stands('right');
  const isKnown = (one: Said, i: number) =>
    SETTLED.has(each[i]!) ||
    each[i] === 'placed' ||
    isLaw(one) ||
    isLawOf(one, around.known.data, around.known.measures);
  if (said.every(isKnown)) return stands('right');
  const isOwn = said.every((one, i) => SETTLED.has(each[i]!) || isSelfContained(one) || isLaw(one));
  if (GOOD.has(verdict) && !isOwn) return stands('right');
  const found = impliedBy(line, each, before, around.known);
  if (found !== 'open') return found === 'right' ? stands('right') : isWrong('question');
  if (said.every((one, i) => SETTLED.has(each[i]!) || inside[i] === 'same' || isLaw(one)))
    return stands('right', true);
  return GOOD.has(verdict) ? stands('right') : stands('open');
}

const SETTLED = new Set<Truth>(['true', 'taken']);
const isSure = (each: readonly Truth[]) =>
  each.every((one) => SETTLED.has(one)) && each.some((one) => one !== 'taken');

/** A sum that goes on from the one above is worth the same. */
function goesOn(said: Said, known: Known): Likeness | 'none' {
  const before = said.from;
  if (!said.continues || !before || !said.sides[0]?.value) return 'none';
  const [a, b] = [numbersAtEnd(before, known.measures), numbersOf(said.sides[0], known.measures)];
  return a.length > 0 && b.length > 0 && said.sides[0].others.length === 0
    ? bestLikeness(a, b, said.sides[0].value)
    : 'none';
}

/** "F = 18/25 = 0.72": a name, and a sum that is right by itself. */
const isSelfContained = ({ sides }: Said): boolean =>
  sides.length > 1 &&
  sides.slice(1).some(({ value }) => value !== null && symbolsOf(value).length === 0) &&
  (sides[0]!.value === null ||
    sides[0]!.value.kind === 'symbol' ||
    sides[0]!.value.kind === 'apply' ||
    symbolsOf(sides[0]!.value).length === 0);

function impliedBy(
  line: JudgedLine,
  each: readonly Truth[],
  before: readonly JudgedLine[],
  known: Known,
): 'right' | 'wrong' | 'open' {
  const sound = before.filter(({ standing }) => standing !== 'wrong').flatMap(({ said }) => said);
  const given = [...known.told, ...sound].flatMap(zerosOf);
  const claims = line.said.filter((_, i) => !SETTLED.has(each[i]!)).flatMap(zerosOf);
  if (claims.length === 0) return 'open';
  const found = claims.map((claim: Zero) =>
    implication([...given, ...known.slopes], claim, { g: known.measures.gravity[0]! }),
  );
  if (line.said.length === 1 && claims.length === 1 && isSlopeClaim(claims[0]!, known))
    return found[0] === 'implied' ? 'right' : 'wrong';
  if (found.every((one) => one === 'implied')) return 'right';
  return found.includes('against') ? 'wrong' : 'open';
}

/** An equation of x, y and dy/dx, where the question tells one of x and y: it is that one differentiated, or it is wrong. */
function isSlopeClaim({ left, right }: Zero, known: Known): boolean {
  const letters = new Set([...symbolsOf(left), ...symbolsOf(right)]);
  const told = new Set(known.slopes.flatMap((zero) => [...symbolsOf(zero.left), ...symbolsOf(zero.right)]));
  return (
    ['x', 'y', 'd1 y x'].every((letter) => letters.has(letter) && told.has(letter)) && letters.size === 3
  );
}

/** Where the answer is missed, a value before that is none of the solution's may be where it began. */
function blame(judged: JudgedLine[], around: Around): void {
  const { known } = around;
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  if (first < 0) return;
  const wrong = judged[first]!;
  if (isUnequal(wrong, known) || wrong.said.some((one) => goesOn(one, known) === 'far')) return;
  const stray = judged
    .slice(0, first)
    .map((line, at) => ({ line, at }))
    .filter(
      ({ line }) =>
        (line.standing === 'open' || line.isAlone) && line.said.some((one) => !isPlaced(one, known)),
    );
  const origin = GOOD.has(wrong.verdict) ? stray[0] : stray.find(({ line }) => leadsTo(line, wrong, around));
  if (!origin) return;
  origin.line.standing = 'wrong';
  origin.line.reason = 'question';
  wrong.standing = 'carried';
}

const isUnequal = (line: JudgedLine, known: Known) => line.said.some((one) => insideOf(one, known) === 'far');

/** Whether the line would be right with another value of what the stray line found, and that value is the solution's. */
function leadsTo(stray: JudgedLine, wrong: JudgedLine, { known, values }: Around): boolean {
  const numbers = stray.said.flatMap((one) => numbersAtEnd(one, known.measures));
  return numbers.some((number) =>
    known.pool.some((other) => {
      if (Math.abs(other - number) < 1e-9 || other === 0) return false;
      const swapped = wrong.said.map((one) => withNumber(one, number, other));
      return (
        swapped.some((one, i) => one !== wrong.said[i]) &&
        swapped.every((one) => truthOf(one, known, values) !== 'false' && insideOf(one, known) !== 'far')
      );
    }),
  );
}

/** The line with another number in each place of one. */
function withNumber(said: Said, number: number, other: number): Said {
  let changed = false;
  const sides = said.sides.map((side) => {
    if (!side.value) return side;
    const text = toText(side.value);
    const next = text.replace(/(?<![\w.])\d+(?:\.\d+)?/g, (typed) => {
      if (Math.abs(Number(typed) - number) > 1e-9 * Math.max(1, Math.abs(number))) return typed;
      changed = true;
      return `(${other})`;
    });
    const [made] = next === text ? [] : saidIn(`= ${next}`, () => true);
    return made?.sides[0] ? { ...made.sides[0], scale: side.scale } : side;
  });
  return changed ? { ...said, sides } : said;
}

const isPlaced = (said: Said, known: Known): boolean => {
  const numbers = numbersAtEnd(said, known.measures);
  return (
    numbers.length === 0 || bestLikeness(known.pool, numbers, said.sides.at(-1)?.value ?? null) === 'same'
  );
};

/** What comes after a mistake is right by itself, follows from it, or is open; one mistake is told once. */
function settleAfterMistake(judged: JudgedLine[], around: Around): void {
  const { known, values } = around;
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  if (first < 0) return;
  const sure = (line: JudgedLine) => isSure(line.said.map((one) => truthOf(one, known, values)));
  const alone = verdictsOf(
    known.told,
    judged.map(({ said }) => said),
    (at) => at < first || sure(judged[at]!),
  );
  for (const [at, line] of judged.entries()) {
    if (at <= first || line.standing === 'words') continue;
    if (sure(line)) line.standing = 'right';
    else if (isUnequal(line, known)) line.standing = 'wrong';
    else if (GOOD.has(line.verdict) && GOOD.has(alone[at]?.verdict ?? 'unchecked')) line.standing = 'right';
    else
      line.standing =
        GOOD.has(line.verdict) || followsFrom(line, judged.slice(0, at), known)
          ? 'carried'
          : line.isAlone
            ? 'right'
            : 'open';
  }
}

/** The answer is reached and no line is wrong: what agrees with the values that were found is right. */
function confirm(judged: JudgedLine[], { known, values }: Around): void {
  const said = judged.flatMap((line) => line.said);
  if (known.wanted.length === 0 || !isReached(said, known)) return;
  const own = new Map(values);
  for (const one of said) {
    const [name, numbers] = [nameOf(one), numbersAtEnd(one, known.measures)];
    if (
      name &&
      !one.isTaken &&
      !one.continues &&
      one.sides.length > 1 &&
      numbers.length > 0 &&
      !own.has(name)
    )
      own.set(name, numbers);
  }
  for (const line of judged) {
    if (line.standing !== 'open') continue;
    if (isSure(line.said.map((one) => truthOf(one, known, own)))) line.standing = 'right';
  }
}

/** The verdicts of the rules that compare lines, on those lines that are kept. */
function verdictsOf(
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
    const text = keeps(at) ? formulas.filter(Boolean).join(' ⇒ ') : '';
    if (text === '') continue;
    places[at] = texts.length;
    texts.push(text);
  }
  const { lines } = checkWorking(texts);
  return all.map((_, at) => (places[at] === undefined ? null : lines[places[at]!]!));
}

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
