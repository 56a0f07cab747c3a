import type { AppKitElementProps, AppKitModalProps } from '@latchkey/appkit/react'

// React 18 and 19 look elements up here; in 18 the global JSX namespace extends this one.
declare module 'react' {
  // biome-ignore lint/style/noNamespace: React looks elements up in one
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with that of React
    interface IntrinsicElements {
      'w3m-button': AppKitElementProps
      'w3m-connect-button': AppKitElementProps
      'w3m-account-button': AppKitElementProps
      'w3m-network-button': AppKitElementProps
      'w3m-modal': AppKitModalProps
    }
  }
}

/** Props of `<w3m-button>` and the other button elements with that prefix. */
export type W3mElementProps = AppKitElementProps
