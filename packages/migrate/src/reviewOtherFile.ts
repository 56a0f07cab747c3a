import { elementPage, successorOf } from './appkit/migrateElements.js'
import type { Review } from './module/review.js'
import { lineOf } from './module/syntax.js'

const isStyleSheet = (file: string) => /\.(css|less|sass|scss)$/.test(file)
const kitInStyleSheet = /@reown\/appkit|@rainbow-me\/rainbowkit|\[data-rk|--rk-/
const kitInPage = /@reown\/appkit|@rainbow-me\/rainbowkit/
const elementInStyleSheet = /(?<![\w.#-])(w3m-[a-z-]*[a-z])/g
const elementInPage = /<(w3m-[a-z-]*[a-z])/g

/** Whether the file is a page, a component with markup of its own, or a style sheet. */
export function isPageOrStyle(file: string): boolean {
  return /\.(astro|html|mdx|svelte|vue)$/.test(file) || isStyleSheet(file)
}

/** Lists each element of AppKit, and the first other name of a kit, because the migration edits modules only. */
export function reviewOtherFile(file: string, text: string): Review[] {
  const reviews: Review[] = []
  const add = (offset: number, why: string, page: string) => {
    const line = lineOf(text, offset)
    if (!reviews.some((each) => each.line === line && each.why === why)) reviews.push({ file, line, why, page })
  }
  const offset = text.search(isStyleSheet(file) ? kitInStyleSheet : kitInPage)
  const isRainbowKit = /@rainbow-me\/rainbowkit|data-rk|--rk-/.test(text)
  if (offset >= 0)
    add(
      offset,
      'The command does not edit files of this kind.',
      isRainbowKit ? 'migrateFromRainbowKit.md' : 'migrateFromAppKit.md',
    )
  for (const { index, 1: name = '' } of text.matchAll(isStyleSheet(file) ? elementInStyleSheet : elementInPage)) {
    const renamed = successorOf(name)
    const why = renamed ? `Write \`${renamed}\` instead of \`${name}\`.` : `\`${name}\` has no equivalent.`
    add(index, why, elementPage)
  }
  return reviews
}
