import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { Layout, Position } from './layout.ts';
import type { PathSubject } from './path-subject.ts';

const WIDTH = 160;
const HEIGHT = 54;
const GAP_X = 40;
const GAP_Y = 12;
const STEP_X = WIDTH + GAP_X;
const STEP_Y = HEIGHT + GAP_Y;
/** Room for the ring around a topic at the edge. */
const MARGIN = 6;

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
  const size = {
    width: layout.steps.length * STEP_X - GAP_X + 2 * MARGIN,
    height: rows * STEP_Y - GAP_Y + 2 * MARGIN,
  };
  const touches = (edge: { from: string; to: string }) => edge.from === inHand || edge.to === inHand;
  const near = new Set(layout.edges.filter(touches).flatMap(({ from, to }) => [from, to]));
  // Highlights are drawn last, over the rest.
  const edges = layout.edges.toSorted((a, b) => Number(touches(a)) - Number(touches(b)));

  return (
    <section aria-label={t`Diagram of the learning path`} className="min-w-0">
      <div className="overflow-auto rounded-card max-lg:max-h-104 border border-line bg-card p-3">
        <div className="relative mx-auto" style={size}>
          <svg aria-hidden="true" className="absolute inset-0 size-full fill-none">
            {edges.map((edge) => (
              <path
                key={`${edge.from} ${edge.to}`}
                d={curve(layout.places.get(edge.from)!, layout.places.get(edge.to)!)}
                strokeWidth={touches(edge) ? 2 : 1.25}
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
                  left: MARGIN + column * STEP_X,
                  top: MARGIN + row * STEP_Y,
                  width: WIDTH,
                  height: HEIGHT,
                }}
                className={`absolute flex items-center gap-1.5 rounded-control border px-2.5 text-sm leading-tight transition aria-[current]:ring-2 aria-[current]:ring-brand ${near.has(topic.id) || topic.id === inHand ? 'border-brand bg-page' : 'border-line-strong bg-page'}`}
              >
                <span className="line-clamp-2 flex-1 wrap-anywhere">{title(topic)}</span>
                {topic.paperCode !== 'all' && (
                  <span className="font-mono text-xs text-faint uppercase">{topic.paperCode}</span>
                )}
                {isRead && (
                  <>
                    <Icon name="check" className="size-4 text-right" />
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
  const x1 = MARGIN + from.column * STEP_X + WIDTH;
  const y1 = MARGIN + from.row * STEP_Y + HEIGHT / 2;
  const x2 = MARGIN + to.column * STEP_X;
  const y2 = MARGIN + to.row * STEP_Y + HEIGHT / 2;
  const bend = GAP_X * 0.75;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
