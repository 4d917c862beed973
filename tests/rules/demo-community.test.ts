import { describe, expect, test } from 'vitest';
import type { Action } from '../../prisma/seed/action.ts';
import { planCommunity } from '../../prisma/seed/community.ts';

const until = new Date('2030-03-01T09:00:00Z');
const actions = planCommunity(until);
const of = <Kind extends Action['do']>(kind: Kind) =>
  actions.filter((action): action is Extract<Action, { do: Kind }> => action.do === kind);

describe('the demo community', () => {
  test('asks in Chinese under Chinese tags', () => {
    const chinese = of('ask').filter(({ draft }) => draft.language === 'zh');
    expect(chinese.length).toBeGreaterThan(30);
    for (const { draft } of chinese) {
      expect(draft.title).toMatch(/\p{Script=Han}/u);
      for (const tag of draft.tags) expect(tag).toMatch(/\p{Script=Han}/u);
    }
  });

  test('does nothing to a post before it is there, nor to its own what is for others', () => {
    const there = new Map<string, number>();
    for (const action of actions) {
      const answer = 'answer' in action && action.answer !== null ? `/${action.answer}` : '';
      const name = 'question' in action ? `${action.question}${answer}` : null;
      if (action.do === 'ask' || action.do === 'answer') {
        if (action.do === 'answer') expect(there.has(`${action.question}`)).toBe(true);
        there.set(name!, action.who);
        continue;
      }
      if (name !== null) expect({ ...action, isThere: there.has(name) }).toMatchObject({ isThere: true });
      if (['vote', 'report', 'suggest', 'invite'].includes(action.do))
        expect(there.get(name!)).not.toBe('person' in action ? action.person : action.who);
      if (action.do === 'edit') expect(there.get(name!)).toBe(action.who);
    }
    expect(actions.at(-1)!.at < until).toBe(true);
  });

  test('shows every feature', () => {
    expect(new Set(of('close').map(({ reason }) => reason))).toEqual(
      new Set(['DUPLICATE', 'UNCLEAR', 'TOO_BROAD', 'OFF_TOPIC']),
    );
    expect(of('ask').filter(({ anonymous }) => anonymous)).toHaveLength(1);
    expect(of('suggest').length - of('accept-suggestion').length).toBe(1);
    expect(of('report').length - of('uphold').length).toBe(2);
    expect(of('error').map(({ reviewed }) => reviewed)).toContain(true);
    expect(new Set(of('error').map(({ source }) => source))).toEqual(new Set(['TOPIC', 'CHECK', undefined]));
    expect(of('view').filter(({ sharedBy }) => sharedBy !== undefined).length).toBeGreaterThan(0);
    for (const kind of [
      'follow-tag',
      'follow-person',
      'invite',
      'draft',
      'edit',
      'award',
      'study',
      'lock',
      'profile',
    ] as const)
      expect(of(kind).length).toBeGreaterThan(0);
  });
});
