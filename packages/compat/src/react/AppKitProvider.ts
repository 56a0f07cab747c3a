import { AppKitProvider as KitProvider } from '@latchkey/appkit/react'
import { createElement, type ReactNode } from 'react'
import type { CreateAppKit } from '../kit/options.js'
import { createAppKit, ownModal } from './createAppKit.js'

/** Props of {@link AppKitProvider}: the options of `createAppKit`. */
export type AppKitProviderProps = CreateAppKit & { readonly children?: ReactNode }

/** Creates the instance of the page with its first render, and provides it. Later options have no effect. */
export function AppKitProvider({ children, ...options }: AppKitProviderProps): ReactNode {
  // Rendering twice is harmless: the second call returns the same instance.
  createAppKit(options)
  return createElement(KitProvider, { kit: ownModal }, children)
}
