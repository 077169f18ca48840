/** Returns the media type of a request or response in lower case without parameters, such as 'text/html', or '' if none. */
export function mediaTypeOf({ headers }: { readonly headers: { get(name: string): string | null } }): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}
