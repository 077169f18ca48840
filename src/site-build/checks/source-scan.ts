import { parseSync, Visitor } from 'vite';

/** What one source file uses from outside itself. */
export interface SourceScan {
  imports: { source: string; isType: boolean }[];
  /** Names that the file uses and does not declare, also with their members: `navigator`, `navigator.locks`. */
  globals: Set<string>;
  /** True if the file contains `new Date()`. Other ways to read the clock are members, such as `Date.now`. */
  readsClock: boolean;
}

/** Parses a TypeScript file. Throws if it has a syntax error. */
export function scanSource(path: string, text: string): SourceScan {
  const { program, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const imports: SourceScan['imports'] = [];
  const names: { name: string; at: number }[] = [];
  const chains: string[] = [];
  const propertyNames = new Set<number>();
  const declarations: { start: number; end: number }[] = [];
  let readsClock = false;
  const keyOf = (node: { key: { start: number }; computed: boolean }) => {
    if (!node.computed) propertyNames.add(node.key.start);
  };
  const paramsOf = (node: { params: { start: number; end: number }[] }) => declarations.push(...node.params);

  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers.map(
        (name) => name.type === 'ImportSpecifier' && name.importKind === 'type',
      );
      const isType = node.importKind === 'type' || (named.length > 0 && named.every(Boolean));
      imports.push({ source: node.source.value, isType });
      declarations.push(...node.specifiers);
    },
    ExportNamedDeclaration(node) {
      if (node.source) imports.push({ source: node.source.value, isType: node.exportKind === 'type' });
    },
    ExportAllDeclaration(node) {
      imports.push({ source: node.source.value, isType: node.exportKind === 'type' });
    },
    ImportExpression(node) {
      imports.push(...stringsIn(text, node.source, false));
    },
    TSImportType(node) {
      imports.push(...stringsIn(text, node.source, true));
    },
    CallExpression(node) {
      const [patterns] = node.arguments;
      const isGlob = text.slice(node.callee.start, node.callee.end) === 'import.meta.glob';
      if (isGlob && patterns) imports.push(...stringsIn(text, patterns, false));
    },
    NewExpression(node) {
      if (text.slice(node.start, node.end).replace(/\s/g, '') === 'newDate()') readsClock = true;
    },
    MemberExpression(node) {
      if (node.computed) return;
      propertyNames.add(node.property.start);
      chains.push(text.slice(node.start, node.end).replace(/[\s?]/g, ''));
    },
    Property(node) {
      if (!node.shorthand) keyOf(node);
    },
    PropertyDefinition: keyOf,
    MethodDefinition: keyOf,
    TSPropertySignature: keyOf,
    TSMethodSignature: keyOf,
    VariableDeclarator(node) {
      declarations.push(node.id);
    },
    FunctionDeclaration: paramsOf,
    FunctionExpression: paramsOf,
    ArrowFunctionExpression: paramsOf,
    Identifier(node) {
      names.push({ name: node.name, at: node.start });
    },
  }).visit(program);

  const used = names.filter(({ at }) => !propertyNames.has(at));
  const isDeclared = ({ at }: { at: number }) =>
    declarations.some(({ start, end }) => start <= at && at < end);
  const declared = new Set(used.filter(isDeclared).map(({ name }) => name));
  const free = new Set(used.map(({ name }) => name).filter((name) => !declared.has(name)));
  for (const chain of chains)
    if (/^[\w.]+$/.test(chain) && free.has(chain.replace(/\..*/, ''))) free.add(chain);
  return { imports, globals: free, readsClock };
}

function stringsIn(
  text: string,
  { start, end }: { start: number; end: number },
  isType: boolean,
): SourceScan['imports'] {
  return [...text.slice(start, end).matchAll(/(['"`])(.*?)\1/g)].map(([, , source = '']) => ({
    source,
    isType,
  }));
}
