import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { QuestionPane } from './QuestionPane.tsx';

const WorkingPane = part(async () => (await import('./WorkingPane.tsx')).WorkingPane);

/** Where a person types a question or their own lines, and sees them solved or checked. */
export function CheckPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const mode = address.get('mode') === 'working' ? 'working' : 'question';
  usePageTitle(t`Solve and check`);

  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <div>
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Solve and check</Trans>
        </h1>
        <p className="mt-1 max-w-reading text-soft">
          <Trans>
            Type a question and see it solved line by line, or type your own working and see how far it is
            correct. Every answer that is worked out has been checked by a second method.
          </Trans>
        </p>
      </div>
      <Segmented
        label={t`Choose what to check`}
        className="self-start"
        value={mode}
        onChange={(chosen) => setAddress(chosen === 'working' ? { mode: chosen } : {}, { replace: true })}
        options={[
          { value: 'question', label: <Trans>A question</Trans> },
          { value: 'working', label: <Trans>My own lines</Trans> },
        ]}
      />
      <Section key={mode}>
        <Suspense fallback={<Waiting />}>{mode === 'working' ? <WorkingPane /> : <QuestionPane />}</Suspense>
      </Section>
    </div>
  );
}
