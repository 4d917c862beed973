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
  [
    /^(?:a )?(\d[\d.]{0,4}) ?kg (?:mass |ball |body |trolley )?(?:moving )?at (\d[\d.]{0,4}) ?m ?\/ ?s (?:hits|collides with) (?:a )?(\d[\d.]{0,4}) ?kg (?:mass |ball |body |trolley )?at rest[,.;]? (?:and )?they stick(?: together)?[,.;]? (?:find |what is |whats )(?:the(?:ir)? )?(?:common )?speed(?: after)?\??\.?$/i,
    'A particle of mass $1 kg moving at $2 m/s collides with a particle of mass $3 kg which is at rest. They stick together. Find their common speed.',
  ],
  [/\bstretches by\b/gi, 'extends by'],
  [/\bfind (?:the )?young'?s? modulus\.?$/i, 'Calculate the Young modulus of the wire.'],
  [
    /^find the resistance of an? ([\d.]{1,6}) ?m (?:long )?wire (?:with|of) resistivity ([^,;\n]{2,20}?)(?: ?(?:Ω|ohm) ?m)? and diameter ([\d.]{1,6} ?mm)\.?$/i,
    'Calculate the resistance of a wire of length $1 m, resistivity $2 Ω m and diameter $3.',
  ],
  [
    /^an? (\d[\d.]{0,4}) ?kg (block|box|crate|particle|mass) (?:is )?on an? (\d{1,2})° smooth (?:slope|plane|incline)(?=[,.;])/i,
    'A $2 of mass $1 kg is on a smooth plane inclined at $3° to the horizontal',
  ],
  [
    /^an? (crane|motor|winch|pump|lift) (?:lifts|raises) (\d[\d.]{0,6} ?kg) (?:through|by|up) (\d[\d.]{0,5} ?m) in (\d[\d.]{0,5} ?s)[,.;] ?find (?:the |its )?power\.?$/i,
    'A $1 lifts a load of mass $2 through a height of $3 in $4. Find the power of the $1.',
  ],
  [
    /^(?:find (?:the )?)?terminal (?:pd|p\.d\.|potential difference) of an? ([\d.]{1,5}) ?V (?:cell|battery) (?:with|of) (?:internal resistance|r)(?: ?=| of)? ?([\d.]{1,5})(?: ?Ω| ?ohms?)? when (?:the )?current is ([\d.]{1,5}) ?A\??$/i,
    'A cell has e.m.f. $1 V and internal resistance $2 Ω. Calculate the terminal potential difference when the current is $3 A.',
  ],
  [
    /^(?:the )?((?:frequency|wavelength|energy|period|momentum) of [^\n?]{5,80}?)\??\.?$/i,
    'Calculate the $1.',
  ],
  [
    /^(?:the )?gravitational force between (\S{1,8}) ?kg and (\S{1,8}) ?kg (?:at|separated by) (\S{1,8}) ?m(?: apart)?\??$/i,
    'Calculate the gravitational force between two masses of $1 kg and $2 kg that are $3 m apart.',
  ],
  [/\bof an? photon with energy (?=\d)/i, 'of a photon of energy '],
  [/\b(period of a )pendulum\b/i, '$1simple pendulum'],
];
