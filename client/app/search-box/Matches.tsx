import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';
import type { Match } from './find-matches.ts';

interface MatchesProps {
  id: string;
  text: string;
  matches: readonly Match[];
  /** The one that the keys have reached. */
  active: number;
  onActive: (index: number) => void;
  onPick: (match: Match) => void;
}

/** What was found while typing; the focus stays in the box above. */
export function Matches({ id, text, matches, active, onActive, onPick }: MatchesProps) {
  const { t } = useLingui();
  const { say } = useBilingual();
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised p-1 text-sm shadow-card desk:-inset-x-28">
      <ul id={id} role="listbox" aria-label={t`Search results`}>
        {matches.map((match, i) => (
          <li
            key={match.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerMove={() => onActive(i)}
            // The box keeps the focus, or the list would close before it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(match)}
            className="cursor-pointer rounded-sm px-3 py-2 aria-selected:bg-brand-wash"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 grow basis-48 truncate font-medium">
                <InlineProse text={say(match.title)} />
              </span>
              <span className="flex items-center gap-1.5 text-xs text-soft">
                <Dot colour={subjectColour(match.subjectCode)} className="size-1.5" />
                {say(match.subject)}
                {match.paperTitle && match.paper !== 'all' && ` · ${say(match.paperTitle)}`}
              </span>
            </p>
            <p className="one-line text-xs text-soft">
              <InlineProse text={say(match.description)} />
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-3 py-2.5 text-soft'}>
        {matches.length > 0 ? (
          <Trans>Use the arrow keys to choose.</Trans>
        ) : (
          <Trans>No results for “{text}”. Enter searches the questions too.</Trans>
        )}
      </p>
    </div>
  );
}
