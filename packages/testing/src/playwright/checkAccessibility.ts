import type { Page } from '@playwright/test'
import { missingPackage } from '../missingPackage.js'

/** A violation of an axe rule on a page. */
export type AccessibilityViolation = {
  readonly rule: string
  readonly impact: string
  readonly help: string
  /** Selectors of the elements. */
  readonly elements: readonly string[]
}

export type AccessibilityOptions = {
  /** Checks only this subtree. */
  readonly within?: string | undefined
  /** Impacts to report. Default: serious and critical. */
  readonly impacts?: readonly string[] | undefined
}

/** Runs axe (WCAG 2.2 A and AA) on a page, shadow roots included. Needs the peer dependency `@axe-core/playwright`. */
export async function checkAccessibility(
  page: Page,
  { within, impacts = ['serious', 'critical'] }: AccessibilityOptions = {},
): Promise<readonly AccessibilityViolation[]> {
  const { AxeBuilder } = await import('@axe-core/playwright').catch(
    missingPackage('`findViolations`', '@axe-core/playwright'),
  )
  const builder = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      help,
      elements: nodes.map(({ target }) => target.flat().join(' ')),
    }))
}
