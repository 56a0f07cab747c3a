import { expectTypeOf } from 'vitest'
import type { AppKit, AppKitElementAttributes, AppKitElements } from './index.js'

// The DOM knows the elements by their names.
expectTypeOf(document.createElement('appkit-button').kit).toEqualTypeOf<AppKit | undefined>()
expectTypeOf(document.querySelector('appkit-modal')).toEqualTypeOf<HTMLElement | null>()

// Templates of Svelte check the attributes of the kit, and accept those of HTML.
expectTypeOf<svelteHTML.IntrinsicElements['appkit-network-button']>().toEqualTypeOf<AppKitElementAttributes>()
export const attributes: AppKitElementAttributes[] = [
  { label: 'Connect', size: 'sm', charsStart: '4', disabled: '', class: 'wide', id: 'connect' },
  // @ts-expect-error a size that does not exist
  { size: 'xl' },
  // @ts-expect-error an unknown namespace
  { namespace: 'cosmos' },
]

// @ts-expect-error the wallet is required
export const walletButton: AppKitElements['appkit-wallet-button'] = { size: 'sm' }
