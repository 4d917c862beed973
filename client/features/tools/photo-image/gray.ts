/** A picture in shades from 0, black, to 255, white. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** RGBA image data. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export function newGray(width: number, height: number): Gray {
  return { width, height, data: new Uint8ClampedArray(width * height) };
}

export function grayOf({ width, height, data }: Pixels): Gray {
  const gray = newGray(width, height);
  for (let i = 0; i < gray.data.length; i += 1) {
    const alpha = data[i * 4 + 3]! / 255;
    const shade = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!;
    // Transparent pixels count as white.
    gray.data[i] = shade * alpha + 255 * (1 - alpha);
  }
  return gray;
}

export function pixelsOf({ width, height, data }: Gray): Pixels {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 1)
    pixels.fill(data[i]!, i * 4, i * 4 + 3).fill(255, i * 4 + 3, i * 4 + 4);
  return { width, height, data: pixels };
}

/** The shade at a place between pixels; white outside. */
export function shadeAt({ width, height, data }: Gray, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < -1 || top < -1 || left >= width || top >= height) return 255;
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 255 : data[row * width + column]!;
  const across = x - left;
  const down = y - top;
  const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return above * (1 - down) + below * down;
}
