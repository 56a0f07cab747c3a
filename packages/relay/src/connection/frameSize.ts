import { textSize } from '../mailbox/storedSize.js'

const frameBytes = 256
// A parsed empty array, three characters of text, takes about 32 bytes, an object with a unique key about 180.
const valueBytes = 96
const [comma, openArray, openObject] = [',', '[', '{'].map((mark) => mark.charCodeAt(0))

/** Estimates the memory of a frame in bytes: its text, the copy that parsing makes of it, and the values in it. */
export function frameSize(text: string): number {
  let values = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === comma || code === openArray || code === openObject) values++
  }
  return frameBytes + 2 * textSize(text) + values * valueBytes
}
