import {
  contains,
  difference,
  substitute,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import type { Fault } from '../../algebra-system/parsing/syntax-fault.ts';
import { FUNCTIONS, GREEK_NAMES } from '../../algebra-system/parsing/names.ts';
import { type Ambiguity, choicesOf } from '../../algebra-system/parsing/notation.ts';
import { parseUnit } from '../../algebra-system/numbers/units.ts';
import {
  parse,
  type Parsed,
  parseExpression,
  type Statement,
} from '../../algebra-system/parsing/statement.ts';
import { withoutSets } from './intervals.ts';
import { withoutLabel } from './labels.ts';
import { inequalityIn } from './reasons.ts';
import { stepNamed } from './step-names.ts';
import { asked, bareOf, taskOf } from './instructions.ts';

export type Reading =
  | {
      kind: 'statement';
      statement: Statement;
      /** It began with "=", so it goes on from the value before. */
      continues: boolean;
      /** "let", "when", 设: something new, not a consequence. */
      begins: boolean;
      /** "add 2:" and "factorise": what is done to the line before. */
      isNamedStep: boolean;
      /** The writer rejects a root of it. */
      rejects: boolean;
      /** A note says which of the roots is meant: "(A obtuse)", "since x > 0". */
      chooses: boolean;
      condition: Statement | null;
      /** "since t > 0", "as t > 0": why a root is left out. */
      reason: Statement | null;
      /** The (1) behind it is taken for a factor, not for the number of the equation. */
      isLabelRead?: boolean;
      /** Where it could be read in another usual way. */
      met: ReadonlySet<Ambiguity>;
    }
  | { kind: 'none' }
  | { kind: 'words'; chooses: boolean }
  | { kind: 'fault'; fault: Fault };

const JOINTS =
  /^\s*(?:(?:=>|⇒|⟹|→|⟶|∴|⟺|⇔|\\(?:therefore|implies|Rightarrow|Longrightarrow|iff|Leftrightarrow)\b|(?:and )?so\b|hence\b|thus\b|therefore\b|then\b|(?:which |this )?(?:giving|gives|means|implies)\b|we (?:get|have)\b|it follows that\b|that is\b|i\.e\.|(?:the |my )?(?:final )?(?:ans|answer)(?: is)?\b|答案?(?:[是为]|(?=[\s:：]))|所以|因此|因而|从而|于是|那么|得到|可得|解得|化简得|整理得|移项得|推出|也就是|故|则|得|即)[\s,:：，]*)+/iu;
const BEGINS =
  /^\s*(?:(?:let|set|put|suppose|assume|when|if|given|where|consider|take|at|for|solve|the equation|from)\b|假设|已知|其中|解方程|求解|解(?=[\s:：])|原方程(?:为|是|即)?|由题意(?:得|知|可知)?|根据题意|因为|设|令|当|若|取|由|求)[\s,:：，]*/iu;
const REASON = /[\s,，]{0,9}(?:\b(?:since|because|using|by)\b|因为|由于|∵).{0,300}$/iu;
const CONDITION = /(?:[,，]\s{0,9}|\s{1,9})(?:(?:for|where|when)\b|其中|当)\s{0,9}(?=\S)/iu;
const NOTE = /\s{0,9}[（(]([^()（）]*)[)）]\s{0,9}[.。]?\s{0,9}$/u;
/** "x = 3 (x > 0)" is an equation with a condition. */
const WITHIN = /(?<==.{1,300})\s{0,9}[（(]([^()（）<>≤≥]{1,40}[<>≤≥＜＞][^()（）]{1,40})[)）]\s{0,9}$/u;
const REJECTS =
  /reject|discard|\brej\b|invalid|extraneous|\bnot? (?:valid|good|allowed|possible|used|needed|wanted|in (?:the )?(?:domain|range|interval))|impossible|ignore|exclude|\bleave out|\bleft out|undefined|does(?:n[’']t| not) (?:work|fit|satisfy|exist|count)|\b(?:can[’']?t|cannot|can not) be|n\/a|[✗✘]|舍|增根|不合|不成立|不可能|不符|排除|去掉/iu;
/** Words that say which of several roots is meant. */
const CHOOSES =
  /\b(?:obtuse|acute|reflex|quadrant|positive|negative)\b|[+-]\s?ve\b|钝角|锐角|象限|正(?:数|值|根|的)|负(?:数|值|根|的)|[为取是][正负]|[<>≤≥＜＞]/iu;
const QUANTITIES =
  /\b(?:lengths?|distances?|time|speed|mass|radius|height|(?:larg|small|great|bigg)(?:er|est)|principal)\b|长度|距离|时间|速度|较[大小]/iu;
const NONE =
  /^\s*(?:\\(?:varnothing|emptyset)\b|∅)|^\s*(?:there (?:is|are) )?no (?:real )?(?:solutions?|roots?)\b|^\s*(?:方程)?(?:无(?:实数?)?(?:解|根)|没有(?:实数?)?(?:解|根))/iu;

const ARROWS =
  /(?<=\S\s{0,9})(?:=>|⇒|⟹|⟺|⇔|∴|\\(?:Rightarrow|Longrightarrow|implies|therefore|iff|Leftrightarrow)\b|(?<=[\s,，;；])(?:(?:and )?so|hence|thus|therefore|then|(?:which |this )?(?:gives|means|implies)|giving|we get)\b|所以|因此|因而|从而|于是|解得|(?:故|则|得)(?=\s{0,9}[\da-z(（\\√-]))/giu;

/** Every usual way to read a typed line, the first one first. */
export function waysToRead(line: string): Reading[][] {
  const bare = withoutLabel(line);
  const ways = waysOf(bare);
  if (bare === line) return ways;
  const whole = readLine(line).map((one) => ({ ...one, isLabelRead: true }));
  if (isFaulty(whole)) return ways;
  return isFaulty(ways[0]!) ? [whole] : [...ways, whole];
}

function waysOf(line: string): Reading[][] {
  const usual = readLine(line);
  const met = new Set(usual.flatMap((one) => (one.kind === 'statement' ? [...one.met] : [])));
  const others = choicesOf(met).map((otherwise) => readLine(line, otherwise));
  return [usual, ...others.filter((parts) => !isFaulty(parts))];
}

const isFaulty = (parts: Reading[]) => parts.some(({ kind }) => kind === 'fault');

/** Reads a typed line of working; "2x = 6 ⇒ x = 3" is two steps. */
export function readLine(line: string, otherwise: ReadonlySet<Ambiguity> = new Set()): Reading[] {
  const starts = startsIn(line);
  return starts.map((start, index) => {
    const reading = read(line.slice(start, starts[index + 1]), otherwise);
    if (reading.kind !== 'fault') return reading;
    return { kind: 'fault', fault: { ...reading.fault, at: reading.fault.at + start } };
  });
}

/** Where each step of a line starts. */
function startsIn(line: string): number[] {
  const begin = (JOINTS.exec(line)?.[0] ?? '').length;
  const inner = [...line.matchAll(ARROWS)].map(({ index }) => index);
  return [0, ...inner.filter((index) => index > begin)];
}

/** The formulas of a line without "so" or 所以 before them; null where more than formulas is typed. */
export function formulasOf(line: string): Statement[] | null {
  const bare = withoutLabel(line);
  const starts = startsIn(bare);
  const found = starts.map((start, index) => formulaOf(bare.slice(start, starts[index + 1])));
  return found.includes(null) ? null : found.map((one) => one!);
}

/** The last step of a line without "so" or 所以 before it. */
export function lastStep(line: string): string {
  const bare = bareOf(line.slice(startsIn(line).at(-1))).text;
  return bare.slice((JOINTS.exec(bare)?.[0] ?? '').length);
}

function formulaOf(step: string): Statement | null {
  const bare = bareOf(step).text;
  const rest = bare.slice((JOINTS.exec(bare)?.[0] ?? '').length);
  if (REASON.test(rest) || UNKNOWN.test(rest) || isNote(NOTE.exec(rest)?.[1] ?? '')) return null;
  if (isWords(rest) || BEGINS.test(rest) || stepNamed(rest) > 0 || taskOf(rest)) return null;
  const parsed = parse(rest);
  return parsed.ok ? parsed.statement : null;
}

/** What a step says, apart from the words around it. */
function read(line: string, otherwise: ReadonlySet<Ambiguity>): Reading {
  const bare = bareOf(line);
  const joint = JOINTS.exec(bare.text)?.[0] ?? '';
  let rest = bare.text.slice(joint.length);
  if (NONE.test(rest)) return { kind: 'none' };
  const named = rest.slice(0, stepNamed(rest));
  rest = rest.slice(named.length);
  const task = named === '' ? taskOf(rest) : null;
  const begin = task ? rest.slice(0, task.length) : (BEGINS.exec(rest)?.[0] ?? '');
  rest = task ? task.rest : rest.slice(begin.length);
  const equals = /^\s{0,9}&?\s{0,9}(?:[=＝≈]|\\approx\b)\s{0,9}/u.exec(rest)?.[0] ?? '';
  rest = rest.slice(equals.length);
  const rejects = REJECTS.test(rest);
  let said = REASON.exec(rest)?.[0] ?? '';
  rest = rest.replace(REASON, '');
  for (let note = NOTE.exec(rest); note && isNote(note[1]!); note = NOTE.exec(rest)) {
    said += note[1]!;
    rest = rest.slice(0, note.index);
  }
  rest = rest.replace(WITHIN, ', $1');
  const chooses = CHOOSES.test(said) || QUANTITIES.test(said);
  const [main, condition] = split(rest);
  if (main.trim() === '' || isWords(main) || UNKNOWN.test(main))
    return { kind: 'words', chooses: CHOOSES.test(line) };
  const text = withoutSets(inSi(spelt(main)));
  const parsed = betweenLimits(text) ?? parse(text, otherwise);
  if (!parsed.ok) {
    if (task) return { kind: 'words', chooses: CHOOSES.test(line) };
    const at = parsed.fault.at + bare.from + joint.length + named.length + begin.length + equals.length;
    return { kind: 'fault', fault: { ...parsed.fault, at } };
  }
  const whole = ofWhole(withHeads(parsed.statement), text);
  const { statement, within } = apart(task ? asked(whole, task.asks) : whole);
  const isNamedStep =
    bare.from === 0 &&
    statement.kind !== 'expression' &&
    (named !== '' || (task && CHANGES.test(begin)) === true);
  return {
    kind: 'statement',
    statement,
    continues: equals !== '',
    begins: (begin !== '' || named !== '') && !isNamedStep,
    isNamedStep,
    rejects,
    chooses,
    condition: condition ?? within,
    reason: inequalityIn(said),
    met: parsed.met,
  };
}

/** Of an equation these are seldom asked, and often done. */
const CHANGES = /^\s{0,9}(?:factor|expand|simplif|因式分解|分解因式|展开|化简)/iu;

/** Marks whose meaning is not read here. */
const UNKNOWN = /(?<![A-Za-z])det(?![A-Za-z])|\\(?:overline|bar|vec|hat|det|[lc]?dots)\b|\.\.\.|…/;

const LIMITS =
  /^\s{0,9}(?:\\left)?\s{0,9}\[(.{1,300}?)(?:\\right)?\s{0,9}\]\s{0,9}_\s{0,9}(?:\{([^{}]{1,300})\}|(\(?-?[\w.π]{1,300}\)?))\s{0,9}\^\s{0,9}(?:\{((?:[^{}]|\{[^{}]{0,60}\}){1,60})\}|(\(?-?[\w.π/]{1,300}\)?))\s{0,9}$/s;

/** [F(x)]_a^b is F(b) - F(a). */
function betweenLimits(text: string): Parsed | null {
  const [, inner, ...ends] = LIMITS.exec(text) ?? [];
  const [from, to] = [ends[0] ?? ends[1], ends[2] ?? ends[3]];
  const [of, low, high] = [inner, from, to].map((part) => (part ? parseExpression(part) : null));
  if (!of?.ok || !low?.ok || !high?.ok) return null;
  const [letter, ...others] = symbolsOf(of.value);
  if (!letter || others.length > 0) return null;
  const value = difference(substitute(of.value, letter, high.value), substitute(of.value, letter, low.value));
  return { ok: true, statement: { kind: 'expression', value }, met: new Set() };
}

const UNIT = /(?<=[\d})])(?:\s|\\[;,:! ]|~)*\\(?:mathrm|text)\s*\{((?:[^{}]|\{[^{}]*\})+)\}/g;

