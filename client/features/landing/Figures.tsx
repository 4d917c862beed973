import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { askOnce } from '../../lib/graph/request-once.ts';
import { Count } from '../../ui/Count.tsx';
import { FiguresDocument, type FiguresQuery } from './Figures.gen.ts';

type Counts = FiguresQuery['figures'];

const NAMES: [Exclude<keyof Counts, '__typename'>, ReturnType<typeof msg>][] = [
  ['topics', msg`topics`],
  ['questions', msg`questions asked`],
  ['answers', msg`answers`],
  ['people', msg`people`],
];

/** How much is here, as the database says; nothing is shown that it does not say. */
export function Figures() {
  const { i18n } = useLingui();
  const [figures, setFigures] = useState<Counts | null>(null);

  useEffect(() => {
    let gone = false;
    askOnce(FiguresDocument).then(
      (data) => !gone && setFigures(data.figures),
      (error: unknown) => console.warn('The figures could not be loaded.', error),
    );
    return () => {
      gone = true;
    };
  }, []);

  return (
    <section aria-labelledby="figures" className="border-y border-line bg-card">
      <h2 id="figures" className="sr-only">
        <Trans>Available today</Trans>
      </h2>
      <dl className="page-width grid grid-cols-2 gap-x-8 gap-y-6 py-8 sm:grid-cols-4">
        {NAMES.filter(([name]) => figures?.[name] !== 0).map(([name, label]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{i18n._(label)}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">
              {figures ? <Count value={figures[name]} /> : <span className="text-faint">–</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
