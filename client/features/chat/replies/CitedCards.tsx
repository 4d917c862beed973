import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import type { CitationFragment } from '../store/Chat.gen.ts';
import { Link } from '../../../ui/Link.tsx';

interface CitedCardsProps {
  cards: readonly CitationFragment[];
  /** With how each begins, where they are the answer. */
  whole: boolean;
}

/** The cards of the syllabus that a reply rests on. */
export function CitedCards({ cards, whole }: CitedCardsProps) {
  const { say } = useBilingual();
  return (
    <div className="text-sm">
      {!whole && (
        <h4 className="text-soft">
          <Trans>From the syllabus:</Trans>
        </h4>
      )}
      <ol className="flex flex-col gap-1.5">
        {cards.map((card, i) => (
          <li key={card.cardId}>
            <span className="text-soft">[{i + 1}] </span>
            <Link to={card.path} className="text-brand-text underline underline-offset-2">
              {say(card.title)}
            </Link>
            <span className="text-soft"> · {say(card.topicTitle)}</span>
            {whole && say(card.excerpt) && (
              <Prose
                text={say(card.excerpt)}
                className="mt-1 mb-2 border-l-2 border-line-strong pl-3 text-sm"
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
