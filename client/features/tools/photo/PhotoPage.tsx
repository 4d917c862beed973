import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useWidth } from '../../../ui/panes/use-width.ts';
import { WidthHandle } from '../../../ui/panes/WidthHandle.tsx';
import { PhotoPane } from './PhotoPane.tsx';
import { uncertainIn } from '../photo-reading/assemble-text.ts';
import { usePhotoQuestion } from './use-photo-question.ts';

const WIDTH = {
  key: 'lemma-photo-width',
  usual: 540,
  least: 320,
  most: 800,
  share: 0.6,
  edge: 'right',
} as const;

const QuestionPane = part(async () => (await import('../photo-question/QuestionPane.tsx')).QuestionPane);

/** Beside its text the photo stays visible below the bar, once one was read. */
const ASIDE =
  'lg:relative max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-4 max-lg:bg-page max-lg:px-4 max-lg:py-2 max-lg:not-has-data-read:hidden';

type Pane = 'photo' | 'question';

/** A photo of a question in; its text, corrected and confirmed; its solution out. */
export function PhotoPage() {
  const { t } = useLingui();
  const [pane, setPane] = useState<Pane>('photo');
  const { question, setQuestion, reading, replaced, replaceBy, putBack } = usePhotoQuestion();
  usePageTitle(
    t`Photo questions`,
    t`Photograph an A-Level question, correct the recognised text, and see it solved line by line with marks.`,
  );
  const { width, handle } = useWidth(WIDTH);
  const uncertain = uncertainIn(question, reading?.words ?? []);
  const hidden = (which: Pane) => (which === pane ? '' : 'max-lg:hidden');

  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <div>
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Photo questions</Trans>
        </h1>
        <p className="mt-1 max-w-reading text-soft">
          <Trans>
            Photograph a question, correct the recognised text, and see it solved line by line with marks.
          </Trans>
        </p>
      </div>
      <Segmented
        label={t`What to show`}
        className="self-start lg:hidden"
        value={pane}
        onChange={setPane}
        options={[
          { value: 'photo', label: <Trans>The photo</Trans> },
          { value: 'question', label: <Trans>The question</Trans> },
        ]}
      />
      <div
        style={{ ['--photo' as string]: `${width}px` }}
        className="flex flex-col gap-8 max-lg:gap-5 lg:grid lg:items-start lg:grid-cols-[min(var(--photo),100%-20rem)_minmax(0,1fr)]"
      >
        <section aria-label={t`The photo`} className={`min-w-0 ${pane === 'photo' ? 'relative' : ASIDE}`}>
          <WidthHandle handle={handle} label={t`Pane width`} className="-right-5.5 max-lg:hidden" />
          <Section>
            <PhotoPane
              uncertain={uncertain}
              isAside={pane === 'question'}
              onRead={(next) => {
                replaceBy(next);
                setPane('question');
              }}
            />
          </Section>
        </section>
        <section aria-label={t`The question`} className={`min-w-0 ${hidden('question')}`}>
          <Section>
            <Suspense
              fallback={
                <Waiting>
                  <Skeleton className="h-72 w-full rounded-control" />
                </Waiting>
              }
            >
              <QuestionPane
                question={question}
                onChange={setQuestion}
                reading={reading}
                uncertain={uncertain}
                replaced={replaced}
                onPutBack={putBack}
              />
            </Suspense>
          </Section>
        </section>
      </div>
    </div>
  );
}
