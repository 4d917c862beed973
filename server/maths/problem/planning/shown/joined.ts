import type { Text } from '../../../../core/locale.ts';
import { eachOnce } from '../../../writing/each-once.ts';
import type { Step } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Worked } from '../analysis/operator.ts';
import { expressionIn } from '../working/worked.ts';

/** What the goals of one part led to, as one answer. */
export const joined = (goals: readonly Goal[], parts: Worked[]): Worked =>
  combined(shownParts(goals, sketched(goals, natured(goals, parts))));

/** What stationary points are, said in words alone where the points were not asked for; points are shown once with it. */
function natured(goals: readonly Goal[], parts: Worked[]): Worked[] {
  return parts.map((part, at) => {
    const { say, text } = part.answer;
    const same = parts.flatMap(({ answer }, i) => (i !== at && answer.text === text ? goals[i]! : []));
    if (!isNature(goals[at]!))
      return text !== '' && same.some(isNature)
        ? { ...part, steps: [], answer: { text: '', tex: '' } }
        : part;
    return !say || parts.length === 1 || same.length > 0
      ? part
      : { ...part, answer: { text: '', tex: '', say } };
  });
}

const isNature = ({ target }: Goal) =>
  typeof target === 'object' && 'the' in target && target.the === 'nature';

/** A sketch beside points that were asked for: its points on the axes, if any, would be taken for more of those. */
function sketched(goals: readonly Goal[], parts: Worked[]): Worked[] {
  return parts.map((part, at) => {
    const { say, text } = part.answer;
    const others = parts.flatMap(({ answer }, i) => (i === at ? [] : answer.text || []));
    if (goals[at]!.verb !== 'sketch' || !say || others.length === 0) return part;
    const isAmongPoints = others.some((one) => one.startsWith('(') && one.includes(', '));
    return isAmongPoints || text === 'none' ? { ...part, answer: { text: '', tex: '', say } } : part;
  });
}

/** Beside what is found, what was to be shown is no answer; its steps are. */
function shownParts(goals: readonly Goal[], parts: Worked[]): Worked[] {
  const found = parts.filter((_, at) => goals[at]!.verb !== 'show');
  if (found.length === 0 || found.length === parts.length) return parts;
  if (isDerivative(goals[0]!) && found.length === 1) return parts;
  const [first, ...rest] = found;
  const before = parts.filter((_, at) => goals[at]!.verb === 'show');
  const says = goals.flatMap((goal, at) => (goal.verb === 'show' ? (saidOf(goal, parts[at]!) ?? []) : []));
  return [
    {
      ...first!,
      ...(says.length > 0 && !first!.answer.say && { answer: { ...first!.answer, say: says[0]! } }),
      steps: [...before.flatMap(({ steps }) => steps), ...first!.steps],
      checks: eachOnce([...before.flatMap(({ checks }) => checks), ...first!.checks]),
    },
    ...rest,
  ];
}

/** "Find dy/dx and show that d²y/dx² = …": both are wanted. */
const isDerivative = ({ verb, target }: Goal): boolean =>
  verb === 'find' && expressionIn(target)?.kind === 'derivative';

/** What was shown, where no equation says it. */
function saidOf({ target }: Goal, { answer }: Worked): Text | undefined {
  const name = typeof target === 'object' && 'the' in target ? target.the : '';
  if (name === 'statement:intersect') return { en: 'The two lines intersect.', zh: '两直线相交。' };
  return name === 'statement:graph' ? answer.say : undefined;
}

/** A and B may be found as the same two points, which are shown once; equal values of other things stand each for its own. */
function combined(all: Worked[]): Worked {
  const keyOf = ({ answer: { text, say } }: Worked, at: number) =>
    text.includes(' = ') || ARE_POINTS.test(text) ? text : text === '' && say ? say.en : `${at}`;
  const parts = [...new Map(all.map((one, at) => [keyOf(one, at), one])).values()];
  const [first] = parts;
  if (parts.length === 1) return first!;
  const written = parts.filter(({ answer }) => answer.text !== '');
  const says = parts.flatMap(({ answer: { say } }) => say ?? []);
  const figures = parts.flatMap(({ figure }) => figure ?? []);
  return {
    title: first!.title,
    steps: distinctSteps(parts.flatMap(({ steps }) => steps)),
    answer: {
      text: written.map(({ answer }) => answer.text).join(', '),
      tex: written.map(({ answer }) => answer.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
    checks: eachOnce(parts.flatMap(({ checks }) => checks)),
    topic: first!.topic,
    ...(figures.length === 1 && { figure: figures[0]! }),
  };
}

const ARE_POINTS = /^\([^()]{1,80}\), \(/;

/** Two values may come from the same lines, which stand once. */
const distinctSteps = (steps: Step[]): Step[] => [
  ...new Map(steps.map((one) => [JSON.stringify([one.say, one.tex]), one])).values(),
];
