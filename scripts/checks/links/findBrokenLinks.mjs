import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the links of a Markdown document that lead to no file, or to no heading of one: `{ link, reason }`. Links to
 * other sites are not followed.
 */
export function findBrokenLinks(document) {
  const text = withoutCode(readFileSync(document, 'utf8'))
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .flatMap((link) => {
      const [file, anchor] = link.split('#')
      const target = file ? path.join(path.dirname(document), file) : document
      if (!existsSync(target)) return [{ link, reason: 'no such file' }]
      if (anchor && target.endsWith('.md') && !listAnchors(target).has(anchor))
        return [{ link, reason: 'no such heading' }]
      return []
    })
}

/** Returns GitHub's anchors for the headings of a document. */
function listAnchors(document) {
  const seen = new Map()
  const headings = withoutCode(readFileSync(document, 'utf8')).matchAll(/^#{1,6} (.*)$/gm)
  return new Set(
    [...headings].map(([, heading]) => {
      const slug = slugOf(heading)
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

function slugOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

function withoutCode(text) {
  return text.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '')
}
