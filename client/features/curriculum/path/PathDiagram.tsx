import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { Layout, Position } from './layout.ts';
import type { PathSubject } from './path-subject.ts';

/** Pixels from the top of a box to that of the next one, and what of it is the box. */
const STEP_Y = 66;
const HEIGHT = 54;
/** What of a column is the box; the lines have the rest. */
const WIDTH = 0.8;
/** Units of the drawing to a column: it is stretched to whatever width there is. */
const COLUMN = 100;

interface DrawingProps {
  subject: PathSubject;
  layout: Layout;
  read: readonly string[];
  here: string | undefined;
}

/** The topics as boxes, with lines from each to what builds on it; those of the hovered topic are highlighted. */
export function Drawing({ subject, layout, read, here }: DrawingProps) {
  const { t } = useLingui();
  const { title } = useBilingual();
  const [inHand, takeInHand] = useState<string | null>(null);
  const rows = Math.max(...layout.steps.map((step) => step.length));
  // The last column needs no room for lines.
  const columns = layout.steps.length - (1 - WIDTH);
  const height = (rows - 1) * STEP_Y + HEIGHT;
  const touches = (edge: { from: string; to: string }) => edge.from === inHand || edge.to === inHand;
  const near = new Set(layout.edges.filter(touches).flatMap(({ from, to }) => [from, to]));
  // Highlights are drawn last, over the rest.
  const edges = layout.edges.toSorted((a, b) => Number(touches(a)) - Number(touches(b)));

  return (
    <section aria-label={t`Diagram of the learning path`} className="min-w-0">
      <div className="rounded-card border border-line bg-card p-4">
        <div className="relative" style={{ height }}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${columns * COLUMN} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full fill-none"
          >
            {edges.map((edge) => (
              <path
                key={`${edge.from} ${edge.to}`}
                d={curve(layout.places.get(edge.from)!, layout.places.get(edge.to)!)}
                strokeWidth={touches(edge) ? 2 : 1.25}
                vectorEffect="non-scaling-stroke"
                className={`transition-[stroke] ${touches(edge) ? 'stroke-brand' : 'stroke-line-strong'}`}
              />
            ))}
          </svg>
          {subject.topics.map((topic) => {
            const { column, row } = layout.places.get(topic.id)!;
            const isRead = read.includes(topic.id);
            return (
              <Link
                key={topic.id}
                to={paths.topic(subject.slug, topic.paperCode, topic.slug)}
                aria-current={topic.id === here ? 'step' : undefined}
                onPointerEnter={() => takeInHand(topic.id)}
                onPointerLeave={() => takeInHand(null)}
                onFocus={() => takeInHand(topic.id)}
                onBlur={() => takeInHand(null)}
                style={{
                  left: `${(100 * column) / columns}%`,
                  top: row * STEP_Y,
                  width: `${(100 * WIDTH) / columns}%`,
                  height: HEIGHT,
                }}
                className={`absolute flex items-center gap-1.5 rounded-control border px-2 text-sm leading-tight transition aria-[current]:ring-2 aria-[current]:ring-brand ${near.has(topic.id) || topic.id === inHand ? 'border-brand bg-page' : 'border-line-strong bg-page'}`}
              >
                <span className="line-clamp-2 flex-1 hyphens-auto wrap-anywhere">{title(topic)}</span>
                {topic.paperCode !== 'all' && (
                  <span className="font-mono text-xs text-faint uppercase">{topic.paperCode}</span>
                )}
                {isRead && (
                  <>
                    <Icon name="check" className="size-4 text-correct" />
                    <span className="sr-only">
                      <Trans>read</Trans>
                    </span>
                  </>
                )}
              </Link>
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** From the right side of one box to the left side of another. */
function curve(from: Position, to: Position): string {
  const x1 = (from.column + WIDTH) * COLUMN;
  const y1 = from.row * STEP_Y + HEIGHT / 2;
  const x2 = to.column * COLUMN;
  const y2 = to.row * STEP_Y + HEIGHT / 2;
  const bend = (1 - WIDTH) * COLUMN * 0.75;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
