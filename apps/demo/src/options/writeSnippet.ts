import type { Network } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { adapterNames } from '../kit/createAdapter.js'
import type { DemoNetwork } from '../kit/demoNetworks.js'
import { type SdkName, walletSdks } from '../kit/walletSdks.js'
import type { BuiltOptions } from './buildOptions.js'

/** Returns the code that creates the kit with these options. */
export function writeSnippet({ plain, networks, defaultNetwork, adapters, sdks, signIn }: BuiltOptions): string {
  const imported = networks.filter(({ network, isLocal }) => !isLocal || network.id === 1).map(({ name }) => name)
  const own = networks.filter(({ isLocal }) => isLocal)
  const isDefined = own.some(({ network }) => network.id !== 1)
  const names = [...(isDefined ? ['defineNetwork'] : []), ...imported].sort()
  const { projectId, ...rest } = plain
  const entries = [
    ...(projectId === undefined ? [] : [`projectId: ${literal(projectId)}`]),
    `networks: ${list(networks.map(codeName))}`,
    ...(defaultNetwork ? [`defaultNetwork: ${codeName(defaultNetwork)}`] : []),
    ...(adapters.length > 0 ? [`adapters: ${adapterCode(adapters, sdks)}`] : []),
    ...(signIn ? [`siwx: createServiceSiwx(${literal(signIn, '  ')})`] : []),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${literal(value, '  ')}`),
  ]
  return [
    ...adapters.map((one) => `import { ${adapterNames[one]} } from '@latchkey/adapter-${one}'`).sort(bySource),
    "import { createAppKit } from '@latchkey/appkit/react'",
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from '@latchkey/appkit/networks'`] : []),
    ...(signIn ? ["import { createServiceSiwx } from '@latchkey/siwx'"] : []),
    '',
    ...own.flatMap(defineLocal),
    'createAppKit({',
    ...entries.map((entry) => `  ${entry},`),
    '})',
  ].join('\n')
}

function adapterCode(adapters: readonly ChainNamespace[], sdks: readonly SdkName[]): string {
  const [only] = adapters
  const calls = adapters.map((one) => `${adapterNames[one]}(${one === 'eip155' ? loaders(sdks) : ''})`)
  // A single adapter with its loaders stays on the line of its option.
  return adapters.length === 1 && only === 'eip155' ? `[${calls.join('')}]` : list(calls.map((call) => indent(call)))
}

function loaders(sdks: readonly SdkName[]): string {
  if (sdks.length === 0) return ''
  const lines = sdks.flatMap((name) => walletSdks[name].code)
  return ['{', ...lines.map((line) => `    ${line}`), '  }'].join('\n')
}

const indent = (code: string) => code.replaceAll('\n', '\n  ')
const bySource = (a: string, b: string) => (a.slice(a.indexOf("'")) < b.slice(b.indexOf("'")) ? -1 : 1)

/** Formats a list on one line if it fits, otherwise with one entry per line. */
function list(entries: readonly string[]): string {
  const flat = `[${entries.join(', ')}]`
  if (flat.length <= lineLength && !flat.includes('\n')) return flat
  return `[\n${entries.map((entry) => `    ${entry},\n`).join('')}  ]`
}

/** The replica of mainnet needs another name than the imported network. */
function codeName({ name, network, isLocal }: DemoNetwork): string {
  return isLocal && network.id === 1 ? 'ethereum' : name
}

function defineLocal(demo: DemoNetwork): readonly string[] {
  const { network } = demo
  const rpcUrls = literal({ default: { http: [urlOf(network)] } }, '  ')
  if (network.id === 1) return ['const ethereum = {', '  ...mainnet,', `  rpcUrls: ${rpcUrls},`, '}', '']
  return [
    `const ${codeName(demo)} = defineNetwork({`,
    `  id: ${literal(network.id)},`,
    ...(network.chainNamespace === 'eip155' ? [] : [`  chainNamespace: '${network.chainNamespace}',`]),
    `  name: ${literal(network.name)},`,
    `  nativeCurrency: ${literal(network.nativeCurrency, '  ')},`,
    `  rpcUrls: ${rpcUrls},`,
    ...(network.ss58Format === undefined ? [] : [`  ss58Format: ${network.ss58Format},`]),
    '})',
    '',
  ]
}

function urlOf(network: Network): string {
  return network.rpcUrls.default.http[0] ?? ''
}

const plainName = /^[A-Za-z_$][\w$]*$/
/** Maximum line length beside the options on a wide screen. */
const lineLength = 46

function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const write = (deeper: string) =>
    isList
      ? value.map((item) => literal(item, deeper))
      : Object.entries(value).map(
          ([key, item]) => `${plainName.test(key) ? key : `'${key}'`}: ${literal(item, deeper)}`,
        )
  const flat = `${open}${write('').join(', ')}${close}`
  if (flat.length <= lineLength) return flat
  const deeper = `${indent}  `
  return `${open.trim()}\n${write(deeper)
    .map((item) => `${deeper}${item},\n`)
    .join('')}${indent}${close.trim()}`
}
