import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dots } from '../carousel/CarouselDots.tsx';
import { useRotation } from '../carousel/use-carousel.ts';

const EVERY_MS = 2500;

const PHRASES = [
  msg`solving a question line by line`,
  msg`finding the first wrong line in your working`,
  msg`putting the mark beside the line that earns it`,
  msg`explaining each step in English and Chinese`,
  msg`answers from people who study the same papers`,
];

/** What it does, one thing at a time. */
export function Highlight() {
  const { i18n } = useLingui();
  const { index, choose, playing, toggle } = useRotation(PHRASES.length, EVERY_MS);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Dots
        names={PHRASES.map((phrase) => i18n._(phrase))}
        index={index}
        onChoose={choose}
        playing={playing}
        onToggle={toggle}
      />
      {/* All of them lie on one place, so that nothing below moves with the longest. */}
      <p className="grid text-soft">
        {PHRASES.map((phrase, i) => (
          <span
            key={phrase.id}
            data-highlight={i === index || undefined}
            aria-hidden={i !== index}
            className={`col-start-1 row-start-1 ${i === index ? '' : 'invisible'}`}
          >
            <Trans>Now:</Trans> <span className="font-semibold text-ink">{i18n._(phrase)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
