import type { ChainNamespace } from '@latchkey/common'
import { createBrowserPorts } from '@latchkey/core/start'
import { createElement, type ReactNode, useCallback, useEffect } from 'react'
import { buttonTexts } from '../button/buttonTexts.js'
import type { ButtonElement } from '../elements/createButtonElement.js'
import { claimMissingReport, lastInstance } from '../instance/instanceRegistry.js'
import { useConnectionHint } from './useConnectionHint.js'
import { useGivenKit } from './useKit.js'

/** Props of every button component. */
export type ButtonProps = {
  /** Text while disconnected. On the network button it replaces the network's name. */
  readonly label?: string | undefined
  /** Text while a request to a wallet is pending. */
  readonly loadingLabel?: string | undefined
  /** Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
  /** Whether the balance shows beside the account. Default `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Characters shown at the start of a shortened address. Default 4. */
  readonly charsStart?: number | undefined
  /** Characters shown at the end of a shortened address. Default 6. */
  readonly charsEnd?: number | undefined
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  readonly className?: string | undefined
}

/** Props of the button for one wallet. */
export type WalletButtonProps = Omit<ButtonProps, 'balance' | 'charsStart' | 'charsEnd'> & {
  /** A known name such as `metamask`, an id in the wallet directory or in `customWallets`, or a reverse-DNS name. */
  readonly wallet: string
}

/**
 * Renders a custom element, which draws itself and uses the instance created last. On a server it is empty; with
 * `showsHint` and a hint of the provider it has a disabled button, which shows until the element is defined.
 */
export function useButton(
  name: `appkit-${string}`,
  props: ButtonProps & Partial<WalletButtonProps>,
  showsHint = false,
): ReactNode {
  const kit = useGivenKit()
  useMissingReport(kit !== undefined)
  const isHinted = useConnectionHint(props.namespace) && showsHint
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element && 'kit' in element) (element as ButtonElement).kit = kit
    },
    [kit],
  )
  const attributes = {
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
    wallet: props.wallet,
  }
  if (!isHinted) return createElement(name, attributes)
  // The element's shadow root hides this button. Its text depends on props and context only, so that it is the same on
  // server and client.
  const label = props.loadingLabel ?? buttonTexts(kit?.lazyCore.state.rawOptions.locale).connecting
  return createElement(name, attributes, createElement('button', { type: 'button', disabled: true }, label))
}

/** Time that a page has to create its instance after it showed a button, in ms. */
const graceMs = 3_000

/** Logs once that a button is empty because the page created no instance. `isGiven`: a provider has one. */
function useMissingReport(isGiven: boolean): void {
  useEffect(() => {
    if (isGiven || lastInstance()) return
    const { clock, logger } = createBrowserPorts()
    const timer = clock.setTimeout(() => {
      if (claimMissingReport())
        logger.error(
          '[latchkey] The button is empty, because createAppKit has not run in this browser. Call it in a module that the page imports. In ' +
            "Next.js, that file begins with 'use client'.",
        )
    }, graceMs)
    return () => clock.clearTimeout(timer)
  }, [isGiven])
}
