import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/loading/states.tsx';
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
  const user = useSession();
  usePageTitle(
    t`Ask a question`,
    t`Ask about CIE A-Level ${name}: students and teachers answer, in English and Chinese.`,
  );
  if (!user)
    return (
      <Empty
        title={<Trans>Sign in to ask</Trans>}
        action={
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>Your name is shown with your question, and you choose which answer to accept.</Trans>
      </Empty>
    );
  return <AskForm initialSubject={{ code: subjectCode, name }} />;
}
