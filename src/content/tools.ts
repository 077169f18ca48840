/** A tool of /tools. An available one has its page in `src/pages/<id>`. */
type Tool = Readonly<Record<'id' | 'title' | 'description', string>> &
  (
    | { readonly status: 'available'; readonly action: string }
    | { readonly status: 'coming-soon'; readonly house: 'haveli' | 'lodge' }
  );

const listed: readonly Tool[] = [
  {
    id: 'revenue-calculator',
    title: 'Revenue Calculator',
    description: 'Type your rooms, prices and occupancy, and see a year’s revenue. It works without network.',
    status: 'available',
    action: 'Try it now',
  },
  {
    id: 'profit-margin',
    title: 'Profit Margin Calculator',
    description: 'What a sold night leaves after housekeeping, food and commission.',
    status: 'coming-soon',
    house: 'haveli',
  },
  {
    id: 'seasonality-tracker',
    title: 'Seasonality Tracker',
    description: 'Which months earn the most, and which cost more than they bring in.',
    status: 'coming-soon',
    house: 'lodge',
  },
];

/** The tools in the order of /tools. A tool that is not available also has a path, which is reserved and never a link. */
export const tools = listed.map((tool) => ({ ...tool, path: `/tools/${tool.id}` }));

export const availableTools = tools.filter((tool) => tool.status === 'available');
