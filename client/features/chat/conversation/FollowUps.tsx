import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import type { Message } from './message.ts';

interface Props {
  message: Message;
  onSay: (text: string) => void;
  /** Puts words before the caret, for what the person has to go on with. */
  onBegin: (text: string) => void;
}

/** What can be said next: up the ladder while something is still hidden, and about what stands there. */
export function FollowUps({ message: { solutions, about }, onSay, onBegin }: Props) {
  const { i18n, t } = useLingui();
  if (!about) return null;
  const isSolved = solutions.length > 0;
  const isHidden = solutions.some(({ answer }) => !answer);
  const isShown = solutions.some(({ steps }) => steps.length > 0);
  const other = i18n.locale === 'zh' ? 'Say it in English' : '用中文再说一遍';
  return (
    <div className="flex flex-col gap-2">
      {isHidden && (
        <div role="group" aria-label={t`How much to show`} className="grid grid-cols-3 gap-2">
          <Button onClick={() => onSay(t`Hint`)}>
            <Trans>Hint</Trans>
          </Button>
          <Button onClick={() => onSay(t`Next step`)}>
            <Trans>Next step</Trans>
          </Button>
          <Button onClick={() => onSay(t`Full solution`)}>
            <Trans>Full solution</Trans>
          </Button>
        </div>
      )}
      {isSolved && (
        <ul aria-label={t`You can ask`} className="flex flex-wrap gap-1.5">
          {isShown && <Suggestion text={t`Why this step?`} onSay={onSay} />}
          {!isHidden && <Suggestion text={t`Another way`} onSay={onSay} />}
          <Suggestion text={t`Give me one like it`} onSay={onSay} />
          <li>
            <Chip onClick={() => onBegin(`${t`Check my working:`}\n`)}>
              <Trans>Check my working</Trans>
            </Chip>
          </li>
          <li lang={i18n.locale === 'zh' ? 'en' : 'zh-CN'}>
            <Chip onClick={() => onSay(other)}>{other}</Chip>
          </li>
        </ul>
      )}
    </div>
  );
}

function Suggestion({ text, onSay }: { text: string; onSay: (text: string) => void }) {
  return (
    <li>
      <Chip onClick={() => onSay(text)}>{text}</Chip>
    </li>
  );
}

function Chip({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-8 rounded-full border border-edge bg-card px-3 text-sm text-soft hover:bg-brand-wash hover:text-ink pointer-coarse:h-11"
    >
      {children}
    </button>
  );
}
