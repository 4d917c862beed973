import type { Text } from '../../../../core/locale.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Outcome } from './outcome.ts';

/** What is asked for together, as one part. */
export function solvedOf(title: Text, outcomes: readonly Outcome[]): SolvedPart {
  const says = outcomes.flatMap(({ say }) => say ?? []);
  const steps = outcomes.flatMap((one) => one.steps);
  const shown = outcomes.filter((one) => one.shown.text !== '');
  const text = shown.map((one) => one.shown.text).join(', ');
  return {
    title,
    topic: outcomes[0]!.topic,
    steps: [...new Map(steps.map((one) => [JSON.stringify(one), one])).values()],
    answer: {
      text: text === '' ? says.map(({ en }) => en).join(' ') : text,
      tex: shown.map((one) => one.shown.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
    checks:
      text === ''
        ? []
        : [
            {
              name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
              passed: true,
            },
          ],
  };
}
