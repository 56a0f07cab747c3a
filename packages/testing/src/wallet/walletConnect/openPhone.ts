import { type CaipNetworkId, type ChainNamespace, createEmitter, createError, errors } from '@latchkey/common'
import { walletIcon } from '../base/walletIcon.js'
import { answerRequests } from './answerRequests.js'
import { createPhoneBase } from './createPhoneBase.js'
import { createPhoneNamespaces } from './createPhoneNamespaces.js'
import { createPhoneStorage } from './createPhoneStorage.js'
import { createProposals } from './createProposals.js'
import { createQuietClient } from './createQuietClient.js'
import { createSessions } from './createSessions.js'
import { namespaceOf } from './grantNamespaces.js'
import { pairWith } from './pairWith.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { WalletConnectWallet } from './walletConnectWallet.js'
import type { WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

/** Creates a phone wallet, and connects it to its relay if it has stored sessions. */
export async function openPhone(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const { name = 'Phone', accent = '#3b4252', icon = walletIcon(name, accent), url = 'https://phone.example' } = options
  const changes = createEmitter<void>()
  const tell = () => changes.emit()
  const switched = (networkId: CaipNetworkId) => void sessions.switchNetwork(networkId).catch(() => undefined)
  const namespaces = createPhoneNamespaces({ ...options, name }, switched)
  const quiet = await createQuietClient({
    relayUrl: options.relayUrl,
    projectId: options.projectId ?? 'local',
    onConnection: tell,
    verifyKey: options.verifyKey,
    storage: createPhoneStorage(`latchkey-test-wallet:phone:${name}`, options.storage),
    metadata: {
      name,
      description: options.description ?? 'A wallet for tests and demos',
      url,
      icons: [icon],
      ...(options.redirect && { redirect: options.redirect }),
    },
  })
  const base = createPhoneBase(options)
  const { approval, signsIn } = options
  const proposals = createProposals({ client: quiet.client, namespaces, approval, signsIn, tell })
  const sessions = createSessions({ client: quiet.client, namespaces, tell })
  const requests = answerRequests({ client: quiet.client, namespaces, base, tell })
  const stopPrompts = base.watchPrompts(tell)

  function own(namespace: ChainNamespace): PhoneNamespace {
    const found = namespaces.get(namespace)
    if (!found)
      throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The phone knows no network of ${namespace}.` })
    return found
  }

  return {
    name,
    icon,
    accent,
    control: base.control,
    networks: () => [...namespaces.values()].flatMap((one) => one.networks()),
    addresses(networkId, index) {
      const found = own(namespaceOf(networkId))
      return found.addressesOf(index ?? found.shared()[0] ?? 0, networkId)
    },
    accountCount: (namespace) => own(namespace).accountCount,
    accounts: (namespace) => own(namespace).shared(),
    pair: (uri) => pairWith(quiet, uri),
    setApproval: proposals.setApproval,
    proposals: proposals.list,
    pending: requests.list,
    sessions: sessions.list,
    async setAccounts(namespace, indices) {
      own(namespace).share(indices)
      await sessions.shareAccounts(namespace)
    },
    switchNetwork: sessions.switchNetwork,
    setNetworks: sessions.setNetworks,
    emit: sessions.emit,
    extend: sessions.extend,
    deleteSession: sessions.end,
    async goOffline() {
      await quiet.goOffline()
      tell()
    },
    async goOnline() {
      await quiet.goOnline()
      tell()
    },
    isOnline: quiet.isOnline,
    watch: (listener) => changes.watch(listener),
    async close() {
      stopPrompts()
      proposals.stop()
      base.control.unplug()
      await quiet.close()
    },
  }
}
