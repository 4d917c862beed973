import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Icon, Spinner } from '../../../ui/Icon.tsx';
import { FAILURES } from '../reply/failures.ts';
import { Badge, Citations } from '../reply/Found.tsx';
import { ReplySolution } from '../reply/ReplySolution.tsx';
import { ReplyText } from '../reply/ReplyText.tsx';
import { ReplyWorking } from '../reply/ReplyWorking.tsx';
import { ReplyActions } from './ReplyActions.tsx';
import type { Message, Thread } from './message.ts';

/** A reply: its words, its solutions in the marks margin, what they rest on and how far they were checked. */
export function TutorMessage({ message, thread }: { message: Message; thread: Thread }) {
  const { status, content, beside, solutions, working, failure } = message;
  if (status === 'WRITING' && !content)
    return (
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner className="size-4 text-brand-text" />
        <Trans>AI is thinking...</Trans>
      </p>
    );
  if (status === 'WRITING') return <ReplyText text={content} growing />;
  const isFound = solutions.length > 0 || working !== null;
  return (
    <div className="flex flex-col gap-3">
      <ReplyText text={beside} />
      {solutions.map((solution, i) => (
        <ReplySolution key={i} solution={solution} />
      ))}
      {working && <ReplyWorking working={working} />}
      {status === 'STOPPED' && (
        <p className="text-sm text-soft">
          <Trans>You stopped this answer.</Trans>
        </p>
      )}
      <Citations message={message} />
      {failure && <Failed message={message} thread={thread} />}
      {status !== 'FAILED' && (isFound || message.source !== null) && <Badge message={message} />}
      {status !== 'FAILED' && <ReplyActions message={message} thread={thread} />}
    </div>
  );
}

function Failed({ message: { id, failure, instead }, thread }: { message: Message; thread: Thread }) {
  const { i18n, t } = useLingui();
  const told = failure!.text[i18n.locale === 'zh' ? 'zh' : 'en'];
  const known = FAILURES[failure!.code];
  return (
    <>
      <div
        role="alert"
        aria-label={t`Error`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-wrong-wash px-4 py-3"
      >
        <Icon name="alert" className="size-5 text-wrong" />
        <p className="min-w-40 flex-1 text-wrong">{known && !isOwn(failure!) ? i18n._(known) : told}</p>
        <Button size="small" onClick={() => thread.again(id)}>
          <Trans>Retry</Trans>
        </Button>
      </div>
      {instead && (
        <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
          <h4 className="text-sm font-semibold text-soft">
            <Trans>The built-in tutor says:</Trans>
          </h4>
          <ReplyText text={instead} />
        </section>
      )}
    </>
  );
}

/** What the service said itself is the same in both languages. */
const isOwn = ({ text }: NonNullable<Message['failure']>) => text.en !== '' && text.en === text.zh;
