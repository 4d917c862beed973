import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Failure, Waiting } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { MeasureForm } from './MeasureForm.tsx';
import { useMeasureNames } from './measure-names.ts';
import { type PersonRecordQuery, usePersonRecordQuery } from './Staff.gen.ts';
import type { Measure } from './use-measures.ts';

interface PersonPanelProps {
  userId: string;
  name: string;
  isAdmin: boolean;
  onClose: () => void;
}

/** Somebody as staff look at them, and what can be done about them. */
export function PersonPanel({ userId, name, isAdmin, onClose }: PersonPanelProps) {
  const { data, error, refetch } = usePersonRecordQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog open title={<Trans>Moderate {name}</Trans>} onClose={onClose}>
      {data?.personRecord ? (
        <Record record={data.personRecord} isAdmin={isAdmin} onChanged={() => void refetch()} />
      ) : error ? (
        <Failure onRetry={() => refetch()} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

interface RecordProps {
  record: PersonRecordQuery['personRecord'];
  isAdmin: boolean;
  onChanged: () => void;
}

function Record({ record, isAdmin, onChanged }: RecordProps) {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const done = () => {
    setMeasure(null);
    onChanged();
  };
  const { userId, suspendedUntil } = record;
  const role = record.user?.role;
  return (
    <div className="flex flex-col gap-4">
      <Standing record={record} />
      {measure ? (
        <MeasureForm
          key={measure}
          userId={userId}
          measure={measure}
          isAdmin={isAdmin}
          onDone={done}
          onCancel={() => setMeasure(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setMeasure('warn')}>
            <Trans>Warn</Trans>
          </Button>
          <Button look="danger" onClick={() => setMeasure('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
          {suspendedUntil && (
            <Button onClick={() => setMeasure('lift')}>
              <Trans>Lift the suspension</Trans>
            </Button>
          )}
          {isAdmin && role === 'STUDENT' && (
            <Button onClick={() => setMeasure('promote')}>
              <Trans>Make a moderator</Trans>
            </Button>
          )}
          {isAdmin && (role === 'MODERATOR' || role === 'ADMIN') && (
            <Button onClick={() => setMeasure('demote')}>
              <Trans>Make a student</Trans>
            </Button>
          )}
          {isAdmin && (
            <Link to={paths.audit(userId)} className={buttonClass('quiet')}>
              <Trans>Audit</Trans>
            </Link>
          )}
        </div>
      )}
      <History record={record} />
    </div>
  );
}

function Standing({ record }: Pick<RecordProps, 'record'>) {
  const { i18n } = useLingui();
  const { suspendedUntil, suspensionReason, upheld, warnings } = record;
  return (
    <div className="text-sm">
      <p>
        <Plural value={upheld} one="# report upheld" other="# reports upheld" />
        {' · '}
        <Plural value={warnings} one="# warning" other="# warnings" />
      </p>
      {suspendedUntil && (
        <p className="mt-2 rounded-control bg-hint-wash px-3 py-2 wrap-anywhere text-hint">
          <Trans>
            Suspended until {i18n.date(suspendedUntil, { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
            {suspensionReason}
          </Trans>
        </p>
      )}
    </div>
  );
}

function History({ record: { measures } }: Pick<RecordProps, 'record'>) {
  const names = useMeasureNames();
  return (
    <section>
      <h3 className="text-sm font-semibold">
        <Trans context="of moderation">History</Trans>
      </h3>
      {measures.nodes.length === 0 ? (
        <p className="mt-1 text-sm text-soft">
          <Trans>Moderators have taken no decisions about this person.</Trans>
        </p>
      ) : (
        <ul className="mt-1 flex flex-col">
          {measures.nodes.map(({ id, event, reason, createdAt, actor }) => (
            <li key={id} className="border-b border-line py-2 text-sm last:border-b-0">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{names[event] ?? event}</span>
                <span className="text-xs text-faint">
                  <RelativeTime at={createdAt} />
                </span>
              </p>
              {actor && (
                <p className="text-soft" translate="no">
                  {actor.name}
                </p>
              )}
              {reason && <p className="wrap-anywhere text-soft">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
