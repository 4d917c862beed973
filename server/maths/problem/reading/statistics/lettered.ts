/** What goes by a letter: company A, machine B. */
export const LETTERED =
  'type types company companies variety brand factory machine farm school college class group country species supplier team model region town city kind grade make area field firm bakery orchard process method breed route line shop club village garden bank store'.split(
    ' ',
  );

/** A letter or an amount as a word of a name, which is told in words alone. */
export const asWord = (kind: 'label' | 'of', text: string): string =>
  `${kind}-${[...text.toLowerCase()].map((sign) => (/\d/.test(sign) ? 'zyxwvutsrq'[Number(sign)]! : /[a-z]/.test(sign) ? sign : '-')).join('')}-`;
