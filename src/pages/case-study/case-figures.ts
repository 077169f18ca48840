import { sceneSource } from '../../components/scene-source';

/** The code that draws the windows of the figures and of the results. */
export const caseFigures = sceneSource(async () => {
  const [{ guestPicture }, { hundredFigure }, { growthWindows }] = await Promise.all([
    import('../../scenes/guests'),
    import('../../scenes/hundred'),
    import('../../scenes/growth-windows'),
  ]);
  return { guestPicture, hundredFigure, growthWindows };
});
