interface ToolWords {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** A tool that opens: `src/pages/<id>` makes its page. The arrow after its action is drawn, because the fonts have none. */
export interface AvailableTool extends ToolWords {
  readonly status: 'available';
  readonly action: string;
}

/** A tool that is announced. Its path is reserved, no page stands behind it yet, so it is never a link. */
export interface ComingTool extends ToolWords {
  readonly status: 'coming-soon';
  readonly statusLabel: string;
}

export type Tool = AvailableTool | ComingTool;

/** The three tools of /tools, in order. */
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
  },
  {
    id: 'seasonality-tracker',
    title: 'Seasonality Tracker',
    description: 'Which months earn the most, and which cost more than they bring in.',
    path: '/tools/seasonality-tracker',
    status: 'coming-soon',
    statusLabel: 'Coming soon',
  },
];

export const availableTools = tools.filter((tool) => tool.status === 'available');
