/** Of Deno, what the function uses. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Promise<Response>): void;
}

/** Of Supabase's runtime. Deno alone, as on a computer of one's own, has no such object. */
declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Of postgres.js, what the function uses. */
declare module 'npm:postgres@3.4.9' {
  interface Options {
    max: number;
    prepare: boolean;
    fetch_types: boolean;
    /** Seconds. */
    idle_timeout: number;
    /** Seconds. */
    connect_timeout: number;
  }
  interface Transaction {
    unsafe(text: string, params?: string[]): Promise<readonly unknown[]>;
  }
  interface Sql {
    begin<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  }
  export default function postgres(url: string, options: Options): Sql;
}
