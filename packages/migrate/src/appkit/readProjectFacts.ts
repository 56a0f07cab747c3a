import type { Node, ObjectProperty } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { walk } from '../module/syntax.js'

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
  ...['CreateAppKit', 'createAppKitWalletButton', 'modal', 'useAppKitConnection', 'useAppKitConnections'],
  ...['useAppKitSIWX', 'useAppKitWallet', 'useAppKitWallets'],
])
/** Methods that only the instance of `@latchkey/compat` has. */
const methodsOfInstance: ReadonlySet<string> = new Set([
  ...['getConnections', 'subscribeConnections', 'switchConnection', 'deleteConnection', 'getDisabledCaipNetworks'],
  ...['getConnectorImage', 'getConnectMethodsOrder', 'setConnectMethodsOrder', 'setWalletFeaturesOrder', 'getSIWX'],
  ...['setSocialsOrder', 'setCollapseWallets', 'setCaipNetwork'],
])
/** Options that only `createAppKit` of `@latchkey/compat` accepts. */
const optionsOfCompat: ReadonlySet<string> = new Set([
  ...['universalProvider', 'universalProviderConfigOverride', 'enableMobileFullScreen'],
  ...['enableAuthLogger', 'enableWalletConnect'],
  // In `features`.
  ...['headless', 'pay', 'reownAuthentication'],
])

/** Reads the facts about the project that one module shows. */
export function readProjectFacts(editor: ModuleEditor): Omit<ProjectFacts, 'usesWagmiCore'> {
  const facts = { needsCompatKit: false, needsSolanaConnection: false }
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const module = declaration.source.value
    const name = importedName(specifier)
    if (module === '@reown/appkit-adapter-solana/react' && name === 'useAppKitConnection')
      facts.needsSolanaConnection = true
    if (belongsToInstance(module, name)) facts.needsCompatKit = true
    if ((module === '@reown/appkit/react' || module === '@reown/appkit') && name === 'createAppKit') {
      const references = editor.bindings.referencesTo(specifier.local.name)
      // `createAppKit` of AppKit's `/react` returns the same instance when a component calls it again.
      const isRepeated = ({ node }: { readonly node: Node }) => module.endsWith('/react') && isInFunction(editor, node)
      if (references.some((each) => isRepeated(each) || hasCompatOption(each.parent))) facts.needsCompatKit = true
    }
  }
  walk(editor.program, (node) => {
    if (node.type === 'ExportNamedDeclaration' && node.source)
      for (const { local } of node.specifiers)
        if (belongsToInstance(node.source.value, editor.textOf(local))) facts.needsCompatKit = true
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    if (property.type === 'Identifier' && methodsOfInstance.has(property.name)) facts.needsCompatKit = true
  })
  return facts
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
