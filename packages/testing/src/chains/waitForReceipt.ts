import type { LocalChain } from './localChain.js'

/** Waits for the receipt of a transaction. Even with instant mining, it exists only shortly after the hash. */
export async function waitForReceipt(
  chain: Pick<LocalChain, 'request'>,
  hash: unknown,
  timeoutMs = 30_000,
): Promise<Readonly<Record<string, unknown>>> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const receipt = await chain.request('eth_getTransactionReceipt', [hash])
    if (typeof receipt === 'object' && receipt !== null) return { ...receipt }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`The transaction ${String(hash)} was not mined in ${timeoutMs} ms`)
}
