/** Where the build put the files of the reader, and how big each is. */
declare const READER: { folder: string; sizes: Record<string, number> };

const ALWAYS = [
  'tesseract.esm.min.js',
  'worker.min.js',
  'tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm',
];

/**
 * Loads what the reader will ask for, so that there is something to tell while that goes on and a failure is
 * noticed: the reader itself is silent about both. Returns the folder, whose files the browser now has.
 */
export async function fetchReader(
  models: string[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const names = [...ALWAYS, ...models.map((model) => `${model}.traineddata.gz`)];
  const total = names.reduce((sum, name) => sum + READER.sizes[name]!, 0);
  let loaded = 0;
  await Promise.all(
    names.map(async (name) => {
      const response = await fetch(`${READER.folder}/${name}`, { signal });
      if (!response.ok || !response.body) throw new Error(`${name} was answered with ${response.status}`);
      const stream = response.body.getReader();
      for (;;) {
        const { done, value } = await stream.read();
        if (done) return;
        loaded += value.length;
        onProgress(Math.min(1, loaded / total));
      }
    }),
  );
  return READER.folder;
}
