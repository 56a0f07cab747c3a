import { encodeBase58 } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { alice, createScriptedWallet, signWith } from '../../test/scriptedWallet.js'

/**
 * "Grüße" in the envelopes of Ledger devices, signed by Alice: the output of `OffchainMessageBuilder` in
 * `@ledgerhq/device-signer-kit-solana` 1.13.0.
 */
const domain = 'ff736f6c616e61206f6666636861696e'
const key = 'ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c'
const body = '4772c3bcc39f65'
const appDomain = '6170702e6578616d706c65000000000000000000000000000000000000000000'
const envelopes = [
  ['of the first firmware', `${domain}00010700${body}`],
  ['of version 0', `${domain}00${'00'.repeat(32)}0101${key}0700${body}`],
  ['of version 1', `${domain}0101${key}${body}`],
  ['of version 1 with a length', `${domain}0101${key}0700${body}`],
] as const

/** Requests a signature of "Grüße" from a wallet that signs these bytes. */
async function signWithLedger(bytes: Uint8Array, signedMessage?: Uint8Array) {
  const signature = signWith(alice.address, bytes)
  const wallet = createScriptedWallet({ 'solana:signMessage': () => [{ signature, signedMessage }] })
  const { session } = await connectWith(wallet)
  return {
    signature: encodeBase58(signature),
    result: await codeOf(session.actions.signMessage?.({ message: 'Grüße' })),
  }
}

describe('a Ledger device, which signs the message in an envelope', () => {
  test.each(envelopes)(
    'returns the signature of an envelope %s, whether or not the wallet names it',
    async (_, hex) => {
      const bytes = Buffer.from(hex, 'hex')
      for (const named of [bytes, Buffer.from('Grüße'), undefined]) {
        const { signature, result } = await signWithLedger(bytes, named)
        expect(result).toEqual({ resolved: signature })
      }
    },
  )

  test('returns the signature of an envelope with the domain of an app if the wallet names it', async () => {
    const bytes = Buffer.from(`${domain}00${appDomain}0101${key}0700${body}`, 'hex')
    const { signature, result } = await signWithLedger(bytes, bytes)
    expect(result).toEqual({ resolved: signature })
    expect((await signWithLedger(bytes)).result).toBe('WALLET_BAD_RESULT')
  })

  test('R37: rejects the signature of another message in an envelope', async () => {
    const [[, hex]] = envelopes
    const other = Buffer.from(hex.replace(body, '4772c3bcc39f66'), 'hex')
    expect((await signWithLedger(other)).result).toBe('WALLET_BAD_RESULT')
  })
})
