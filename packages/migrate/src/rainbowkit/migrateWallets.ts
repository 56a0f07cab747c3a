import type { Node, ObjectExpression, VariableDeclarator } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { type NamedProperty, propertiesOf, stringOf } from '../module/syntax.js'

const page = 'customWallets.md'

/** A function of the app that returns a `Wallet`: `const acmeWallet = (): Wallet => ({ … })`. */
type WalletFunction = {
  readonly declarator: VariableDeclarator
  readonly name: string
  readonly properties: readonly NamedProperty[]
}

/** What one module shows about wallet functions, by their exported names. */
export type WalletFacts = {
  readonly declared: readonly string[]
  /** Listed in an option `wallets` that the migration replaces. */
  readonly listed: readonly string[]
  /** Used in another way. */
  readonly others: readonly string[]
}

/** Reads the facts of a module. `options`: the values of the options `wallets` that the migration replaces. */
export function readWalletFacts(editor: ModuleEditor, options: readonly Node[]): WalletFacts {
  const declared = findWalletFunctions(editor).map(({ name }) => name)
  const imported = listSpecifiers(editor.program).map(({ specifier }) => ({
    local: specifier.local.name,
    name: importedName(specifier),
  }))
  const items = new Set(options.flatMap(listItems))
  const uses = [...declared.map((name) => ({ local: name, name })), ...imported].flatMap(({ local, name }) =>
    editor.bindings.referencesTo(local).map(({ node, parent }) => ({ name, node, parent })),
  )
  const isExport = (node: Node) => node.type === 'ExportSpecifier' && node.exported.start === node.local.start
  return {
    declared,
    listed: uses.filter(({ node }) => items.has(node)).map(({ name }) => name),
    others: uses.filter(({ node, parent }) => !items.has(node) && !isExport(parent)).map(({ name }) => name),
  }
}

/** Returns the wallet functions that code only lists in migrated options. `texts`: files without the facts. */
export function findCustomWallets(facts: readonly WalletFacts[], texts: readonly string[]): ReadonlySet<string> {
  const listed = new Set(facts.flatMap((each) => each.listed))
  const others = new Set(facts.flatMap((each) => each.others))
  const isNamed = (name: string) => texts.some((text) => text.includes(name))
  const declared = facts.flatMap((each) => each.declared)
  return new Set(declared.filter((name) => listed.has(name) && !others.has(name) && !isNamed(name)))
}

/** Turns the wallet functions of the app into entries of the option `customWallets`. */
export function migrateWallets(editor: ModuleEditor, known: ReadonlySet<string>): void {
  for (const { declarator, name, properties } of findWalletFunctions(editor)) {
    if (!known.has(name)) {
      editor.review(declarator, `Move \`${name}\` to the option \`customWallets\`.`, page)
      continue
    }
    const { id, init } = declarator
    if (!init) continue
    const entries = properties.flatMap((property) => entriesOf(editor, property))
    editor.drop(id.end, init.end)
    const type = /\.[cm]?tsx?$/.test(editor.file)
      ? `: ${editor.importName({ module: '@latchkey/appkit', name: 'CustomWallet', isType: true })}`
      : ''
    const newline = editor.text.includes('\r\n') ? '\r\n' : '\n'
    const body = entries.map((entry) => `  ${entry},${newline}`).join('')
    editor.code.appendLeft(id.end, `${type} = {${newline}${body}}`)
  }
}

/** Returns the local names of the custom wallets in the option `wallets`. */
export function listCustomWallets(editor: ModuleEditor, wallets: Node, known: ReadonlySet<string>): string[] {
  const imported = new Map(
    listSpecifiers(editor.program).map(({ specifier }) => [specifier.local.name, importedName(specifier)]),
  )
  return listItems(wallets).flatMap(({ name }) => (known.has(imported.get(name) ?? name) ? [name] : []))
}

/** Returns the identifiers in the groups of an option `wallets`. */
function listItems(wallets: Node): (Node & { readonly name: string })[] {
  const groups = wallets.type === 'ArrayExpression' ? wallets.elements : []
  return groups.flatMap((group) => {
    const properties = group?.type === 'ObjectExpression' ? propertiesOf(group) : undefined
    const list = properties?.find(({ name }) => name === 'wallets')?.value
    return list?.type === 'ArrayExpression' ? list.elements.filter((each) => each?.type === 'Identifier') : []
  })
}

function findWalletFunctions(editor: ModuleEditor): WalletFunction[] {
  return editor.program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap((declarator) => {
      const properties = declarator.id.type === 'Identifier' ? walletOf(declarator.init) : undefined
      return properties && declarator.id.type === 'Identifier'
        ? [{ declarator, name: declarator.id.name, properties }]
        : []
    })
  })
}

/** Returns the properties of the returned wallet, if its id and name are literal. */
function walletOf(init: Node | null): readonly NamedProperty[] | undefined {
  if (init?.type !== 'ArrowFunctionExpression') return undefined
  const body = init.body.type === 'ParenthesizedExpression' ? init.body.expression : init.body
  const properties = body.type === 'ObjectExpression' ? propertiesOf(body) : undefined
  const has = (name: string) => properties?.some((each) => each.name === name)
  const isLiteral = (name: string) => stringOf(properties?.find((each) => each.name === name)?.value) !== undefined
  return has('createConnector') && isLiteral('id') && isLiteral('name') ? properties : undefined
}

const plain: Readonly<Record<string, string>> = { iconUrl: 'image_url', id: 'id', name: 'name', rdns: 'rdns' }
const stores: Readonly<Record<string, string>> = { android: 'play_store', chrome: 'chrome_store', ios: 'app_store' }
const links: Readonly<Record<string, string>> = { desktop: 'desktop_link', mobile: 'mobile_link' }
/** Properties without a use here: the kit connects over WalletConnect, or to the installed wallet with the `rdns`. */
const unused: ReadonlySet<string> = new Set([
  ...['createConnector', 'extension', 'iconAccent', 'iconBackground', 'installed', 'qrCode', 'shortName'],
])

function entriesOf(editor: ModuleEditor, { name, node, value }: NamedProperty): string[] {
  if (unused.has(name)) return []
  const key = plain[name]
  if (key && stringOf(value) !== undefined) return [`${key}: ${editor.textOf(value)}`]
  if (name === 'downloadUrls' && value.type === 'ObjectExpression') return storesOf(editor, value)
  const link = links[name]
  const scheme = link && value.type === 'ObjectExpression' ? schemeOf(value) : undefined
  if (scheme !== undefined) return [`${link}: '${scheme}'`]
  editor.review(node, `The property \`${name}\` is removed. See the fields of a custom wallet.`, page)
  return []
}

function storesOf(editor: ModuleEditor, urls: ObjectExpression): string[] {
  return (propertiesOf(urls) ?? []).flatMap(({ name, value }) => {
    const key = stores[name]
    return key && stringOf(value) !== undefined ? [`${key}: ${editor.textOf(value)}`] : []
  })
}

/** Returns `acme://` of a function that returns `acme://wc?uri=…`. The kit appends the rest. */
function schemeOf(object: ObjectExpression): string | undefined {
  const getUri = propertiesOf(object)?.find(({ name }) => name === 'getUri')?.value
  if (getUri?.type !== 'ArrowFunctionExpression' || getUri.body.type !== 'TemplateLiteral') return undefined
  const [first, last, ...others] = getUri.body.quasis.map((quasi) => quasi.value.cooked ?? '')
  const suffix = 'wc?uri='
  if (!first?.endsWith(suffix) || last !== '' || others.length > 0 || first.includes("'")) return undefined
  return first.slice(0, -suffix.length)
}
