import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../../src/site-build/paths';

/** The file that is deployed, alone in a folder, running in Deno. Resolves when it listens; rejects when it ends before. */
export async function startFunction(tools: string, port: number, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lead-proxy-'));
  const bundle = join(folder, 'bundle.js');
  copyFileSync(join(rootDir, 'src/server/supabase/functions/lead-proxy/bundle.js'), bundle);
  const child = spawn(denoBinary(tools), ['run', '--allow-net', '--allow-env', bundle], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ DENO_DIR: join(tools, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      // As npm does, for a registry that is reached through a proxy of the company.
      DENO_TLS_CA_STORE: 'mozilla,system',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/Listening on/.test(output)) resolve();
      });
    }
    child.on('exit', () => reject(new Error(output)));
  });
  return { output: () => output, stop: () => end(child, folder) };
}

/** Deno itself: ending the package's own command would leave it running. */
function denoBinary(tools: string): string {
  const install: { runInstall: () => string } = createRequire(join(tools, 'package.json'))(
    'deno/install_api.cjs',
  );
  return install.runInstall();
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill();
  await ended;
  rmSync(folder, { recursive: true });
}
