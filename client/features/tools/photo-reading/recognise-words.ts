import type Tesseract from 'tesseract.js';
import { fetchReader } from './fetch-ocr.ts';
import type { Paragraph } from './assemble-text.ts';

/** The language that a question is printed in; Chinese ones have English and formulas in them too. */
export type PrintedIn = 'en' | 'zh';

/** How far it is: fetching what reads, reading, or waiting for a model. */
export interface Progress {
  stage: 'fetching' | 'reading' | 'model';
  /** From 0 to 1, where that is known. */
  share: number | null;
}

const MODELS: Record<PrintedIn, string[]> = { en: ['eng'], zh: ['chi_sim', 'eng'] };

/** The words in a picture, read on this device. */
export async function readWords(
  picture: HTMLCanvasElement,
  printedIn: PrintedIn,
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Paragraph[]> {
  const models = MODELS[printedIn];
  const folder = await fetchReader(models, (share) => onProgress({ stage: 'fetching', share }), signal);
  const { createWorker, OEM } = await readerIn(folder);
  signal.throwIfAborted();
  onProgress({ stage: 'reading', share: 0 });

  const { promise: failed, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  const opening = createWorker(models, OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: `${folder}/tesseract-core-simd-lstm.js`,
    langPath: folder,
    // From a file of its own, whose policy lets it run WebAssembly: pages may not.
    workerBlobURL: false,
    // Browsers keep the files by themselves.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress({ stage: 'reading', share: progress });
    },
    errorHandler: (error: unknown) => reject(new Error(String(error))),
  });
  try {
    const worker = await Promise.race([opening, failed]);
    await worker.setParameters({ user_defined_dpi: '200' });
    const { data } = await Promise.race([
      worker.recognize(picture, {}, { text: false, blocks: true }),
      failed,
    ]);
    return paragraphsOf(data);
  } finally {
    void opening.then((worker) => worker.terminate()).catch(() => {});
  }
}

/** Read as the file that it is: bundled, its old kind of modules would cost every page. */
async function readerIn(folder: string): Promise<typeof Tesseract> {
  const { default: reader } = (await import(/* @vite-ignore */ `${folder}/tesseract.esm.min.js`)) as {
    default: typeof Tesseract;
  };
  return reader;
}

function paragraphsOf({ blocks }: Tesseract.Page): Paragraph[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.map(({ lines }) =>
      lines.map(({ words }) =>
        words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence,
          box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
        })),
      ),
    ),
  );
}
