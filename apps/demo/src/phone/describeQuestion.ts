import { formatUnits } from '@latchkey/common'
import type { Prompt } from '@latchkey/testing'

/** A request in plain language. */
export type QuestionText = {
  readonly title: string
  /** Label of the approve button. */
  readonly approve: string
  readonly facts: readonly (readonly [string, string])[]
  /** The raw signed data. */
  readonly text?: string | undefined
  readonly caution?: string | undefined
}

/** Describes a request for the user. */
export function describeQuestion(question: Prompt): QuestionText {
  switch (question.kind) {
    case 'message':
      return {
        title: 'Sign a message?',
        approve: 'Sign',
        facts: [['With', question.account]],
        text: question.text,
        caution: question.readable ? undefined : 'This is not text. Sign it only if you know what it is.',
      }
    case 'typedData':
      return {
        title: `Sign “${question.primaryType}”?`,
        approve: 'Sign',
        facts: [['With', question.account], ...rows(question.domain)],
        text: JSON.stringify(question.message, null, 2),
      }
    case 'transactions': {
      const { symbol, decimals } = question.chain.nativeCurrency ?? { symbol: 'ETH', decimals: 18 }
      return {
        title:
          question.calls.length === 1 ? 'Confirm the transaction?' : `Confirm ${question.calls.length} transactions?`,
        approve: 'Confirm',
        facts: [
          ['From', question.account],
          ...question.calls.flatMap(({ to, value, data }): readonly (readonly [string, string])[] => [
            ['To', to ?? 'A new contract'],
            ['Amount', `${formatUnits(value, decimals)} ${symbol}`],
            ...(data && data !== '0x' ? ([['Data', data]] as const) : []),
          ]),
        ],
        caution: question.calls.some(({ data }) => data && data !== '0x')
          ? 'It calls a contract, which may do more than the amount says.'
          : undefined,
      }
    }
    case 'transaction': {
      const isSent = question.sends !== false
      return {
        title: question.title ?? (isSent ? 'Confirm the transaction?' : 'Sign the transaction?'),
        approve: isSent ? 'Confirm' : 'Sign',
        facts: [
          ['From', question.account],
          ...question.parts.flatMap(({ title, lines }) =>
            lines.map(({ label, value }) => [title ? `${title}: ${label}` : label, value] as const),
          ),
        ],
        caution: question.caution,
      }
    }
    case 'switchChain':
      return {
        title: 'Switch the network?',
        approve: 'Switch',
        facts: [
          ['From', question.from.name],
          ['To', question.to.name],
        ],
      }
    case 'addChain':
      return {
        title: 'Add a network?',
        approve: 'Add and switch',
        facts: [
          ['Network', question.chain.name],
          ['Server', question.chain.rpcUrl],
        ],
        caution: 'A network’s server sees your addresses and can show wrong balances.',
      }
    case 'watchAsset':
      return {
        title: `Show ${question.symbol} in the wallet?`,
        approve: 'Add token',
        facts: [['Contract', question.address]],
      }
    case 'scan':
      return { title: 'Scan a QR code?', approve: 'Share', facts: [], text: question.text }
    case 'permissions':
      return {
        title: 'Grant permissions?',
        approve: 'Grant',
        facts: [
          ['Account', question.account],
          ['Network', question.chain.name],
          ['Ends', question.expiry === undefined ? 'Never' : new Date(question.expiry * 1_000).toUTCString()],
        ],
        caution: 'The site acts without asking you again, until the permission ends or you revoke it.',
        text: JSON.stringify(question.permissions, null, 2),
      }
    case 'connect':
      return { title: 'Connect?', approve: 'Connect', facts: question.accounts.map((one) => ['Account', one] as const) }
    case 'unlock':
      return { title: 'The wallet is locked', approve: 'Unlock', facts: [] }
  }
}

/** The fields of typed data's domain. */
function rows(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, field]) => [name, String(field)] as const)
}
