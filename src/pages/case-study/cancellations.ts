import { claims } from '../../content/claims';

/** Bookings of a hundred that were cancelled, before and after, by the slug of the case study that tells it. */
export const cancellations = {
  pugmarks: { before: claims.pugmarks.cancellationsBefore, after: claims.pugmarks.cancellationsAfter },
  palatty: { before: claims.palatty.cancellationsBefore, after: claims.palatty.cancellationsAfter },
} as const;
