import { useParams } from 'react-router-dom';
import { listingAt } from '../../../lib/list-path.ts';

/** The subject that an address names, alone or before what of it is listed: `/topics/physics`, `/physics-topics`. */
export function useSubjectSlug(): string {
  const { subjectSlug, listing = '' } = useParams();
  return subjectSlug ?? listingAt(listing)?.subject ?? '';
}
