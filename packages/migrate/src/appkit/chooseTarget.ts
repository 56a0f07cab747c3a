import type { ImportDeclarationSpecifier } from 'oxc-parser'
import { importedName, type ModuleEditor, type Target } from '../module/createModuleEditor.js'
import type { Reference } from '../module/readBindings.js'
import { propertiesOf } from '../module/syntax.js'
import { compatNames, type FactoryOptions, type KitModule, type NameRule } from './kitModules.js'
import type { ProjectFacts } from './readProjectFacts.js'

/** Where an imported name comes from now; `undefined` if neither the packages nor `@latchkey/compat` have it. */
export type Choice =
  | { readonly kind: 'native'; readonly rule: NameRule }
  | { readonly kind: 'compat'; readonly target: Target }
  | undefined

/** Names that must come from the same package as `createAppKit`. */
const kitNames: ReadonlySet<string> = new Set(['createAppKit', 'AppKit', 'AppKitOptions', 'CreateAppKit'])

const wagmi = '@latchkey/adapter-eip155/wagmi'

/** Chooses the package of an exported name: `@latchkey/compat` only if no other package has an equivalent. */
export function chooseTarget(kitModule: KitModule, name: string, facts: ProjectFacts): Choice {
  const compat = compatTarget(kitModule, name)
  if (compat && facts.needsCompatKit && kitNames.has(name)) return compat
  if (compat && facts.needsSolanaConnection && name === 'SolanaAdapter') return compat
  const rule = Object.hasOwn(kitModule.native, name) ? kitModule.native[name] : undefined
  if (rule?.module === wagmi && facts.usesWagmiCore)
    return { kind: 'native', rule: { ...rule, module: '@latchkey/adapter-eip155/wagmi-core' } }
  if (rule) return { kind: 'native', rule }
  const { others } = kitModule
  if (others && !others.missing.includes(name)) return { kind: 'native', rule: { module: others.module, name } }
  return compat
}

/** Returns the name in `@latchkey/compat`. */
export function compatTarget({ compat }: KitModule, name: string): Choice {
  if (!compat || !compatNames[compat].some((each) => each === name)) return undefined
  return { kind: 'compat', target: { module: `@latchkey/compat/${compat}`, name } }
}

/** Chooses the package of an import, whose uses may need the class of `@latchkey/compat`. */
export function chooseForUses(
  editor: ModuleEditor,
  kitModule: KitModule,
  specifier: ImportDeclarationSpecifier,
  facts: ProjectFacts,
): Choice {
  const name = importedName(specifier)
  const choice = chooseTarget(kitModule, name, facts)
  const references = editor.bindings.referencesTo(specifier.local.name)
  if (name === 'useAppKitProvider' && references.some(statesType)) return compatTarget(kitModule, name) ?? choice
  // Only the types of `@latchkey/compat` have members, such as `BitcoinConnector.SignPSBTParams`.
  if (references.some(({ parent }) => parent.type === 'TSQualifiedName')) return compatTarget(kitModule, name) ?? choice
  if (choice?.kind !== 'native' || !('options' in choice.rule)) return choice
  const { rule } = choice
  const { options } = rule
  const fits = references.every((reference) => !options || fitsUse(reference, options, 'factory' in rule))
  return fits ? choice : (compatTarget(kitModule, name) ?? choice)
}

/** Whether a call states the type of the result, which AppKit types as never `undefined`. */
function statesType({ node, parent }: Reference): boolean {
  return parent.type === 'CallExpression' && parent.callee === node && Boolean(parent.typeArguments)
}

/** Whether a use of a class can stay, or become a call of a function. */
function fitsUse({ node, parent }: Reference, options: FactoryOptions, isFactory: boolean): boolean {
  if (parent.type === 'TSTypeReference') return true
  if (parent.type !== 'NewExpression' || parent.callee !== node) return !isFactory
  const [argument, ...rest] = parent.arguments
  if (rest.length > 0) return false
  if (!argument) return true
  const properties = argument.type === 'ObjectExpression' ? propertiesOf(argument) : undefined
  return properties?.every(({ name }) => [...options.kept, ...options.dropped].includes(name)) ?? false
}
