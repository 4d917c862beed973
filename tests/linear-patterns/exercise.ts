import { asMarkdown } from '../../client/features/chat/latex/copy-reply.ts';
import { backslashAt } from '../../client/lib/latex-stream/backslash-delimiters.ts';
import { endOfCode } from '../../client/lib/latex-stream/code.ts';
import { withoutUnusedImports } from '../../client/codegen/unused-imports.ts';
import { solve } from '../../server/maths/solving/solve.ts';
import { highlight } from '../../server/text/highlight.ts';
import { partsOf } from '../../server/maths/reading/questions/question-parts.ts';
import { tablesOfCases } from '../maths/tables.ts';

/** Calls whatever builds regular expressions from its arguments, so that they can be seen. */
export async function exercise(): Promise<void> {
  for (const { solved, refused, near } of (await tablesOfCases()).values())
    for (const text of [...solved.map(({ ask }) => ask), ...refused, ...near]) solve(text);

  highlight('The roots of a quadratic (x + 1)^2 = 4', 'quadratic roots 判别式');
  solve('Find the integral of x e^x dx');
  partsOf('Let f(x) = x + 1. (a) Find f(2). (b) Find f(3).');
  partsOf('令 f(x) = x + 1。 1. 求 f(2)。 2. 求 f(3)。');
  asMarkdown({ content: 'So \\(x = 2\\).' });
  endOfCode('```js\nlet x;\n```\n', 0);
  endOfCode('~~~~\nlet x;\n~~~~\n', 0);
  endOfCode('``a ` b``', 0);
  backslashAt('\\begin{aligned}x\\end{aligned}', 0, false);
  withoutUnusedImports('a.gen.ts', "import type { A, B } from './a.ts';\nlet a: A;\n");
}
