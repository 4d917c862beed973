import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../ui/loading/states.tsx';
import type { PhotoProblem } from '../photo-image/open-photo.ts';

const SENTENCES: Record<PhotoProblem | 'NO_WORDS', ReturnType<typeof msg>> = {
  NOT_IMAGE: msg`Your browser cannot open this picture. Choose a JPEG, PNG or WebP picture.`,
  TOO_BIG: msg`This picture is bigger than 25 MB. Choose a smaller one.`,
  TOO_SMALL: msg`This picture is too small to read.`,
  NO_WORDS: msg`No text was found. Move the corners closer in, turn the photo upright, or type the question.`,
};

/** Why a photo cannot be used. */
export function PhotoRefusal({ problem }: { problem: PhotoProblem | 'NO_WORDS' }) {
  const { i18n } = useLingui();
  return <Refusal>{i18n._(SENTENCES[problem])}</Refusal>;
}
