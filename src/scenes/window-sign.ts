import { ink } from './ink';
import { arch, pane } from './pane';
import { fill, line, picture } from './svg';

/** The small arched window that says a state in toasts, chips and empty places: 0 dark, 1 lit, between them a blind. */
export function windowSign(state: number): string {
  const window = pane({ w: 22, h: 28, state, arched: true, bars: ink.trim });
  return picture({ box: [-2, -2, 26, 32] }, window);
}

/** A dark window as the sign of a list of problems and lessons: ink, so not yellow. */
export function bulletWindow(): string {
  return picture(
    { box: [0, 0, 22, 28] },
    fill(ink.text, arch(0, 0, 22, 28)) + line(ink.steel, 1.5, 'M11 0v28M0 12h22'),
  );
}

/** A larger dark window on its sill, waiting for the next hotel. 120 by 120. */
export function waitingWindow(): string {
  const art =
    fill(ink.night, arch(14, 4, 92, 110)) +
    line(ink.trim, 4, 'M60 4v110M14 56h92') +
    fill(ink.night, 'M4 112h112v8H4z');
  return picture({ box: [0, 0, 120, 120] }, art);
}
