import { createError, pageErrors } from '@latchkey/common/start'

/** The views of the modal. The UI maps each name to its module. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'AllWallets',
  'ConnectWallets',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
  'Account',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
  'SIWXSignMessage',
  'ConnectingSiwe',
  'SmartSessionList',
  'SmartSessionCreated',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
] as const

/** The name of a view of the modal. */
export type ViewName = (typeof viewNames)[number]

/** Returns whether a value is the name of a view. */
export function isViewName(value: unknown): value is ViewName {
  return (viewNames as readonly unknown[]).includes(value)
}

/** Throws `INVALID_PARAMS` unless a value is the name of a view. Apps without TypeScript can pass any text. */
export function assertViewName(value: unknown): asserts value is ViewName {
  if (!isViewName(value))
    throw createError(pageErrors.INVALID_PARAMS, {
      details: `There is no view "${value}". Pass one of: ${viewNames.join(', ')}.`,
    })
}
