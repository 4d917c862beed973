/** What reads a photo, loaded together with the first of them. */
export { preparePhoto } from '../photo-image/prepare-photo.ts';
export { askModel } from './ask-model.ts';
export { readWords } from './recognise-words.ts';
