import { TYPE_RULES } from './structured-data-rules';

type Node = Readonly<Record<string, unknown>>;

/** Returns one error for each fault of a JSON-LD block, with node type and field. Empty: no fault. */
export function structuredDataFaults(block: unknown): string[] {
  if (!isNode(block)) return ['is not an object'];
  const faults = block['@context'] === 'https://schema.org' ? [] : ['@context must be https://schema.org'];
  for (const node of nodesOf(block['@graph'] ?? block)) faults.push(...nodeFaults(node));
  return faults;
}

/** Every node with a type, at any depth, except pointers (nodes that have only a type and an `@id`). */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value && !isPointer(value) ? [value, ...inside] : inside;
}

/** The `@id` of every pointer, at any depth. */
export function pointersOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pointersOf);
  if (!isNode(value)) return [];
  return isPointer(value) ? [String(value['@id'])] : Object.values(value).flatMap(pointersOf);
}

function isPointer(node: Node): boolean {
  return '@id' in node && Object.keys(node).every((key) => key.startsWith('@'));
}

function nodeFaults(node: Node): string[] {
  const type = String(node['@type']);
  const rule = TYPE_RULES[type];
  if (!rule) return [`${type}: is not in the table of types`];
  const wanted = [...rule.required, ...(rule.recommended ?? [])];
  const missing = wanted
    .filter((field) => isEmpty(node[field]))
    .map((field) => `${type}: has no ${field} (${rule.source})`);
  const wrong = Object.entries(node).flatMap(([field, value]) => valueFault(type, field, value) ?? []);
  return [...missing, ...wrong, ...orderFaults(type, node)];
}

function valueFault(type: string, field: string, value: unknown): string | null {
  const complain = (rule: string) => `${type}: ${field} ${rule}, got ${JSON.stringify(value)}`;
  if (/^date/.test(field) && !isDay(value)) return complain('must be a day');
  if (/^(?:url|item|image|logo|sameAs)$/.test(field) && !texts(value).every(isAddress))
    return complain('must be absolute addresses');
  if (field === 'price' && !(typeof value === 'number' && value >= 0)) return complain('must be a number');
  if (field === 'priceCurrency' && !/^[A-Z]{3}$/.test(String(value)))
    return complain('must be a code of ISO 4217');
  if (field === 'wordCount' && !(typeof value === 'number' && Number.isInteger(value) && value > 0))
    return complain('must be a count');
  // Google cuts longer headlines.
  if (field === 'headline' && String(value).length > 110) return complain('must have at most 110 characters');
  return null;
}

function orderFaults(type: string, node: Node): string[] {
  const list = node.itemListElement;
  if (list === undefined) return [];
  const positions = nodesOf(list)
    .filter((item) => item['@type'] === 'ListItem')
    .map((item) => item.position);
  return positions.every((position, i) => position === i + 1)
    ? []
    : [`${type}: positions must count from 1, got ${positions.join(', ')}`];
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' || Array.isArray(value) ? value.length === 0 : false;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
