'use client'

import { useAppKit } from '@latchkey/appkit/react'
import type { SIWXConfig } from '@latchkey/common'
import { currentKit } from '../kit/currentKit.js'

/**
 * Returns the sign-in of the option `siwx` or `siweConfig`. The caller states its type. For its state, use
 * `useAppKitSIWX` of `@latchkey/appkit/react`.
 */
export function useAppKitSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined {
  useAppKit()
  return currentKit()?.getSIWX<T>()
}
