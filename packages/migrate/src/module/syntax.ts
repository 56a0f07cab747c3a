import {
  type MemberExpression,
  type Node,
  type ObjectExpression,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser'

/** A module that was parsed, or the reason why it can't be. */
export type ParsedModule =
  | { readonly ok: true; readonly program: Program; readonly parentOf: (node: Node) => Node | undefined }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** Parses a module. JavaScript files may contain JSX, because bundlers for React accept it there. */
export function parseModule(file: string, text: string): ParsedModule {
  const lang = languageOf(file)
  const sourceType = /\.c[jt]s$/.test(file) ? 'commonjs' : 'module'
  const { program, errors } = parseSync(file, text, { lang, sourceType, range: false })
  const [error] = errors
  if (error) return { ok: false, line: lineOf(text, error.labels[0]?.start ?? 0), message: error.message }
  const parents = unlessTooDeep(() => {
    const found = new Map<Node, Node>()
    walk(program, (node, parent) => {
      if (parent) found.set(node, parent)
    })
    return found
  })
  if (!parents) return { ok: false, line: 1, message: tooDeep }
  return { ok: true, program, parentOf: (node) => parents.get(node) }
}

/** Whether the file is a JavaScript or TypeScript module, and no declaration file. */
export function isModuleFile(file: string): boolean {
  return /(?<!\.d)\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]ts$/.test(file)
}

export const tooDeep = 'The code is nested too deeply.'

/** Returns the result of a recursive function; `undefined` if the stack overflows. */
export function unlessTooDeep<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function languageOf(file: string): 'js' | 'jsx' | 'ts' | 'tsx' {
  if (/\.[cm]?ts$/.test(file)) return 'ts'
  return file.endsWith('.tsx') ? 'tsx' : 'jsx'
}

/** Calls `visit` for the node and everything below it. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent)
  for (const child of childrenOf(node)) walk(child, visit, node)
}

/** Returns the direct children in the order of the source. */
export function childrenOf(node: Node): Node[] {
  const fields = new Map<string, unknown>(Object.entries(node))
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields.get(key)].flat().filter(isNode))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Whether a function contains the node. */
export function isInFunction(node: Node, parentOf: (node: Node) => Node | undefined): boolean {
  for (let each = parentOf(node); each; each = parentOf(each))
    if (/^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(each.type)) return true
  return false
}

/** Returns the line of an offset; the first is 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Returns the value of a string literal. */
export function stringOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Returns the name of a variable or a field: `kit` of `kit!` and of `this.kit`. */
export function nameOfHolder(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return memberName(node)
  return node.type === 'TSNonNullExpression' || node.type === 'ParenthesizedExpression'
    ? nameOfHolder(node.expression)
    : undefined
}

/** Returns `kit` of `this.kit`. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined
}

/** A property `key: value`, a shorthand or a method. */
export type NamedProperty = { readonly name: string; readonly node: Node; readonly value: Node }

/** Returns the properties of an object literal; undefined if it has a spread or a computed key. */
export function propertiesOf(node: ObjectExpression): NamedProperty[] | undefined {
  const properties = node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : stringOf(key)
    return name === undefined ? [] : [{ name, node: property, value }]
  })
  return properties.length === node.properties.length ? properties : undefined
}
