import { textSize } from '../mailbox/storedSize.js'

const frameBytes = 256
// An empty array of three characters takes about 32 bytes once it is parsed, an object with a member more.
const valueBytes = 64

/** Estimates the memory of a frame in bytes: its text, the copy that parsing makes of it, and the values in it. */
export function frameSize(text: string): number {
  const values = [',', '[', '{'].reduce((sum, mark) => sum + countOf(text, mark), 0)
  return frameBytes + 2 * textSize(text) + values * valueBytes
}

function countOf(text: string, mark: string): number {
  let count = 0
  for (let index = text.indexOf(mark); index >= 0; index = text.indexOf(mark, index + 1)) count++
  return count
}
