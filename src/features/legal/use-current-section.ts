import { useEffect, useState } from 'react';
import { watchSectionInView } from '../../platform/section-in-view';

/** The id of the section being read. Before hydration, and before anything is known, the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => watchSectionInView(ids.split(' '), setCurrent), [ids]);
  return current;
}
