/** Of Deno, what the function uses. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Promise<Response>): void;
}

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
  interface Sql {
    unsafe(text: string, params: string[]): Promise<readonly unknown[]>;
  }
  export default function postgres(url: string, options: Options): Sql;
}
