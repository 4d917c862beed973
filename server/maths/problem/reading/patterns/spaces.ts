const SPACES = ['\\quad', '\\qquad', '\\,', '\\;', '\\ ', '\\!'];

export function withoutSpacesBehind(text: string): string {
  let rest = text.trimEnd();
  for (let space = spaceBehind(rest); space; space = spaceBehind(rest))
    rest = rest.slice(0, -space.length).trimEnd();
  // "30\\ " without its space.
  return rest.endsWith('\\') && !rest.endsWith('\\\\') ? withoutSpacesBehind(rest.slice(0, -1)) : rest;
}

const spaceBehind = (text: string) => SPACES.find((space) => text.endsWith(space));
