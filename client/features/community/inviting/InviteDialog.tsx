import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MAX_QUERY } from '../../../lib/graph/limits.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Count } from '../../../ui/Count.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { type PeopleToInviteQuery, usePeopleToInviteQuery } from './Inviting.gen.ts';
import { useInvitation } from './use-invitation.ts';

const TYPING_MS = 500;
const LEAST_LETTERS = 2;

/** Finds somebody by name and invites them; shows who was invited already. */
export function InviteDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const invitation = useInvitation(questionId);
  return (
    <Dialog
      open
      title={<Trans>Invite to answer</Trans>}
      description={<Trans>They find the invitation among their notifications.</Trans>}
      onClose={onClose}
    >
      <Invited {...invitation} />
      <Input
        label={t`Name`}
        type="search"
        autoComplete="off"
        maxLength={MAX_QUERY}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="mt-3 min-h-40" aria-live="polite">
        <People name={name} invitation={invitation} />
      </div>
    </Dialog>
  );
}

type Invitation = ReturnType<typeof useInvitation>;

function Invited({ invited, failed, retry }: Invitation) {
  if (failed) return <Failure onRetry={retry} />;
  if (!invited || invited.length === 0) return null;
  return (
    <p className="mb-4 text-sm text-soft">
      <Trans>Invited so far:</Trans>{' '}
      {invited.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Link
            to={paths.profile(id)}
            translate="no"
            className="text-brand-text underline underline-offset-2"
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}

function People({ name, invitation }: { name: string; invitation: Invitation }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const { data, error, loading, refetch } = usePeopleToInviteQuery(
    [...settled].length >= LEAST_LETTERS ? { variables: { query: settled } } : skipToken,
  );

  if (error) return <Failure onRetry={() => refetch()} />;
  if (loading) return <Waiting />;
  if (!data)
    return (
      <p className="text-sm text-soft">
        <Trans>Type how their name begins.</Trans>
      </p>
    );
  if ('message' in data.search) return <Refusal>{data.search.message}</Refusal>;
  if (data.search.matches.length === 0)
    return (
      <p className="text-sm text-soft">
        <Trans>Nobody here has such a name.</Trans>
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {data.search.matches.map((person) => (
        <Person key={person.targetId} person={person} {...invitation} />
      ))}
    </ul>
  );
}

type Found = Extract<PeopleToInviteQuery['search'], { matches: unknown }>['matches'][number];

function Person({ person, invited, invite, inviting, refused }: Invitation & { person: Found }) {
  const { t } = useLingui();
  const { targetId: id, avatarUrl, reputation, title } = person;
  const name = title.en;
  const isInvited = invited?.some((one) => one.id === id) ?? false;
  return (
    <li className="py-2">
      <div className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
        <Avatar name={name} src={avatarUrl} />
        <span translate="no" className="min-w-0 flex-1 truncate">
          {name}
        </span>
        <span className="text-sm text-soft">
          <Count value={reputation ?? 0} />
        </span>
        {/* It stays a button, so that the focus is not lost. */}
        <Button
          look={isInvited ? 'quiet' : 'plain'}
          aria-label={isInvited ? t`${name} is invited` : t`Invite ${name}`}
          aria-disabled={isInvited || undefined}
          busy={inviting === id}
          onClick={() => !isInvited && void invite(id)}
        >
          {isInvited ? <Trans>Invited</Trans> : <Trans>Invite</Trans>}
        </Button>
      </div>
      {refused?.userId === id && (
        <div className="mt-2">
          <Refusal>{refused.message}</Refusal>
        </div>
      )}
    </li>
  );
}
