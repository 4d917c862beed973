import { Trans } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { Act } from '../post/PostActions.tsx';
import { type Change, type Piece, piecesOf, withoutGaps } from './pieces.ts';

interface DifferenceProps {
  difference: { title: readonly Change[]; body: readonly Change[] };
}

/** Two versions as one text with its formulas set, and on demand as it was typed. */
export function Difference({ difference: { title, body } }: DifferenceProps) {
  const [asTyped, setAsTyped] = useState(false);
  const texts = [title.some(({ change }) => change !== 'SAME') ? title : [], body];
  const pieces = piecesOf(texts);
  const hasFormulas = pieces.some((text) => text.some((part) => part.pieces.some(({ tex }) => tex !== null)));
  return (
    <>
      {pieces.map(
        (text, i) =>
          text.length > 0 && (
            <div
              key={i}
              className={`mb-2 overflow-x-auto whitespace-pre-wrap [overflow-wrap:anywhere] ${asTyped ? 'font-mono text-sm' : i === 0 ? 'font-semibold' : ''}`}
            >
              {text.map((part, at) => (
                <Part key={at} {...part} asTyped={asTyped} />
              ))}
            </div>
          ),
      )}
      {hasFormulas && (
        <Act onClick={() => setAsTyped(!asTyped)}>
          {asTyped ? <Trans>Show the formulas</Trans> : <Trans>Show the source</Trans>}
        </Act>
      )}
    </>
  );
}

/** A formula is covered in its whole height, and crossed out or underlined as words are. */
const FORMULA = '[&_.formula]:inline-block [&_.formula]:bg-inherit';
const ADDED = `bg-correct-wash text-correct [&_.formula]:border-b ${FORMULA}`;
const REMOVED = `bg-wrong-wash text-wrong [&_[data-tex]]:relative [&_[data-tex]]:after:absolute [&_[data-tex]]:after:inset-x-0 [&_[data-tex]]:after:top-1/2 [&_[data-tex]]:after:border-t ${FORMULA}`;
const BLOCK = 'my-1 block py-1';

interface PartProps {
  change: Change['change'];
  pieces: Piece[];
  asTyped: boolean;
}

/** What was put in and taken out is read aloud as such. */
function Part({ change, pieces, asTyped }: PartProps) {
  const text = pieces.map((piece, i) => (
    <Fragment key={i}>
      {asTyped ? (
        piece.text
      ) : piece.tex === null ? (
        withoutGaps(piece.text, pieces[i - 1], pieces[i + 1])
      ) : (
        <Formula tex={piece.tex} display={piece.display} />
      )}
    </Fragment>
  ));
  if (change === 'SAME') return text;
  const hasBlock = !asTyped && pieces.some(({ display }) => display);
  return change === 'ADDED' ? (
    <ins className={`${ADDED} ${hasBlock ? BLOCK : ''}`}>
      <span className="sr-only">
        <Trans>added:</Trans>{' '}
      </span>
      {text}
    </ins>
  ) : (
    <del className={`${REMOVED} ${hasBlock ? BLOCK : ''}`}>
      <span className="sr-only">
        <Trans>removed:</Trans>{' '}
      </span>
      {text}
    </del>
  );
}
