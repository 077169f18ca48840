import * as palette from '../../theme/palette';
import { disc, filledPath, pathData, strokedPath, svgElement } from '../kit/svg';

const holes = Array.from({ length: 10 }, (_, i) => {
  const angle = i * 0.6283;
  return pathData`M${220 + Math.cos(angle) * 27} ${160 + Math.sin(angle) * 27}a5 5 0 1 1 10 0 5 5 0 1 1 -10 0z`;
}).join('');

/** Returns an <svg> of 440 by 250 units, of a blue telephone on a desk. */
export function telephone(): string {
  const receiver = 'M76 120q-12-58 54-66h190q66 8 54 66l-56 6q-4-34-36-36H168q-32 2-36 36z';
  const shapes =
    filledPath(palette.oxideDark, 'M0 214h440v36H0z') +
    filledPath(palette.oxide, 'M0 206h440v10H0z') +
    filledPath(palette.indigo, 'M110 206q4-92 70-104h90q66 12 70 104z') +
    disc(palette.indigoTint, 225, 160, 38) +
    disc(palette.indigoDark, 225, 160, 16) +
    filledPath(palette.indigo, holes) +
    filledPath(palette.indigoLight, receiver) +
    filledPath(palette.indigoDark, 'M168 86h22v26h-22zM260 86h22v26h-22z') +
    strokedPath(palette.indigoLight, 8, 'M340 196q70 20 66-60', 'stroke-dasharray="12 5"');
  return svgElement([0, 0, 440, 250], shapes);
}
