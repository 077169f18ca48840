/** Returns the media type of a request or response in lower case without parameters: 'text/html'. Returns '' without a type. */
export function mediaTypeOf({ headers }: { readonly headers: { get(name: string): string | null } }): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}
