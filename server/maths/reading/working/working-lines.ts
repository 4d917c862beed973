import { type Ambiguity, choicesOf } from '../../algebra-system/parsing/notation.ts';
import { parse, statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Fault } from '../../algebra-system/parsing/syntax-fault.ts';
import { bareOf, taskOf, taskStatement } from './instructions.ts';
import { withoutSets } from './intervals.ts';
import { withoutLabel } from './labels.ts';
import { betweenLimits, inSi, withPlainLetters } from './line-notation.ts';
import { splitCondition, splitInequality, withRepeatedSubject, withWholeOperand } from './line-statements.ts';
import { inequalityIn } from './reasons.ts';
import { stepNamed } from './step-names.ts';
import { isNote, isWords } from './words.ts';

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
export function readingsOfLine(line: string): Reading[][] {
  const bare = withoutLabel(line);
  const ways = usualReadings(bare);
  if (bare === line) return ways;
  const whole = readLine(line).map((one) => ({ ...one, isLabelRead: true }));
  if (isFaulty(whole)) return ways;
  return isFaulty(ways[0]!) ? [whole] : [...ways, whole];
}

function usualReadings(line: string): Reading[][] {
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
    const reading = readStep(line.slice(start, starts[index + 1]), otherwise);
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
  const statements = starts.map((start, index) => formulaOf(bare.slice(start, starts[index + 1])));
  return statements.includes(null) ? null : statements.map((one) => one!);
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
  return statementIn(rest);
}

/** What a step says, apart from the words around it. */
function readStep(line: string, otherwise: ReadonlySet<Ambiguity>): Reading {
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
  let reason = REASON.exec(rest)?.[0] ?? '';
  rest = rest.replace(REASON, '');
  for (let note = NOTE.exec(rest); note && isNote(note[1]!); note = NOTE.exec(rest)) {
    reason += note[1]!;
    rest = rest.slice(0, note.index);
  }
  rest = rest.replace(WITHIN, ', $1');
  const chooses = CHOOSES.test(reason) || QUANTITIES.test(reason);
  const [main, condition] = splitCondition(rest);
  if (main.trim() === '' || isWords(main) || UNKNOWN.test(main))
    return { kind: 'words', chooses: CHOOSES.test(line) };
  const text = withoutSets(inSi(withPlainLetters(main)));
  const parsed = betweenLimits(text) ?? parse(text, otherwise);
  if (!parsed.ok) {
    if (task) return { kind: 'words', chooses: CHOOSES.test(line) };
    const at = parsed.fault.at + bare.from + joint.length + named.length + begin.length + equals.length;
    return { kind: 'fault', fault: { ...parsed.fault, at } };
  }
  const whole = withWholeOperand(withRepeatedSubject(parsed.statement), text);
  const { statement, within } = splitInequality(task ? taskStatement(whole, task.asks) : whole);
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
    reason: inequalityIn(reason),
    met: parsed.met,
  };
}

/** Before an equation these words usually name a step, not a task. */
const CHANGES = /^\s{0,9}(?:factor|expand|simplif|因式分解|分解因式|展开|化简)/iu;

/** Notation that is not read here. */
const UNKNOWN = /(?<![A-Za-z])det(?![A-Za-z])|\\(?:overline|bar|vec|hat|det|[lc]?dots)\b|\.\.\.|…/;
