#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { startLocalChains } from '../chains/startLocalChains.js'

const usage = `latchkey-chains: starts three local EVM nodes and prints where they are.

  --local <port>    port of chain 31337; a free one by default
  --second <port>   port of chain 31338
  --mainnet <port>  port of the replica of mainnet, chain 1
  --json            one line of JSON for other programs
  --with-parent     stop when standard input ends
  --help            this text
`

const { values } = parseArgs({
  options: {
    local: { type: 'string' },
    second: { type: 'string' },
    mainnet: { type: 'string' },
    json: { type: 'boolean', default: false },
    'with-parent': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  process.stdout.write(usage)
} else {
  await run()
}

async function run(): Promise<void> {
  const chains = await startLocalChains({
    ports: { ...port('local'), ...port('second'), ...port('mainnet') },
  })
  const summary = {
    chains: chains.all.map(({ name, id, rpcUrl }) => ({ name, id, rpcUrl })),
    accounts: chains.accounts.map(({ address }) => address),
    mnemonic: chains.mnemonic,
  }
  process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
  const keepAlive = setInterval(() => undefined, 60_000)
  const end = () => {
    clearInterval(keepAlive)
    void chains.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  if (values['with-parent']) process.stdin.once('end', end).once('close', end).resume()
}

function port(name: 'local' | 'second' | 'mainnet'): Readonly<Partial<Record<'local' | 'second' | 'mainnet', number>>> {
  const text = values[name]
  if (text === undefined) return {}
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`--${name} is not a port: ${text}`)
  return { [name]: number }
}

function summaryText(summary: {
  readonly chains: readonly { readonly name: string; readonly id: number; readonly rpcUrl: string }[]
  readonly accounts: readonly string[]
  readonly mnemonic: string
}): string {
  const rows = summary.chains.map(({ name, id, rpcUrl }) => `  ${name.padEnd(8)} ${String(id).padStart(6)}  ${rpcUrl}`)
  return [
    'Local chains',
    ...rows,
    `Mnemonic (public, for tests only): ${summary.mnemonic}`,
    'Ctrl-C stops them.',
    '',
  ].join('\n')
}
