/** A probability or a variance: P(X > Y), \mathrm{Var}(2X − 3Y). */
const NOTED = /(?:\b|\{)(?:P|Var)\}?\s?\\?(?:left)?\s?\(([^()|&∩∪]{3,60})\)/g;
const TOLD =
  /independen|random(?:ly)? (?:chosen|selected|sample|observation)|at random|独立|互不影响|随机抽|随机选|随机取/i;

/** Whether two variables are put together in the question, and nobody says that they are independent. */
export function lacksIndependence(question: string): boolean {
  if (TOLD.test(question)) return false;
  return [...question.matchAll(NOTED)].some(([, text = '']) => {
    const names = new Set(text.match(/(?<![A-Za-z\\_])[A-Z](?![A-Za-z(])/g) ?? []);
    return names.size > 1 && /[-+−<>=≤≥]|\\[lg]e/.test(text) && !/\\c[au]p/.test(text);
  });
}
