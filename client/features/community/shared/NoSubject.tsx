import { Trans, useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { useMissing, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty } from '../../../ui/loading/states.tsx';

/** Says which subjects there are. */
export function NoSubject() {
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
