import { base64ToBytes, bytesToBase64 } from '../../../base/base64.js'
import { isJsonObject, type JsonObject } from '../../../base/jsonObject.js'
import type { Plan } from '../../../base/plan.js'
import { ProviderError } from '../../../base/providerError.js'
import type { BitcoinCore } from '../../bitcoinCore.js'
import { connectPlan, messagePlan, psbtPlan, switchPlan, transferPlan } from '../../bitcoinPlans.js'
import { satsConnectMethods } from './satsConnectMethods.js'
import { readNetwork, readProtocol, readPurposes, readRecipients, readSignInputs } from './satsConnectParams.js'
import type { SatsConnectReplies } from './satsConnectReplies.js'

/** Plans the response to a request. Throws 4200 for a method that the provider lacks. */
export function planSatsConnectRequest(
  core: BitcoinCore,
  replies: SatsConnectReplies,
  method: string,
  params: JsonObject,
): Plan {
  const { network, addresses, account, balance, assertPermitted } = replies
  switch (method) {
    case 'getInfo':
      return { run: () => ({ version: '1.0.0', methods: satsConnectMethods.filter(core.offers), supports: [] }) }
    case 'wallet_connect': {
      const wanted = typeof params.network === 'string' ? readNetwork(params.network) : undefined
      if (wanted) core.chain(wanted)
      return connectPlan(core, () => {
        if (wanted) core.selectNetwork(wanted)
        return account(readPurposes(params.addresses))
      })
    }
    case 'getAddresses': {
      const purposes = readPurposes(params.purposes)
      return connectPlan(core, () => ({ addresses: addresses(purposes), network: network() }))
    }
    case 'getAccounts': {
      const purposes = readPurposes(params.purposes)
      return connectPlan(core, () => addresses(purposes))
    }
    case 'getBalance':
      assertPermitted()
      return { run: balance }
    case 'wallet_disconnect':
      return {
        run() {
          core.memory.revoke()
          return null
        },
      }
    case 'wallet_getAccount':
      if (core.asksForSilent()) return connectPlan(core, () => account())
      assertPermitted()
      return { run: () => account() }
    case 'wallet_getNetwork':
      assertPermitted()
      return { run: network }
    case 'wallet_changeNetwork':
      assertPermitted()
      return switchPlan(core, readNetwork(String(params.name)), () => null)
    case 'signMessage': {
      const address = String(params.address)
      const protocol = readProtocol(params.protocol)
      const message = new TextEncoder().encode(String(params.message))
      return messagePlan(core, { address, message, protocol }, (signature, used) => ({
        address: core.write(address),
        messageHash: '',
        signature: bytesToBase64(signature),
        protocol: used.toUpperCase(),
      }))
    }
    case 'signPsbt': {
      const inputs = isJsonObject(params.signInputs) ? readSignInputs(params.signInputs) : undefined
      const wanted = { psbt: base64ToBytes(String(params.psbt)), inputs, broadcast: params.broadcast === true }
      return psbtPlan(core, core.network(), wanted, (signed, txid) => ({
        psbt: bytesToBase64(signed),
        ...(txid ? { txid } : {}),
      }))
    }
    case 'sendTransfer':
      assertPermitted()
      return transferPlan(core, core.network(), readRecipients(params.recipients), (txid) => ({ txid }))
    default:
      throw new ProviderError(4200)
  }
}
