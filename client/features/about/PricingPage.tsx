import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';

export function PricingPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Pricing`,
    t`Lemma has one plan: free, with everything included, on this site or on your own machine.`,
  );
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="text-center">
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl text-balance zh:font-sans">
          <Trans>One plan, and it is free</Trans>
        </h1>
        <p className="mx-auto mt-4 max-w-xl text-lg text-soft">
          <Trans>No trial that expires, no card, no bigger plan to pay for.</Trans>
        </p>
      </header>
      <Plan />
      <Questions />
    </div>
  );
}

const FEATURES: ReactNode[] = [
  <Trans key="solve">
    Questions solved line by line with marks, each computed answer checked by a second method
  </Trans>,
  <Trans key="check">Your own working checked up to the first wrong line</Trans>,
  <Trans key="syllabus">Every topic of 9709, 9231 and 9702, in English and Chinese</Trans>,
  <Trans key="community">The community: ask, answer, vote, live</Trans>,
  <Trans key="offline">Installs like an app, and what you have read is available offline</Trans>,
  <Trans key="open">GraphQL and REST APIs for your own programs, within fair limits</Trans>,
];

function Plan() {
  return (
    <section
      aria-labelledby="plan"
      className="mt-10 grid overflow-hidden rounded-card border border-line bg-card shadow-card md:grid-cols-[18rem_1fr]"
    >
      <div className="flex flex-col gap-6 border-b border-line bg-brand-wash p-6 sm:p-8 md:border-r md:border-b-0">
        <div>
          <h2 id="plan" className="font-semibold">
            <Trans>Self-hosted</Trans>
          </h2>
          <p className="mt-2 font-serif text-3xl font-semibold">
            <Trans>Free</Trans>
          </p>
          <p className="mt-2 text-sm text-soft">
            <Trans>On this site, or on your own machine.</Trans>
          </p>
        </div>
        <Link to={paths.check()} className={`${buttonClass('primary', 'large')} w-full`}>
          <Trans>Start now</Trans>
        </Link>
      </div>
      <ul className="flex flex-col gap-3 p-6 sm:p-8">
        {FEATURES.map((feature, i) => (
          <li key={i} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-(color:--right)" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const QUESTIONS: { id: string; question: ReactNode; answer: ReactNode }[] = [
  {
    id: 'later',
    question: <Trans>Will it cost something later?</Trans>,
    answer: (
      <Trans>
        The software is under the Apache License 2.0, which cannot be revoked: what you have stays free. The
        operator of a site pays for its machine, which can be a small one.
      </Trans>
    ),
  },
  {
    id: 'catch',
    question: <Trans>What is the catch?</Trans>,
    answer: (
      <Trans>
        There is none: no advertising, no data to sell, no trial that expires. We ask you to be decent to each
        other, and that is all.
      </Trans>
    ),
  },
  {
    id: 'school',
    question: <Trans>Can a school run its own copy?</Trans>,
    answer: (
      <Trans>
        Yes. One command starts it with its own database; a Docker Compose file for several processes behind a
        proxy is included. It needs no external service.
      </Trans>
    ),
  },
];

function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans>Common questions</Trans>
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ id, question, answer }) => (
          <div key={id} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[18rem_1fr]">
            <dt className="font-semibold">{question}</dt>
            <dd className="text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
