import { hundredFigure } from '../../../scenes/houses/hundred';
import { cancellations } from '../cancellations';

const { before, after } = cancellations.pugmarks;

/** A hundred bookings before, a hundred after; those that were cancelled are crossed out, to the fraction. */
export const drawings = [
  hundredFigure({ id: 'rb', take: before.amount }),
  hundredFigure({ id: 'ra', take: after.amount }),
];
