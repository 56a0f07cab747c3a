import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ButtonProps } from './useButton.js'

/** What the button elements take in JSX. React writes them as attributes. */
export type AppKitElementProps = Omit<ButtonProps, 'className'> & {
  /** Of the element, as React 18 writes it. */
  readonly class?: string | undefined
} & DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** `<appkit-modal>`, the place of the modal where the app chooses it. */
export type AppKitModalProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

// Both majors of React look elements up here: in version 18 its global namespace extends this one.
declare module 'react' {
  // biome-ignore lint/style/noNamespace: React looks elements up in one
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of React
    interface IntrinsicElements {
      'appkit-button': AppKitElementProps
      'appkit-connect-button': AppKitElementProps
      'appkit-account-button': AppKitElementProps
      'appkit-network-button': AppKitElementProps
      'appkit-modal': AppKitModalProps
    }
  }
}
