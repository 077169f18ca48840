// The entry imports this file instead of the package. The package is CommonJS, so the entry would need the bundler's helper for
// CommonJS, which is one more file before anything starts.
export { hydrateRoot } from 'react-dom/client';