/** The same places in the text, with the letters d, e, i and the degree sign as they are typed without LaTeX. */
function spelt(text: string): string {
  return text
    .replaceAll('&', ' ')
    .replace(/\\mathrm\s*\{\s*([dei])\s*\}/g, (whole, letter: string) => letter.padStart(whole.length))
    .replace(/\^\s*\{\s*\\circ\s*\}/g, (whole) => '°'.padEnd(whole.length));
}

/** 5\,\mathrm{mm} is 5 × 10⁻³: the values of a line are compared in SI units. */
function inSi(text: string): string {
  return text.replace(UNIT, (whole, name: string) => {
    const unit = parseUnit(name);
    if (!unit || unit.offset !== 0) return whole;
    const [mantissa, exponent] = unit.scale.toExponential().split('e');
    return unit.scale === 1 ? '' : ` \\times ${mantissa} \\times 10^{${Number(exponent)}}`;
  });
}

function split(text: string): [string, Statement | null] {
  const found = CONDITION.exec(text);
  if (!found) return [text, null];
  const parsed = parse(text.slice(found.index + found[0].length));
  return parsed.ok && parsed.statement.kind !== 'expression'
    ? [text.slice(0, found.index), parsed.statement]
    : [text, null];
}

/** "sin x = 0.5, 0 ≤ x ≤ 2π" is an equation with a condition. */
function apart(statement: Statement): { statement: Statement; within: Statement | null } {
  if (statement.kind !== 'list' || statement.joined !== 'and') return { statement, within: null };
  const isEquation = (one: Statement) =>
    one.kind === 'relation' && one.signs.every((sign) => sign === '=' || sign === '~=');
  const [equations, others] = [
    statement.items.filter(isEquation),
    statement.items.filter((one) => !isEquation(one)),
  ];
  if (equations.length !== 1 || others.length !== 1 || others[0]!.kind !== 'relation')
    return { statement, within: null };
  return { statement: equations[0]!, within: others[0]! };
}

