import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ArticleSection {
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface ArticleProps {
  title: ReactNode;
  /** What the page says, in two sentences. */
  lead: ReactNode;
  parts: ArticleSection[];
}

/** A page to read: the column, and beside it what it holds. */
export function Article({ title, lead, parts }: ArticleProps) {
  const { t } = useLingui();
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <article className="max-w-reading text-reading">
        <h1 className="font-serif text-3xl font-semibold text-balance zh:font-sans">{title}</h1>
        <p className="mt-4 text-lg text-soft">{lead}</p>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id} className="mt-10">
            <h2 id={part.id} className="scroll-mt-20 font-serif text-xl font-semibold zh:font-sans">
              {part.title}
            </h2>
            <div className="mt-3 flex flex-col gap-4 [&_li]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
              {part.body}
            </div>
          </section>
        ))}
      </article>
      <nav aria-label={t`On this page`} className="hidden text-sm lg:block">
        <div className="sticky top-20 border-l border-line pl-5">
          <p className="font-semibold">
            <Trans>On this page</Trans>
          </p>
          <ul className="mt-3 flex flex-col gap-2.5">
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-soft transition hover:text-ink hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}
