import { Fragment, type ReactNode } from 'react';
import { copyAsTyped } from './copy-latex.ts';
import { Formula } from './Formula.tsx';
import { held } from './no-break-formulas.tsx';
import { inlineMaths } from './html/maths-tokens.ts';

/** A line of text with formulas and emphasis, as titles have: light enough for a list of them. */
export function InlineProse({ text, lang }: { text: string; lang?: string }) {
  return (
    <span lang={lang} onCopy={copyAsTyped}>
      {held(inlineNodes(text)).map((node, i) => (
        <Fragment key={i}>{node}</Fragment>
      ))}
    </span>
  );
}

const STRONG = /^\*\*(?!\s)([^*]+?)\*\*/;
const PLAIN = /^(?:\\[$*]|[^\\$*]+|[\s\S])/;

function inlineNodes(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let rest = text;
  while (rest) {
    const maths = inlineMaths(rest);
    const strong = STRONG.exec(rest);
    const plain = PLAIN.exec(rest)!;
    if (maths) nodes.push(<Formula tex={maths.text} />);
    else if (strong) nodes.push(<strong>{strong[1]}</strong>);
    else nodes.push(plain[0].replace(/^\\(?=[$*])/, ''));
    rest = rest.slice((maths?.raw ?? strong?.[0] ?? plain[0]).length);
  }
  return nodes;
}
