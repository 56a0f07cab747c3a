/** Replaces the part of a document that a script writes, between its two marks. Throws if a mark is missing. */
export function placeGenerated(document, script, rendered) {
  const start = `<!-- Written by ${script}. -->`
  const end = `<!-- End of what is written by ${script}. -->`
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document lacks the marks ${start} and ${end}.`)
  return `${document.slice(0, from)}${start}\n${rendered}\n${document.slice(to)}`
}
