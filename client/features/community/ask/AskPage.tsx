import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { OfSubject } from '../shared/SubjectGuard.tsx';
import { AskForm } from './AskForm.tsx';

export function AskPage() {
  const { subjectCode = '9709' } = useParams();
  return (
    <OfSubject code={subjectCode}>{(name) => <AskAbout subjectCode={subjectCode} name={name} />}</OfSubject>
  );
}

function AskAbout({ subjectCode, name }: { subjectCode: string; name: string }) {
  const { t } = useLingui();
  usePageTitle(
    t`Ask a question`,
    t`Ask about CIE A-Level ${name}: students and teachers answer, in English and Chinese.`,
  );
  return <AskForm initialSubject={{ code: subjectCode, name }} />;
}
