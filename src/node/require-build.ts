import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './paths';

/** Ends this process with status 1 and a message if there is no built site in dist/. Vitest calls it before the build tests. */
export default function requireBuild(): void {
  if (existsSync(join(distDir, '404.html'))) return;
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}
