/** What the fields of a problem are, as the graph describes them where they are given and where they are taken. */
export const WORDS = {
  span: 'Where it stands in the text: from which code point, and up to which.',
  relation: 'What it says, such as `equal`, `on` or `perpendicular`.',
  say: 'The same in plain words, with formulas between dollar signs.',
  language: '`en` or `zh`.',
  kind: 'Such as `curve`, `circle` or `particle`.',
  verb: 'Such as `find`, `show`, `solve` or `express`.',
};
