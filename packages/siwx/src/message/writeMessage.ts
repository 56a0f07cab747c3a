import { createError, pageErrors, parseCaipNetworkId, type SIWXMessageData } from '@latchkey/common'
import { accountNames, labelledFields, longestMessage, type ParsedMessage, safeParseFields } from './messageFields.js'

/**
 * Writes the text of a sign-in message, which the wallet signs: EIP-4361 for `eip155`, and the same form with the name
 * of the chain for `solana`, `polkadot` and `bip122` (CAIP-122). Dates are written as they are. `issuedAt` is required.
 *
 * Throws `INVALID_PARAMS` that names the field for every value that the grammar does not allow, so no field can contain
 * a line break or another field. The text has at most 10,000 characters, and `parseMessage` reads the same fields.
 *
 * @example
 * const text = writeMessage({
 *   accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
 *   chainId: 'eip155:1',
 *   domain: location.host,
 *   uri: location.href,
 *   version: '1',
 *   nonce: createNonce(),
 *   issuedAt: new Date().toISOString(),
 * })
 */
export function writeMessage(data: SIWXMessageData & Pick<ParsedMessage, 'scheme'>): string {
  const parsed = safeParseFields(data)
  if (!parsed.ok) throw notWritable(parsed.reason)
  const { scheme, domain, accountAddress, chainId, statement, resources } = parsed.value
  const { namespace, reference } = parseCaipNetworkId(chainId)
  const origin = scheme === undefined ? domain : `${scheme}://${domain}`
  const lines = [
    `${origin} wants you to sign in with your ${accountNames[namespace]} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
  ]
  for (const { field, label } of labelledFields) {
    const value = field === 'chainId' ? reference : parsed.value[field]
    if (value !== undefined) lines.push(`${label}: ${value}`)
  }
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const text = lines.join('\n')
  if (text.length > longestMessage) throw notWritable(`it would have more than ${longestMessage} characters`)
  return text
}

function notWritable(reason: string): Error {
  return createError(pageErrors.INVALID_PARAMS, { details: `The sign-in message cannot be written: ${reason}.` })
}
