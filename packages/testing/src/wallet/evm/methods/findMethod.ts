import { accountMethods } from './accountMethods.js'
import { assetMethods } from './assetMethods.js'
import { callsMethods } from './callsMethods.js'
import { chainMethods } from './chainMethods.js'
import type { Method } from './method.js'
import { permissionMethods } from './permissionMethods.js'
import { signMethods } from './signMethods.js'
import { transactionMethods } from './transactionMethods.js'

const methods: ReadonlyMap<string, Method> = new Map(
  [
    accountMethods,
    assetMethods,
    callsMethods,
    chainMethods,
    permissionMethods,
    signMethods,
    transactionMethods,
  ].flatMap((group) => Object.entries(group)),
)

/** Node methods that need a key or change the node. The wallet does not pass them on. */
const kept = /^eth_(sign|sendTransaction|submit|mining|getWork)/

/** Returns the wallet's own method or one of its node; `undefined` if neither has it. */
export function findMethod(name: string): Method | undefined {
  const own = methods.get(name)
  if (own) return own
  if (!/^(eth|net|web3)_/.test(name) || kept.test(name)) return undefined
  return (core, params) => ({ run: () => core.rpc(name, params) })
}
