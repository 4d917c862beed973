import type { Action } from './action.ts';
import { gestures, tagsOf } from './gestures.ts';
import { PATTERNS } from './patterns.ts';
import { PEOPLE } from './people.ts';
import { Random } from './random.ts';
import { turns } from './turns.ts';
import { WRITTEN } from './written.ts';
import type { WrittenAnswer, WrittenQuestion } from './written-question.ts';

export const DAYS = 60;
const GENERATED = 72;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Badges that staff gave by hand: the moderator, whose number is 1, and the admin. */
const AWARDS = [
  {
    who: 1,
    do: 'award',
    person: 4,
    badge: 'mentor',
    reason: 'Explains every step, and never loses patience.',
  },
] as const;

/** Sixty days of the community's life up to a moment, in the order in which it happened. */
export function planCommunity(until: Date): Action[] {
  const random = new Random(9709);
  // Of their own, so that what was there before them stays as it was.
  const moods = new Random(9231);
  const drafts = random.shuffled([...WRITTEN, ...generated(random)]);
  const actions = drafts.flatMap((draft, question) =>
    life({ random, moods }, draft, question, drafts.length, until),
  );
  const askerOf = (question: number) =>
    actions.find((action) => action.do === 'ask' && action.question === question)!.who;
  actions.push(...turns(drafts, askerOf, until));
  actions.push(...AWARDS.map((award): Action => ({ at: new Date(until.getTime() - 3 * DAY), ...award })));
  return actions.filter(({ at }) => at < until).sort((a, b) => a.at.getTime() - b.at.getTime());
}

function generated(random: Random): WrittenQuestion[] {
  const titles = new Set<string>();
  const made: WrittenQuestion[] = [];
  while (made.length < GENERATED) {
    const question = PATTERNS[made.length % PATTERNS.length]!(random, made.length % 3 === 2 ? 'zh' : 'en');
    if (titles.has(question.title)) continue;
    titles.add(question.title);
    made.push(question);
  }
  return made;
}

/** One question from being asked to having been voted on and settled. */
function life(
  { random, moods }: { random: Random; moods: Random },
  draft: WrittenQuestion,
  question: number,
  of: number,
  until: Date,
): Action[] {
  const start = until.getTime() - DAYS * 24 * HOUR;
  const askedAt = start + ((question + random.next()) / of) * (DAYS * 24 - 3) * HOUR;
  const asker = random.whole(0, PEOPLE.length - 1);
  const others = random.shuffled(PEOPLE.map((_, person) => person).filter((person) => person !== asker));
  const at = (hours: number) => new Date(askedAt + hours * HOUR);

  const actions: Action[] = [
    { at: new Date(askedAt), who: asker, do: 'ask', question, draft: { ...draft, tags: tagsOf(draft) } },
  ];
  for (const who of others.slice(0, random.whole(4, 24)))
    actions.push({ at: at(0.1 + random.next() * 60), who, do: 'view', question });
  for (const who of others.slice(3, 3 + random.whole(0, 6)))
    actions.push({ at: at(0.2 + random.next() * 70), who, do: 'vote', question, answer: null, type: 'UP' });

  draft.answers.forEach((answer, number) => {
    const author = others[number]!;
    const after = 0.3 + number * 2 + random.next() * 9;
    actions.push({ at: at(after), who: author, do: 'answer', question, answer: number, body: answer.body });
    const voters = others.filter((person) => person !== author);
    for (const [i, type] of votesFor(random, answer).entries())
      actions.push({
        at: at(after + 0.2 + random.next() * 80),
        who: voters[i + 3]!,
        do: 'vote',
        question,
        answer: number,
        type,
      });
    if (answer.accepted)
      actions.push({
        at: at(after + 0.5 + random.next() * 20),
        who: asker,
        do: 'accept',
        question,
        answer: number,
      });
  });
  return [...actions, ...gestures(moods, { draft, question, askedAt, asker, others })];
}

function votesFor(random: Random, { quality }: WrittenAnswer): ('UP' | 'DOWN')[] {
  if (quality === 'right') return Array<'UP'>(random.whole(1, 8)).fill('UP');
  if (quality === 'helpful') return Array<'UP'>(random.whole(0, 2)).fill('UP');
  return Array<'DOWN'>(random.whole(1, 3)).fill('DOWN');
}
