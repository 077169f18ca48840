/** A tool of /tools. An available one has its page in `src/pages/<id>`. The path of another is reserved, and never a link. */
type Tool = Readonly<Record<'id' | 'title' | 'description' | 'path', string>> &
  (
    | { readonly status: 'available'; readonly action: string }
    | { readonly status: 'coming-soon'; readonly statusLabel: string; readonly house: 'haveli' | 'lodge' }
  );

export const tools: readonly Tool[] = [
  {
    id: 'revenue-calculator',
    title: 'Revenue Calculator',
    description:
      'Your rooms, nights and rates, added up to a year’s revenue as you type. It works without network.',
    path: '/tools/revenue-calculator',
    status: 'available',
    action: 'Try it now',
  },
  {
    id: 'profit-margin',
    title: 'Profit Margin Calculator',
    description: 'What a sold night leaves after housekeeping, food and commission.',
    path: '/tools/profit-margin',
    status: 'coming-soon',
    statusLabel: 'Coming soon',
    house: 'haveli',
  },
  {
    id: 'seasonality-tracker',
    title: 'Seasonality Tracker',
    description: 'Which months earn the most, and which cost more than they bring in.',
    path: '/tools/seasonality-tracker',
    status: 'coming-soon',
    statusLabel: 'Coming soon',
    house: 'lodge',
  },
];

export const availableTools = tools.filter((tool) => tool.status === 'available');
