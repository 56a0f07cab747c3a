import {
  type CaipNetworkId,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Parsed,
  type Parser,
  type SIWXMessageData,
  type SIWXSession,
  safeParseCaipAddress,
  text,
} from '@latchkey/common'
import { describeRecap, readRecap } from './recap.js'

/** A signed sign-in message as a wallet sends it (CAIP-74). */
type Cacao = Parsed<typeof safeParseCacao>

const line = text({ max: 10_000 })
/** Some wallets send `null` for a missing field. */
const maybe =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (input, path) =>
    optional(parse)(input ?? undefined, path)

const issuer = text({ max: 256, pattern: /^did:pkh:eip155:[1-9]\d*:0x[\da-f]{40}$/i, what: 'a DID of an EVM account' })
const resources = maybe(listOf(line, { max: 100 }))
const payload = objectOf({
  iss: issuer,
  domain: line,
  aud: maybe(line),
  uri: maybe(line),
  version: line,
  nonce: line,
  iat: line,
  exp: maybe(line),
  nbf: maybe(line),
  requestId: maybe(line),
  statement: maybe(line),
  resources,
})
const signature = objectOf({ t: oneOf(['eip191', 'eip1271']), s: text({ max: 40_000, pattern: /^0x[\da-f]+$/i }) })
const safeParseCacao = objectOf({ h: objectOf({ t: text({ max: 64 }) }), p: payload, s: signature })
/** A wallet sends one message, or one for each network. */
const safeParseCacaos = listOf(safeParseCacao, { max: 100, skipBad: true })

/** The part of a message that opens the session, even if the message is no valid sign-in. */
export type Granting = Parsed<typeof granting>

const granting = objectOf({ p: objectOf({ iss: issuer, resources }) })

/** Parses the part of the messages that opens the session. Leaves out malformed ones. */
export const safeParseGranting = listOf(granting, { max: 100, skipBad: true })

/** Returns the account that a message is of. */
export function signerOf({ p }: Granting): { readonly address: string; readonly caipNetworkId: CaipNetworkId } {
  const parsed = safeParseCaipAddress(p.iss.slice('did:pkh:'.length))
  if (parsed.ok) return parsed.value
  throw new TypeError(parsed.reason)
}

/**
 * Returns the signed messages of a wallet that are as requested, as sign-ins. Their signatures are not verified.
 * Wallets choose the account and the network, and may add permissions to the statement and the resources.
 */
export function readSignIns(
  input: unknown,
  asked: SIWXMessageData,
  networkIds: readonly string[],
): readonly SIWXSession[] {
  const parsed = safeParseCacaos(input)
  const cacaos = parsed.ok ? parsed.value : []
  return cacaos.flatMap((cacao) => {
    const { address: accountAddress, caipNetworkId: chainId } = signerOf(cacao)
    const { p, s } = cacao
    const data = {
      ...asked,
      accountAddress,
      chainId,
      ...statementOf(cacao),
      ...(p.resources && { resources: p.resources }),
    }
    return networkIds.includes(chainId) && isAsAsked(cacao, asked)
      ? { data, message: writeMessage(cacao), signature: s.s, cacao }
      : []
  })
}

function isAsAsked({ p }: Cacao, asked: SIWXMessageData): boolean {
  const resources = asked.resources ?? []
  return (
    p.domain === asked.domain &&
    (p.aud ?? p.uri) === asked.uri &&
    p.version === asked.version &&
    p.nonce === asked.nonce &&
    p.iat === asked.issuedAt &&
    p.exp === asked.expirationTime &&
    p.nbf === asked.notBefore &&
    p.requestId === asked.requestId &&
    (p.statement ?? '').startsWith(asked.statement ?? '') &&
    resources.every((resource, index) => p.resources?.[index] === resource)
  )
}

function statementOf({ p }: Cacao): { readonly statement?: string } {
  const recap = readRecap(p.resources)
  const statement = recap ? describeRecap(p.statement, recap) : p.statement
  return statement ? { statement } : {}
}

/** Returns the text that the wallet signed (EIP-4361), byte for byte. */
function writeMessage(cacao: Cacao): string {
  const { p } = cacao
  const { address, caipNetworkId } = signerOf(cacao)
  const { statement } = statementOf(cacao)
  const optionalLines = [
    ['Expiration Time', p.exp],
    ['Not Before', p.nbf],
    ['Request ID', p.requestId],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
  return [
    `${p.domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${p.aud ?? p.uri}`,
    `Version: ${p.version}`,
    `Chain ID: ${caipNetworkId.slice('eip155:'.length)}`,
    `Nonce: ${p.nonce}`,
    `Issued At: ${p.iat}`,
    ...optionalLines,
    ...(p.resources ? ['Resources:', ...p.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
