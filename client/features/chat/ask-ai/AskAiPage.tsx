import { skipToken, useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { plainly } from '../../../lib/markdown/plain-text.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { TwoPanes } from '../../../ui/panes/TwoPanes.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { Empty } from '../../../ui/loading/states.tsx';
import { HistoryRail } from '../history/HistoryRail.tsx';
import { useConversationTitleQuery } from './AskAiPage.gen.ts';
import { OpenConversation } from './OpenConversation.tsx';
import { useConversation } from './use-conversation.ts';
import { useOpenings } from './use-openings.ts';

/** The tutor as a page, with the list of conversations beside it. */
export function AskAiPage() {
  const { t } = useLingui();
  const user = useSession();
  const graph = useApolloClient();
  const { id, viewKey, begin, leave } = useConversation();
  const [pane, show] = useState<'side' | 'work'>('work');
  const { data } = useConversationTitleQuery(id && user ? { variables: { id } } : skipToken);
  const known = id ? data?.conversation : undefined;
  const openings = useOpenings();
  usePageTitle(
    known ? plainly(known.title) : t`AI Q&A`,
    t`Ask about your A-Level subjects and get solutions line by line with marks, checked by machine, in English and Chinese.`,
  );

  const startNew = () => {
    show('work');
    leave();
  };

  return (
    <TwoPanes
      side={
        <HistoryRail
          current={id}
          onNew={startNew}
          onChoose={() => show('work')}
          onDeleted={(gone) => gone === id && leave()}
        />
      }
      sideName={t`Conversations`}
      title={known ? <InlineProse text={known.title} /> : t`AI Q&A`}
      aside={
        known?.subjectCode && (
          <Chip className="shrink-0">
            <Dot colour={subjectColour(known.subjectCode)} />
            {known.topic ? (
              <Link
                to={paths.tutoring({ conversation: known.id })}
                className="hover:text-brand-text hover:underline"
              >
                <Trans>What it covers</Trans>
              </Link>
            ) : (
              known.subjectCode
            )}
          </Chip>
        )
      }
      shown={pane}
      onShow={show}
    >
      <Section key={`${user?.id} ${viewKey}`}>
        {id && !user ? (
          <SignInFirst onNew={startNew} />
        ) : known === null ? (
          <ConversationNotFound onNew={startNew} />
        ) : (
          <OpenConversation
            conversationId={id}
            suggestions={openings}
            onConversation={(next) => {
              if (!next) return leave();
              begin(next);
              void graph.refetchQueries({ include: ['History'] });
            }}
          />
        )}
      </Section>
    </TwoPanes>
  );
}

function ConversationNotFound({ onNew }: { onNew: () => void }) {
  return (
    <Empty
      title={<Trans>There is no such conversation</Trans>}
      action={
        <Button look="primary" onClick={onNew}>
          <Trans>New conversation</Trans>
        </Button>
      }
    >
      <Trans>It was deleted, or it belongs to someone else: only its owner can see a conversation.</Trans>
    </Empty>
  );
}

function SignInFirst({ onNew }: { onNew: () => void }) {
  return (
    <Empty
      title={<Trans>This conversation belongs to an account</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
          <Button onClick={onNew}>
            <Trans>New conversation</Trans>
          </Button>
        </div>
      }
    >
      <Trans>Sign in to continue where you left off, or ask something new without an account.</Trans>
    </Empty>
  );
}
