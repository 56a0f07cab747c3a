import type { CallExpression, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { childrenOf, type NamedProperty, propertiesOf } from '../module/syntax.js'
import { readValues, writeEntry } from './writeKitCalls.js'

const wallets = 'customWallets.md#choose-which-wallets-are-shown'
/** Connectors whose wallets the kit has, once it has their SDK. */
const withSdk: ReadonlySet<string> = new Set(['baseAccount', 'coinbaseWallet', 'safe'])
/** Connectors of wallets that the kit finds in the page or reaches over WalletConnect. */
const covered: ReadonlySet<string> = new Set(['injected', 'metaMask', 'walletConnect'])

/** Drops the option `connectors`. Returns the options of `createAppKit` that its WalletConnect connector sets. */
export function migrateConnectors(editor: ModuleEditor, { node, value }: NamedProperty): readonly string[] {
  const calls = value.type === 'ArrayExpression' ? listCalls(editor, value) : []
  if (value.type !== 'ArrayExpression' || value.elements.some((each) => each && !calls.some(isIn(each))))
    editor.review(
      node,
      'The option `connectors` is removed. Set `projectId` of `createAppKit`, and choose its wallets.',
      wallets,
    )
  const options = calls.flatMap((each) => (each.name === 'walletConnect' ? readWalletConnect(editor, each.call) : []))
  for (const { name, call } of calls) {
    if (withSdk.has(name))
      editor.review(
        call,
        `The connector \`${name}\` is removed. To list this wallet, pass its SDK.`,
        'customWallets.md#wallets-that-come-as-an-sdk',
      )
    else if (!covered.has(name) || (name === 'injected' && call.arguments.length > 0))
      editor.review(
        call,
        `The connector \`${name}\` is removed. To keep it, keep your config as the source.`,
        keepConfig,
      )
  }
  dropAround(
    editor,
    node,
    options.map((each) => each.value),
  )
  const values = readValues(editor.text, options)
  return ['projectId', 'metadata'].flatMap((name) => writeEntry(values, name, name))
}

const keepConfig = 'wagmi.md#keep-your-config-as-the-source'

/** A call of a connector function of wagmi, by its exported name. */
type ConnectorCall = { readonly name: string; readonly call: CallExpression }

const isIn =
  ({ start, end }: Node) =>
  ({ call }: ConnectorCall) =>
    start <= call.start && call.end <= end

/** Returns the outermost calls of imported functions, also those in conditions. */
function listCalls(editor: ModuleEditor, list: Node): ConnectorCall[] {
  const names = new Map(
    listSpecifiers(editor.program).map(({ specifier }) => [specifier.local.name, importedName(specifier)]),
  )
  const visit = (node: Node): ConnectorCall[] => {
    const name =
      node.type === 'CallExpression' && node.callee.type === 'Identifier' ? names.get(node.callee.name) : undefined
    if (node.type === 'CallExpression' && name !== undefined) return [{ name, call: node }]
    return childrenOf(node).flatMap(visit)
  }
  return visit(list)
}

/** Returns the options of a `walletConnect` that `createAppKit` has, too. */
function readWalletConnect(editor: ModuleEditor, { arguments: [options] }: CallExpression): readonly NamedProperty[] {
  const properties = options?.type === 'ObjectExpression' ? propertiesOf(options) : undefined
  if (options && !properties) editor.review(options, 'Set `projectId` and `metadata` of `createAppKit`.', 'options.md')
  return (properties ?? []).filter(({ name, node }) => {
    if (name === 'projectId' || name === 'metadata') return true
    if (name !== 'showQrModal' && name !== 'qrModalOptions')
      editor.review(node, `The option \`${name}\` of \`walletConnect\` is removed.`, 'options.md')
    return false
  })
}

/** Drops a range without some nodes in it, which move elsewhere. */
function dropAround(editor: ModuleEditor, { start, end }: Node, moved: readonly Node[]): void {
  let from = start
  for (const each of moved.toSorted((a, b) => a.start - b.start)) {
    editor.drop(from, each.start)
    from = each.end
  }
  editor.drop(from, end)
}
