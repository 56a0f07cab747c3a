import { type WalletFeature, walletFeatures } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { ShieldIcon } from '../../../primitives/icons.js'
import type { AccountSlotContext } from './accountSlot.js'
import { texts } from './texts.js'

/** A feature of the account, with a button below the balance. */
export type AccountFeature = {
  /** Also the name of the feature's switch in `features`. While that is off, the button does not show. */
  readonly id: WalletFeature | 'smartSessions'
  readonly label: TextDescriptor
  readonly Icon: ComponentType
  /** Opens the view of the feature. */
  open(context: AccountSlotContext): void
  /** Returns whether the feature applies to the account. */
  isOffered(context: AccountSlotContext): boolean
}

/** The features of the account. The option `features.walletFeaturesOrder` sets their order. */
export const featureRegistry: readonly AccountFeature[] = [
  {
    id: 'smartSessions',
    label: texts.permissions,
    Icon: ShieldIcon,
    open: ({ core, namespace }) => core.router.push('SmartSessionList', { namespace }),
    // Without a server there is no list. A wallet that grants permissions also revokes them.
    isOffered: ({ core, namespace, options }) =>
      namespace === 'eip155' &&
      Boolean(options.services?.chainData && options.projectId && core.actions(namespace)?.revokePermissions),
  },
]

/** Returns the features that the account shows, in the order of the app. Those that the app does not name follow. */
export function listFeatures(
  features: readonly AccountFeature[],
  context: AccountSlotContext,
): readonly AccountFeature[] {
  const switches = context.options.features
  return [...new Set([...switches.walletFeaturesOrder, ...walletFeatures, 'smartSessions'] as const)].flatMap((name) =>
    switches[name] ? features.filter(({ id, isOffered }) => id === name && isOffered(context)) : [],
  )
}