const BARE_RATE =
  /^\s*(?:d\s*\/\s*d[a-z]|\\[dt]?frac\s*\{\s*d\s*\}\s*\{\s*d\s*[a-z]\s*\})\s*(?!\s|\\left|[([{])/;

/** d/dx x² + 3x, without brackets, is d/dx of all of it. */
function ofWhole(statement: Statement, text: string): Statement {
  if (statement.kind !== 'expression' || statement.value.kind !== 'sum' || !BARE_RATE.test(text))
    return statement;
  const [first, ...rest] = statement.value.terms;
  if (first?.kind !== 'rate' || rest.some((term) => contains(term, ({ kind }) => kind === 'rate')))
    return statement;
  return { kind: 'expression', value: { ...first, of: sum(first.of, ...rest) } };
}

/** "x = 2 or 3" means x = 2 or x = 3. */
function withHeads(statement: Statement): Statement {
  if (statement.kind !== 'list' || statement.joined !== 'or') return statement;
  const [first] = statement.items;
  if (first?.kind !== 'relation' || first.signs.length !== 1) return statement;
  const items = statement.items.map((item): Statement =>
    item.kind === 'expression' ? { ...first, sides: [first.sides[0]!, item.value] } : item,
  );
  return { ...statement, items };
}

const NAMES = new RegExp(
  [...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'infinity', 'pi'].sort((a, b) => b.length - a.length).join('|'),
  'g',
);
const SHORT_WORDS = new Set([
  'the',
  'are',
  'has',
  'for',
  'not',
  'but',
  'now',
  'let',
  'get',
  'all',
  'use',
  'we',
  'is',
  'it',
  'of',
  'to',
]);

const isNote = (text: string) => isWords(text) || /^\s{0,9}[+-]\s?ve\s{0,9}$/i.test(text);

/** Runs of letters that are neither functions nor letters side by side. */
function isWords(text: string): boolean {
  const bare = text
    .replace(/\\(?:text|mathrm|operatorname)\s*\{[^{}]*\}|\\[A-Za-z]+/g, ' ')
    .replace(/\b(?:and|or)\b/gi, ' ');
  if (/\p{Script=Han}{2,}/u.test(bare.replace(/或者|并且/g, ''))) return true;
  return (bare.match(/[A-Za-z]+/g) ?? []).some((run) => {
    const rest = run.replace(NAMES, ' ').trim().split(' ');
    return rest.some((letters) => letters.length > 3) || SHORT_WORDS.has(run.toLowerCase());
  });
}
