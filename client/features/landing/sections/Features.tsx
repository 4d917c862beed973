import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Heading } from '../headings/SectionHeading.tsx';

interface Feature {
  name: MessageDescriptor;
  short: MessageDescriptor;
  long: MessageDescriptor;
  path: string;
}

const FEATURES: Feature[] = [
  {
    name: msg`AI tutor`,
    short: msg`Asks questions, explains, and writes mark-scheme style answers, day and night.`,
    long: msg`Its explanations come in English and Chinese, and every number shows whether it was checked: each line is checked before you see it.`,
    path: paths.askAi(),
  },
  {
    name: msg`Photo question recognition`,
    short: msg`Take a picture of a question and have it solved.`,
    long: msg`The picture is read on your own device and shown to you as text before anything is solved, so that a smudge does not turn into a different question.`,
    path: paths.imageSolver(),
  },
  {
    name: msg`Question bank`,
    short: msg`Worked examples in the style of past papers, with steps and marks.`,
    long: msg`Each topic has examples in the style of past papers, solved line by line with the marks that a line would earn. Questions of the community stand beside them, with answers whose working was checked by machine.`,
    path: paths.communities(),
  },
  {
    name: msg`Progress tracking`,
    short: msg`See which topics you have finished, and which come next.`,
    long: msg`Finish a topic and give yourself a score: mastery, time and dates are kept topic by topic, on this device or on your account. What you got wrong goes into your error book and waits there to be looked at again.`,
    path: '/tools/progress-tracking',
  },
  {
    name: msg`Personalised recommendations`,
    short: msg`What to study next, and why.`,
    long: msg`Based on your learning pattern: topics that fit what you searched for and what you have finished. Choose one with the tutor, and it turns your goal into a study plan.`,
    path: paths.learningPath('9709'),
  },
  {
    name: msg`Instant feedback`,
    short: msg`Know at once which line went wrong.`,
    long: msg`Type your working and each line is compared with the one before. The first line that does not follow is pointed out, with the mistake behind it if it is a common one.`,
    path: `${paths.check()}?mode=working`,
  },
];

export function Features() {
  const { i18n } = useLingui();
  return (
    <section id="features" aria-labelledby="features-title" className="page-width scroll-mt-16 py-16">
      <Heading
        id="features-title"
        lead={
          <Trans>
            The whole syllabus of 9709, 9231 and 9702, topic by topic, with exam tips and worked examples.
          </Trans>
        }
      >
        <Trans>Six ways to get the next mark</Trans>
      </Heading>
      <ul className="mt-8 grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ name, short, long, path }) => (
          <li key={name.id}>
            <details className="group rounded-card border border-line bg-card">
              <summary className="flex cursor-pointer list-none items-start gap-3 rounded-card p-5 [&::-webkit-details-marker]:hidden">
                <span className="flex-1">
                  <span className="block font-serif text-lg font-semibold zh:font-sans">{i18n._(name)}</span>
                  <span className="mt-1 block text-pretty text-soft">{i18n._(short)}</span>
                </span>
                <Icon name="chevron" className="mt-1 size-5 text-faint transition group-open:rotate-180" />
              </summary>
              <div className="px-5 pb-5 text-soft">
                <p>{i18n._(long)}</p>
                <Link
                  to={path}
                  className="reach mt-3 inline-block font-medium text-brand-text hover:underline"
                >
                  <Trans>Open it</Trans>
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to={paths.topics()} className={buttonClass('plain', 'large')}>
          <Trans>Browse every topic</Trans>
        </Link>
      </p>
    </section>
  );
}
