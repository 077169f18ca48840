/** What a blog shows: one post across the page, and the register below it. */
export interface BlogView<Post> {
  featured: Post | null;
  listed: readonly Post[];
}

/**
 * The posts as the filter shows them. All (null): the first is featured, the rest are listed. A category: the first post
 * stays featured only if it belongs there, and the list holds all of the category, so that post may appear twice.
 */
export function blogView<Post extends { category: string }>(
  posts: readonly Post[],
  category: string | null,
): BlogView<Post> {
  const [first = null, ...rest] = posts;
  if (category === null) return { featured: first, listed: rest };
  return {
    featured: first?.category === category ? first : null,
    listed: posts.filter((post) => post.category === category),
  };
}
