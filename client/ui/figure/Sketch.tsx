import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { useMeasuredWidth } from '../chart/use-measured-width.ts';
import { asPrinted, type Figure, placed } from './figure.ts';

/** Until its place was measured; letters stay as big as those around it. */
const USUAL = 480;
const WIDEST = 560;

interface SketchProps {
  figure: Figure;
}

/** A curve with its labels; beside it the same in words. */
export function Sketch({ figure }: SketchProps) {
  const { t } = useLingui();
  const id = useId();
  const { ref, width: measured } = useMeasuredWidth();
  const wide = Math.min(measured || USUAL, WIDEST);
  const tall = Math.round(wide * 0.7);
  const { window, points, asymptotes, name, letter } = figure;
  const across = (x: number) => ((x - window.left) / (window.right - window.left)) * wide;
  const down = (y: number) => ((window.top - y) / (window.top - window.bottom)) * tall;
  const marked = points.filter((one, at) => points.findIndex(({ text }) => text === one.text) === at);
  const labels = placed(
    marked.map(({ x, y, text }) => ({ x: across(x), y: down(y), text: asPrinted(text) })),
    wide,
    tall,
  );

  return (
    <figure className="flex flex-col gap-2">
      <div ref={ref} />
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        viewBox={`0 0 ${wide} ${tall}`}
        style={{ width: wide }}
        className="max-w-full rounded-control border border-line bg-page"
      >
        <title id={`${id}-title`}>{t`Sketch of the graph`}</title>
        <clipPath id={`${id}-frame`}>
          <rect width={wide} height={tall} />
        </clipPath>
        <Lines figure={figure} across={across} down={down} frame={`${id}-frame`} />
        <g aria-hidden="true" className="fill-(--ink)">
          {marked.map(({ x, y, text }) => (
            <circle key={text} cx={across(x)} cy={down(y)} r={3.5} />
          ))}
        </g>
        <g
          aria-hidden="true"
          fontSize={13}
          className="fill-(--ink) stroke-(--page) font-mono"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {labels.map(({ x, y, text }) => (
            <text key={text} x={x} y={y}>
              {text}
            </text>
          ))}
          {asymptotes.map(({ at, slope, height, text }) => (
            <text
              key={text}
              x={at === null ? wide - 6 : Math.min(across(at) + 5, wide - 70)}
              y={
                at === null
                  ? Math.min(Math.max(down(slope * window.right + height) - 6, 28), tall - 22)
                  : tall - 8
              }
              textAnchor={at === null ? 'end' : 'start'}
            >
              {asPrinted(text)}
            </text>
          ))}
          <text x={wide - 14} y={Math.min(Math.max(down(0) + 15, 15), tall - 4)}>
            {letter}
          </text>
          <text x={Math.max(across(0) - 14, 3)} y={13}>
            {name}
          </text>
        </g>
      </svg>
      <figcaption id={`${id}-words`} className="text-sm text-soft">
        <InWords figure={figure} />
      </figcaption>
    </figure>
  );
}

interface LinesProps extends SketchProps {
  across: (x: number) => number;
  down: (y: number) => number;
  /** Id of what they are cut off by. */
  frame: string;
}

/** The axes, the asymptotes and the curve. */
function Lines({ figure: { window, branches, asymptotes }, across, down, frame }: LinesProps) {
  return (
    <>
      <g aria-hidden="true" className="fill-none stroke-(--soft)" strokeWidth={1}>
        <path d={`M0 ${down(0)}H${across(window.right)}M${across(0)} 0V${down(window.bottom)}`} />
      </g>
      <g
        aria-hidden="true"
        className="fill-none stroke-hint"
        strokeWidth={1.5}
        strokeDasharray="6 5"
        clipPath={`url(#${frame})`}
      >
        {asymptotes.map(({ at, slope, height, text }) => (
          <path
            key={text}
            d={
              at === null
                ? `M0 ${down(slope * window.left + height)}L${across(window.right)} ${down(slope * window.right + height)}`
                : `M${across(at)} 0V${down(window.bottom)}`
            }
          />
        ))}
      </g>
      <g
        aria-hidden="true"
        className="fill-none stroke-(--brand-text)"
        strokeWidth={2.25}
        strokeLinejoin="round"
        clipPath={`url(#${frame})`}
      >
        {branches.map((branch, at) => (
          <path
            key={at}
            d={`M${branch.map(({ x, y }) => `${across(x).toFixed(1)} ${down(y).toFixed(1)}`).join('L')}`}
          />
        ))}
      </g>
    </>
  );
}

function InWords({ figure: { points, asymptotes } }: SketchProps) {
  const { t } = useLingui();
  const words = {
    CROSSING: t`meets an axis`,
    MAXIMUM: t`maximum`,
    MINIMUM: t`minimum`,
    INFLEXION: t`stationary point of inflexion`,
    CORNER: t`corner on the axis`,
    END: t`end of the graph`,
  };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {points.map(({ kind, tex, text }) => (
        <li key={`${kind}${text}`}>
          <InlineProse text={`$${tex}$`} /> {words[kind]}
        </li>
      ))}
      {asymptotes.map(({ tex, text }) => (
        <li key={text}>
          <InlineProse text={`$${tex}$`} /> <Trans>asymptote</Trans>
        </li>
      ))}
    </ul>
  );
}
