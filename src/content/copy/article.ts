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
    figure: 'One room, many rates.',
    text: 'The same room earns less on a Tuesday than on a festival Saturday. These rates are drawn; no hotel charges them.',
  },
  starHouse: {
    picture: 'A haveli with five windows and a lit star in each of them.',
    figure: 'Up to 1.42%.',
    text: 'How much more each available room earned with one more point on a 100-point review index, in a Cornell study.',
  },
  frontDoor: {
    picture: 'A haveli by night: few windows lit, and its own front door wide open.',
    figure: '3.1% against 21.2%.',
    text: 'What thirty direct bookings a month cost in this article’s example, and the same nights on an OTA with GST.',
  },
  skyline: {
    picture: 'Five houses in a street, each a floor taller and fuller than the one before.',
    figure: '2.7% to 45%.',
    text: 'The revenue gains reported in this article, from a verified one to our own average.',
  },
  hundred: {
    picture: 'A hotel with 100 windows. 18 are crossed out in red: the share an OTA keeps.',
    figure: '18 of 100.',
    text: 'At a commission of 18%, the OTA keeps what 18 of every 100 rooms sold there bring, before GST on it.',
  },
  tierHouse: {
    picture: 'A house that narrows as it rises: five windows, then three, then one.',
    figure: 'Three tiers.',
    text: 'Everyone sees a base offer, a closed group sees an audience offer, and sale or coupon visitors see a campaign.',
  },
};

/** The words around every article; what it says itself stands in its own file. */
export const articleCopy = {
  back: 'Blog',
  meta: (minutes: number, month: string) => `${minutes} min, ${month}`,
  contents: 'In this article',
  sources: {
    title: 'Sources',
    note: 'Numbered where the text uses them. Each link leaves our site.',
  },
  related: { title: 'Related articles', count: 3 },
  reviewed: (date: string) => `Reviewed ${date}`,
  scenes,
  prose: {
    table: (firstColumn: string) => `Table: ${firstColumn}`,
    takeaways: 'Takeaways',
    source: (number: number) => `Source ${number}`,
    figuresAsTable: 'The figures as a table',
    columns: { item: 'Item', value: 'Value', note: 'Note', from: 'From', to: 'To', evidence: 'Evidence' },
  },
} as const;
