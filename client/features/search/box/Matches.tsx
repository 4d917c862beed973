import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Match, Suggestion } from './find-matches.ts';
import type { Offer } from './offers.ts';

interface MatchesProps {
  id: string;
  text: string;
  matches: readonly Suggestion[];
  /** The one that the keys have reached. */
  active: number;
  onActive: (index: number) => void;
  onPick: (match: Suggestion) => void;
}

/** What was found while typing, and what else can be done with it; the focus stays in the box above. */
export function Matches({ id, text, matches, active, onActive, onPick }: MatchesProps) {
  const { t } = useLingui();
  const found = matches.filter((match) => 'kind' in match).length;
  useScrolledTo(`${id}-${active}`);
  const row = (match: Suggestion, i: number) => (
    <li
      key={'kind' in match ? match.targetId : match.id}
      id={`${id}-${i}`}
      role="option"
      aria-selected={i === active}
      data-offer={'offer' in match ? match.offer : undefined}
      onPointerMove={() => onActive(i)}
      // The box keeps the focus, or the list would close before it is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(match)}
      className={`cursor-pointer rounded-sm px-3 aria-selected:bg-brand-wash ${'offer' in match ? 'py-1.5 pointer-coarse:py-2.5' : 'py-2'}`}
    >
      {'offer' in match ? <OfferRow {...match} text={text} /> : <MatchRow match={match} />}
    </li>
  );
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 flex max-h-[70dvh] flex-col rounded-card border border-line bg-raised text-sm shadow-card desk:-inset-x-28 pointer-coarse:max-h-[min(70dvh,26rem)]">
      <p role="status" className={found > 0 ? 'sr-only' : 'px-4 py-2.5 text-soft'}>
        {found > 0 ? <Trans>Use the arrow keys to choose.</Trans> : <Trans>No results for “{text}”.</Trans>}
      </p>
      <div id={id} role="listbox" aria-label={t`Search results`} className="flex min-h-0 flex-col">
        {found > 0 && (
          <ul
            role="presentation"
            className="min-h-0 overflow-y-auto overscroll-contain border-b border-line p-1"
          >
            {matches.slice(0, found).map(row)}
          </ul>
        )}
        {/* However much was found, these stay in sight. */}
        <ul role="presentation" className="shrink-0 p-1">
          {matches.slice(found).map((offer, i) => row(offer, found + i))}
        </ul>
      </div>
    </div>
  );
}

/** What the keys have reached is in sight; what the pointer is on does not slip away under it. */
function useScrolledTo(id: string) {
  useEffect(() => {
    const row = document.getElementById(id);
    if (row && !row.matches(':hover')) row.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

function MatchRow({ match }: { match: Match }) {
  const { say } = useBilingual();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 grow basis-48 truncate font-medium">
          <InlineProse text={say(match.title)} />
        </span>
        {match.subject && match.subjectCode && (
          <span className="flex items-center gap-1.5 text-xs text-soft">
            <Dot colour={subjectColour(match.subjectCode)} className="size-1.5" />
            {say(match.subject)}
            {match.paperTitle && match.paper !== 'all' && ` · ${say(match.paperTitle)}`}
          </span>
        )}
      </p>
      <p className="one-line text-xs text-soft">
        <InlineProse text={say(match.description)} />
      </p>
    </>
  );
}

function OfferRow({ offer, text }: Pick<Offer, 'offer'> & { text: string }) {
  const quoted = <span className="text-ink">“{text}”</span>;
  const words: Record<Offer['offer'], ReactNode> = {
    ALL: <Trans>All results for {quoted}</Trans>,
    QUESTION: <Trans>Questions and answers about {quoted}</Trans>,
    PERSON: <Trans>People called {quoted}</Trans>,
    TUTOR: <Trans>Ask the tutor: {quoted}</Trans>,
  };
  return (
    <p className="flex items-center gap-2.5 text-soft">
      <Icon name={offer === 'TUTOR' ? 'chat' : 'search'} className="size-4 shrink-0 text-faint" />
      <span className="truncate">{words[offer]}</span>
    </p>
  );
}
