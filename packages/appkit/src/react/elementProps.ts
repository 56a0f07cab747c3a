import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ButtonProps, WalletButtonProps } from './useButton.js'

/** JSX props of the button elements. React writes them as attributes. */
export type AppKitElementProps = Omit<ButtonProps, 'className'> & {
  /** React 18 needs `class` on custom elements. */
  readonly class?: string | undefined
} & DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** JSX props of `<appkit-wallet-button>`. */
export type AppKitWalletElementProps = Omit<WalletButtonProps, 'className'> &
  Pick<AppKitElementProps, 'class'> &
  DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** JSX props of `<appkit-modal>`, which contains the modal if the app places it. */
export type AppKitModalProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

// React 18 and 19 look elements up here; in 18 the global JSX namespace extends this one.
declare module 'react' {
  // biome-ignore lint/style/noNamespace: React looks elements up in one
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of React
    interface IntrinsicElements {
      'appkit-button': AppKitElementProps
      'appkit-connect-button': AppKitElementProps
      'appkit-account-button': AppKitElementProps
      'appkit-network-button': AppKitElementProps
      'appkit-wallet-button': AppKitWalletElementProps
      'appkit-modal': AppKitModalProps
    }
  }
}
