import { describe, expect, test } from 'vitest';
import { type Corners, cropped, isConvex, WHOLE } from '../../client/features/tools/photo-image/crop.ts';
import { flatten } from '../../client/features/tools/photo-image/flatten.ts';
import { type Gray, grayOf, newGray } from '../../client/features/tools/photo-image/gray.ts';
import { prepare } from '../../client/features/tools/photo-image/prepare.ts';
import { skewOf, turned } from '../../client/features/tools/photo-image/straighten.ts';
import { valuesToConfirm } from '../../client/features/tools/photo-question/values-to-confirm.ts';
import {
  certaintyOf,
  type Paragraph,
  textOf,
  uncertainIn,
} from '../../client/features/tools/photo-reading/assemble-text.ts';

/** A page with twelve lines of marks, as letters are from afar, that fall by so many degrees. */
function page(degrees: number, shade = (_x: number, _y: number) => 1, ink = 40, paper = 230): Gray {
  const gray = newGray(600, 400);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < gray.height; y += 1)
    for (let x = 0; x < gray.width; x += 1) {
      const line = y - 200 - (x - 300) * slope;
      const isLine = Math.abs(line) < 150 && ((line % 25) + 25) % 25 < 8;
      const isInk = isLine && x > 60 && x < 540 && Math.floor(x / 6) % 3 !== 0;
      gray.data[y * gray.width + x] = (isInk ? ink : paper) * shade(x, y);
    }
  return gray;
}

const at = ({ width, data }: Gray, x: number, y: number) => data[Math.round(y) * width + Math.round(x)]!;
const INK = { x: 68, y: 204 };
const PAPER = { x: 30, y: 60 };

describe('flattening', () => {
  test('makes ink black and paper white, however the light falls', () => {
    const flat = flatten(page(0, (x, y) => 1 - 0.6 * (x / 600) - 0.15 * (y / 400)));
    for (const x of [68, 248, 428, 536]) expect(at(flat, x, INK.y)).toBeLessThan(60);
    for (const [x, y] of [
      [20, 20],
      [580, 20],
      [20, 380],
      [580, 380],
      [302, 215],
    ])
      expect(at(flat, x!, y!)).toBeGreaterThan(240);
  });

  test('turns light letters on a dark screen into ink on paper', () => {
    const flat = flatten(page(0, undefined, 220, 30));
    expect(at(flat, INK.x, INK.y)).toBeLessThan(60);
    expect(at(flat, PAPER.x, PAPER.y)).toBeGreaterThan(240);
  });

  test('leaves an empty sheet white, and takes what is transparent for paper', () => {
    expect(flatten(page(0, undefined, 230)).data.every((shade) => shade > 240)).toBe(true);
    expect(grayOf({ width: 1, height: 1, data: new Uint8ClampedArray([0, 0, 0, 0]) }).data[0]).toBe(255);
  });
});

describe('straightening', () => {
  test.each([-9, -3.4, 1.2, 6])('finds lines that fall by %d degrees, and levels them', (degrees) => {
    const flat = flatten(page(degrees));
    expect(Math.abs(skewOf(flat) - degrees)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(skewOf(turned(flat, skewOf(flat))))).toBeLessThanOrEqual(0.3);
  });

  test('leaves straight pages, empty ones and drawings without lines alone', () => {
    expect(skewOf(flatten(page(0)))).toBe(0);
    expect(skewOf(newGray(300, 300))).toBe(0);
    const circle = newGray(300, 300);
    circle.data.fill(255);
    for (let turn = 0; turn < 6000; turn += 1)
      circle.data[Math.round(150 + 90 * Math.sin(turn)) * 300 + Math.round(150 + 90 * Math.cos(turn))] = 0;
    expect(skewOf(circle)).toBe(0);
    expect(turned(circle, 0)).toBe(circle);
  });
});

describe('cropping', () => {
  /** Black left of the middle of the slanted figure between these corners, white right of it. */
  const corners: Corners = [
    { x: 0.2, y: 0.1 },
    { x: 0.8, y: 0.2 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.8 },
  ];

  test('sets what lies between four corners square', () => {
    const gray = newGray(200, 200);
    gray.data.fill(128);
    const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * 199, y: y * 199 }));
    for (const [corner, shade] of [
      [a!, 10],
      [b!, 60],
      [c!, 190],
      [d!, 240],
    ] as const)
      for (let y = -6; y <= 6; y += 1)
        for (let x = -6; x <= 6; x += 1)
          gray.data[(Math.round(corner.y) + y) * 200 + Math.round(corner.x) + x] = shade;
    const square = cropped(gray, corners);
    expect([square.width, square.height]).toEqual([160, 141]);
    expect(at(square, 0, 0)).toBe(10);
    expect(at(square, square.width - 1, 0)).toBe(60);
    expect(at(square, square.width - 1, square.height - 1)).toBe(190);
    expect(at(square, 0, square.height - 1)).toBe(240);
    expect(at(square, square.width / 2, square.height / 2)).toBe(128);
  });

  test('leaves an uncropped photo as it is, and rejects crossing corners', () => {
    const gray = page(0);
    expect(cropped(gray, WHOLE)).toBe(gray);
    expect([isConvex(WHOLE), isConvex(corners)]).toEqual([true, true]);
    expect(isConvex([corners[1], corners[0], corners[2], corners[3]])).toBe(false);
  });

  test('comes before the rest, so that a photo ends flat and level', () => {
    const photo = page(4, (x) => 1 - 0.5 * (x / 600));
    const data = new Uint8ClampedArray(600 * 400 * 4);
    photo.data.forEach((shade, i) => data.set([shade, shade, shade, 255], i * 4));
    const made = prepare({ width: 600, height: 400, data }, WHOLE);
    expect(skewOf(made)).toBe(0);
    expect(made.width).toBeGreaterThan(600);
  });
});

