import type { ChainNamespace } from '@latchkey/common'
import { createElement, type ReactNode, useCallback } from 'react'
import type { ButtonElement } from '../elements/createButtonElement.js'
import { useGivenKit } from './useKit.js'

/** Props of every button component. */
export type ButtonProps = {
  /** Text while disconnected; on the network button, in place of the network's name. */
  readonly label?: string | undefined
  /** Text while a wallet is being asked. */
  readonly loadingLabel?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
  /** Whether the balance shows beside the account. Default `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** How much of a long address shows at its ends. Default 4 and 6. */
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly className?: string | undefined
}

/** Draws a button element, which draws itself and finds the instance created last; a server sends it empty. */
export function useButton(name: `appkit-${string}`, props: ButtonProps): ReactNode {
  const kit = useGivenKit()
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element && 'kit' in element) (element as ButtonElement).kit = kit
    },
    [kit],
  )
  return createElement(name, {
    ref,
    class: props.className,
    label: props.label,
    loadinglabel: props.loadingLabel,
    size: props.size,
    disabled: props.disabled ? '' : undefined,
    balance: props.balance,
    charsstart: props.charsStart,
    charsend: props.charsEnd,
    namespace: props.namespace,
  })
}
