/** The part of Deno that the function uses. */
declare namespace Deno {
  const env: { toObject(): Record<string, string> };
  function serve(handler: (request: Request) => Promise<Response>): void;
}

/** The part of Supabase's runtime that the function uses. Undefined in plain Deno, for example in tests. */
declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

declare module 'npm:postgres@3.4.9' {
  import postgres from 'postgres';
  export default postgres;
}
