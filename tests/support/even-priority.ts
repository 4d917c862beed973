import os from 'node:os';
import { vi } from 'vitest';

// All tests of a world come from one address, whose questions soon get what others leave of the processor: on a busy
// machine that is nothing, and what is right would be told as too busy.
vi.spyOn(os, 'setPriority').mockImplementation(() => {});
