import { asMarkdown } from '../../client/features/chat/latex/copy-reply.ts';
import { backslashAt } from '../../client/lib/latex-stream/backslash-delimiters.ts';
import { endOfCode } from '../../client/lib/latex-stream/code.ts';
import { withoutUnusedImports } from '../../client/codegen/unused-imports.ts';
import { namedIn } from '../../server/maths/solving/marking/facts/named.ts';
import { twoVectorsIn } from '../../server/maths/solving/marking/space/two-vectors.ts';
import { solve } from '../../server/maths/solving/solve.ts';
import { highlight } from '../../server/text/highlight.ts';
import type { MethodCases } from '../maths/cases/case.ts';
import { tablesOfCases } from '../maths/tables.ts';

interface Exercise {
  /** The places of which no expression was seen yet. */
  unseen: () => string[];
  /** With every case there is, instead of as many as it takes to see each place once. */
  every: boolean;
}

/** Calls whatever builds regular expressions from its arguments, so that they can be seen. */
export async function exercise({ unseen, every }: Exercise): Promise<void> {
  highlight('The roots of a quadratic (x + 1)^2 = 4', 'quadratic roots 判别式');
  solve('Find the integral of x e^x dx');
  asMarkdown({ content: 'So \\(x = 2\\).' });
  endOfCode('```js\nlet x;\n```\n', 0);
  endOfCode('~~~~\nlet x;\n~~~~\n', 0);
  endOfCode('``a ` b``', 0);
  backslashAt('\\begin{aligned}x\\end{aligned}', 0, false);
  withoutUnusedImports('a.gen.ts', "import type { A, B } from './a.ts';\nlet a: A;\n");

  namedIn('A sector of radius 6 cm', twoVectorsIn('i + 2j + 2k and 2i - j + 2k'));
  namedIn('The points A(1, 2) and B(3, 8) are joined.', twoVectorsIn(''));

  // What reads questions rather than solves them.
  solve('Find the sum of 1+2+4+...+64');
  solve('Find the Maclaurin series of e^x up to the term in x^3');
  solve('Integrate 1/(x(x + 1)) with respect to x');
  solve(
    'A sphere has radius r increasing at a rate of 0.1 cm per second. Find the rate of change of its volume when r = 10.',
  );
  solve('Find the total resistance of 2 Ω and 3 Ω in series');
  solve('Find a 95% confidence interval for μ if σ = 4, n = 36, x̄ = 52.');
  solve(
    'Find the orbital speed of a satellite at a radius of 7 × 10^6 m around the Earth of mass 6 × 10^24 kg.',
  );

  const tables = [...(await tablesOfCases()).values()];
  const isUnseen = (method: string) => unseen().some((place) => place.includes(`/${method}.ts:`));
  for (const table of tables.filter(({ method }) => isUnseen(method)))
    for (const text of textsOf(table)) if (isUnseen(table.method)) solve(text);
  for (const text of tables.flatMap(textsOf)) {
    if (!every && unseen().length === 0) return;
    solve(text);
  }
}

const textsOf = ({ near, refused, solved }: MethodCases) => [
  ...near,
  ...refused,
  ...solved.map(({ ask }) => ask),
];
