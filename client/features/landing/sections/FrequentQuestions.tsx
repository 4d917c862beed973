import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon.tsx';
import { Heading } from '../headings/SectionHeading.tsx';

const QUESTIONS = [
  {
    ask: msg`Does it follow the mark schemes?`,
    answer: msg`Its answers are mark-scheme style: the codes M, A and B appear beside the line that earns them, as Cambridge’s examiners use them. They are not official, and Lemma is not affiliated with the board.`,
  },
  {
    ask: msg`What if it cannot solve my question?`,
    answer: msg`Then it says so. We never show a computed answer that a second method has not confirmed. The community is the next place to ask.`,
  },
  {
    ask: msg`Which syllabuses does it cover?`,
    answer: msg`Mathematics 9709, Further Mathematics 9231 and Physics 9702 of Cambridge International. Other boards and subjects can be added as files; tell us if you need one.`,
  },
  {
    ask: msg`Is it really free?`,
    answer: msg`Yes: no trial that expires, no card, no advertising. It is free software under the Apache License 2.0, and a school can run its own copy.`,
  },
];

/** Four questions, of which one is open at a time. */
export function Questions() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="faq" className="page-width pb-16">
      <Heading id="faq">
        <Trans>Frequently asked questions</Trans>
      </Heading>
      <div className="mt-6 divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ ask, answer }) => (
          <details key={ask.id} name="faq" className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {i18n._(ask)}
              <Icon name="chevron" className="size-5 text-faint transition group-open:rotate-180" />
            </summary>
            <p className="max-w-reading pb-5 text-soft">{i18n._(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
