/** The fields of a type. `notStated`: recommended fields that the site omits, each with the reason. */
interface TypeRule {
  source: string;
  required: readonly string[];
  recommended?: readonly string[];
  notStated?: Readonly<Record<string, string>>;
}

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data';

/** Fields that Google recommends for every article. */
const ARTICLE_FIELDS = [
  'headline',
  'image',
  'author',
  'publisher',
  'url',
  'description',
  'mainEntityOfPage',
  'inLanguage',
  'articleSection',
];

/** As documented in November 2026. Types without Google documentation follow schema.org. */
export const TYPE_RULES: Readonly<Record<string, TypeRule>> = {
  ProfessionalService: {
    source: `${GOOGLE}/local-business`,
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'image', 'logo', 'sameAs', 'areaServed'],
    notStated: {
      geo: 'the address is a placeholder',
      openingHoursSpecification: 'no hours',
      priceRange: 'prices are offers of their own',
    },
  },
  PostalAddress: {
    source: `${GOOGLE}/local-business`,
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
  },
  Organization: { source: `${GOOGLE}/organization`, required: ['name', 'url'], recommended: ['logo'] },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    recommended: ['publisher', 'inLanguage'],
  },
  ...Object.fromEntries(
    ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'].map((type) => [
      type,
      {
        source: `https://schema.org/${type}`,
        required: ['url', 'name', 'description', 'isPartOf', 'primaryImageOfPage', 'inLanguage'],
      },
    ]),
  ),
  ImageObject: { source: `${GOOGLE}/article`, required: ['url'], recommended: ['width', 'height'] },
  BreadcrumbList: { source: `${GOOGLE}/breadcrumb`, required: ['itemListElement'] },
  ItemList: { source: `${GOOGLE}/carousel`, required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { source: `${GOOGLE}/breadcrumb`, required: ['position', 'name'] },
  Blog: {
    source: 'https://schema.org/Blog',
    required: ['name', 'url', 'blogPost'],
    recommended: ['description', 'publisher', 'inLanguage'],
  },
  BlogPosting: {
    source: `${GOOGLE}/article`,
    required: ['headline', 'url'],
    recommended: ['image', 'author', 'datePublished', 'dateModified'],
  },
  Article: {
    source: `${GOOGLE}/article`,
    required: ARTICLE_FIELDS,
    recommended: ['about'],
    notStated: { datePublished: 'no case study has a stated date', dateModified: 'the same' },
  },
  FAQPage: { source: `${GOOGLE}/faqpage`, required: ['mainEntity'] },
  Question: { source: `${GOOGLE}/faqpage`, required: ['name', 'acceptedAnswer'] },
  Answer: { source: `${GOOGLE}/faqpage`, required: ['text'] },
  JobPosting: {
    source: `${GOOGLE}/job-posting`,
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['identifier', 'url'],
    notStated: {
      baseSalary: 'no pay is stated',
      employmentType: 'no hours are stated',
      validThrough: 'no last date is stated',
      jobLocationType: 'TELECOMMUTE means fully remote, and this is remote or hybrid',
    },
  },
  WebApplication: {
    source: `${GOOGLE}/software-app`,
    required: ['name', 'offers'],
    recommended: ['applicationCategory', 'operatingSystem', 'url', 'description'],
    notStated: { aggregateRating: 'nobody has rated it', review: 'nobody has reviewed it' },
  },
  Service: {
    source: 'https://schema.org/Service',
    required: ['name', 'provider', 'offers'],
    recommended: ['description', 'serviceType', 'areaServed'],
  },
  Offer: { source: 'https://schema.org/Offer', required: ['price', 'priceCurrency'] },
  UnitPriceSpecification: {
    source: 'https://schema.org/UnitPriceSpecification',
    required: ['price', 'priceCurrency', 'unitCode', 'referenceQuantity'],
  },
  QuantitativeValue: { source: 'https://schema.org/QuantitativeValue', required: ['value', 'unitCode'] },
  PropertyValue: { source: 'https://schema.org/PropertyValue', required: ['name', 'value'] },
  Place: { source: 'https://schema.org/Place', required: [] },
  Country: { source: 'https://schema.org/Country', required: ['name'] },
};

/** Fields of an article on its own page. Its node on /blog has fewer. */
export const WHOLE_BLOG_POSTING = [...ARTICLE_FIELDS, 'wordCount', 'datePublished', 'dateModified'];
