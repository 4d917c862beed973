import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Dots } from '../carousel/CarouselDots.tsx';
import { Heading, Sample } from '../headings/SectionHeading.tsx';
import { useRotation } from '../carousel/use-carousel.ts';
import { STORIES } from './sample-stories.ts';

const EVERY_MS = 5000;

/** What a story could be: five of them, one at a time. */
export function Stories() {
  const { i18n, t } = useLingui();
  const { index, choose, playing, toggle, hold } = useRotation(STORIES.length, EVERY_MS);

  return (
    <section aria-labelledby="stories" className="page-width pb-16">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading id="stories">
          <Trans>How it could go</Trans>
        </Heading>
        <Sample>
          <Trans>Sample stories, made up</Trans>
        </Sample>
      </div>
      <div
        role="group"
        aria-roledescription={t`carousel`}
        aria-label={t`Sample stories, made up`}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        className="mt-6 rounded-card border border-line bg-card p-5 sm:p-8"
      >
        {/* All of them lie on one place, so that the card is as high as the longest and nothing jumps. */}
        <div className="grid">
          {STORIES.map((story, i) => (
            <figure
              key={story.name.id}
              data-shown={i === index}
              aria-hidden={i !== index}
              className="col-start-1 row-start-1 flex flex-col gap-6 transition-opacity duration-200 data-[shown=false]:invisible data-[shown=false]:opacity-0"
            >
              <blockquote className="font-serif text-xl text-balance zh:font-sans zh:text-wrap">
                {i18n._(story.quote)}
              </blockquote>
              <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3">
                <Avatar name={i18n._(story.name)} className="size-11 text-sm" />
                <div className="min-w-40 flex-1">
                  <p className="font-semibold">{i18n._(story.name)}</p>
                  <p className="text-sm text-soft">
                    {i18n._(story.subject)} · {i18n._(story.timeframe)} · {i18n._(story.university)}
                  </p>
                </div>
                <p className="text-end">
                  <span className="block font-mono text-lg font-semibold text-(color:--right)">
                    {story.improvement}
                  </span>
                  <span className="text-xs text-faint">
                    <Trans>grade {story.grade}</Trans>
                  </span>
                </p>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="mt-6 flex items-center justify-between gap-3 border-t border-line pt-4">
          <Dots
            names={STORIES.map(({ name }) => i18n._(name))}
            index={index}
            onChoose={choose}
            playing={playing}
            onToggle={toggle}
          />
          <div className="flex gap-1">
            <IconButton label={t`Previous`} onClick={() => choose(index - 1)}>
              <Icon name="chevron" className="size-5 rotate-90" />
            </IconButton>
            <IconButton label={t`Next`} onClick={() => choose(index + 1)}>
              <Icon name="chevron" className="size-5 -rotate-90" />
            </IconButton>
          </div>
        </div>
      </div>
    </section>
  );
}
