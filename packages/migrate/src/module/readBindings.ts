import type { Node, Program } from 'oxc-parser'
import { childrenOf } from './syntax.js'

/** An identifier that refers to a binding, and its parent. */
export type Reference = { readonly node: Named; readonly parent: Node }

type Named = Node & { readonly name: string }

/** The names of a module. */
export type Bindings = {
  /** Returns the references to a name of the module's own scope, without those to shadowing names. */
  referencesTo(name: string): readonly Reference[]
  /** Returns the references to the variable that the identifier declares or refers to. */
  referencesOf(identifier: Node): readonly Reference[]
  /** Whether a scope of the module declares the name, or code refers to a global with it. */
  isTaken(name: string): boolean
}

/** Finds out which declaration each identifier of a module refers to. */
export function readBindings(program: Program): Bindings {
  const scopes: Scopes = { names: new Map([[program, new Set()]]), declared: new Set() }
  declareAll(program, { block: program, fn: program }, scopes)
  const used = new Set<string>()
  const scopeOf = new Map<Node, Node>()
  const found: (Reference & { readonly scope: Node })[] = []
  const visit = (node: Node, parents: readonly Node[]): void => {
    const parent = parents.at(-1)
    if (parent && isNamed(node) && isReference(node, parent)) {
      used.add(node.name)
      const scope = parents.findLast((each) => scopes.names.get(each)?.has(node.name)) ?? program
      scopeOf.set(node, scope)
      if (!scopes.declared.has(node)) found.push({ node, parent, scope })
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node])
  }
  visit(program, [])
  const referencesIn = (scope: Node, name: string) =>
    found.filter((each) => each.scope === scope && each.node.name === name)
  return {
    referencesTo: (name) => referencesIn(program, name),
    referencesOf: (node) => (isNamed(node) ? referencesIn(scopeOf.get(node) ?? program, node.name) : []),
    isTaken: (name) => used.has(name) || [...scopes.names.values()].some((names) => names.has(name)),
  }
}

/** `names`: those that each scope declares; `declared`: the identifiers that declare them. */
type Scopes = { readonly names: Map<Node, Set<string>>; readonly declared: Set<Node> }
type Scope = { readonly block: Node; readonly fn: Node }

const functionTypes: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])
const blockTypes: ReadonlySet<string> = new Set([
  ...['BlockStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement', 'SwitchStatement', 'CatchClause'],
  ...['StaticBlock', 'TSModuleBlock', 'ClassExpression'],
  // These have type parameters.
  ...['ClassDeclaration', 'TSCallSignatureDeclaration', 'TSConditionalType', 'TSConstructorType', 'TSDeclareFunction'],
  ...['TSFunctionType', 'TSInterfaceDeclaration', 'TSMappedType', 'TSMethodSignature', 'TSTypeAliasDeclaration'],
])

/** Collects the names that each scope declares. */
function declareAll(node: Node, scope: Scope, scopes: Scopes): void {
  const declare = (target: Node, identifiers: readonly Named[]) => {
    const known = scopes.names.get(target) ?? new Set()
    for (const identifier of identifiers) {
      known.add(identifier.name)
      scopes.declared.add(identifier)
    }
    scopes.names.set(target, known)
  }
  const isFunction = functionTypes.has(node.type)
  const inner = isFunction ? { block: node, fn: node } : blockTypes.has(node.type) ? { ...scope, block: node } : scope
  switch (node.type) {
    case 'VariableDeclaration':
      for (const { id } of node.declarations) declare(node.kind === 'var' ? scope.fn : scope.block, identifiersOf(id))
      break
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      if (node.id) declare(scope.block, [node.id])
      break
    case 'ClassExpression':
    case 'FunctionExpression':
      if (node.id) declare(node, [node.id])
      break
    case 'TSTypeParameter':
      declare(scope.block, [node.name])
      break
    case 'TSMappedType':
      declare(node, [node.key])
      break
    case 'CatchClause':
      if (node.param) declare(node, identifiersOf(node.param))
      break
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      declare(scope.block, [node.local])
      break
  }
  if ((isFunction || node.type === 'TSDeclareFunction') && 'params' in node && Array.isArray(node.params))
    for (const param of node.params) declare(inner.block, identifiersOf(param))
  for (const child of childrenOf(node)) declareAll(child, inner, scopes)
}

/** Returns the identifiers that a pattern declares. */
function identifiersOf(pattern: Node): Named[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        identifiersOf(each.type === 'RestElement' ? each.argument : each.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? identifiersOf(each) : []))
    case 'AssignmentPattern':
      return identifiersOf(pattern.left)
    case 'RestElement':
      return identifiersOf(pattern.argument)
    case 'TSParameterProperty':
      return identifiersOf(pattern.parameter)
    default:
      return []
  }
}

function isNamed(node: Node): node is Named {
  return (
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') && 'name' in node && typeof node.name === 'string'
  )
}

/** Fields whose identifiers name something else than a binding. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ExportSpecifier: ['exported'],
  ImportAttribute: ['key'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ImportSpecifier: ['imported', 'local'],
  JSXAttribute: ['name'],
  JSXMemberExpression: ['property'],
  JSXNamespacedName: ['namespace', 'name'],
  LabeledStatement: ['label'],
  MetaProperty: ['meta', 'property'],
  TSEnumMember: ['id'],
  TSImportType: ['qualifier'],
  TSNamedTupleMember: ['label'],
  TSQualifiedName: ['right'],
  TSTypeParameter: ['name'],
}
const keyedTypes: ReadonlySet<string> = new Set([
  ...['Property', 'MethodDefinition', 'PropertyDefinition', 'AccessorProperty', 'TSPropertySignature'],
  ...['TSMethodSignature', 'TSAbstractMethodDefinition', 'TSAbstractPropertyDefinition'],
])

function isReference(node: Named, parent: Node): boolean {
  const fields = new Map<string, unknown>(Object.entries(parent))
  if (otherNames[parent.type]?.some((key) => fields.get(key) === node)) return false
  if (parent.type === 'MemberExpression') return parent.computed || parent.property !== node
  if (keyedTypes.has(parent.type) && fields.get('key') === node) return fields.get('computed') === true
  if (node.type === 'JSXIdentifier' && parent.type !== 'JSXMemberExpression') return /^[A-Z_$]/.test(node.name)
  return !(functionTypes.has(parent.type) && fields.get('id') === node)
}
