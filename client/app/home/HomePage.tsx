import { Trans } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { SubjectCards } from './SubjectCards.tsx';

export function HomePage() {
  usePageTitle();
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-x-20 gap-y-12 px-5 sm:px-7 py-14 sm:py-20 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="font-serif text-hero font-medium tracking-tight zh:font-bold zh:tracking-normal text-balance">
            <Trans>Ask the question. Follow every line.</Trans>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-soft">
            <Trans>
              Lemma is a place for Cambridge A-Level Mathematics, Further Mathematics and Physics: students
              ask, others answer with their working, in English and Chinese.
            </Trans>
          </p>
        </div>
        <SubjectCards />
      </section>
      <section className="border-y border-line bg-card">
        <ul className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-5 sm:px-7 py-10 md:grid-cols-3">
          <li>
            <h2 className="font-serif text-lg font-semibold">
              <Trans>Mathematics that reads well</Trans>
            </h2>
            <p className="mt-1 text-soft">
              <Trans>Write LaTeX and see it set while you type. Formulas can be copied and read aloud.</Trans>
            </p>
          </li>
          <li>
            <h2 className="font-serif text-lg font-semibold">
              <Trans>Live</Trans>
            </h2>
            <p className="mt-1 text-soft">
              <Trans>
                Answers and votes arrive while you look at the question; nothing needs loading again.
              </Trans>
            </p>
          </li>
          <li>
            <h2 className="font-serif text-lg font-semibold">
              <Trans>Two languages</Trans>
            </h2>
            <p className="mt-1 text-soft">
              <Trans>Ask in the language you think in. Search understands English and Chinese.</Trans>
            </p>
          </li>
        </ul>
      </section>
    </>
  );
}
