import { chainNamespaces, createError, pageErrors, type Result } from '@latchkey/common'
import { accountNames, labelledFields, longestMessage, type ParsedMessage, safeParseFields } from './messageFields.js'

const headerPattern = /^(?:([^ :/]+):\/\/)?([^ ]*) wants you to sign in with your ([A-Za-z]+) account:$/

/**
 * Parses the text of a sign-in message by the grammar of EIP-4361, which CAIP-122 uses for the other namespaces. The
 * text as a whole has to be a message of at most 10,000 characters. Never throws.
 *
 * Does not verify the signature, whether the message is expired, and the checksums of Polkadot and Bitcoin addresses.
 *
 * @example
 * const parsed = safeParseMessage(body.message)
 * if (!parsed.ok || parsed.value.domain !== 'example.com') return new Response(null, { status: 401 })
 */
export function safeParseMessage(text: unknown): Result<ParsedMessage> {
  if (typeof text !== 'string') return { ok: false, reason: 'it is not a text' }
  if (text.length > longestMessage) return { ok: false, reason: `it has more than ${longestMessage} characters` }
  const lines = text.split('\n')
  const [, scheme, domain, accountName] = headerPattern.exec(lines[0] ?? '') ?? []
  const namespace = chainNamespaces.find((name) => accountNames[name] === accountName)
  if (!namespace) return { ok: false, reason: 'line 1 is not a request to sign in with an account' }

  // A message without a statement has two empty lines here, and one with an empty statement has three.
  const hasStatement = lines[3] !== '' || lines[4] === ''
  let next = hasStatement ? 5 : 4
  if (lines[2] !== '' || lines[next - 1] !== '')
    return { ok: false, reason: 'there is no empty line before and after the statement' }
  const fields: Record<string, unknown> = { scheme, domain, accountAddress: lines[1] }
  if (hasStatement) fields.statement = lines[3]
  for (const { field, label } of labelledFields) {
    const value = valueAfter(`${label}: `, lines[next])
    if (value === undefined) continue
    fields[field] = field === 'chainId' ? `${namespace}:${value}` : value
    next++
  }
  if (lines[next] === 'Resources:') {
    fields.resources = lines.slice(next + 1).map((line) => valueAfter('- ', line))
    next = lines.length
  }
  if (next < lines.length) return { ok: false, reason: `line ${next + 1} is not the field that EIP-4361 has there` }
  return safeParseFields(fields)
}

/** Like {@link safeParseMessage}, but throws `INVALID_PARAMS` with the reason. */
export function parseMessage(text: unknown): ParsedMessage {
  const parsed = safeParseMessage(text)
  if (!parsed.ok)
    throw createError(pageErrors.INVALID_PARAMS, { details: `The text is not a sign-in message: ${parsed.reason}.` })
  return parsed.value
}

function valueAfter(label: string, line: string | undefined): string | undefined {
  return line?.startsWith(label) ? line.slice(label.length) : undefined
}
