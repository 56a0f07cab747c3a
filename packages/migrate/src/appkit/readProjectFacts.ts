import type { Node, ObjectProperty, Program } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { readNamespaceNames, readRequiredNames, type UsedName } from '../module/readUsedNames.js'
import { stringOf, walk } from '../module/syntax.js'
import { kitModuleOf } from './kitModuleOf.js'

/** Facts about a whole project, because all of its files share one instance. */
export type ProjectFacts = {
  /** Some code needs what only the instance of `@latchkey/compat` has. */
  readonly needsCompatKit: boolean
  /** Some component reads with the `Connection` of the Solana adapter. */
  readonly needsSolanaConnection: boolean
  /** The project has `@wagmi/core` without `wagmi`, which needs React. */
  readonly usesWagmiCore: boolean
}

/** Names of `@latchkey/compat` that belong to the instance of its own `createAppKit`. */
const namesOfInstance: ReadonlySet<string> = new Set([
  ...['AppKitProvider', 'CreateAppKit', 'createAppKitWalletButton', 'modal', 'useAppKitConnection'],
  ...['useAppKitConnections', 'useAppKitSIWX', 'useAppKitWallet', 'useAppKitWallets'],
])
/** Methods that only the instance of `@latchkey/compat` has. */
const methodsOfInstance: ReadonlySet<string> = new Set([
  ...['getConnections', 'subscribeConnections', 'switchConnection', 'deleteConnection', 'getDisabledCaipNetworks'],
  ...['getConnectorImage', 'getConnectMethodsOrder', 'setConnectMethodsOrder', 'setWalletFeaturesOrder', 'getSIWX'],
  ...['setSocialsOrder', 'setCollapseWallets', 'setCaipNetwork'],
])
const methodCall = new RegExp(`\\b(?:${[...methodsOfInstance].join('|')})\\b`)
/** Options that only `createAppKit` of `@latchkey/compat` accepts. */
const optionsOfCompat: ReadonlySet<string> = new Set([
  ...['universalProvider', 'universalProviderConfigOverride', 'enableAuthLogger', 'enableWalletConnect'],
  // In `features`.
  ...['headless', 'pay', 'reownAuthentication'],
])

/** Reads the facts about the project that one module shows. */
export function readProjectFacts(editor: ModuleEditor): Omit<ProjectFacts, 'usesWagmiCore'> {
  const facts = { needsCompatKit: callsMethodOfInstance(editor.program), needsSolanaConnection: false }
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const module = declaration.source.value
    const name = importedName(specifier)
    if (module === '@reown/appkit-adapter-solana/react' && name === 'useAppKitConnection')
      facts.needsSolanaConnection = true
    if (belongsToInstance(module, name)) facts.needsCompatKit = true
    const references = editor.bindings.referencesTo(specifier.local.name)
    if (name === 'createAppKit' && references.some((each) => needsCompat(editor, module, each)))
      facts.needsCompatKit = true
    if (name === '*' && isCompatWhole(editor, module, readNamespaceNames(references))) facts.needsCompatKit = true
  }
  walk(editor.program, (node) => {
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      for (const { local } of node.specifiers)
        if (belongsToInstance(node.source.value, editor.textOf(local))) facts.needsCompatKit = true
    } else if (node.type === 'ExportAllDeclaration') {
      if (isCompatWhole(editor, node.source.value, undefined)) facts.needsCompatKit = true
    } else {
      const source = node.type === 'ImportExpression' ? node.source : requiredModule(node)
      const module = stringOf(source)
      if (module !== undefined && isCompatWhole(editor, module, readRequiredNames(editor, node)))
        facts.needsCompatKit = true
    }
  })
  return facts
}

/** Whether a text may contain such a call. Saves parsing most files. */
export function mayCallMethodOfInstance(text: string): boolean {
  return methodCall.test(text)
}

