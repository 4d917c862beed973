import { Marked, type Token } from 'marked';
import './prose.css';
import { Blocks } from './Blocks.tsx';
import { copyAsTyped } from './copy.ts';
import { mathsExtensions, MAX_FORMULAS } from './maths.ts';
import { readTokens } from './read-tokens.ts';
import { writtenIn } from './written-in.ts';

const markdown = new Marked({ gfm: true, extensions: mathsExtensions });

interface ProseProps {
  text: string;
  lang?: string;
  className?: string;
  /** How it is read, where not as a post is. */
  read?: (text: string) => Token[];
}

const asPost = (text: string): Token[] => markdown.lexer(text);

/** Markdown with formulas as React elements: no HTML from the text, no pictures from elsewhere. */
export function Prose({ text, lang = writtenIn(text), className = '', read = asPost }: ProseProps) {
  return (
    <div className={`prose ${className}`} lang={lang} onCopy={copyAsTyped}>
      <Blocks tokens={limitFormulas(readTokens(text, read))} />
    </div>
  );
}

/** Formulas past the limit are shown as they were typed. */
function limitFormulas(tokens: Token[]): Token[] {
  let formulas = 0;
  markdown.walkTokens(tokens, (token) => {
    if (token.type !== 'blockMaths' && token.type !== 'inlineMaths') return;
    formulas += 1;
    if (formulas > MAX_FORMULAS) token.type = 'codespan';
  });
  return tokens;
}
