import { type ComponentType, createElement } from 'react';

/** Returns a component without props that renders `component` with `props`, for the route table. */
export function bindProps<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): ComponentType {
  return () => createElement(component, props);
}
