/** What reads a photo, loaded together with the first of them. */
export { preparePhoto } from '../image/prepare-photo.ts';
export { askModel } from './ask-model.ts';
export { readWords } from './read-words.ts';
