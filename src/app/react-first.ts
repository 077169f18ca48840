import 'react-dom/client';
import { nextTask } from '../platform/page-lifecycle';

// Whoever imports this goes on in the next task: reading React is the longest piece of starting, and a tap is answered
// before the rest is read. No harm where a browser does not wait (WebKit, for a second importer): React has been read.
await nextTask();
