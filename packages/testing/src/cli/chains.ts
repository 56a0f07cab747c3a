#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { startLocalBitcoin } from '../chains/bitcoin/startLocalBitcoin.js'
import { startLocalPolkadot } from '../chains/polkadot/startLocalPolkadot.js'
import { startLocalSolana } from '../chains/solana/startLocalSolana.js'
import { startLocalChains } from '../chains/startLocalChains.js'
import { type StartedChains, summarize, summaryText } from './summary.js'

const usage = `latchkey-chains: starts local chains and prints where they are. Three EVM nodes, and on demand the other kinds.

  --local <port>     port of chain 31337; a free one by default
  --second <port>    port of chain 31338
  --mainnet <port>   port of the replica of mainnet, chain 1
  --all              Solana, Polkadot and Bitcoin too, on free ports
  --solana <port>    Solana too; 0 for a free port
  --polkadot <port>  Polkadot too
  --bitcoin <port>   Bitcoin too
  --json             one line of JSON for other programs
  --with-parent      stop when standard input ends
  --help             this text
`

const { values } = parseArgs({
  options: {
    local: { type: 'string' },
    second: { type: 'string' },
    mainnet: { type: 'string' },
    all: { type: 'boolean', default: false },
    solana: { type: 'string' },
    polkadot: { type: 'string' },
    bitcoin: { type: 'string' },
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
  const started = await start()
  const summary = summarize(started)
  process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
  const keepAlive = setInterval(() => undefined, 60_000)
  const end = () => {
    clearInterval(keepAlive)
    const chains = [started.evm, started.solana, started.polkadot, started.bitcoin]
    void Promise.all(chains.map((one) => one?.stop())).then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  if (values['with-parent']) process.stdin.once('end', end).once('close', end).resume()
}

/** Starts the requested chains. If one fails, this process ends with all programs that it started. */
async function start(): Promise<StartedChains> {
  const ports = {
    local: readPort('local', values.local),
    second: readPort('second', values.second),
    mainnet: readPort('mainnet', values.mainnet),
  }
  const solana = requestedPort('solana')
  const polkadot = requestedPort('polkadot')
  const bitcoin = requestedPort('bitcoin')
  const [evm, ...others] = await Promise.all([
    startLocalChains({ ports: onlyGiven(ports) }),
    solana === undefined ? undefined : startLocalSolana({ ports: { local: solana } }),
    polkadot === undefined ? undefined : startLocalPolkadot({ port: polkadot }),
    bitcoin === undefined ? undefined : startLocalBitcoin({ ports: { local: bitcoin } }),
  ])
  return { evm, solana: others[0], polkadot: others[1], bitcoin: others[2] }
}

/** Returns the port of a requested namespace; `undefined` if it was not requested. */
function requestedPort(name: 'solana' | 'polkadot' | 'bitcoin'): number | undefined {
  return readPort(name, values[name]) ?? (values.all ? 0 : undefined)
}

function onlyGiven<K extends string>(
  ports: Readonly<Record<K, number | undefined>>,
): Readonly<Partial<Record<K, number>>> {
  return Object.fromEntries(Object.entries(ports).filter(([, port]) => port !== undefined)) as Partial<
    Record<K, number>
  >
}

/** Returns the port of an option; `undefined` without the option. Throws if it is invalid. */
function readPort(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--${option} is not a port: ${text}`)
  return port
}
