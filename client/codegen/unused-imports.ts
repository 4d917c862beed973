const NAMES = /^import type \{ ([^{}\n]+) \} from ('[^'\n]+');\n/gm;
const NAMESPACE = /^import type \* as (\w+) from '[^']+';\n/gm;

/** The generators import every type a document reaches, masked ones too; the compiler wants only what is used. */
export function withoutUnusedImports(path: string, content: string): string {
  if (!path.endsWith('.gen.ts')) return content;

  const body = content.replace(NAMES, '').replace(NAMESPACE, '');
  const isUsed = (name: string) => new RegExp(`\\b${localName(name)}\\b`).test(body);
  return content
    .replace(NAMES, (_line, names: string, source: string) => {
      const used = names.split(',').filter(isUsed);
      return used.length > 0 ? `import type {${used.join(',').replace(/^ ?/, ' ')} } from ${source};\n` : '';
    })
    .replace(NAMESPACE, (line, name: string) => (isUsed(name) ? line : ''));
}

function localName(specifier: string): string {
  return specifier.split(' as ').at(-1)!.trim();
}
