import type { ArticleScene } from '../articles';

interface SceneWords {
  /** The picture, for those who do not see it. */
  picture: string;
  /** What it means: the number first, then a sentence. */
  figure: string;
  text: string;
}

/** The building at the head of an article: one idea of the text as a house. */
const scenes: Record<ArticleScene, SceneWords> = {
  ratePanes: {
    picture: 'A hotel front with a rate on every window: some high, some low, one for each kind of night.',
    figure: 'One front, many nights.',
    text: 'No hotel charges these rates; they are painted on to show how far apart two evenings can be.',
  },
  starHouse: {
    picture: 'A haveli with five windows and a lit star in each of them.',
    figure: 'Five stars in five windows.',
    text: 'They are read from the street, long before anyone asks what the room costs.',
  },
  frontDoor: {
    picture: 'A haveli by night: few windows lit, and its own front door wide open.',
    figure: 'A door of one’s own.',
    text: 'Most of the house is still dark, and whoever comes in here met nobody on the way.',
  },
  skyline: {
    picture: 'Five houses in a street, each a floor taller and fuller than the one before.',
    figure: 'Five houses, five floors.',
    text: 'Growth the way everyone likes to draw it. The question is what the street looked like before.',
  },
  hundred: {
    picture: 'A hotel with 100 windows. 18 are crossed out in red: the share an OTA keeps.',
    figure: '18 of 100.',
    text: 'At a commission of 18%, so many lit windows pay for someone else’s lights.',
  },
  tierHouse: {
    picture: 'A house that narrows as it rises: five windows, then three, then one.',
    figure: 'Five windows, three, one.',
    text: 'The higher the floor, the fewer people look out of it. The house pays for the stairs all the same.',
  },
};

/** The words around every article; what it says itself stands in its own file. */
export const articleCopy = {
  back: 'Blog',
  meta: (minutes: number, month: string) => `${minutes} min, ${month}`,
  contents: 'In this article',
  sources: {
    title: 'Sources',
    note: 'Read while writing this. Each link leaves our site.',
  },
  scenes,
  prose: {
    table: (firstColumn: string) => `Table: ${firstColumn}`,
    takeaways: 'To take to the desk',
    figuresAsTable: 'The figures as a table',
    columns: { item: 'Item', value: 'Value', note: 'Note', from: 'From', to: 'To', evidence: 'Evidence' },
  },
} as const;
