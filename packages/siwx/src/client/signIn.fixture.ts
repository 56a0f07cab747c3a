import {
  createSafeStorage,
  type SIWXConfig,
  type SIWXHost,
  type SIWXMessageInput,
  type SIWXSession,
} from '@latchkey/common'
import { createFakeClock, createFakeLogger, createFakeStorage, type FakeStorage } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'

/** Two EVM accounts whose keys everybody knows. */
export const alice = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
export const bob = privateKeyToAccount(`0x${'b0'.repeat(32)}`)

type TestHostOptions = Partial<Pick<SIWXHost, 'now' | 'url' | 'rpcUrls'>> & { readonly port?: FakeStorage }

/** Creates the environment of an instance, with fakes. */
export function createTestHost({ port = createFakeStorage(), ...parts }: TestHostOptions = {}) {
  const clock = createFakeClock()
  const logger = createFakeLogger()
  const storage = createSafeStorage({ port, prefix: '@latchkey/', logger })
  const url = 'https://app.example/shop?cart=1'
  return { storage, logger, url, rpcUrls: () => [], now: clock.now, clock, port, ...parts }
}

/** Lets an account sign the message of a sign-in. */
export async function sign(
  siwx: SIWXConfig,
  account = alice,
  input: Partial<SIWXMessageInput> = {},
): Promise<SIWXSession> {
  const message = await siwx.createMessage({ accountAddress: account.address, chainId: 'eip155:1', ...input })
  const text = message.toString()
  return { data: message, message: text, signature: await account.signMessage({ message: text }) }
}
