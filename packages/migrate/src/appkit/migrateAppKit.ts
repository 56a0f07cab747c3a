import type { ImportDeclarationSpecifier, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { removeProperties } from '../module/removeProperties.js'
import { stringOf, walk } from '../module/syntax.js'
import { chooseForUses } from './chooseTarget.js'
import { kitModuleOf } from './kitModuleOf.js'
import type { FactoryOptions, KitModule } from './kitModules.js'
import { migrateElements } from './migrateElements.js'
import { migrateModuleNames } from './migrateModuleNames.js'
import { migrateThemeMode } from './migrateThemeMode.js'
import type { ProjectFacts } from './readProjectFacts.js'
import { reviewInstance } from './reviewInstance.js'

const guide = 'migrateFromAppKit.md'

/** Rewrites a module that uses Reown AppKit. */
export function migrateAppKit(editor: ModuleEditor, facts: ProjectFacts): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const kitModule = kitModuleOf(declaration.source.value)
    if (kitModule && specifier.type === 'ImportSpecifier') migrateSpecifier(editor, kitModule, specifier, facts)
    if (kitModule && specifier.type === 'ImportDefaultSpecifier')
      editor.review(specifier, `\`${declaration.source.value}\` has no default export.`, `${guide}#3-what-changes`)
  }
  migrateModuleNames(editor, facts)
  migrateElements(editor)
  if (!facts.needsCompatKit) migrateThemeMode(editor)
  reviewInstance(editor, facts)
  reviewWeb3Modal(editor)
}

/** Lists the first import of Web3Modal, the former name of AppKit. */
function reviewWeb3Modal(editor: ModuleEditor): void {
  let isFound = false
  walk(editor.program, (node) => {
    const name = node.type === 'Literal' ? stringOf(node) : undefined
    if (isFound || !name?.startsWith('@web3modal/')) return
    isFound = true
    editor.review(node, `Replace \`${name}\` by its successor in Reown AppKit first.`, guide)
  })
}

function migrateSpecifier(
  editor: ModuleEditor,
  kitModule: KitModule,
  specifier: ImportDeclarationSpecifier,
  facts: ProjectFacts,
): void {
  const name = importedName(specifier)
  const choice = chooseForUses(editor, kitModule, specifier, facts)
  if (!choice) {
    editor.review(specifier, `\`${name}\` has no equivalent.`, `${guide}#3-what-changes`)
    return
  }
  const references = editor.bindings.referencesTo(specifier.local.name)
  if (choice.kind === 'compat') {
    if (name === 'WagmiAdapter') for (const { parent } of references) reviewWagmiOptions(editor, parent)
    editor.retarget(specifier, choice.target)
    return
  }
  const { rule } = choice
  if (!('factory' in rule)) {
    if (rule.options) for (const { parent } of references) dropOptions(editor, parent, rule.options)
    editor.retarget(specifier, rule)
    return
  }
  const { module, factory, options } = rule
  editor.retarget(specifier, { module, name: factory })
  for (const { node, parent } of references) {
    if (parent.type === 'TSTypeReference') {
      editor.code.prependRight(node.start, 'ReturnType<typeof ').appendLeft(node.end, '>')
    } else if (parent.type === 'NewExpression' && parent.callee === node) {
      editor.code.remove(parent.start, node.start)
      if (!editor.textOf(parent).endsWith(')')) editor.code.appendLeft(parent.end, '()')
      dropOptions(editor, parent, options)
    } else {
      editor.review(node, `\`${name}\` is a function here: \`${factory}\`.`, `${guide}#2-imports-and-adapters`)
    }
  }
}

/** Options of `WagmiAdapter` in `@latchkey/compat`. */
const wagmiOptions: ReadonlySet<string> = new Set([
  ...['baseAccount', 'client', 'coinbase', 'customRpcUrls', 'getClient', 'miniApp', 'networks'],
  ...['pendingTransactionsFilter', 'projectId', 'safe', 'safeOrigins', 'ssr', 'storage', 'syncConnectedChain'],
  ...['transports', 'wallets'],
])

/** Lists the options of wagmi's `createConfig` that no adapter has. */
function reviewWagmiOptions(editor: ModuleEditor, call: Node): void {
  const [options] = call.type === 'NewExpression' ? call.arguments : []
  if (options?.type !== 'ObjectExpression') return
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.computed) continue
    const { name } = property.key
    const why = `\`WagmiAdapter\` has no \`${name}\` here. To keep it, keep your config as the source.`
    if (!wagmiOptions.has(name)) editor.review(property, why, 'wagmi.md#keep-your-config-as-the-source')
  }
}

/** Removes the options that the function doesn't need. */
function dropOptions(editor: ModuleEditor, call: Node, { kept, dropped }: FactoryOptions): void {
  if (call.type !== 'NewExpression') return
  const [argument] = call.arguments
  if (argument?.type !== 'ObjectExpression') return
  if (kept.length === 0) editor.drop(argument.start, argument.end)
  else removeProperties(editor, argument, dropped)
}
