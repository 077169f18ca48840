import { type Guest, guestPicture } from '../../scenes/kit/guests';

const behind: readonly Guest[] = ['pair', 'chai', 'plant', 'book', 'cat'];

/** Who stands behind the windows of the figures, from the left. */
export const guests = behind.map((guest) => guestPicture(guest));
