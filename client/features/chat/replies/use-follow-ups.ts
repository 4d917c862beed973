import { useLingui } from '@lingui/react/macro';
import type { Read } from '../store/message.ts';

/** Follow-up messages; the labels are sent as they are, and the tutor understands them without a model. */
export function useFollowUps({ solutions, about, content, working }: Read) {
  const { t } = useLingui();
  const isUnfinished = solutions.some(({ answer }) => answer === null);
  const isChinese = /\p{Script=Han}/u.test(content);
  const followUps =
    about === null && !working
      ? []
      : [
          ...(solutions.some(({ steps }) => steps.length > 0) ? [t`Why this step?`] : []),
          ...(solutions.length > 0 ? [t`Another way`] : []),
          t`Give me one like it`,
          isChinese ? t`In English` : t`In Chinese`,
        ];
  return {
    ladder: isUnfinished ? [t`Hint`, t`Next step`, t`Full solution`] : [],
    followUps,
    /** Goes into the input, for the lines to be typed below it. */
    check: about === null ? null : t`Check my working`,
  };
}
