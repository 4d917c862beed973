import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { plainly } from '../../../lib/markdown/plain-text.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { exportConversation } from './export-conversation.ts';
import { type HistoryRowFragment, useHistoryRowFragment } from './History.gen.ts';
import { RenameForm } from './RenameForm.tsx';

const DeleteDialog = part(async () => (await import('./DeleteDialog.tsx')).DeleteDialog, overPage);

interface HistoryRowProps {
  conversation: FragmentType<HistoryRowFragment>;
  current: boolean;
  onChoose: () => void;
  onDeleted: (id: string) => void;
}

/** One conversation: a link to it, and what can be done with it. */
export function HistoryRow({ conversation, current, onChoose, onDeleted }: HistoryRowProps) {
  const { t } = useLingui();
  const graph = useApolloClient();
  const { data, complete } = useHistoryRowFragment(conversation);
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [focused, setFocused] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Deleted: the list is about to be drawn without it.
  if (!complete) return null;
  const { id, title } = data;
  const plainTitle = plainly(title);

  const save = async () => {
    setRefusal(null);
    try {
      await exportConversation(graph, id);
    } catch {
      setRefusal(t`The conversation could not be exported. Try again.`);
    }
  };

  const endRename = (how: 'key' | 'left') => {
    setFocused(how === 'key');
    setDoing(null);
  };

  return (
    <li>
      <div
        className={`group relative flex items-start rounded-control transition hover:bg-brand-wash ${current ? 'bg-brand-wash' : ''}`}
      >
        {doing === 'rename' ? (
          <RenameForm id={id} title={title} onDone={endRename} />
        ) : (
          <ConversationLink conversation={data} current={current} onChoose={onChoose} />
        )}
        {doing !== 'rename' && (
          <MenuButton
            label={t`Actions for “${plainTitle}”`}
            autoFocus={focused}
            className="my-1 mr-1 pointer-coarse:my-0 pointer-coarse:mr-0"
            items={[
              { key: 'rename', label: <Trans>Rename</Trans>, onSelect: () => setDoing('rename') },
              { key: 'export', label: <Trans>Export as Markdown</Trans>, onSelect: () => void save() },
              {
                key: 'delete',
                label: <Trans>Delete</Trans>,
                danger: true,
                onSelect: () => setDoing('delete'),
              },
            ]}
          >
            <RareIcon name="more" className="size-4" />
          </MenuButton>
        )}
      </div>
      {refusal && <Refusal>{refusal}</Refusal>}
      {doing === 'delete' && (
        <Suspense>
          <DeleteDialog id={id} title={title} onClose={() => setDoing(null)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </li>
  );
}

interface ConversationLinkProps {
  conversation: Pick<HistoryRowFragment, 'id' | 'title' | 'subjectCode' | 'activeAt'>;
  current: boolean;
  onChoose: () => void;
}

function ConversationLink({
  conversation: { id, title, subjectCode, activeAt },
  current,
  onChoose,
}: ConversationLinkProps) {
  return (
    <Link
      to={paths.askAi(id)}
      aria-current={current ? 'page' : undefined}
      title={plainly(title)}
      onClick={onChoose}
      className="min-w-0 flex-1 rounded-control py-2 pl-2.5 pointer-coarse:py-2.5"
    >
      <span className={`one-line block text-sm ${current ? 'font-semibold text-brand-text' : 'text-ink'}`}>
        <InlineProse text={title} />
      </span>
      <span className="mt-0.5 flex items-center gap-1.5 text-xs text-soft">
        {subjectCode && (
          <>
            <Dot colour={subjectColour(subjectCode)} className="size-1.5" />
            {subjectCode} ·
          </>
        )}
        <RelativeTime at={activeAt} short />
      </span>
    </Link>
  );
}
