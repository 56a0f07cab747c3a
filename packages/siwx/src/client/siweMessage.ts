import { type CaipNetworkId, safeParseCaipAddress } from '@latchkey/common'
import { safeParseMessage } from '../message/parseMessage.js'
import { writeMessage } from '../message/writeMessage.js'
import type { SIWECreateMessageArgs } from './siweConfig.js'

/**
 * Writes the text of a sign-in message (EIP-4361), for the `createMessage` option of `createSIWEConfig`. `address` is a
 * DID such as `did:pkh:eip155:1:0x…`, whose chain counts, or a plain address. Throws `INVALID_PARAMS` if a part does
 * not fit the grammar.
 *
 * @example
 * import { formatMessage, type SIWECreateMessageArgs } from '@latchkey/siwx'
 *
 * const createMessage = ({ address, ...args }: SIWECreateMessageArgs) => formatMessage(args, address)
 */
export function formatMessage(args: Omit<SIWECreateMessageArgs, 'address'>, address: string): string {
  const { domain, uri, nonce, statement, resources, requestId, iat, exp, nbf } = args
  return writeMessage({
    domain,
    uri,
    nonce,
    version: '1',
    accountAddress: getDidAddress(address) ?? address,
    chainId: `eip155:${getDidChainId(address) ?? args.chainId}`,
    issuedAt: iat ?? new Date().toISOString(),
    ...(statement !== undefined && { statement }),
    ...(exp !== undefined && { expirationTime: exp }),
    ...(nbf !== undefined && { notBefore: nbf }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  })
}

/** Returns the address in a sign-in message, or an empty text if it is not one. */
export function getAddressFromMessage(message: string): string {
  const parsed = safeParseMessage(message)
  return parsed.ok ? parsed.value.accountAddress : ''
}

/** Returns the CAIP-2 id in a sign-in message, such as `eip155:1`, or an empty text if it is not one. */
export function getChainIdFromMessage(message: string): CaipNetworkId | '' {
  const parsed = safeParseMessage(message)
  return parsed.ok ? parsed.value.chainId : ''
}

/** Returns the chain of a DID such as `did:pkh:eip155:1:0x…`: `1`. `undefined` for anything else. */
export function getDidChainId(did: string): string | undefined {
  return readDid(did)?.reference
}

/** Returns the address of a DID such as `did:pkh:eip155:1:0x…`: `0x…`. `undefined` for anything else. */
export function getDidAddress(did: string): string | undefined {
  return readDid(did)?.address
}

function readDid(did: string) {
  const parsed = did.startsWith('did:pkh:') ? safeParseCaipAddress(did.slice('did:pkh:'.length)) : undefined
  return parsed?.ok ? parsed.value : undefined
}