/** Whether some code calls a method that only the instance of `@latchkey/compat` has. */
export function callsMethodOfInstance(program: Program): boolean {
  let isFound = false
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    if (property.type === 'Identifier' && methodsOfInstance.has(property.name)) isFound = true
  })
  return isFound
}

function requiredModule(node: Node): Node | undefined {
  const isRequire =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require'
  return isRequire ? node.arguments[0] : undefined
}

/** Whether a module object needs the instance of `@latchkey/compat`. `names`: what code reads from it, if known. */
function isCompatWhole(editor: ModuleEditor, module: string, names: readonly UsedName[] | undefined): boolean {
  if (!names) return isMainModule(module)
  const native = kitModuleOf(module)?.native ?? {}
  const creates = names.filter(({ name }) => name === 'createAppKit')
  return (
    names.some(({ name }) => belongsToInstance(module, name)) ||
    // The other names have to come from the same module.
    (creates.length > 0 && names.some(({ name }) => !Object.hasOwn(native, name))) ||
    creates.some(({ node }) => listUses(editor, node).some((each) => needsCompat(editor, module, each)))
  )
}

/** An identifier and the node that uses it. */
type Use = { readonly node: Node; readonly parent: Node }

/** Returns the uses of a name that code reads from a module object, as a member or with a pattern. */
function listUses(editor: ModuleEditor, name: Node): Use[] {
  const holder = editor.parentOf(name)
  const parent = holder && editor.parentOf(holder)
  if (holder?.type === 'Property')
    return [{ node: name, parent: holder }, ...editor.bindings.referencesOf(holder.value)]
  return parent ? [{ node: name, parent }] : []
}

/** Whether only `createAppKit` of `@latchkey/compat` does the same. */
function needsCompat(editor: ModuleEditor, module: string, { node, parent }: Use): boolean {
  // `createAppKit` of AppKit's `/react` returns the same instance when a component calls it again.
  const isRepeated = module.endsWith('/react') && isInFunction(editor, node)
  return isMainModule(module) && (isRepeated || hasCompatOption(parent))
}

function isMainModule(module: string): boolean {
  return module === '@reown/appkit/react' || module === '@reown/appkit'
}

/** Whether `@latchkey/compat` finds the instance of the name only if its own `createAppKit` created it. */
function belongsToInstance(module: string, name: string): boolean {
  return /^@reown\/appkit(?!-adapter)/.test(module) && namesOfInstance.has(name)
}

/** Combines the facts of all modules. `installed`: the packages that the manifests of the project list. */
export function combineFacts(
  facts: readonly Omit<ProjectFacts, 'usesWagmiCore'>[],
  installed: ReadonlySet<string>,
): ProjectFacts {
  return {
    usesWagmiCore: installed.has('@wagmi/core') && !installed.has('wagmi'),
    needsCompatKit: facts.some(({ needsCompatKit }) => needsCompatKit),
    needsSolanaConnection: facts.some(({ needsSolanaConnection }) => needsSolanaConnection),
  }
}

function isInFunction(editor: ModuleEditor, node: Node): boolean {
  for (let each = editor.parentOf(node); each; each = editor.parentOf(each))
    if (
      each.type === 'ArrowFunctionExpression' ||
      each.type === 'FunctionDeclaration' ||
      each.type === 'FunctionExpression'
    )
      return true
  return false
}

function hasCompatOption(call: Node): boolean {
  const [options] = call.type === 'CallExpression' ? call.arguments : []
  const properties = options?.type === 'ObjectExpression' ? options.properties : []
  const features = properties.flatMap((each) =>
    each.type === 'Property' && each.value.type === 'ObjectExpression' && hasName(each, 'features')
      ? each.value.properties
      : [],
  )
  return [...properties, ...features].some((each) => each.type === 'Property' && hasName(each, ...optionsOfCompat))
}

function hasName({ key }: ObjectProperty, ...names: readonly string[]): boolean {
  return key.type === 'Identifier' && names.includes(key.name)
}
