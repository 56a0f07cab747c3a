import type { Node } from 'oxc-parser'
import type { ModuleEditor } from './createModuleEditor.js'
import type { Reference } from './readBindings.js'

/** A name that code reads from a module object, and the identifier. */
export type UsedName = { readonly name: string; readonly node: Node; readonly isShorthand: boolean }

/** Returns the names that code reads from a module object; `undefined` if it uses the object in another way. */
export function readNamespaceNames(references: readonly Reference[]): UsedName[] | undefined {
  return all(
    references.map(({ node, parent }) => {
      const declared = parent.type === 'VariableDeclarator' && parent.init === node ? parent.id : undefined
      return declared ? readPatternNames(declared) : list(readMember(node, parent))
    }),
  )
}

/** Returns the names that code reads from `require()`, `import()` or `await import()`. */
export function readRequiredNames(editor: ModuleEditor, call: Node): UsedName[] | undefined {
  const parent = editor.parentOf(call)
  if (!parent) return undefined
  if (parent.type === 'AwaitExpression' || parent.type === 'ParenthesizedExpression')
    return readRequiredNames(editor, parent)
  if (parent.type === 'VariableDeclarator') {
    if (parent.id.type === 'Identifier') return readNamespaceNames(editor.bindings.referencesOf(parent.id))
    return readPatternNames(parent.id)
  }
  const member = readMember(call, parent)
  const outer = editor.parentOf(parent)
  if (member?.name !== 'then' || outer?.type !== 'CallExpression' || call.type !== 'ImportExpression')
    return list(member)
  const [listener, ...others] = outer.arguments
  if (listener?.type !== 'ArrowFunctionExpression' || others.length > 0) return undefined
  const [parameter] = listener.params
  if (parameter?.type === 'Identifier') return readNamespaceNames(editor.bindings.referencesOf(parameter))
  return parameter ? readPatternNames(parameter) : []
}

function readPatternNames(pattern: Node): UsedName[] | undefined {
  if (pattern.type !== 'ObjectPattern') return undefined
  return all(
    pattern.properties.map((each) => {
      if (each.type !== 'Property' || each.computed || each.key.type !== 'Identifier') return undefined
      return [{ name: each.key.name, node: each.key, isShorthand: each.shorthand }]
    }),
  )
}

function readMember(object: Node, parent: Node): UsedName | undefined {
  const used = (node: Node & { readonly name: string }) => ({ name: node.name, node, isShorthand: false })
  if (parent.type === 'MemberExpression' && parent.object === object && !parent.computed)
    return parent.property.type === 'Identifier' ? used(parent.property) : undefined
  if (parent.type === 'TSQualifiedName' && parent.left === object) return used(parent.right)
  if (parent.type === 'JSXMemberExpression' && parent.object === object) return used(parent.property)
  return undefined
}

function list(used: UsedName | undefined): UsedName[] | undefined {
  return used && [used]
}

function all(lists: readonly (UsedName[] | undefined)[]): UsedName[] | undefined {
  return lists.every((each) => each !== undefined) ? lists.flat() : undefined
}
