import { type Corners, cropped } from './crop.ts';
import { flatten } from './flatten.ts';
import { type Gray, grayOf, type Pixels } from './gray.ts';
import { skewOf, turned } from './straighten.ts';

/** What the reader of words is given: cropped, flattened and straight. */
export function prepare(photo: Pixels, corners: Corners): Gray {
  const flat = flatten(cropped(grayOf(photo), corners));
  return turned(flat, skewOf(flat));
}
