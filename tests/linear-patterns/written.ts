import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression and where it stands, as `file:line`. */
export interface Pattern {
  source: string;
  flags: string;
  place: string;
}

export interface Written {
  /** The expressions that stand in the code as they are. */
  literals: Pattern[];
  /** The places that put one together while the program runs. */
  built: string[];
}

/** Every regular expression of the server and the client. */
export function writtenPatterns(): Written {
  const literals: Pattern[] = [];
  const built: string[] = [];
  for (const file of sourceFiles()) {
    const text = readFileSync(file, 'utf8');
    const placeOf = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
    const isConstructor = (callee: object) => 'name' in callee && callee.name === 'RegExp';
    new Visitor({
      Literal({ start, ...literal }) {
        if (!('regex' in literal)) return;
        literals.push({
          source: literal.regex.pattern,
          flags: literal.regex.flags,
          place: placeOf(start),
        });
      },
      NewExpression({ callee, start }) {
        if (isConstructor(callee)) built.push(placeOf(start));
      },
      CallExpression({ callee, start }) {
        if (isConstructor(callee)) built.push(placeOf(start));
      },
    }).visit(parseSync(file, text).program);
  }
  return { literals, built };
}

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server', 'client'], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
}
