import { base58, base64, hex } from '@scure/base'

const signatureLength = 64

/**
 * Returns an answer with its hashes, signatures and transactions in a form that no standard names but that has the same
 * meaning: hex in capitals, without `0x` where it is usual and with it where it is not, hex instead of base64, base58
 * instead of bytes. A list of one loses its list. Changes an object in place, because its identity may mark it as the
 * wallet's own.
 */
export function unusualForm(answer: unknown): unknown {
  if (typeof answer === 'string') return unusualText(answer)
  if (answer instanceof Uint8Array) return answer.length === signatureLength ? base58.encode(answer) : answer
  if (Array.isArray(answer)) return answer.length === 1 ? unusualForm(answer[0]) : answer.map(unusualForm)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.assign(
    answer,
    Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, unusualForm(value)])),
  )
}

function unusualText(text: string): string {
  const [, prefix, digits = ''] = /^(0x)?([\da-f]{64,})$/.exec(text) ?? []
  if (digits) return prefix ? digits.toUpperCase() : `0X${digits.toUpperCase()}`
  if (!/^[\w+/]{80,}=*$/.test(text) || text.length % 4 !== 0) return text
  return hex.encode(base64.decode(text)).toUpperCase()
}
