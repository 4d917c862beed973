import { useLocation } from 'react-router-dom';
import { namesAt } from '../../../lib/paths.ts';

/** The subject in an address such as `/topics/physics` or `/physics-topics`; the router knows no names within a part. */
export const useSubjectSlug = (): string => namesAt(useLocation().pathname)['subjectSlug'] ?? '';
