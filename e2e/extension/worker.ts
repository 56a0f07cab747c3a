import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type ExtensionRequest, type ExtensionResponse, extensionApi } from './extensionApi.js'

// The background worker of the extension: it stores the key and the connected sites, and signs.
const account = privateKeyToAccount('0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba')
const { runtime, storage } = extensionApi()
const sitesKey = 'sites'

async function sites(): Promise<readonly string[]> {
  const { [sitesKey]: stored } = await storage.local.get(sitesKey)
  return Array.isArray(stored) ? stored : []
}

async function answer({ method, params = [] }: ExtensionRequest, origin: string): Promise<unknown> {
  const connected = await sites()
  const accounts = connected.includes(origin) ? [account.address] : []
  switch (method) {
    case 'eth_chainId':
      return '0x7a69'
    case 'eth_accounts':
      return accounts
    case 'eth_requestAccounts':
      await storage.local.set({ [sitesKey]: [...new Set([...connected, origin])] })
      return [account.address]
    case 'wallet_revokePermissions':
      await storage.local.set({ [sitesKey]: connected.filter((site) => site !== origin) })
      return null
    case 'personal_sign':
      if (accounts.length === 0) throw { code: 4100, message: 'The site is not connected.' }
      return account.signMessage({ message: { raw: params[0] as Hex } })
    default:
      throw { code: 4200, message: `${method} is not supported.` }
  }
}

runtime.onMessage.addListener((request, { origin = '' }, respond) => {
  const send = (response: ExtensionResponse) => respond(response)
  answer(request as ExtensionRequest, origin).then(
    (result) => send({ result }),
    (error: { readonly code?: number; readonly message?: string }) =>
      send({ error: { code: error.code ?? -32_603, message: error.message ?? 'Internal error' } }),
  )
  // Keeps the channel open until the response.
  return true
})
