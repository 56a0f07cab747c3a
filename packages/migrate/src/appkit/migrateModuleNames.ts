import type { ExportNamedDeclaration, ImportDeclaration, Node, StringLiteral, TSImportType } from 'oxc-parser'
import type { ModuleEditor, Target } from '../module/createModuleEditor.js'
import { readNamespaceNames, readRequiredNames, type UsedName } from '../module/readUsedNames.js'
import { stringOf, walk } from '../module/syntax.js'
import { chooseTarget, compatTarget } from './chooseTarget.js'
import { kitModuleOf } from './kitModuleOf.js'
import type { KitModule } from './kitModules.js'
import type { ProjectFacts } from './readProjectFacts.js'

const page = 'migrateFromAppKit.md#3-what-changes'
const isKitName = (name: string | undefined): name is string =>
  name !== undefined && (name === '@reown/appkit' || /^@reown\/appkit[/-]/.test(name))

/** Rewrites the places that name a module as a whole: `import *`, `export … from`, `require`, `import()` and types. */
export function migrateModuleNames(editor: ModuleEditor, facts: ProjectFacts): void {
  const handled = new Set<Node>()
  walk(editor.program, (node) => {
    if (node.type === 'ImportDeclaration') {
      handled.add(node.source)
      if (!isKitName(node.source.value)) return
      const [first] = node.specifiers
      if (!first) migrateSideEffect(editor, node)
      else if (!kitModuleOf(node.source.value)) reviewModule(editor, node, node.source.value)
      else if (first.type === 'ImportNamespaceSpecifier')
        migrateWhole(editor, node.source, readNamespaceNames(editor.bindings.referencesTo(first.local.name)), facts)
    } else if (node.type === 'ExportAllDeclaration') {
      handled.add(node.source)
      migrateWhole(editor, node.source, undefined, facts)
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      handled.add(node.source)
      migrateExport(editor, node, node.source, facts)
    } else if (node.type === 'ImportExpression') {
      handled.add(node.source)
      migrateWhole(editor, node.source, readRequiredNames(editor, node), facts)
    } else if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require') {
      const [argument] = node.arguments
      if (!argument) return
      handled.add(argument)
      migrateWhole(editor, argument, readRequiredNames(editor, node), facts)
    } else if (node.type === 'TSImportType') {
      handled.add(node.source)
      migrateImportType(editor, node, facts)
    } else if (node.type === 'Literal' && !handled.has(node) && isKitName(stringOf(node))) {
      editor.review(node, `\`${stringOf(node)}\` is not an import here.`, 'migrateFromAppKit.md#1-packages')
    }
  })
}

/** `import '@reown/appkit-wallet-button'` defines an element that `createAppKit` defines here. */
function migrateSideEffect(editor: ModuleEditor, declaration: ImportDeclaration): void {
  if (!declaration.source.value.startsWith('@reown/appkit-wallet-button')) {
    reviewModule(editor, declaration, declaration.source.value)
    return
  }
  editor.removeImport(declaration)
}

function reviewModule(editor: ModuleEditor, node: Node, name: string): void {
  editor.review(node, `\`${name}\` has no equivalent.`, page)
}

/** Names the module that has all used names with the same use: one of ours, otherwise `@latchkey/compat`. */
function migrateWhole(
  editor: ModuleEditor,
  literal: Node,
  names: readonly UsedName[] | undefined,
  facts: ProjectFacts,
): void {
  const source = stringOf(literal)
  if (!isKitName(source)) return
  const kitModule = kitModuleOf(source)
  const target = kitModule && wholeTarget(kitModule, names, facts)
  if (!target) {
    editor.review(literal, `No module has all of the names that the code uses of \`${source}\`.`, page)
    return
  }
  editor.code.update(literal.start + 1, literal.end - 1, target.module)
  for (const { node, name, renamed, isShorthand } of target.names)
    if (renamed !== name) editor.code.update(node.start, node.end, isShorthand ? `${renamed}: ${name}` : renamed)
}

type WholeTarget = {
  readonly module: string
  readonly names: readonly (UsedName & { readonly renamed: string })[]
}

