import type { Fact } from '../schema/problem.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Reading } from '../reading/read-problem.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { ofBand } from './bands/asked.ts';
import { ofData } from './asked/data.ts';
import { ofDerived } from './asked/derived.ts';
import { ofPopulation } from './asked/estimates.ts';
import { ofGroup } from './asked/groups.ts';
import { ofTest } from './tests/tests.ts';
import { ofVariable } from './asked/variable.ts';
import type { Worked } from './worked/worked.ts';
import { inUnit } from './data/in-unit.ts';
import type { Model } from './facts/model.ts';
import { parsed, plain, sidesOf } from './facts/notation.ts';
import { modelOf } from './facts/take.ts';
import { hasOneUnit } from './facts/units.ts';
import type { Goal, Term } from '../schema/problem.ts';
import { rounded } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';

const RELATIONS = new Set(
  'counts until waits distribution normal cases support table share generating size group sample list'.split(
    ' ',
  ),
);

/** Whether a problem is one of statistics: then nothing else answers it. */
export const isStatistical = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(
    ({ relation, of: [first] }) =>
      RELATIONS.has(relation) ||
      relation.endsWith(' share') ||
      (relation === 'holds' &&
        typeof first === 'string' &&
        /^\s*(?:\\mathrm\{)?P\}?\s*\(|^\s*(?:\\mathrm\{)?G\}?_|(?:Σ|\\Sigma|\\sum)(?!\s?_\s?\{?\s?[a-z]\s?=)/.test(
          first,
        )),
  );

/** Whether some of a population are called by a name. */
export const hasBands = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => relation === 'band');

const NOTHING: Solved = { part: null, found: [] };

/** Works out all that a part asks for of variables, populations and data; nothing where something is left over. */
export function solveStatistics({ facts, goals, own = 0 }: Reading): Solved {
  const parts: SolvedPart[] = [];
  const used = new Set<Fact>();
  if (
    goals.length === 0 ||
    goals.some((goal) => goal.unit !== undefined || isTableInLetters(goal)) ||
    changesTheStory(facts)
  )
    return NOTHING;
  for (const goal of goals) {
    const said = [...(goal.where ?? []), ...conditionsIn(goal.target)];
    const model = modelOf([...facts, ...said]);
    if (!model || !hasOneUnit([...facts, goal])) return NOTHING;
    const worked = workedOut(goal, model);
    if (!worked?.isRight || !said.every((one) => worked.facts.includes(one))) return NOTHING;
    // What was said before the part is understood at least; what the part says itself has to be of use.
    if (model.others.some((one) => !worked.facts.includes(one))) return NOTHING;
    for (const one of worked.facts) used.add(one);
    parts.push(partOf(inUnit(worked, goal, model)));
  }
  const isNeeded = (one: Fact, at: number) =>
    at >= own && one.relation !== 'scene' && !isSizeAgain(one, facts);
  if (facts.filter(isNeeded).some((one) => !used.has(one))) return NOTHING;
  // What is found is worked out again where it is needed, unrounded.
  return { part: joined(parts), found: [] };
}

/** "n = 80", of a sample that was said to be so large. */
const isSizeAgain = ({ relation, of: [text] }: Fact, facts: readonly Fact[]): boolean => {
  const [, size] = relation === 'holds' ? (/^n ?= ?(\d+)$/.exec(plain(String(text))) ?? []) : [];
  return size !== undefined && facts.some((one) => one.relation === 'size' && one.of[0] === size);
};

/** "The table, in terms of k": its numbers are no such table. */
const isTableInLetters = ({ target, terms }: Goal): boolean =>
  terms !== undefined && typeof target === 'object' && 'the' in target && target.the === 'table';

/** "The heights are summarised in the table." */
const IS_TABLE =
  /^(?:the|these|their|his|her) [a-z ⟨⟩-]{2,60} (?:is|are|was|were) (?:summarised|summarized|shown|given|recorded|displayed|illustrated) (?:in|by) (?:the |a )?(?:following )?(?:cumulative )?(?:frequency )?table(?: below)?$/;

/** What is told before anything is given sets the scene; behind it, it may change what was given. */
function changesTheStory(facts: readonly Fact[]): boolean {
  const first = facts.findIndex(({ relation }) => relation !== 'scene');
  return facts.some(
    ({ relation, of: [words] }, at) =>
      relation === 'scene' &&
      at > first &&
      first >= 0 &&
      !['table', 'quantity', '表'].includes(String(words)) &&
      !IS_TABLE.test(String(words)) &&
      !/^the (?:results|records|data) |^(?:one|an?) [\w -]{2,40} is (?:chosen|selected|picked) at random$/.test(
        String(words),
      ),
  );
}

/** The mean and the variance are two values, though they may be the same number. */
function joined(parts: SolvedPart[]): SolvedPart {
  const [first] = parts;
  const says = parts.flatMap(({ answer: { say } }) => say ?? []);
  if (parts.length === 1) return first!;
  const steps = parts.flatMap((one) => one.steps);
  return {
    ...first!,
    steps: [...new Map(steps.map((one) => [JSON.stringify(one), one])).values()],
    answer: {
      text: parts.map(({ answer }) => answer.text).join(', '),
      tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
  };
}

function partOf({ shown: { text, tex }, name, say, steps, topic }: Worked): SolvedPart {
  const label = name && name.length > 1 ? `\\${name}` : name;
  const answer = {
    text: name ? `${name} = ${text}` : text,
    tex: label ? `${label} = ${tex}` : tex,
    ...(say && { say }),
  };
  return {
    title: { en: 'From what is given', zh: '由已知条件求解' },
    steps: [...steps, step({ en: 'The answer', zh: '答案' }, [answer.tex])],
    answer,
    checks: [
      {
        name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
        passed: true,
      },
    ],
    topic,
  };
}

function workedOut(goal: Goal, model: Model): Worked | null {
  const { target, verb } = goal;
  if (verb === 'show') return shownEqual(goal, model);
  if (verb !== 'find') return null;
  const asked =
    typeof target === 'object' && 'the' in target && target.the === 'values' ? target.of[0]! : target;
  return (
    ofVariable(goal, asked, model) ??
    ofDerived(goal, asked, model) ??
    ofTest(goal, asked, model) ??
    ofPopulation(goal, asked, model) ??
    ofBand(goal, asked, model) ??
    ofGroup(goal, asked, model) ??
    ofData(goal, asked, model)
  );
}

const POINTS = Array.from({ length: 14 }, (_, at) => -0.9 + at * 0.21);

/** "Show that the probability generating function is (2 + t)³/27": found without it, and the same. */
function shownFunction(goal: Goal, left: Term, value: Expression, model: Model): Worked | null {
  if (typeof left !== 'object' || !('the' in left) || left.the !== 'generating function') return null;
  const worked = ofDerived({ ...goal, verb: 'find', target: left }, left, model);
  const found = worked && parsed(worked.shown.text);
  const [letter, other] = [...new Set([...symbolsOf(value), ...(found ? symbolsOf(found) : [])])];
  if (!worked || !found || letter === undefined || other !== undefined) return null;
  const isSame = POINTS.every((t) => {
    const [a, b] = [evaluate(found, { [letter]: t }), evaluate(value, { [letter]: t })];
    return Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
  });
  return isSame ? { ...worked, shown: { text: toText(value), tex: toLatex(value) } } : null;
}

/** "Show that k = 1/10": found without it, and the same. */
function shownEqual(goal: Goal, model: Model): Worked | null {
  const { target } = goal;
  if (typeof target !== 'object' || !('the' in target)) return null;
  const form = /^statement:(\w+)$/.exec(target.the)?.[1];
  const [first, second] = target.of;
  const sides = form === 'holds' && typeof first === 'string' ? sidesOf(first) : null;
  const [left, right] = sides ?? (form === 'equal' ? [first!, second!] : [null, null]);
  const value = typeof right === 'string' ? parsed(plain(right)) : null;
  if (left !== null && value && typeof left === 'object') {
    const shown = shownFunction(goal, left, value, model);
    if (shown) return shown;
  }
  if (left === null || !value || symbolsOf(value).length > 0) return null;
  const asked: Goal = { ...goal, verb: 'find', target: left };
  const worked = ofVariable(asked, left, model) ?? ofData(asked, left, model);
  if (!worked) return null;
  const found = worked.value ?? Number.NaN;
  const wanted = evaluate(value);
  // "Correct to 3 significant figures".
  const isSame = goal.figures
    ? rounded(found, goal.figures) === rounded(wanted, goal.figures) && String(right).length < 20
    : Math.abs(found - wanted) < 1e-9 * Math.max(1, Math.abs(found));
  const shown = { text: toText(value), tex: toLatex(value) };
  return isSame ? { ...worked, shown } : null;
}
