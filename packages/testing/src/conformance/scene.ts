import type { Connector, Network, Session, SessionEvent } from '@latchkey/common'
import { onTestFinished } from 'vitest'
import { passTurns } from '../fakes/passTurns.js'
import { checkRejections, checkSession } from './checkRejections.js'
import type { ConformanceRig, ConformanceSetup, ConformanceWallet } from './conformanceRig.js'
import type { ConformanceTraits } from './conformanceTraits.js'

const frameMs = 20

/** The adapter of one test, with discovery started and a first wallet on the page. */
export type Scene = ConformanceRig & {
  readonly wallet: ConformanceWallet
  /** Every reported list, oldest first. */
  readonly lists: readonly (readonly Connector[])[]
  /** Returns the current connectors. */
  connectors(): readonly Connector[]
  stopDiscovery(): void
  /** Waits for the connector of a wallet. */
  find(wallet?: ConformanceWallet): Promise<Connector>
}

/** Creates a scene that is disposed after its test. */
export async function setScene(setup: ConformanceSetup): Promise<Scene> {
  const rig = await setup()
  const lists: (readonly Connector[])[] = []
  const stopDiscovery = rig.adapter.discover((list) => lists.push(list))
  onTestFinished(async () => {
    stopDiscovery()
    rig.adapter.destroy()
    await rig.dispose?.()
  })
  const wallet = rig.createWallet('Foxglove')
  wallet.appear()
  const checked = new Map<Connector, Connector>()
  // The same connector always gets the same check.
  const checkConnector = (connector: Connector) => {
    const { connect } = connector
    const known = checked.get(connector) ?? { ...connector, connect: checkRejections('connect', 'connect', connect) }
    checked.set(connector, known)
    return known
  }
  const connectors = () => (lists.at(-1) ?? []).map(checkConnector)
  return {
    ...rig,
    wallet,
    lists,
    connectors,
    stopDiscovery,
    find: (one = wallet) =>
      until(() => connectors().find(({ name }) => name === one.name), `${one.name} was not discovered`, rig),
  }
}

/** Creates a scene with an open session of its wallet, and records the session's events. */
export async function setConnectedScene(setup: ConformanceSetup) {
  const scene = await setScene(setup)
  const session = checkSession(await (await scene.find()).connect({ network: scene.networks[0] }))
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { ...scene, session, events }
}

/** Switches a session to another network: in the wallet, or on the page. */
export async function changeNetwork(
  { wallet, session }: { readonly wallet: ConformanceWallet; readonly session: Session },
  network: Network,
  { switching }: ConformanceTraits,
): Promise<void> {
  if (switching === 'page') await switcher(session)(network)
  else wallet.selectNetwork(network)
}

/**
 * Waits until a condition holds, and fails with the reason after 15 s, which is enough for wallets that are polled.
 * With a rig, the first second passes at once on the adapter's clock: enough for its frames and polls, and less than
 * its timeouts.
 */
export async function until<T>(
  look: () => T | undefined | false,
  reason: string,
  rig?: Pick<ConformanceRig, 'passTime'>,
): Promise<T> {
  let leftMs = rig ? 1_000 : 0
  for (const end = performance.now() + 15_000; performance.now() < end; ) {
    const found = look()
    if (found !== undefined && found !== false) return found
    await (leftMs > 0 ? passTurns() : pause(10))
    if (leftMs <= 0) continue
    rig?.passTime(frameMs)
    leftMs -= frameMs
  }
  throw new Error(reason)
}

/**
 * Waits for work that a silent wallet delays: passes this time on the adapter's clock, in steps, after which the work
 * ends.
 */
export async function waitOut(
  rig: Pick<ConformanceRig, 'passTime'>,
  ms: number,
  work: Promise<unknown>,
): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  await elapse(rig, ms)
  await until(() => isOver, `It did not end after ${ms} ms`)
}

/**
 * Advances the adapter's clock in steps, and lets events arrive meanwhile. Call it before asserting that nothing
 * happens.
 */
export async function elapse({ passTime }: Pick<ConformanceRig, 'passTime'>, ms = 1_000): Promise<void> {
  const steps = 10
  for (let step = 0; step < steps; step++) {
    await passTurns()
    passTime(ms / steps)
  }
  await passTurns()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Returns the error code of a rejected promise; fails if it resolves or rejects with anything but a typed error. */
export async function rejectionCode(promise: Promise<unknown>): Promise<string> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error(`Resolved with ${describeValue(outcome.value)} instead of rejecting`)
  const { error } = outcome
  if (!(error instanceof Error) || error.name !== 'AppKitError' || !('code' in error))
    throw new Error(`Rejected with ${describeValue(error)} instead of a typed error`)
  const shortMessage = 'shortMessage' in error ? String(error.shortMessage) : ''
  if (shortMessage === '' || shortMessage.includes('[object'))
    throw new Error(`Not a message for people: "${shortMessage}"`)
  return String(error.code)
}

function describeValue(value: unknown): string {
  try {
    return String(value)
  } catch {
    return 'something without a text'
  }
}

/** Returns the session's `switchNetwork`; fails if it is absent. */
export function switcher(session: Session): NonNullable<Session['switchNetwork']> {
  if (!session.switchNetwork) throw new Error('The session cannot switch networks, but the suite needs it')
  return session.switchNetwork.bind(session)
}
