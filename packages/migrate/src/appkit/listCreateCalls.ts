import type { CallExpression, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { readNamespaceNames, readRequiredNames, type UsedName } from '../module/readUsedNames.js'
import { stringOf, walk } from '../module/syntax.js'

/** An identifier and the node that uses it. */
export type Use = { readonly node: Node; readonly parent: Node }

/** Whether AppKit's module exports `createAppKit`. */
export function isMainModule(module: string): boolean {
  return module === '@reown/appkit/react' || module === '@reown/appkit'
}

/** Returns the calls of AppKit's `createAppKit`, also as a member of a module object. */
export function listCreateCalls(editor: ModuleEditor): CallExpression[] {
  const uses: Use[] = []
  const addFrom = (names: readonly UsedName[] | undefined) => {
    for (const { name, node } of names ?? []) if (name === 'createAppKit') uses.push(...listUses(editor, node))
  }
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    if (!isMainModule(declaration.source.value)) continue
    const references = editor.bindings.referencesTo(specifier.local.name)
    if (importedName(specifier) === 'createAppKit') uses.push(...references)
    if (importedName(specifier) === '*') addFrom(readNamespaceNames(references))
  }
  walk(editor.program, (node) => {
    const module = stringOf(requiredModule(node))
    if (module !== undefined && isMainModule(module)) addFrom(readRequiredNames(editor, node))
  })
  return uses.flatMap(({ node, parent }) => {
    if (parent.type !== 'CallExpression') return []
    const { callee } = parent
    const isCalled = callee === node || (callee.type === 'MemberExpression' && callee.property === node)
    return isCalled ? [parent] : []
  })
}

/** Returns the argument of `require()` or `import()`. */
export function requiredModule(node: Node): Node | undefined {
  if (node.type === 'ImportExpression') return node.source
  const isRequire =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require'
  return isRequire ? node.arguments[0] : undefined
}

/** Returns the uses of a name that code reads from a module object, as a member or with a pattern. */
export function listUses(editor: ModuleEditor, name: Node): Use[] {
  const holder = editor.parentOf(name)
  const parent = holder && editor.parentOf(holder)
  if (holder?.type === 'Property')
    return [{ node: name, parent: holder }, ...editor.bindings.referencesOf(holder.value)]
  return parent ? [{ node: name, parent }] : []
}
