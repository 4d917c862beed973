import { Trans, useLingui } from '@lingui/react/macro';
import { Sample } from '../headings/SectionHeading.tsx';
import { VOICES } from './sample-stories.ts';

export function Testimonials() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="voices" className="page-width pb-16">
      <h2
        id="voices"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-xl font-semibold zh:font-sans"
      >
        <Trans>What people could say</Trans>
        <Sample>
          <Trans>Examples, not quotations</Trans>
        </Sample>
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {VOICES.map(({ who, quote }) => (
          <li key={who.id} className="border-l-2 border-line-strong pl-5">
            <figure>
              <blockquote>{i18n._(quote)}</blockquote>
              <figcaption className="mt-2 text-sm text-faint">{i18n._(who)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
