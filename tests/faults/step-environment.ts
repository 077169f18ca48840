import type { Page } from 'playwright';
import type { LeadFormName } from '../../src/leads/rules/form-fields';
import type { FaultProxy } from './fault-proxy';
import type { HistoryEvent, OpenedLead } from './history-event';
import type { ServerProcess } from './server-process';
import type { Visitor } from './visitor';

/** What the steps act on, and what they remember about one sequence. */
export interface StepEnvironment {
  visitor: Visitor;
  proxy: FaultProxy;
  server: ServerProcess;
  note: (event: HistoryEvent) => void;
  /** Returns the name of a hotel that no other lead of the test has. */
  newHotel: () => string;
  /** The saved lead that was opened in a form of a tab. */
  openedLeads: WeakMap<Page, Partial<Record<LeadFormName, OpenedLead>>>;
}
