import { type ComponentType, createElement } from 'react';

/** A component with its props already given: what a page that is one of several of its kind hands to the route table. */
export function bindProps<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): ComponentType {
  return () => createElement(component, props);
}
