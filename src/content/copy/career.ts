/** The words of /career around the opening. The opening itself is in content/careers.ts. */
export const careerCopy = {
  head: {
    title: 'Careers in hotel revenue and data',
    description:
      'One opening is active: Data Analyst, Hospitality Intelligence, entry-level, remote or hybrid with Wayanad preferred. Fresh graduates are encouraged.',
    keywords: [
      'hotel data analyst job',
      'Wayanad jobs',
      'hospitality analytics career',
      'entry-level data analyst',
    ],
    crumb: 'Career',
  },
  title: 'Join Our Mission',
  subtitle: 'Help independent hotels use their own numbers.',
  pictureText: 'Two lodges on stilts in the rains of Wayanad, some of their windows lit.',
  terms: { level: 'Level', place: 'Place', duties: 'Duties', pay: 'Pay' },
  pay: 'Not printed here yet. Ask us when you apply.',
} as const;
