/** The opening of /career. The company has not stated the pay or the last date, so the page shows neither. */
export const jobOpening = {
  id: 'data-analyst-hospitality-intelligence',
  title: 'Data Analyst',
  team: 'Hospitality Intelligence',
  status: 'Active',
  level: 'Entry-level',
  place: 'Remote or hybrid, Wayanad preferred',
  /** Where the work is, for search engines. `country` is its ISO code of two letters. */
  address: { locality: 'Wayanad', region: 'Kerala', country: 'IN' },
  summary:
    'You work out what a hotel’s bookings show, and explain it in words and figures that its owner can use.',
  duties: [
    'ML model development and data analysis',
    'OTA data research and visualisation',
    'Python, SQL and Excel',
  ],
  /**
   * The day the opening was published, YYYY-MM-DD. PLACEHOLDER: the owner must set it, because search engines require it for a
   * job posting, and the company has not stated it. The page does not show it.
   */
  postedOn: '2025-10-01',
} as const;

/** The words of /career around the opening. */
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
  /** The links that open a mail to `site.mail.careers`, each with its label and the subject of the mail. */
  mails: {
    applyNow: { label: 'Apply Now', subject: 'Job application' },
    dataAnalyst: {
      label: 'Apply for Data Analyst',
      subject: 'Application: Data Analyst, Hospitality Intelligence',
    },
    generalInquiry: { label: 'General Inquiry', subject: 'General inquiry about careers' },
  },
  more: {
    title: 'More positions are coming',
    text: 'Nothing here for you yet? Send your resume, and say what you would like to work on.',
  },
  whyJoin: {
    title: 'Why Join',
    reasons: [
      { title: 'Real Impact', text: 'Hotel owners and our strategists use the tables you prepare.' },
      {
        title: 'Learn & Grow',
        text: 'You work beside strategists and specialists, on questions from real hotels.',
      },
      { title: 'Innovation Focus', text: 'You may propose a new model and test it on past bookings.' },
    ],
  },
  equalOpportunity:
    'We are an equal-opportunity employer. Fresh graduates are encouraged to apply, and so is local talent from Wayanad.',
} as const;
