import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '../headings/SectionHeading.tsx';

const BENEFITS = [
  {
    name: msg`Marked like the real thing`,
    text: msg`M, A and B marks beside the line that earns them, in the style of the mark schemes.`,
  },
  {
    name: msg`Checked, not guessed`,
    text: msg`Every answer is confirmed by a second method. If we cannot check it, we say so.`,
  },
  {
    name: msg`Two languages, line by line`,
    text: msg`Read a step in Chinese and learn the terms of the exam in English, or the other way round.`,
  },
  {
    name: msg`Real people, too`,
    text: msg`A community for each subject. Answers appear live and show how far they have been checked.`,
  },
];

export function Benefits() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="benefits" className="page-width py-16">
      <Heading id="benefits">
        <Trans>What you get out of it</Trans>
      </Heading>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {BENEFITS.map(({ name, text }) => (
          <li key={name.id} className="rounded-card border border-line bg-card p-5">
            <h3 className="font-serif text-lg font-semibold zh:font-sans">{i18n._(name)}</h3>
            <p className="mt-2 text-soft">{i18n._(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
