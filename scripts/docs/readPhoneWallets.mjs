import { readFileSync } from 'node:fs'
import { walletIdOf } from '../directory/walletIdOf.mjs'

const file = new URL('../../apps/services/data/generated/wallets.json', import.meta.url)

/**
 * Returns a function that finds a wallet of the directory by its id in the directory's source. It throws for an unknown
 * one.
 */
export function readPhoneWallets() {
  const wallets = JSON.parse(readFileSync(file, 'utf8'))
  return (id) => {
    const wallet = wallets.find((candidate) => candidate.id === walletIdOf(id))
    if (!wallet) throw new Error(`The directory has no wallet ${id}.`)
    return wallet
  }
}
