import { useQuery } from '../../../lib/use-query.ts';
import { type Goal, isGoal } from './goals.ts';

/** A topic as addresses and conversations name it: the code of its paper, a stroke, its slug. */
export interface TopicAddress {
  subject: string;
  paper: string;
  slug: string;
}

export interface Plan {
  subject: string | null;
  topic: TopicAddress | null;
  goal: Goal | null;
}

/** What was chosen so far, as the address has it. */
export function useStudyPlan() {
  const [address, changeAddress] = useQuery();
  const subject = address.get('subject');
  const goal = address.get('goal');
  const plan: Plan = {
    subject,
    topic: topicIn(subject, address.get('topic')),
    goal: isGoal(goal) ? goal : null,
  };

  const choose = (changes: Partial<Record<'subject' | 'topic' | 'goal', string>>) =>
    changeAddress(
      (query) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) query.set(name, value);
          else query.delete(name);
        }
      },
      { replace: true },
    );

  return { plan, choose };
}

export function topicIn(subject: string | null, topic: string | null): TopicAddress | null {
  const [paper, slug] = topic?.split('/') ?? [];
  return subject && paper && slug ? { subject, paper, slug } : null;
}

export const topicOf = ({ paper, slug }: Pick<TopicAddress, 'paper' | 'slug'>) => `${paper}/${slug}`;
