import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../../src/node/paths';

/** Runs a copy of the deployed file in Deno, in an empty folder. Resolves when it listens. Rejects if it ends before that. */
export async function startFunction(tools: string, port: number, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lead-proxy-'));
  const bundle = join(folder, 'bundle.js');
  copyFileSync(join(rootDir, 'src/server/supabase/functions/lead-proxy/bundle.js'), bundle);
  const child = spawn(denoBinary(tools), ['run', '--allow-net', '--allow-env', bundle], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ DENO_DIR: join(tools, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      // Like npm, accept the certificates of the system, for a registry behind a company proxy.
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

/** Returns the path of Deno itself. The package's command starts Deno as a child, which would survive the command. */
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
