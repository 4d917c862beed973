import { readFile } from 'node:fs/promises';
import { answerTasks } from '../../core/worker-pool/answer-tasks.ts';
import type { DocumentTask, DocumentText } from './document.ts';

// The native one unpacks a bomb far faster than the time limit can end it.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
const { getDocumentProxy } = await import('unpdf');

answerTasks(async (task: DocumentTask) => ({ text: await read(task).catch(() => null) }));

async function read({ file, maxPages, maxText }: DocumentTask): Promise<DocumentText> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(file)), {
    disableFontFace: true,
    stopAtErrors: false,
  });
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n\n';
    if (text.length > maxText) break;
  }
  await document.loadingTask.destroy();
  return tidy(text).slice(0, maxText);
}

const tidy = (text: string) =>
  text
    .replaceAll('\0', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
