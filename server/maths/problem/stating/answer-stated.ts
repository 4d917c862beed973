import type { Text } from '../../../core/locale.ts';
import type { Step } from '../../writing/method.ts';
import { step } from '../../writing/step.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Goal, ProblemPart } from '../schema/problem.ts';
import type { AskedStatement } from './read-stated.ts';
import { STATED, type Stated } from './stated.ts';

/** What is asked for, as a goal of a problem. */
export const goalOf = ({ key, count }: AskedStatement): Goal => ({
  verb: 'state',
  target: { the: 'statement', of: count === null ? [key] : [key, String(count)] },
});

function askedOf({ verb, target }: Goal): AskedStatement | null {
  if (verb !== 'state' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement')
    return null;
  const [key, count] = target.of;
  return typeof key === 'string' ? { key, count: typeof count === 'string' ? Number(count) : null } : null;
}

/** Whether nothing but statements is asked for: then nothing that is told is needed. */
export const asksToState = ({ goals }: Pick<ProblemPart, 'goals'>): boolean =>
  goals.length > 0 && goals.every((goal) => askedOf(goal) !== null);

interface Said {
  stated: Stated;
  says: Text[];
}

/** The statements that a part asks for; null where it wants more marks than they earn. */
export function answerStated({ goals, marks }: ProblemPart): SolvedPart | null {
  const said = goals.map((goal) => saidFor(askedOf(goal)));
  if (said.some((one) => one === null)) return null;
  const all = said as Said[];
  const earned = all.flatMap(({ says }) => says).length;
  const [first] = all;
  if (!first || (marks !== null && marks > earned)) return null;
  const isNamed = all.length > 1 && all.every(({ stated }) => stated.statement.kind === 'term');
  const answers = all.map(({ stated, says }) => sentenceOf(stated, says, isNamed));
  const say = { en: answers.map(({ en }) => en).join(' '), zh: answers.map(({ zh }) => zh).join('') };
  return {
    title: TITLE,
    steps: all.flatMap((one, at) => stepsOf(one, at, all)),
    answer: { text: say.en, tex: '', say },
    checks: [],
    topic: first.stated.card.topic,
  };
}

const TITLE: Text = { en: 'Stated from a card', zh: '按知识卡片作答' };

function saidFor(asked: AskedStatement | null): Said | null {
  const stated = asked && STATED.get(asked.key.toLowerCase());
  if (!stated) return null;
  const { kind, says } = stated.statement;
  if (kind !== 'list' && kind !== 'rest') return { stated, says };
  const count = asked.count ?? says.length;
  return count >= 1 && count <= says.length ? { stated, says: says.slice(0, count) } : null;
}

/** The answer in one piece; of several terms, each with its name. */
function sentenceOf({ statement: { name } }: Stated, says: Text[], isNamed: boolean): Text {
  const en = says.map((one) => one.en).join(' ');
  const zh = says.map((one) => one.zh).join('');
  return isNamed ? { en: `${capital(name.en)}: ${en}`, zh: `${name.zh}：${zh}` } : { en, zh };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function stepsOf({ stated: { card, statement }, says }: Said, at: number, all: Said[]): Step[] {
  const isNamed = at === 0 || all[at - 1]!.stated.card !== card;
  const from = step({
    en: `From the card “${card.title.en}”: ${statement.name.en}.`,
    zh: `出自卡片“${card.title.zh}”：${statement.name.zh}。`,
  });
  const named = isNamed ? from : step({ en: `${capital(statement.name.en)}.`, zh: `${statement.name.zh}。` });
  return [named, ...says.map((one): Step => ({ ...step(one), marks: ['B1'] }))];
}
