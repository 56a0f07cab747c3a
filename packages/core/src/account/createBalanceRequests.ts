import { accountLimits, type Balance, type Clock, createError, errors, formatUnits } from '@latchkey/common'
import type { BalanceState } from './accountState.js'
import type { BalanceSubject } from './findBalanceSubject.js'

/** Requests balances from the networks. */
export type BalanceRequests = {
  /** Requests a balance, or joins the pending request for it. Rejects without a request for 30 s after a failure. */
  send(subject: BalanceSubject): Promise<BalanceState>
  /** Whether a failure blocks requests. */
  isBlocked(subject: BalanceSubject): boolean
  /** Resolves when no request for the balance is pending. */
  idle(subject: BalanceSubject): Promise<void>
}

type Deps = {
  readonly clock: Clock
  readonly lifetime: AbortSignal
  onBalance(subject: BalanceSubject, balance: BalanceState): void
}

export function createBalanceRequests({ clock, lifetime, onBalance }: Deps): BalanceRequests {
  /** Time of the monotonic clock until which no request is sent, by the subject's key. */
  const blockedUntil = new Map<string, number>()
  const pending = new Map<string, Promise<BalanceState>>()

  const isBlocked = ({ key }: BalanceSubject) => (blockedUntil.get(key) ?? 0) > clock.monotonic()

  async function request(subject: BalanceSubject): Promise<BalanceState> {
    const { token, key } = subject
    try {
      const { value, decimals, symbol } = await askAdapter(subject, lifetime)
      const balance = {
        value: String(value),
        decimals,
        formatted: formatUnits(value, decimals),
        symbol: token?.symbol ?? symbol,
        ...(token ? { token: token.address } : {}),
        isStale: false,
      }
      onBalance(subject, balance)
      blockedUntil.delete(key)
      return balance
    } catch (error) {
      blockedUntil.set(key, clock.monotonic() + accountLimits.balanceRetryBlockMs)
      throw error
    }
  }

  return {
    async send(subject) {
      const { key } = subject
      if (isBlocked(subject)) throw createError(errors.BALANCE_UNAVAILABLE)
      const shared = pending.get(key)
      if (shared) return shared
      const requested = request(subject).finally(() => pending.delete(key))
      pending.set(key, requested)
      return requested
    },
    isBlocked,
    async idle({ key }) {
      await pending.get(key)?.catch(() => undefined)
    },
  }
}

async function askAdapter({ adapter, account, network, token }: BalanceSubject, signal: AbortSignal): Promise<Balance> {
  const { address } = account
  if (!token) return adapter.getBalance({ address, network, signal })
  if (!adapter.getTokenBalance) throw createError(errors.BALANCE_UNAVAILABLE)
  return adapter.getTokenBalance({ address, network, signal, token: token.address })
}