const box = { x: 0, y: 0, width: 1, height: 1 };
const read = (...paragraphs: string[][]): Paragraph[] =>
  paragraphs.map((lines) =>
    lines.map((line) =>
      line.split(' ').map((word) => {
        const [text, confidence = '95'] = word.split('@');
        return { text: text!, confidence: Number(confidence), box };
      }),
    ),
  );

describe('what was read', () => {
  test('flows from line to line, each part on a line of its own', () => {
    const { text } = textOf(
      read(['A curve has', 'equation y = x.', '(a) Find', 'the gradient.'], ['2 Solve.']),
    );
    expect(text).toBe('A curve has equation y = x.\n(a) Find the gradient.\n2 Solve.');
  });

  test('has no spaces between Chinese characters, and the signs of a keyboard', () => {
    expect(textOf(read(['求 方程 2x − 3 = 1', '的 解 。'])).text).toBe('求方程 2x - 3 = 1 的解。');
  });

  test('marks uncertain words at their current position, until they are corrected', () => {
    const { text, words } = textOf(read(['capacitance 4.7@70 pF@41 and 4.7@50 V']));
    expect(uncertainIn(text, words).map(({ text: word, at: place }) => [word, place])).toEqual([
      ['4.7', 12],
      ['pF', 16],
      ['4.7', 23],
    ]);
    const corrected = `The ${text.replace('pF', 'μF')}`;
    expect(uncertainIn(corrected, words).map(({ at: place }) => place)).toEqual([16, 27]);
    expect(Math.round(certaintyOf(words))).toBe(81);
  });
});

describe('what a reader takes for something else', () => {
  test('is flagged however certain it is: powers and fractions', () => {
    const { text, words } = textOf(read(['Solve 222 - 5x + 3 = 0 and x2 = 9, or 3/4 of 65 m']));
    expect(uncertainIn(text, words).map(({ text: word }) => word)).toEqual(['222', 'x2', '3/4']);
  });

  test.each(['412', '1024', '10-5', '52x', '5x-1', '2n+1', '23', 'x?', 'x*', 'x°'])(
    'is flagged however certain it is: %s',
    (hidden) => {
      const { text, words } = textOf(read([`Solve ${hidden} now`]));
      expect(uncertainIn(text, words).map(({ text: word }) => word)).toEqual([hidden]);
    },
  );

  test('is not flagged among plain words and numbers', () => {
    const { text, words } = textOf(
      read(['The car of 65 kg moves at 9.81 m s. What is its speed? 100 40 x = y']),
    );
    expect(uncertainIn(text, words)).toEqual([]);
  });
});

describe('before solving', () => {
  const texts = (question: string) => valuesToConfirm(question).map(({ text }) => text);

  test('each formula and each quantity with its unit is to be confirmed, once', () => {
    expect(texts('Solve x^2 - 5x + 6 = 0. Show that x^2 - 5x + 6 = 0 has two roots.')).toEqual([
      'x^2 - 5x + 6 = 0',
    ]);
    expect(texts('A ball of mass 0.20 kg moves at 3.5 m s^-1 for 2.0 × 10^3 s. Find its energy.')).toEqual([
      '0.20 kg',
      '3.5 m s^-1',
      '2.0 × 10^3 s',
    ]);
    expect(texts('解方程 2x + 3 = 11，电阻为 47 Ω。')).toEqual(['2x + 3 = 11', '47 Ω']);
    expect(texts('Describe what is meant by a field.')).toEqual([]);
  });

  test('a formula that begins with a sign has what was read before it', () => {
    expect(texts('Solve xyz - 5x + 6 = 0')).toEqual(['xyz - 5x + 6 = 0']);
    expect(texts('Solve sinxx = 5.')).toEqual(['sinxx = 5']);
    expect(texts('解方程 xx = 5')).toEqual(['xx = 5']);
  });

  test('marks and the numbers of questions are no formulas', () => {
    expect(texts('3 Solve the equation x^2 = 9. [3]')).toEqual(['x^2 = 9']);
    expect(texts('12. Solve x^2 = 9. [4]\n(2) Find x + 1. [10]')).toEqual(['x^2 = 9', 'x + 1']);
  });

  test('units whose small prefixes look alike are pointed out', () => {
    const pointed = (question: string) => valuesToConfirm(question).map(({ hasPrefix }) => hasPrefix);
    expect(pointed('A capacitor of 4.7 pF is charged to 12 V for 3 ms.')).toEqual([true, false, true]);
    expect(pointed('A rod of 3 m has 5 marks.')).toEqual([false, false]);
  });
});
