import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { PaperTable } from '../shared/PaperTable.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { useSubjectSlug } from '../shared/use-subject-slug.ts';
import { type PaperListQuery, usePaperListQuery } from './PaperListPage.gen.ts';

export function PaperListPage() {
  const subject = useSubjectSlug();
  const { data, error, refetch } = usePaperListQuery({ variables: { subject } });
  return (
    <Loaded thing={data?.subject} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(loaded) => <Papers subject={loaded} />}
    </Loaded>
  );
}

function Papers({ subject }: { subject: NonNullable<PaperListQuery['subject']> }) {
  const { t } = useLingui();
  const { name } = useBilingual();
  const subjectName = name(subject);
  usePageTitle(
    t`${subjectName} papers`,
    t`The papers of CIE A-Level ${subjectName} ${subject.code}: marks, time and what each examines.`,
  );

  useCanonical(paths.papers(subject.slug));

  return (
    <ListLayout
      subject={subject}
      title={<Trans>{subjectName} papers</Trans>}
      lead={<Trans>Each paper’s length, marks and content.</Trans>}
      action={
        <Link to={paths.topicsOf(subject.slug)} className={buttonClass('primary')}>
          <Trans>Browse the topics</Trans>
        </Link>
      }
    >
      {/* Nobody sits a paper without marks: topics are only filed under it. */}
      <PaperTable subjectCode={subject.code} papers={subject.papers.filter(({ marks }) => marks !== null)} />
    </ListLayout>
  );
}
