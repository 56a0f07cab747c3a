import type { Node, ObjectProperty, Program } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { readNamespaceNames, readRequiredNames, type UsedName } from '../module/readUsedNames.js'
import { isInFunction, nameOfHolder, propertiesOf, stringOf, walk } from '../module/syntax.js'
import { kitModuleOf } from './kitModuleOf.js'
import { isMainModule, listCreateCalls, listUses, requiredModule, type Use } from './listCreateCalls.js'

/** Facts about a whole project, because all of its files share one instance. */
export type ProjectFacts = {
  /** Some code needs what only the instance of `@latchkey/compat` has. */
  readonly needsCompatKit: boolean
  /** Some component reads with the `Connection` of the Solana adapter. */
  readonly needsSolanaConnection: boolean
  /** The project has `@wagmi/core` without `wagmi`, which needs React. */
  readonly usesWagmiCore: boolean
  /** A wagmi adapter has the `ssr` option. */
  readonly rendersOnServer: boolean
  /** The names of variables and fields with the instance. */
  readonly instances: ReadonlySet<string>
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
  const facts = {
    needsCompatKit: callsMethodOfInstance(editor.program),
    needsSolanaConnection: false,
    rendersOnServer: false,
    instances: new Set(listCreateCalls(editor).flatMap((call) => readTarget(editor, call))),
  }
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const module = declaration.source.value
    const name = importedName(specifier)
    if (module === '@reown/appkit-adapter-solana/react' && name === 'useAppKitConnection')
      facts.needsSolanaConnection = true
    if (belongsToInstance(module, name)) facts.needsCompatKit = true
    const references = editor.bindings.referencesTo(specifier.local.name)
    if (name === 'modal' && isMainModule(module)) facts.instances.add(specifier.local.name)
    if (module === '@reown/appkit-adapter-wagmi' && references.some(({ parent }) => hasSsr(parent)))
      facts.rendersOnServer = true
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
      const module = stringOf(requiredModule(node))
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

/** Whether only `createAppKit` of `@latchkey/compat` does the same. */
function needsCompat(editor: ModuleEditor, module: string, { node, parent }: Use): boolean {
  // `createAppKit` of AppKit's `/react` returns the same instance when a component calls it again.
  const isRepeated = module.endsWith('/react') && isInFunction(node, editor.parentOf)
  return isMainModule(module) && (isRepeated || hasCompatOption(parent))
}

/** Whether `@latchkey/compat` finds the instance of the name only if its own `createAppKit` created it. */
function belongsToInstance(module: string, name: string): boolean {
  return /^@reown\/appkit(?!-adapter)/.test(module) && namesOfInstance.has(name)
}

/**
 * Combines the facts of all modules. `installed`: the packages that the manifests of the project list;
 * `needsCompatKit`: whether a module that does not name the kit needs the instance of `@latchkey/compat`.
 */
export function combineFacts(
  facts: readonly Omit<ProjectFacts, 'usesWagmiCore'>[],
  {
    installed,
    needsCompatKit: isNeeded,
  }: { readonly installed: ReadonlySet<string>; readonly needsCompatKit: boolean },
): ProjectFacts {
  return {
    usesWagmiCore: installed.has('@wagmi/core') && !installed.has('wagmi'),
    needsCompatKit: isNeeded || facts.some(({ needsCompatKit }) => needsCompatKit),
    needsSolanaConnection: facts.some(({ needsSolanaConnection }) => needsSolanaConnection),
    rendersOnServer: facts.some(({ rendersOnServer }) => rendersOnServer),
    instances: new Set(facts.flatMap(({ instances }) => [...instances])),
  }
}

/** Returns the name of the variable or the field that gets the result of a call. */
function readTarget(editor: ModuleEditor, call: Node): string[] {
  const parent = editor.parentOf(call)
  const target =
    parent?.type === 'VariableDeclarator'
      ? parent.id
      : parent?.type === 'AssignmentExpression'
        ? parent.left
        : undefined
  const name = target && nameOfHolder(target)
  return name === undefined ? [] : [name]
}

function hasSsr(call: Node): boolean {
  const [options] = call.type === 'NewExpression' ? call.arguments : []
  const ssr = options?.type === 'ObjectExpression' && propertiesOf(options)?.find(({ name }) => name === 'ssr')
  return Boolean(ssr) && !(ssr && ssr.value.type === 'Literal' && ssr.value.value === false)
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
