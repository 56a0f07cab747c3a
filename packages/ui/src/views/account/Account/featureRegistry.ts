import { type WalletFeature, walletFeatures } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import type { AccountSlotContext } from './accountSlot.js'

/** A feature of the account, with a button below the balance. */
export type AccountFeature = {
  /** Also the name of the feature's switch in `features`. While that is off, the button does not show. */
  readonly id: WalletFeature
  readonly label: TextDescriptor
  readonly Icon: ComponentType
  /** Opens the view of the feature. */
  open(context: AccountSlotContext): void
  /** Returns whether the feature applies to the account. */
  isOffered(context: AccountSlotContext): boolean
}

/** The features of the account. The option `features.walletFeaturesOrder` sets their order. */
export const featureRegistry: readonly AccountFeature[] = []

/** Returns the features that the account shows, in the order of the app. Those that the app does not name follow. */
export function listFeatures(
  features: readonly AccountFeature[],
  context: AccountSlotContext,
): readonly AccountFeature[] {
  const switches = context.options.features
  return [...new Set([...switches.walletFeaturesOrder, ...walletFeatures])].flatMap((name) =>
    switches[name] ? features.filter(({ id, isOffered }) => id === name && isOffered(context)) : [],
  )
}
