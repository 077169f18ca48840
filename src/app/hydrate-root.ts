// The entry imports this file instead of the package, which is CommonJS: the entry would need the bundler's helper for it,
// a second file before anything starts.
export { hydrateRoot } from 'react-dom/client';
