/**
 * The three tools of /tools, in order. The page of an available tool is in `src/pages/<id>`. The path of an announced tool is
 * reserved and has no page, so it is never a link; `house`: the closed house that is drawn for it.
 */
export const tools = [
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
] as const;

export const availableTools = tools.filter((tool) => tool.status === 'available');
