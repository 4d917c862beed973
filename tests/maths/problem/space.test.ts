import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const LINES =
  'Two lines $l$ and $m$ have vector equations $\\mathbf{r} = 3\\mathbf{i} + 2\\mathbf{j} + 5\\mathbf{k} + s(4\\mathbf{i} - \\mathbf{j} + 3\\mathbf{k})$ and $\\mathbf{r} = a\\mathbf{i} - \\mathbf{j} - 2\\mathbf{k} + t(-\\mathbf{i} + 2\\mathbf{j} + 2\\mathbf{k})$ respectively, where $a$ is a constant.';
const POINTS =
  'Relative to the origin $O$, the points $A$, $B$ and $C$ have position vectors given by $\\overrightarrow{OA} = \\begin{pmatrix} 1 \\\\ 2 \\\\ 3 \\end{pmatrix}$, $\\overrightarrow{OB} = \\begin{pmatrix} 3 \\\\ 0 \\\\ 4 \\end{pmatrix}$ and $\\overrightarrow{OC} = \\begin{pmatrix} 2 \\\\ 5 \\\\ 1 \\end{pmatrix}$.';
const PLANES =
  'The planes $\\Pi_1$ and $\\Pi_2$ have equations $x + 2y - z = 4$ and $2x - y + 3z = 5$ respectively.';

describe('points, lines and planes in space', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${LINES} It is given that $l$ and $m$ intersect. Find the value of $a$ and the position vector of the point of intersection.`,
      'a = 1, -i + 3j + 2k',
    ],
    [
      `${POINTS}\n(a) Find angle $BAC$. [3]\n(b) Find the exact area of triangle $ABC$. [2]`,
      '122.3°',
      '3sqrt(10)/2',
    ],
    [
      `${PLANES}\n(a) Find the acute angle between $\\Pi_1$ and $\\Pi_2$. [3]\n(b) Find, in the form $\\mathbf{r} = \\mathbf{a} + \\lambda\\mathbf{b}$, an equation of the line of intersection of $\\Pi_1$ and $\\Pi_2$. [4]`,
      '70.9°',
      'r = 14/5*i + 3/5*j + t(i - j - k)',
    ],
    [
      'The plane $\\Pi$ contains the points $A(1, 0, 2)$, $B(2, 1, 0)$ and $C(0, 3, 1)$. Find the equation of $\\Pi$, giving your answer in the form $ax + by + cz = d$. [4]',
      '5x + 3y + 4z = 13',
    ],
    [
      'The line $l$ has equation $\\mathbf{r} = 4\\mathbf{i} - 9\\mathbf{j} + 9\\mathbf{k} + \\lambda(-2\\mathbf{i} + \\mathbf{j} - 2\\mathbf{k})$. The point $A$ has position vector $3\\mathbf{i} + 8\\mathbf{j} + 5\\mathbf{k}$.\n(a) Show that the length of the perpendicular from $A$ to $l$ is 15. [5]\n(b) The line $l$ lies in the plane with equation $ax + by - 3z + 1 = 0$, where $a$ and $b$ are constants. Find the values of $a$ and $b$. [5]',
      '15',
      'a = 2, b = -2',
    ],
    [
      '点 $A$、$B$、$C$ 的位置向量分别为 $3\\mathbf i-\\mathbf j+2\\mathbf k$，$5\\mathbf i+3\\mathbf j-2\\mathbf k$，$2\\mathbf i-4\\mathbf j+3\\mathbf k$。\n(a) 写出直线 $AB$ 的一个向量方程。[2]\n(b) $N$ 是从 $C$ 到直线 $AB$ 的垂线的垂足。求 $N$ 的位置向量。[4]',
      'r = 3i - j + 2k + t(i + 2j - 2k)',
      '2i - 3j + 4k',
    ],
  ])('%#: %s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test('what a question says beside it is never left out', () => {
    expect(answers(`${LINES} It is given that $l$ and $m$ do not intersect. Find the value of $a$.`)).toEqual(
      [null],
    );
    expect(answers(`${POINTS} Find the reflex angle $BAC$.`)).toEqual([null]);
  });

  test('lines that turn out parallel do not meet', () => {
    const parallel = LINES.replace(
      '-\\mathbf{i} + 2\\mathbf{j} + 2\\mathbf{k}',
      '8\\mathbf{i} - 2\\mathbf{j} + 6\\mathbf{k}',
    );
    expect(answers(`${parallel} It is given that $l$ and $m$ intersect. Find the value of $a$.`)).toEqual([
      null,
    ]);
  });
});
