import {
  type CaipNetworkId,
  type ChainNamespace,
  guarded,
  listOf,
  objectOf,
  optional,
  type Parser,
  parseCaipNetworkId,
  type SIWXMessageData,
  safeParseCaipNetworkId,
  text,
} from '@latchkey/common'
import { describeAddress, isAccountAddress } from './accountAddress.js'
import { safeParseDateTime } from './safeParseDateTime.js'
import { isAuthorityWithHost, isPchars, isScheme, isUri } from './uriSyntax.js'

/** The fields of a valid sign-in message. */
export type ParsedMessage = SIWXMessageData & {
  /** The scheme of the page, which EIP-4361 allows before the domain. */
  readonly scheme?: string | undefined
  readonly issuedAt: string
}

/** Maximum length of a message. All its characters are ASCII, so this is also the limit in bytes. */
export const longestMessage = 10_000

/** The word for the accounts of a namespace in the first line of a message. CAIP-122 defines the first two. */
export const accountNames: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
}

/** The fields on lines with a label, in the order of EIP-4361. */
export const labelledFields = [
  { field: 'uri', label: 'URI' },
  { field: 'version', label: 'Version' },
  { field: 'chainId', label: 'Chain ID' },
  { field: 'nonce', label: 'Nonce' },
  { field: 'issuedAt', label: 'Issued At' },
  { field: 'expirationTime', label: 'Expiration Time' },
  { field: 'notBefore', label: 'Not Before' },
  { field: 'requestId', label: 'Request ID' },
] as const

const statementPattern = /^[a-zA-Z0-9\-._~:/?#[\]@!$&'()*+,;= ]*$/
const date = part((value) => safeParseDateTime(value).ok, 'an existing RFC 3339 date, such as 2026-01-31T12:00:00Z')
const uri = part(isUri, 'an RFC 3986 URI, such as https://example.com/path')

const commonFields = {
  scheme: optional(part(isScheme, 'an RFC 3986 scheme, such as https')),
  domain: part(isAuthorityWithHost, 'the host of the page, with its port if it is not the default'),
  statement: optional(
    text({
      max: longestMessage,
      pattern: statementPattern,
      what: "letters, digits, spaces and -._~:/?#[]@!$&'()*+,;=",
    }),
  ),
  uri,
  version: text({ pattern: /^1$/, what: '1' }),
  nonce: text({ max: longestMessage, pattern: /^[a-zA-Z0-9]{8,}$/, what: 'at least 8 letters and digits' }),
  issuedAt: date,
  expirationTime: optional(date),
  notBefore: optional(date),
  requestId: optional(part(isPchars, 'the characters of a URL path, others percent-encoded')),
  resources: optional(listOf(uri, { max: longestMessage })),
}
const chainField = objectOf({ chainId: caipId() })

/**
 * Parses the fields of a sign-in message by the grammar of EIP-4361. It is stricter than the ABNF in three points: the
 * domain has a host, dates exist, and an EVM chain id has a single notation. Never throws.
 */
export const safeParseFields: Parser<ParsedMessage> = (input) => {
  const chain = chainField(input)
  if (!chain.ok) return chain
  const namespace = namespaceOf(chain.value.chainId)
  return objectOf({
    ...commonFields,
    accountAddress: part((value) => isAccountAddress(namespace, value), describeAddress(namespace)),
    chainId: caipId(namespace),
  })(input)
}

function part(isValid: (value: string) => boolean, what: string): Parser<string> {
  const is = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= longestMessage && isValid(value)
  return guarded(is, what)
}

/** A chain id. EIP-155 ids are positive numbers; leading zeros would give a chain several CAIP-2 ids. */
function caipId(expected?: ChainNamespace): Parser<CaipNetworkId> {
  const is = (value: unknown): value is CaipNetworkId => {
    const parsed = safeParseCaipNetworkId(value)
    if (!parsed.ok) return false
    const { namespace, reference } = parsed.value
    if (expected !== undefined && namespace !== expected) return false
    return namespace !== 'eip155' || (/^[1-9][0-9]*$/.test(reference) && Number.isSafeInteger(Number(reference)))
  }
  return guarded(is, 'the CAIP-2 id of a chain, such as eip155:1')
}

function namespaceOf(chainId: CaipNetworkId): ChainNamespace {
  return parseCaipNetworkId(chainId).namespace
}
