import { type ComponentType, useEffect, useState } from 'react';
import { linkSubject } from '../../platform/history';
import type { MessageSuggestionBoxProps } from './message-suggestion-box';

/**
 * Shows `MessageSuggestionBox` for `data-subject` of the link that led here, or nothing without one or if its code cannot load.
 */
export function LazyMessageSuggestion(props: Omit<MessageSuggestionBoxProps, 'subject'>) {
  const [Suggestion, setSuggestion] = useState<ComponentType<MessageSuggestionBoxProps> | null>(null);
  useEffect(() => {
    if (linkSubject() === '') return;
    import('./message-suggestion-box').then(
      (module) => setSuggestion(() => module.MessageSuggestionBox),
      // The form works without the suggestion.
      () => undefined,
    );
  }, []);
  return Suggestion ? <Suggestion {...props} subject={linkSubject()} /> : null;
}
