import { bytesToHex, hexToBytes, isHex } from 'viem'
import type { PromptChoice, PromptDetails } from '../base/prompt.js'
import type { PromptList } from '../base/promptList.js'
import type { RequestLog } from '../base/requestLog.js'
import type { AnswerScript, ScriptedAnswer } from '../base/scriptedAnswer.js'
import type { WaitingRoom } from '../base/waitingRoom.js'
import type { WalletBehaviour } from '../base/walletBehaviour.js'
import { describePayload } from './describePayload.js'
import type { InjectedWallet } from './injectedWallet.js'
import { payloadBytes } from './payloadBytes.js'
import type { PolkadotRequest } from './polkadotWalletControl.js'
import type { PolkadotWalletCore } from './polkadotWalletCore.js'
import type { PolkadotTestWalletOptions } from './polkadotWalletOptions.js'

/** How the wallet behaves at the moment; the control changes it. */
export type PolkadotMood = {
  behaviour: WalletBehaviour
  onePromptAtATime: boolean
  plugged: boolean
  /** Questions so far, also those a script has answered. */
  promptCount: number
}

export type PolkadotParts = {
  readonly core: PolkadotWalletCore
  readonly mood: PolkadotMood
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly stalled: WaitingRoom<ScriptedAnswer>
  readonly unlocked: WaitingRoom<void>
  readonly log: RequestLog
}

type Run = (scripted: PromptChoice | undefined) => unknown

/** Makes the wallet's `enable`, and with it all that a page may ask. */
export function createPolkadotRequests(
  parts: PolkadotParts,
  without: NonNullable<PolkadotTestWalletOptions['without']>,
): (origin: string) => Promise<unknown> {
  const { core, mood } = parts
  const injected: InjectedWallet = {
    accounts: {
      get: () => handle(parts, 'accounts.get', [], () => visible(core)),
      ...(!without.includes('subscribe') && {
        subscribe(listener) {
          const end = parts.log.add('accounts.subscribe', [])
          const stop = core.subscribe(listener)
          end('answered')
          return stop
        },
      }),
    },
    signer: {
      ...(!without.includes('signPayload') && {
        signPayload: (payload) =>
          handle(parts, 'signPayload', [payload], async (scripted) => {
            const key = core.authorized(payload.address)
            const message = describePayload(payload)
            const domain = { Account: payload.address }
            await decide(parts, 'signPayload', scripted, {
              kind: 'typedData',
              account: payload.address,
              primaryType: 'transaction',
              domain,
              message,
            })
            const signature = key.sign(payloadBytes(payload))
            return { id: 1, signature: bytesToHex(Uint8Array.from([key.signatureKind, ...signature])) }
          }),
      }),
      ...(!without.includes('signRaw') && {
        signRaw: (request) =>
          handle(parts, 'signRaw', [request], async (scripted) => {
            const key = core.authorized(request.address)
            const bytes = isHex(request.data) ? hexToBytes(request.data) : new TextEncoder().encode(request.data)
            const text = new TextDecoder().decode(bytes)
            await decide(parts, 'signRaw', scripted, {
              kind: 'message',
              account: request.address,
              text,
              readable: !text.includes('�'),
            })
            return { id: 1, signature: bytesToHex(key.sign(request.type === 'payload' ? bytes : wrapped(bytes))) }
          }),
      }),
    },
  }

  return (page) =>
    handle(parts, 'enable', [page], async (scripted) => {
      if (core.shared()) return injected
      if (mood.onePromptAtATime && parts.prompts.get().some(({ kind }) => kind === 'connect'))
        throw new Error(`The source ${core.origin} has a pending authorization request`)
      const question = { kind: 'connect', accounts: core.accounts.map(({ address }) => address), selected: 0 } as const
      const choice = await decide(parts, 'enable', scripted, question)
      core.share(choice.accounts ?? core.accounts.map((_, index) => index))
      return injected
    })
}

/** Script first, then the wallet's own behaviour. */
async function handle(
  { core, mood, prompts, script, stalled, unlocked, log }: PolkadotParts,
  request: PolkadotRequest,
  params: readonly unknown[],
  run: Run,
): Promise<unknown> {
  const end = log.add(request, params)
  try {
    if (!mood.plugged) throw new Error('Extension context invalidated.')
    let answer = script.take(request)
    if (answer?.type === 'stall') answer = await stalled.wait(request)
    if (answer?.type === 'reject') throw declined()
    if (answer?.type === 'throw') throw answer.value
    const { locked } = core.store.get()
    if (answer?.type !== 'answer' && (locked === 'wait' || (locked === 'show' && request.startsWith('sign'))))
      await unlock()
    const value =
      answer?.type === 'answer'
        ? answer.value
        : await run(answer?.type === 'approve' ? { accounts: answer.accounts } : undefined)
    end('answered')
    return value
  } catch (error) {
    end('rejected')
    throw error
  }

  async function unlock(): Promise<void> {
    if (mood.behaviour !== 'ask') return unlocked.wait(request)
    await ask(prompts, { kind: 'unlock' }, request, core.origin)
    openPolkadotLock({ core, prompts, unlocked })
  }
}

/** The person's answer, or what stands for it. */
async function decide(
  { core, mood, prompts }: PolkadotParts,
  request: PolkadotRequest,
  scripted: PromptChoice | undefined,
  question: PromptDetails,
): Promise<PromptChoice> {
  mood.promptCount++
  if (scripted) return scripted
  if (mood.behaviour === 'reject') throw declined()
  return mood.behaviour === 'ask' ? ask(prompts, question, request, core.origin) : {}
}

async function ask(prompts: PromptList, question: PromptDetails, request: string, origin: string) {
  try {
    return await prompts.ask(question, request, origin)
  } catch {
    throw declined()
  }
}

/** Polkadot wallets have no codes: a declined request is an error with this text. */
function declined(): Error {
  return new Error('Cancelled')
}

function visible(core: PolkadotWalletCore) {
  if (core.shared()) return core.visible()
  throw new Error(`The source ${core.origin} has not been enabled yet`)
}

/** Bytes are never signed bare, lest they are a transaction. */
function wrapped(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('<Bytes>') && text.endsWith('</Bytes>')) return bytes
  const encoder = new TextEncoder()
  return Uint8Array.from([...encoder.encode('<Bytes>'), ...bytes, ...encoder.encode('</Bytes>')])
}

/** Unlocks, and lets everything go on that waited for it. */
export function openPolkadotLock({
  core,
  prompts,
  unlocked,
}: Pick<PolkadotParts, 'core' | 'prompts' | 'unlocked'>): void {
  core.store.set({ locked: false })
  for (const prompt of prompts.get()) if (prompt.kind === 'unlock') prompt.approve()
  unlocked.release()
}
