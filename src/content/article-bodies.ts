import type { MDXContent } from 'mdx/types';
import { frontMatterFields } from './front-matter-fields';

const bodies = bySlug(import.meta.glob<MDXContent>('./articles/*/index.mdx', { import: 'default' }));
const frontMatters = bySlug(
  import.meta.glob<unknown>('./articles/*/index.mdx', {
    query: '?frontmatter=dek,caption,closing,sources',
    import: 'default',
  }),
);

/** What an article says on its own page alone, around its text. */
export interface ArticleFrame {
  /** One line under the title. */
  dek: string;
  /** What the building at its head means: the number first, then a sentence. */
  caption: { figure: string; text: string };
  /** The call at the end; its action leads to the contact page. */
  closing: { heading: string; text: string; action: string };
  /** In the order of their numbers in the text. One that stands at no public address of its own has none. */
  sources: readonly { title: string; url?: string }[];
}

/** The text of an article as a component, and its frame. Rejects for a slug that is none, or when its file cannot be had. */
export async function loadArticle(slug: string): Promise<{ Body: MDXContent; frame: ArticleFrame }> {
  const [loadBody, loadFrontMatter] = [bodies.get(slug), frontMatters.get(slug)];
  if (!loadBody || !loadFrontMatter) throw new Error(`content/articles has no folder "${slug}"`);
  const [Body, frontMatter] = await Promise.all([loadBody(), loadFrontMatter()]);
  return { Body, frame: readFrame(`articles/${slug}/index.mdx`, frontMatter) };
}

/** The page's own part of an article's front matter. A field that cannot be right stops the build, named with `file`. */
export function readFrame(file: string, frontMatter: unknown): ArticleFrame {
  const fields = frontMatterFields(frontMatter, file);
  const caption = fields.group('caption');
  const closing = fields.group('closing');
  return {
    dek: fields.text('dek'),
    caption: { figure: caption.text('figure'), text: caption.text('text') },
    closing: { heading: closing.text('heading'), text: closing.text('text'), action: closing.text('action') },
    sources: fields.groups('sources').map((source) => ({
      title: source.text('title'),
      ...(source.has('url') ? { url: source.text('url') } : {}),
    })),
  };
}

/** `./articles/pace/index.mdx` belongs to the article `pace`. */
function bySlug<Loader>(files: Record<string, Loader>): ReadonlyMap<string, Loader> {
  return new Map(Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? '', load]));
}
