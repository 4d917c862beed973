import { type Gray, newGray } from './gray.ts';

/** Blocks across the longer side of a picture: finer than shadows, coarser than letters. */
const BLOCKS = 40;
/** Paper is this light, compared with all else in a block. */
const PAPER = 0.9;
/** Ink this much darker than its paper is black; paper up to this much darker than it should be is white. */
const BLACK = 0.35;
const WHITE = 0.82;

/** Ink on even white paper: shadows, the light of a lamp and the shade of the paper itself taken away. */
export function flatten(picture: Gray): Gray {
  const gray = isLightOnDark(picture) ? inverted(picture) : picture;
  const { width, height, data } = gray;
  const paper = paperOf(gray);
  const flat = newGray(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = data[y * width + x]! / Math.max(paper.at(x, y), 1);
      flat.data[y * width + x] = (255 * (share - BLACK)) / (WHITE - BLACK);
    }
  return flat;
}

/** How light the paper is at each place, smoothly from block to block. */
function paperOf(gray: Gray): { at(x: number, y: number): number } {
  const { width, height } = gray;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / BLOCKS));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const lightest = Array.from({ length: columns * rows }, (_, i) =>
    shadeOfPaper(gray, (i % columns) * size, Math.floor(i / columns) * size, size),
  );
  const block = (column: number, row: number) =>
    lightest[clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1)]!;
  // A block full of ink, such as a filled figure, takes the paper of its neighbours.
  const around = lightest.map((own, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const beside = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => block(column + right, row + down)));
    const usual = beside.toSorted((a, b) => a - b)[4]!;
    return own < usual * 0.8 ? usual : own;
  });
  const smooth = (column: number, row: number) =>
    around[clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1)]!;

  return {
    at(x, y) {
      const across = (x + 0.5) / size - 0.5;
      const down = (y + 0.5) / size - 0.5;
      const [column, row] = [Math.floor(across), Math.floor(down)];
      const [right, below] = [across - column, down - row];
      return (
        smooth(column, row) * (1 - right) * (1 - below) +
        smooth(column + 1, row) * right * (1 - below) +
        smooth(column, row + 1) * (1 - right) * below +
        smooth(column + 1, row + 1) * right * below
      );
    },
  };
}

function shadeOfPaper({ width, height, data }: Gray, left: number, top: number, size: number): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = top; y < Math.min(top + size, height); y += 1)
    for (let x = left; x < Math.min(left + size, width); x += 1) {
      counts[data[y * width + x]!]! += 1;
      seen += 1;
    }
  return percentile(counts, seen * PAPER);
}

function percentile(counts: Uint32Array, rank: number): number {
  let passed = 0;
  for (let shade = 0; shade < 256; shade += 1) {
    passed += counts[shade]!;
    if (passed >= rank) return shade;
  }
  return 255;
}

/** Whether most of it is dark, as a screen at night is. */
function isLightOnDark({ data }: Gray): boolean {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade]! += 1;
  const [dark, middle, light] = [0.05, 0.5, 0.95].map((share) => percentile(counts, data.length * share));
  return middle! < 110 && light! - middle! > middle! - dark!;
}

function inverted({ width, height, data }: Gray): Gray {
  return { width, height, data: data.map((shade) => 255 - shade) };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
