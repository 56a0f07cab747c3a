import { useAppKit as useKitMethods } from '@latchkey/appkit/react'
import type { AppKit } from '../kit/addMethods.js'

/** Returns functions that open and close the modal. */
export const useAppKit: () => Pick<AppKit, 'open' | 'close'> = useKitMethods
