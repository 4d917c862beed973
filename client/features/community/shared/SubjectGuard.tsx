import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { useMissing, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { isSubjectCode, SUBJECT_NAMES } from '../../../lib/curriculum/subjects.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Waiting } from '../../../ui/loading/states.tsx';
import { useSyllabus } from './use-syllabus.ts';

interface OfSubjectProps {
  code: string;
  /** With the name of the subject. */
  children: (name: string) => ReactNode;
}

/** What there is of a subject, where there is one under this code. */
export function OfSubject({ code, children }: OfSubjectProps) {
  const { i18n } = useLingui();
  // Whatever is not known from the start may have come as files since.
  const { name } = useSyllabus(code);
  if (isSubjectCode(code)) return children(i18n._(SUBJECT_NAMES[code]));
  if (name === null) return <NoSubject />;
  return name ? children(name) : <Waiting />;
}

function NoSubject() {
  const { i18n, t } = useLingui();
  const names = useAllSubjects().map(({ code, name }) => `${code} ${name}`);
  const subjects = new Intl.ListFormat(i18n.locale).format(names);
  usePageTitle(t`There is no such subject`);
  useMissing();
  return (
    <Empty
      title={<Trans>There is no such subject</Trans>}
      action={
        <Link to={paths.home()} className={buttonClass()}>
          <Trans>Back to the home page</Trans>
        </Link>
      }
    >
      <Trans>The community covers {subjects}.</Trans>
    </Empty>
  );
}
