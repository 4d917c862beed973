import type { Form } from './form.ts';

const BODY = '(?:ball|stone|particle|body|object|rock|projectile)';

/** How students tell of bodies and forces, and how a paper does. */
export const MOTION_FORMS: readonly Form[] = [
  [/\b(?:a )?rough (floor|ground|table|surface)\b/gi, 'a rough horizontal $1'],
  [/\b(?:a )?smooth (floor|ground|table)\b/gi, 'a smooth horizontal $1'],
  [
    /\b(smooth|rough) (slope|plane|incline) (?:at|of) (\d{1,2})°(?! to)/gi,
    '$1 $2 inclined at $3° to the horizontal',
  ],
  [
    new RegExp(
      String.raw`\b(${BODY}) is thrown (?:straight |vertically )?up(?:wards)? at (\d[\d.]{0,5} ?m ?\/ ?s)`,
      'gi',
    ),
    '$1 is thrown vertically upwards with speed $2',
  ],
  [
    new RegExp(
      String.raw`\b(${BODY}) is (?:projected|thrown|kicked|fired|launched) (?:at|with(?: a)? speed(?: of)?) (\d[\d.]{0,5}) ?m ?\/ ?s at (?:an angle of )?(\d{1,2})°(?! (?:above|below|to))(?=[^\n]{0,80}\brange\b)`,
      'gi',
    ),
    '$1 is projected from a point on horizontal ground with speed $2 m s^-1 at an angle of $3° above the horizontal',
  ],
  [
    /\bfind (?:the |its )?range and (?:the |its )?(?:greatest|maximum) height\b/gi,
    'Find the greatest height reached and the range',
  ],
  [
    /[.,;] ?how far does (?:it|he|she|the [a-z]{3,9}) (?:go|travel|move)\??$/i,
    '. Find the distance that it travels.',
  ],
  [/\bstretches by\b/gi, 'extends by'],
  [/\bfind (?:the )?young'?s? modulus\.?$/i, 'Calculate the Young modulus of the wire.'],
  [
    /^find the resistance of an? ([\d.]{1,6}) ?m (?:long )?wire (?:with|of) resistivity ([^,;\n]{2,20}?)(?: ?(?:Ω|ohm) ?m)? and diameter ([\d.]{1,6} ?mm)\.?$/i,
    'Calculate the resistance of a wire of length $1 m, resistivity $2 Ω m and diameter $3.',
  ],
];
