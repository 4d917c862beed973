interface Tall {
  rows: string[];
  isOpen: boolean;
}

const ROW = /([⎛⎜⎝⎡⎢⎣])([^⎛⎜⎝⎡⎢⎣⎞⎟⎠⎤⎥⎦]{0,200})[⎞⎟⎠⎤⎥⎦]/gu;

/** Matrices in brackets over several lines, each as (1 2; 3 4) on one line; the text stays as long as it was. */
export function withoutTallBrackets(text: string): string {
  if (!/[⎛⎡]/.test(text)) return text;
  const lines = text.split('\n');
  const done: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && /[⎛⎜⎝⎡⎢⎣]/.test(lines[end]!)) end += 1;
    if (end === at) {
      done.push(lines[at]!);
      at += 1;
    } else {
      done.push(blockOf(lines.slice(at, end)));
      at = end;
    }
  }
  return done.join('\n');
}

/** The lines as one, each matrix where words stand before one of its rows. */
function blockOf(lines: string[]): string {
  const whole = lines.join('\n');
  const found: Tall[] = [];
  const pieces = lines.flatMap((line) => {
    const used = new Set<Tall>();
    let from = 0;
    const all: (string | Tall)[] = [];
    for (const { 0: row, 1: bracket, 2: inner, index } of line.matchAll(ROW)) {
      const going = '⎛⎡'.includes(bracket!) ? undefined : found.find((one) => one.isOpen && !used.has(one));
      const tall = going ?? { rows: [], isOpen: true };
      if (!going) found.push(tall);
      used.add(tall);
      tall.rows.push(inner!.trim().replace(/\s+/g, ' '));
      if ('⎝⎣'.includes(bracket!)) tall.isOpen = false;
      all.push(line.slice(from, index), tall);
      from = index + row.length;
    }
    return [...all, line.slice(from)];
  });
  const isNamed = (one: Tall) =>
    pieces.findIndex((piece, at) => piece === one && /\S/.test(outside(pieces[at - 1])));
  const places = new Map(found.map((one) => [one, isNamed(one) < 0 ? pieces.indexOf(one) : isNamed(one)]));
  const text = pieces
    .map((piece, at) =>
      typeof piece === 'string'
        ? piece.replace(/ {2,}/g, ' ')
        : places.get(piece) === at
          ? `(${piece.rows.join('; ')})`
          : '',
    )
    .join('');
  const isWhole = found.every(({ isOpen, rows }) => !isOpen && rows.length > 1);
  return isWhole && text.length <= whole.length ? text.padEnd(whole.length) : whole;
}

const outside = (piece: string | Tall | undefined): string => (typeof piece === 'string' ? piece : '');
