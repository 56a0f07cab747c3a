import {
  invalidParams,
  type Transfer,
  type TransferEstimate,
  type TransferProblem,
  type Transfers,
} from '@latchkey/common'

/** The costs of a transfer, and the limits of its network. Amounts are in the smallest unit. */
export type TransferCosts = TransferEstimate & {
  /** The smallest amount that the network accepts for this recipient. */
  readonly minimum?: bigint | undefined
  /** The smallest amount that the account may keep, if it keeps anything. */
  readonly minimumRemainder?: bigint | undefined
  /** The highest fee that the adapter pays for this amount. */
  readonly maxFee?: bigint | undefined
  /** Whether the recipient's contract, or the token's contract, rejects the transfer. */
  readonly isRejected?: boolean | undefined
  /** Whether the account can pay the fee of a token transfer. */
  readonly isFeeCovered?: boolean | undefined
}

/** A parsed recipient, or the problem with it. */
export type RecipientResult<Recipient> =
  | { readonly ok: true; readonly value: Recipient; readonly isOwn: boolean }
  | {
      readonly ok: false
      readonly problem: Extract<
        TransferProblem,
        { type: 'invalid-recipient' | 'recipient-of-other-network' | 'unspendable-recipient' }
      >
    }

/** The rules of a namespace for transfers of its native coin, or of a token. */
export type TransferRules<Recipient> = {
  /** The largest amount that the coin has, or that its transactions can contain. */
  readonly largestAmount: bigint
  /** Parses a recipient. `address` is the paying account, by default the session's active one. */
  readRecipient(to: unknown, address: string | undefined): RecipientResult<Recipient>
  /** Reads the costs from the network, for the given amount or a typical one. */
  readCosts(
    transfer: { readonly recipient: Recipient } & Omit<Transfer, 'to' | 'amount'> & {
        readonly amount?: bigint | undefined
      },
  ): Promise<TransferCosts>
  /** Sends a valid transfer with the action of the session. */
  send(transfer: Transfer): Promise<string>
}

/**
 * Creates the {@link Transfers} of a session by the rules of its namespace. `rulesOfToken` returns the rules of a
 * token, and throws `INVALID_PARAMS` for an invalid one. Without it, the namespace sends only the native coin.
 */
export function createTransfers<Recipient>(
  coinRules: TransferRules<Recipient>,
  rulesOfToken: (token: unknown) => TransferRules<Recipient> = rejectToken,
): Transfers {
  const rulesOf = (token: unknown) => (token === undefined ? coinRules : rulesOfToken(token))
  return {
    async check({ to, amount, token, address, signal }) {
      const rules = rulesOf(token)
      const recipient = rules.readRecipient(to, address)
      const problems: readonly TransferProblem[] = [
        ...(recipient.ok ? [] : [recipient.problem]),
        ...(isAmount(rules, amount) ? [] : [{ type: 'invalid-amount', field: 'amount' } as const]),
      ]
      if (!recipient.ok || problems.length > 0) return problems
      const costs = await rules.readCosts({ recipient: recipient.value, amount, address, signal })
      return [
        ...(recipient.isOwn ? [{ type: 'own-address', field: 'to' } as const] : []),
        ...findTransferProblems(costs, amount),
      ]
    },
    async estimate({ to, amount, token, address, signal }) {
      const rules = rulesOf(token)
      const recipient = parseRecipient(rules, to, address)
      if (amount !== undefined) assertAmount(rules, amount)
      const { fee, maxAmount } = await rules.readCosts({ recipient, amount, address, signal })
      return { fee, maxAmount }
    },
    async send(transfer) {
      const rules = rulesOf(transfer.token)
      parseRecipient(rules, transfer.to, transfer.address)
      assertAmount(rules, transfer.amount)
      return rules.send(transfer)
    },
  }
}

function rejectToken(): never {
  throw invalidParams('token', 'must be left out: this adapter sends only the native coin')
}

/** Returns the problems of an amount, by the costs of its transfer. */
export function findTransferProblems(costs: TransferCosts, amount: bigint): readonly TransferProblem[] {
  const { fee, maxAmount, minimum = 0n, minimumRemainder = 0n, maxFee, isRejected, isFeeCovered = true } = costs
  const remainder = maxAmount - amount
  const field = 'amount'
  return [
    ...(isRejected ? [{ type: 'rejected-by-recipient', field: 'to' } as const] : []),
    ...(isFeeCovered ? [] : [{ type: 'insufficient-fee-funds', field, fee } as const]),
    ...(remainder < 0n && isFeeCovered ? [{ type: 'insufficient-funds', field, fee, maxAmount } as const] : []),
    ...(amount < minimum ? [{ type: 'below-minimum', field, minimum } as const] : []),
    ...(remainder > 0n && remainder < minimumRemainder
      ? [{ type: 'remainder-below-minimum', field, minimum: minimumRemainder } as const]
      : []),
    ...(maxFee !== undefined && fee > maxFee ? [{ type: 'fee-too-high', field, fee } as const] : []),
  ]
}

function parseRecipient<Recipient>(
  rules: TransferRules<Recipient>,
  to: unknown,
  address: string | undefined,
): Recipient {
  const recipient = rules.readRecipient(to, address)
  if (recipient.ok) return recipient.value
  const { problem } = recipient
  if (problem.type === 'recipient-of-other-network') throw invalidParams('to', 'is an address of another network')
  if (problem.type === 'unspendable-recipient')
    throw invalidParams('to', 'is an address from which nobody can spend, such as the zero address')
  throw invalidParams('to', `is not an address: ${problem.reason}`)
}

function assertAmount(rules: Pick<TransferRules<unknown>, 'largestAmount'>, amount: unknown): void {
  if (!isAmount(rules, amount)) throw invalidParams('amount', `must be a bigint from 1 to ${rules.largestAmount}`)
}

function isAmount({ largestAmount }: Pick<TransferRules<unknown>, 'largestAmount'>, amount: unknown): boolean {
  return typeof amount === 'bigint' && amount > 0n && amount <= largestAmount
}