function wholeTarget(
  kitModule: KitModule,
  names: readonly UsedName[] | undefined,
  facts: ProjectFacts,
): WholeTarget | undefined {
  const { compat, others } = kitModule
  const compatModule = compat && `@latchkey/compat/${compat}`
  if (!names) {
    const module = others?.module ?? compatModule
    return module ? { module, names: [] } : undefined
  }
  const targets = names.map((used) => ({ used, target: plainTarget(kitModule, used.name, facts) }))
  const module = targets.length > 0 ? targets[0]?.target?.module : compatModule
  if (module && targets.every(({ target }) => target?.module === module))
    return { module, names: targets.map(({ used, target }) => ({ ...used, renamed: target?.name ?? used.name })) }
  const isInCompat = names.every(({ name }) => compatTarget(kitModule, name) !== undefined)
  return isInCompat && compatModule ? { module: compatModule, names: [] } : undefined
}

/** Returns where code finds the name, if it can use it as before. */
function plainTarget(kitModule: KitModule, name: string, facts: ProjectFacts): Target | undefined {
  const choice = chooseTarget(kitModule, name, facts)
  if (choice?.kind !== 'native') return choice?.target
  return 'factory' in choice.rule || choice.rule.options ? undefined : choice.rule
}

/** `export { a, b } from`: as many statements as there are modules. Classes stay classes, for whoever imports them. */
function migrateExport(
  editor: ModuleEditor,
  declaration: ExportNamedDeclaration,
  source: StringLiteral,
  facts: ProjectFacts,
): void {
  const kitModule = kitModuleOf(source.value)
  if (!isKitName(source.value)) return
  if (!kitModule) return reviewModule(editor, declaration, source.value)
  const groups = new Map<string, string[]>()
  for (const specifier of declaration.specifiers) {
    const name = specifier.local.type === 'Literal' ? specifier.local.value : specifier.local.name
    const exported = editor.textOf(specifier.exported)
    const choice = chooseTarget(kitModule, name, facts)
    const isClass = choice?.kind === 'native' && ('factory' in choice.rule || choice.rule.options !== undefined)
    const target = isClass ? compatOf(kitModule, name) : choice?.kind === 'native' ? choice.rule : choice?.target
    if (!target || !('name' in target)) {
      editor.review(specifier, `\`${name}\` has no equivalent.`, page)
      groups.set(source.value, [...(groups.get(source.value) ?? []), editor.textOf(specifier)])
      continue
    }
    const prefix = specifier.exportKind === 'type' && declaration.exportKind !== 'type' ? 'type ' : ''
    const written = target.name === exported ? exported : `${target.name} as ${exported}`
    groups.set(target.module, [...(groups.get(target.module) ?? []), `${prefix}${written}`])
  }
  const [quote = "'"] = source.raw ?? ''
  const end = editor.textOf(declaration).endsWith(';') ? ';' : ''
  const keyword = declaration.exportKind === 'type' ? 'export type' : 'export'
  const statements = [...groups].map(
    ([module, names]) => `${keyword} { ${names.join(', ')} } from ${quote}${module}${quote}${end}`,
  )
  const [only] = groups.keys()
  if (groups.size === 1 && only === source.value) return
  editor.code.update(declaration.start, declaration.end, statements.join(editor.text.includes('\r\n') ? '\r\n' : '\n'))
}

function compatOf(kitModule: KitModule, name: string): Target | undefined {
  const choice = compatTarget(kitModule, name)
  return choice?.kind === 'compat' ? choice.target : undefined
}

/** `import('@reown/appkit').AppKit` in a type. */
function migrateImportType(editor: ModuleEditor, node: TSImportType, facts: ProjectFacts): void {
  const source = node.source.value
  if (!isKitName(source)) return
  const kitModule = kitModuleOf(source)
  const { qualifier } = node
  if (!kitModule || qualifier?.type !== 'Identifier') return migrateWhole(editor, node.source, undefined, facts)
  const choice = chooseTarget(kitModule, qualifier.name, facts)
  const isPlain = choice?.kind === 'native' && !('factory' in choice.rule)
  const target = isPlain ? choice.rule : compatOf(kitModule, qualifier.name)
  if (!target || !('name' in target)) return reviewModule(editor, node, `${source}: ${qualifier.name}`)
  editor.code.update(node.source.start + 1, node.source.end - 1, target.module)
  if (target.name !== qualifier.name) editor.code.update(qualifier.start, qualifier.end, target.name)
}
