interface ListedTool {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Its page is in `src/pages/<id>`. `house`: the rooms of its open house, and how many are sold; default: the calculator's. */
interface AvailableTool extends ListedTool {
  readonly status: 'available';
  readonly action: string;
  readonly house?: { readonly rooms: number; readonly occupancyPercent: number };
}

/** Its path is reserved and has no page, so it is never a link. `house`: the closed house that is drawn for it. */
interface AnnouncedTool extends ListedTool {
  readonly status: 'coming-soon';
  readonly statusLabel: string;
  readonly house: 'haveli' | 'lodge';
}

/** The tools of /tools, in order. */
export const tools: readonly (AvailableTool | AnnouncedTool)[] = [
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

/** The tools that have a page. */
export const availableTools = tools.filter((tool) => tool.status === 'available');
